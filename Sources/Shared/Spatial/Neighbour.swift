public import Geodesy

/// A row of a table of places: which one, and where.
public struct Place<ID: Comparable & Sendable>: Sendable {
  /// Which one.
  public let id: ID
  /// Where it is.
  public let position: GeoPoint

  public init(id: ID, position: GeoPoint) {
    self.id = id
    self.position = position
  }
}

extension Place: Equatable, Hashable where ID: Hashable {}

/// A place and how far it is.
public struct Neighbour<ID: Comparable & Sendable>: Sendable {
  /// Which one.
  public let id: ID
  /// Where it is.
  public let position: GeoPoint
  /// Metres on the great circle.
  public let distance: Double

  init(_ place: Place<ID>, from centre: GeoPoint) {
    id = place.id
    position = place.position
    distance = centre.distance(to: place.position)
  }

  /// The nearest of some places, nearest first; of places equally far, the one with the smaller identifier.
  static func nearest(_ count: Int, of places: [Place<ID>], to centre: GeoPoint) -> [Neighbour] {
    let all = places.map { Neighbour($0, from: centre) }
    return Array(all.sorted { ($0.distance, $0.id) < ($1.distance, $1.id) }.prefix(count))
  }
}

extension Neighbour: Equatable, Hashable where ID: Hashable {}

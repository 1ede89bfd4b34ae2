public import Geodesy

/// A row of a table of places: which one, and where.
public struct Place<ID: Comparable & Sendable>: Sendable {
  /// Which one.
  public let id: ID
  /// Where it is.
  public let position: GeoPoint

  @inlinable public init(id: ID, position: GeoPoint) {
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

  @inlinable init(_ place: Place<ID>, distance: Double) {
    id = place.id
    position = place.position
    self.distance = distance
  }

  /// The nearest of some places, nearest first; of places equally far, the one with the smaller identifier.
  @inlinable static func nearest(_ count: Int, of places: [Place<ID>], to centre: GeoPoint) -> [Neighbour] {
    // Places may be large: only numbers are moved about.
    var order = places.indices.map { (index: $0, distance: centre.distance(to: places[$0].position)) }
    order.sort { $0.distance != $1.distance ? $0.distance < $1.distance : places[$0.index].id < places[$1.index].id }
    return order.prefix(count).map { Neighbour(places[$0.index], distance: $0.distance) }
  }
}

extension Neighbour: Equatable, Hashable where ID: Hashable {}

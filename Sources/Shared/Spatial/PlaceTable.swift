public import Geodesy

/// A table of places with an index over their `MercatorPoint`s, as its store shows it. Two statements are enough to find the nearest
/// anywhere on Earth, exactly:
///
///     SELECT id, latitude, longitude FROM places WHERE … ORDER BY mercator <-> \(centre.sql) LIMIT \(Self.limit(limit))
///     SELECT id, latitude, longitude FROM places WHERE … AND \(SpatialBox.condition("mercator", in: boxes))
///
/// with `CREATE INDEX … USING spgist (mercator) WHERE …`. Both must see the same rows: in a transaction with `repeatableRead` they do
/// whatever happens; otherwise a place that vanishes between them may be missing from an answer without another in its stead.
public protocol PlaceTable<ID>: PlaceBoxes {
  /// The places nearest in the plane, at most `limit`, fewer only when there are no more.
  func closest(to centre: MercatorPoint, limit: Int) async throws -> [Place<ID>]
}

/// A table of places that can be asked for all in a box. That is enough for all within a distance.
public protocol PlaceBoxes<ID> {
  /// Names a place; breaks ties between places equally far.
  associatedtype ID: Comparable & Sendable

  /// Every place in at least one of the boxes, each once, edges included.
  func inside(_ boxes: [SpatialBox]) async throws -> [Place<ID>]
}

extension PlaceTable {
  /// The nearest places by great-circle distance, nearest first, exactly; fewer than `count` only when the table has no more.
  ///
  /// Nearly always one statement.
  /// - Parameters:
  ///   - count: At least 1.
  ///   - radius: Metres, not negative. Places that are farther are left out, and not looked for: where there is nothing near, a bound keeps the search from
  ///     reading all there is on the other side of the Earth.
  @inlinable public func nearest(_ count: Int, to centre: GeoPoint, within radius: Double = .infinity) async throws -> [Neighbour<ID>] {
    let certificate = NearestCertificate(centre: centre, count: count, radius: radius)
    var limit = certificate.firstLimit
    while true {
      let places = try await closest(to: MercatorPoint(centre), limit: limit)
      switch certificate.judge(places, limit: limit) {
      case .exact(let nearest): return nearest
      case .fetchMore(let more): limit = more
      case .boxes(let boxes): return certificate.nearest(of: try await inside(boxes))
      case .polar(let band): return certificate.nearest(of: try await inside([band]))
      }
    }
  }
}

extension PlaceBoxes {
  /// All places within a distance, nearest first.
  /// - Parameters:
  ///   - radius: Metres, not negative.
  ///   - limit: At most so many are returned; the nearest.
  @inlinable public func within(_ radius: Double, of centre: GeoPoint, limit: Int) async throws -> [Neighbour<ID>] {
    let places = try await inside(SpatialBox.around(centre, radius: radius))
    return Neighbour.nearest(places.count, of: places, to: centre).prefix(limit).filter { $0.distance <= radius }
  }
}

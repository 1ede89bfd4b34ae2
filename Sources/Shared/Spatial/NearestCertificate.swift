public import Geodesy
internal import Glibc

/// Proves that the nearest in the plane are the nearest on the Earth, or says what to fetch to know (geo.md 2.3).
///
/// The index orders by distance in the plane of `MercatorPoint`. The k-th nearest on the ground of the places it returned is `d` away;
/// the true k nearest are then all within `d`. The way to any of them stays below the latitude |φ|+d, where the plane is stretched by at
/// most 1/cos(|φ|+d): none of them can lie farther in the plane than M = d / cos(|φ|+d). If the index has shown everything up to M, nothing
/// was missed.
public struct NearestCertificate: Sendable {
  /// Beyond this latitude the plane is stretched more than elevenfold, and the bound is worth little. Degrees.
  @usableFromInline static let latitudeMax = 85.0

  /// How many are fetched at first, at least: enough for five, 2,999 times of 3,000 (geo.md 2.3).
  @usableFromInline static let firstLimitMin = 16

  /// More are not fetched by distance: that many around one place are a crowd, and a box gets all of them at once.
  @usableFromInline static let limitMax = 1_024

  /// Verdict on what was fetched.
  public enum Verdict<ID: Comparable & Sendable>: Sendable {
    /// The places are the nearest, none farther than is wanted.
    case exact([Neighbour<ID>])
    /// Fetch more in the order of the plane.
    case fetchMore(limit: Int)
    /// Over 180°, where the plane is torn, in a crowd, or where there may be little within the radius near a pole: fetch all in these boxes, and
    /// the nearest of them are the nearest.
    case boxes([SpatialBox])
    /// Near a pole: fetch all of this band, and the nearest of them are the nearest.
    case polar(SpatialBox)
  }

  /// The place they shall be near to.
  public let centre: GeoPoint
  /// How many are wanted; at least 1.
  public let count: Int
  /// Metres: what is farther is not wanted.
  public let radius: Double

  /// - Parameters:
  ///   - centre: The place they shall be near to.
  ///   - count: How many are wanted; at least 1.
  ///   - radius: Metres, not negative: what is farther is not wanted, and need not be looked for. Infinite where nothing is too far.
  public init(centre: GeoPoint, count: Int, radius: Double = .infinity) {
    precondition(count > 0, "the nearest of nothing")
    precondition(radius >= 0, "within less than nothing")
    self.centre = centre
    self.count = count
    self.radius = radius
  }

  /// How many to fetch at first: three times as many, because north and south are drawn larger than they are. One of the numbers that
  /// `PlaceTable.limit` writes into a statement, as all that are fetched later.
  public var firstLimit: Int {
    var limit = Self.firstLimitMin
    while limit < 3 * count, limit < Self.limitMax { limit *= 2 }
    return max(limit, count)
  }

  /// - Parameters:
  ///   - places: The nearest in the plane, in any order.
  ///   - limit: How many were asked for, at least `count`: fewer came when there are no more.
  // Inlinable, as all that is generic here is: made for the places of a table it takes a third of the time.
  @inlinable public func judge<ID>(_ places: [Place<ID>], limit: Int) -> Verdict<ID> {
    precondition(limit >= count, "too few were asked for to contain the nearest")
    let nearest = Neighbour.nearest(count, of: places, to: centre)
    let wanted = nearest.filter { $0.distance <= radius }
    if places.count < limit { return .exact(wanted) }
    // Where the last of them is too far, everything that is wanted is within the radius: a box around the last could hold half of the Earth.
    let isTooFar = nearest[count - 1].distance > radius
    let distance = isTooFar ? radius : nearest[count - 1].distance
    let half = BoxHalfWidths(radius: distance, latitude: centre.latitude)
    if abs(centre.latitude) + half.latitude > Self.latitudeMax {
      if isTooFar { return .boxes(SpatialBox.around(centre, radius: distance)) }
      return .polar(.band(south: centre.latitude - half.latitude, north: centre.latitude + half.latitude))
    }
    if abs(centre.longitude) + half.longitude >= 180 { return .boxes(SpatialBox.around(centre, radius: distance)) }
    // Strictly: of several at the edge the index may have shown only some.
    if reaches(half.longitude, places) { return .exact(wanted) }
    if limit * 4 > Self.limitMax { return .boxes(SpatialBox.around(centre, radius: distance)) }
    return .fetchMore(limit: limit * 4)
  }

  /// The nearest of all that can be wanted.
  @inlinable func nearest<ID>(of places: [Place<ID>]) -> [Neighbour<ID>] {
    Neighbour.nearest(count, of: places, to: centre).filter { $0.distance <= radius }
  }

  /// Whether everything up to more than a distance in the plane was shown. The index shows the farthest last.
  @inlinable func reaches<ID>(_ distance: Double, _ places: [Place<ID>]) -> Bool {
    let middle = MercatorPoint(centre)
    return places.reversed().contains { distance < middle.distance(to: MercatorPoint($0.position)) }
  }
}

extension NearestCertificate.Verdict: Equatable where ID: Hashable {}

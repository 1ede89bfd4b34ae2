/// A box between two parallels and two meridians. It may cross 180°; then `west` is greater than `east`.
public struct GeoBox: Sendable, Hashable {
  /// The corners; the box reaches from one eastwards to the other.
  public let southWest: GeoPoint
  public let northEast: GeoPoint

  /// Refuses a south north of the north. `southWest` may lie east of `northEast`: the box then crosses 180°.
  public init?(southWest: GeoPoint, northEast: GeoPoint) {
    guard southWest.latitude <= northEast.latitude else { return nil }
    self.southWest = southWest
    self.northEast = northEast
  }

  /// The smallest box around all points, over 180° where that is the shorter way; nil without points.
  ///
  /// The meridians are a circle: the box is that circle without its widest empty gap.
  public init?(enclosing points: some Sequence<GeoPoint>) {
    self.init(enclosing: points.map { GeoBox(southWest: $0, northEast: $0)! })
  }

  /// The smallest box around all boxes, over 180° where that is the shorter way; nil without boxes.
  public init?(enclosing boxes: some Sequence<GeoBox>) {
    let all = Array(boxes)
    guard let south = all.map(\.south).min(), let north = all.map(\.north).max() else { return nil }
    let (west, east) = Self.spanned(all.flatMap(\.flatSpans))
    self.southWest = GeoPoint(clampingLatitude: south, wrappingLongitude: west)
    self.northEast = GeoPoint(clampingLatitude: north, wrappingLongitude: east)
  }

  /// The meridians of the box as spans that do not cross 180°.
  private var flatSpans: [(west: Double, east: Double)] {
    crossesAntimeridian ? [(west, 180), (-180, east)] : [(west, east)]
  }

  /// Walks east over the spans and remembers the widest gap before one of them; the gap over 180° is the one to beat.
  private static func spanned(_ spans: [(west: Double, east: Double)]) -> (west: Double, east: Double) {
    let sorted = spans.sorted { $0 < $1 }
    let (first, last) = (sorted[0].west, sorted.map(\.east).max()!)
    var best = (gap: first + 360 - last, west: first, east: last)
    var reach = sorted[0].east
    for span in sorted.dropFirst() {
      if span.west - reach > best.gap { best = (span.west - reach, span.west, reach) }
      reach = max(reach, span.east)
    }
    return (best.west, best.east)
  }

  /// The sides, in degrees.
  public var south: Double { southWest.latitude }
  public var north: Double { northEast.latitude }
  public var west: Double { southWest.longitude }
  public var east: Double { northEast.longitude }

  /// Whether the box holds the meridian of 180°.
  public var crossesAntimeridian: Bool { west > east }

  /// Degrees of longitude from west to east, in [0, 360].
  public var width: Double { crossesAntimeridian ? east - west + 360 : east - west }

  /// Degrees of latitude from south to north, in [0, 180].
  public var height: Double { north - south }

  /// Edges included.
  public func contains(_ point: GeoPoint) -> Bool {
    guard south <= point.latitude, point.latitude <= north else { return false }
    if crossesAntimeridian { return point.longitude >= west || point.longitude <= east }
    return west <= point.longitude && point.longitude <= east
  }

  /// The middle of both ranges of degrees, inside also where the box crosses 180°.
  public var centre: GeoPoint {
    GeoPoint(clampingLatitude: south + height / 2, wrappingLongitude: west + width / 2)
  }

  /// Great-circle distance between the corners south-west and north-east, metres. The corners of a box wider than half of the world come near each other
  /// around the other side; it has the diagonal of the same box 180° wide, so that a wider box never has a shorter one.
  public var diagonal: Double {
    southWest.distance(to: GeoPoint(clampingLatitude: north, wrappingLongitude: west + min(width, 180)))
  }
}

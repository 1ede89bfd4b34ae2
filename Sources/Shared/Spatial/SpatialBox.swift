public import Geodesy
internal import Glibc

/// A box between two parallels and two meridians that does not cross 180°: what the index can be asked for.
///
/// A box on the globe is one of these or, over 180°, two; see `windows(of:)` and `around(_:radius:)`.
public struct SpatialBox: Sendable, Hashable {
  /// Degrees, `south` ≤ `north` in [-90, 90], `west` ≤ `east` in [-180, 180].
  public let south: Double
  public let north: Double
  public let west: Double
  public let east: Double

  init(south: Double, north: Double, west: Double, east: Double) {
    self.south = max(-90, south)
    self.north = min(90, north)
    self.west = max(-180, west)
    self.east = min(180, east)
  }

  /// All the way round the Earth between two parallels, degrees.
  @usableFromInline static func band(south: Double, north: Double) -> SpatialBox {
    SpatialBox(south: south, north: north, west: -180, east: 180)
  }

  /// Edges included.
  public func contains(_ point: GeoPoint) -> Bool {
    south <= point.latitude && point.latitude <= north && west <= point.longitude && point.longitude <= east
  }

  /// The one box, or the two boxes on both sides of 180°, that cover a box on the globe.
  public static func windows(of box: GeoBox) -> [SpatialBox] {
    let (south, north) = (box.south, box.north)
    if !box.crossesAntimeridian { return [SpatialBox(south: south, north: north, west: box.west, east: box.east)] }
    return [
      SpatialBox(south: south, north: north, west: box.west, east: 180),
      SpatialBox(south: south, north: north, west: -180, east: box.east),
    ]
  }

  /// One or two boxes that hold everything within a distance of a place, and more in their corners.
  /// - Parameter radius: Metres, not negative.
  public static func around(_ centre: GeoPoint, radius: Double) -> [SpatialBox] {
    let half = BoxHalfWidths(radius: radius, latitude: centre.latitude)
    let (south, north) = (centre.latitude - half.latitude, centre.latitude + half.latitude)
    if half.isFullCircle { return [band(south: south, north: north)] }
    let (west, east) = (centre.longitude - half.longitude, centre.longitude + half.longitude)
    var boxes = [SpatialBox(south: south, north: north, west: west, east: east)]
    // A place on the meridian of 180° may be stored as 180 or as -180: touching it is crossing it.
    if west <= -180 { boxes.append(SpatialBox(south: south, north: north, west: west + 360, east: 180)) }
    if east >= 180 { boxes.append(SpatialBox(south: south, north: north, west: -180, east: east - 360)) }
    return boxes
  }
}

/// How far a box must reach to each side to hold everything within a distance (geo.md 2.5).
public struct BoxHalfWidths: Sendable, Hashable {
  /// Added to the radius, degrees: 1 cm, more than all rounding of a distance and less than anybody can stand apart.
  static let slack = 1e-7

  /// Degrees, to the north and to the south.
  public let latitude: Double
  /// Degrees, to the east and to the west; 180 where every meridian may be within the distance.
  public let longitude: Double

  /// Whether the box goes all the way round the Earth.
  public var isFullCircle: Bool { longitude >= 180 }

  /// A degree of longitude is shortest at the parallel nearest to a pole, so that one decides.
  /// - Parameters:
  ///   - radius: Metres, not negative.
  ///   - latitude: Latitude of the centre, degrees.
  public init(radius: Double, latitude: Double) {
    let angle = degrees(radius / Earth.radius) + Self.slack
    let highest = abs(latitude) + angle
    self.latitude = angle
    longitude = highest >= 90 ? 180 : min(180, angle / cos(radians(highest)))
  }
}

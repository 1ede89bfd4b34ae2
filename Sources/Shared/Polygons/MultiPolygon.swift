public import Geodesy

/// Polygons on the Earth as GeoJSON means them (RFC 7946): edges are straight in degrees, and what crosses 180° is cut there.
///
/// Only values; what can be done with them is in `PolygonKit`.
public struct MultiPolygon: Sendable, Hashable {
  /// One outline with its holes. Rings are closed by their nature: the first point is not repeated at the end.
  public struct Polygon: Sendable, Hashable {
    /// The outline, in either direction.
    public var exterior: [GeoPoint]
    /// Holes that are cut out of it.
    public var holes: [[GeoPoint]]

    public init(exterior: [GeoPoint], holes: [[GeoPoint]] = []) {
      self.exterior = exterior
      self.holes = holes
    }
  }

  /// Its parts; none overlaps another.
  public var polygons: [Polygon]

  public init(_ polygons: [Polygon] = []) {
    self.polygons = polygons
  }

  /// Whether it has no part.
  public var isEmpty: Bool { polygons.isEmpty }

  /// Points of all rings.
  public var pointCount: Int {
    polygons.reduce(0) { $0 + $1.exterior.count + $1.holes.reduce(0) { $0 + $1.count } }
  }

  /// The smallest box around all, over 180° where that is the shorter way; nil when empty.
  public var box: GeoBox? {
    GeoBox(enclosing: polygons.compactMap { Self.flatBox(of: $0.exterior) })
  }

  /// A ring never crosses 180°, so its box is that of its extremes, even where it is wider than half the world.
  private static func flatBox(of ring: [GeoPoint]) -> GeoBox? {
    guard var west = ring.first?.longitude, var south = ring.first?.latitude else { return nil }
    var (east, north) = (west, south)
    for point in ring {
      (west, east) = (min(west, point.longitude), max(east, point.longitude))
      (south, north) = (min(south, point.latitude), max(north, point.latitude))
    }
    guard let southWest = GeoPoint(latitude: south, longitude: west), let northEast = GeoPoint(latitude: north, longitude: east)
    else { return nil }
    return GeoBox(southWest: southWest, northEast: northEast)
  }
}

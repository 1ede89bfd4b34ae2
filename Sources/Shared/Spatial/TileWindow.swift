public import Geodesy
internal import Glibc

/// Tiles of the Web Mercator pyramid ("slippy map tiles", OpenStreetMap wiki), by which places are counted, so that a map of a continent shows how
/// many there are without anybody looking at each of them. At zoom z there are 2^z columns from 180° W eastwards and 2^z rows from the north.
///
/// A table of places keeps a row for each tile that holds any, at the `keptZooms`:
///
///     (zoom smallint, x integer, y integer, place_count bigint, …, PRIMARY KEY (zoom, x, y))
public struct TileWindow: Sendable, Hashable {
  /// Where the square of the projection ends, degrees; what is nearer to a pole is counted in the outermost row.
  public static let latitudeMax = 85.0511287798066

  /// Zooms at which places are counted: each tile holds sixteen of the next. From a continent to a quarter of a town (geo.md 2.4).
  public static let keptZooms = [3, 5, 7, 9, 11]

  /// One of `keptZooms`.
  public let zoom: Int
  /// From west to east.
  public let columns: ClosedRange<Int32>
  /// From north to south.
  public let rows: ClosedRange<Int32>

  /// The tiles that a box on the globe touches, finer the smaller it is: one window or, over 180°, two.
  /// - Parameters:
  ///   - box: The area that is looked at.
  ///   - zoomMax: Not finer than this.
  ///   - tileCountMax: About how many tiles are wanted at most; the coarsest zoom is taken, however many these are.
  public static func windows(of box: GeoBox, zoomMax: Int, tileCountMax: Int) -> [TileWindow] {
    let zooms = keptZooms.reversed().filter { $0 <= zoomMax }
    let fitting = zooms.first { zoom in windows(of: box, zoom: zoom).reduce(0) { $0 + $1.tileCount } <= tileCountMax }
    return windows(of: box, zoom: fitting ?? keptZooms[0])
  }

  static func windows(of box: GeoBox, zoom: Int) -> [TileWindow] {
    let rows = row(box.north, zoom: zoom)...row(box.south, zoom: zoom)
    return SpatialBox.windows(of: box).map { window in
      TileWindow(zoom: zoom, columns: column(window.west, zoom: zoom)...column(window.east, zoom: zoom), rows: rows)
    }
  }

  var tileCount: Int { columns.count * rows.count }

  static func column(_ longitude: Double, zoom: Int) -> Int32 {
    let count = Double(1 << zoom)
    return Int32(min(count - 1, ((longitude + 180) / 360 * count).rounded(.down)))
  }

  static func row(_ latitude: Double, zoom: Int) -> Int32 {
    let count = Double(1 << zoom)
    let clamped = max(-latitudeMax, min(latitudeMax, latitude))
    let part = (1 - asinh(tan(radians(clamped))) / .pi) / 2
    return Int32(max(0, min(count - 1, (part * count).rounded(.down))))
  }

  /// The box of a tile; the outermost rows reach to the poles.
  public static func box(column: Int32, row: Int32, zoom: Int) -> GeoBox {
    let count = Double(1 << zoom)
    let south = Double(row) == count - 1 ? -90 : latitude(ofEdge: Double(row) + 1, of: count)
    let north = row == 0 ? 90 : latitude(ofEdge: Double(row), of: count)
    let west = Double(column) / count * 360 - 180
    // The corner is the meridian of 180°, which as -180 would be the other end of the world.
    return GeoBox(
      southWest: GeoPoint(latitude: south, longitude: west)!, northEast: GeoPoint(latitude: north, longitude: west + 360 / count)!)!
  }

  private static func latitude(ofEdge row: Double, of count: Double) -> Double {
    degrees(atan(sinh(.pi * (1 - 2 * row / count))))
  }
}

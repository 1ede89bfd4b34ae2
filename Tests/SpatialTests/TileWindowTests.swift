import Geodesy
import Testing

@testable import Spatial

@Suite struct TileWindowTests {
  private static let places = WorldOfPlaces().places.map(\.position)

  private static func tile(of point: GeoPoint, _ zoom: Int) -> (x: Int32, y: Int32) {
    (TileWindow.column(point.longitude, zoom: zoom), TileWindow.row(point.latitude, zoom: zoom))
  }

  @Test(arguments: TileWindow.keptZooms) func aPlaceIsInTheBoxOfItsTile(zoom: Int) {
    let count = Int32(1 << zoom)
    for place in Self.places {
      let (x, y) = Self.tile(of: place, zoom)
      #expect((0..<count).contains(x) && (0..<count).contains(y))
      let box = TileWindow.box(column: x, row: y, zoom: zoom)
      // The edge between two tiles is computed in two ways, which may differ in the last digit.
      #expect(box.south - 1e-9 <= place.latitude && place.latitude <= box.north + 1e-9, "\(place)")
      #expect(box.west - 1e-9 <= place.longitude && place.longitude <= box.east + 1e-9, "\(place)")
    }
  }

  /// OpenStreetMap wiki, "Slippy map tilenames": the tile of 60.17° N, 24.94° E (Helsinki) is 9/291/148 or so by the same formula by hand.
  @Test func knownTiles() {
    let helsinki = GeoPoint(clampingLatitude: 60.1699, wrappingLongitude: 24.9384)
    #expect(Self.tile(of: helsinki, 9) == (291, 148))
    #expect(Self.tile(of: GeoPoint(clampingLatitude: 0, wrappingLongitude: 0), 3) == (4, 4))
    #expect(Self.tile(of: GeoPoint(clampingLatitude: 90, wrappingLongitude: 180), 5) == (31, 0))
    #expect(Self.tile(of: GeoPoint(clampingLatitude: -90, wrappingLongitude: -180), 5) == (0, 31))
  }

  @Test func aWindowHoldsTheTilesOfAllInTheBox() throws {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      let (one, other) = (Self.places.randomElement(using: &generator)!, Self.places.randomElement(using: &generator)!)
      // Either way round: half of these boxes cross 180°.
      let south = GeoPoint(clampingLatitude: min(one.latitude, other.latitude), wrappingLongitude: one.longitude)
      let north = GeoPoint(clampingLatitude: max(one.latitude, other.latitude), wrappingLongitude: other.longitude)
      let box = try #require(GeoBox(southWest: south, northEast: north))
      let windows = TileWindow.windows(of: box, zoomMax: 30, tileCountMax: 256)
      #expect(windows.count == (box.crossesAntimeridian ? 2 : 1))
      let (zoom, tiles) = (windows[0].zoom, windows.reduce(0) { $0 + $1.tileCount })
      #expect(tiles <= 256 && windows.allSatisfy { $0.zoom == zoom })
      for place in Self.places where box.contains(place) {
        let (x, y) = Self.tile(of: place, zoom)
        #expect(windows.contains { $0.columns.contains(x) && $0.rows.contains(y) }, "\(place) in \(box)")
      }
    }
  }

  @Test func aSmallerBoxIsCountedByFinerTiles() throws {
    func zoom(_ width: Double, zoomMax: Int = 30) throws -> Int {
      let box = try #require(
        GeoBox(
          southWest: GeoPoint(clampingLatitude: 40, wrappingLongitude: 9),
          northEast: GeoPoint(clampingLatitude: 40 + width / 2, wrappingLongitude: 9 + width)))
      return TileWindow.windows(of: box, zoomMax: zoomMax, tileCountMax: 256)[0].zoom
    }
    #expect(try [80.0, 40, 10, 2, 0.1].map { try zoom($0) } == [5, 7, 9, 11, 11])
    #expect(try zoom(0.1, zoomMax: 8) == 7 && zoom(0.1, zoomMax: 0) == 3)
    let world = try #require(
      GeoBox(southWest: GeoPoint(clampingLatitude: -90, wrappingLongitude: -180), northEast: GeoPoint(latitude: 90, longitude: 180)!))
    #expect(TileWindow.windows(of: world, zoomMax: 30, tileCountMax: 256).map(\.zoom) == [3])
    #expect(TileWindow.windows(of: world, zoomMax: 30, tileCountMax: 1).map(\.zoom) == [3], "the coarsest, however many")
  }
}

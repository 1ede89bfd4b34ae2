import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import RPC
import Spatial
import Testing

@testable import GeoService

/// Parks on a map, by themselves and as clusters.
@Suite struct ParksInBoxTests {
  private static let now = StoredGeo.now

  private static func handlers(_ database: Database) -> ParkHandlers {
    let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
    return ParkHandlers(
      store: ParkStore(database: database), cities: CityStore(database: database),
      credits: CreditShelf(store: ImportStore(database: database)), pageTokens: key)
  }

  private static func found(
    _ handlers: ParkHandlers, south: Double, west: Double, north: Double, east: Double, zoom: Int32? = nil
  ) async throws -> FindParksInBoxResponse {
    try await handlers.findParksInBox(
      FindParksInBoxRequest(
        southWest: LatLng(latitudeDegrees: south, longitudeDegrees: west),
        northEast: LatLng(latitudeDegrees: north, longitudeDegrees: east),
        zoom: zoom), StoredGeo.context(ParkServiceMethods.findParksInBox))
  }

  private static func square(_ id: String, _ latitude: Double, _ longitude: Double, half: Double = 0.001) -> String {
    // A square over 180° is two, as RFC 7946 wants it; none of these is.
    let (south, north, west, east) = (latitude - half, latitude + half, longitude - half, longitude + half)
    let ring = "[[\(west),\(south)],[\(east),\(south)],[\(east),\(north)],[\(west),\(north)],[\(west),\(south)]]"
    return """
      {"type":"Feature","properties":{"park_id":"\(id)","kind":"park","name":"\(id)"},"geometry":{"type":"Polygon","coordinates":[\(ring)]}}

      """
  }

  private static func load(_ lines: [String], _ database: Database) async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojsonl")
    try Data(lines.joined().utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try await ParkImport(database: database).runExtract(file: file.path, name: "all", at: now)
  }

  /// Half in a town, the rest anywhere, some on both sides of 180° and near the poles.
  private static func someParks(_ count: Int, seed: String) -> [(id: String, latitude: Double, longitude: Double)] {
    var generator = SeededGenerator(seed: Array(seed.utf8))
    return (0..<count).map { index in
      switch index % 8 {
      case 0..<4: ("p-\(index)", .random(in: 45...45.3, using: &generator), .random(in: 9...9.4, using: &generator))
      case 4: ("p-\(index)", .random(in: -60...60, using: &generator), .random(in: 179...179.9, using: &generator))
      case 5: ("p-\(index)", .random(in: -60...60, using: &generator), .random(in: -179.9 ... -179, using: &generator))
      case 6: ("p-\(index)", .random(in: 85.2...89.9, using: &generator), .random(in: -179...179, using: &generator))
      default: ("p-\(index)", .random(in: -80...80, using: &generator), .random(in: -179...179, using: &generator))
      }
    }
  }

  @Test func aTownShowsItsParksAndTheWorldItsClusters() async throws {
    let parks = Self.someParks(1_000, seed: "town and world")
    try await ScratchDatabase("geo").withDatabase { database in
      try await Self.load(parks.map { Self.square($0.id, $0.latitude, $0.longitude) }, database)
      let handlers = Self.handlers(database)

      let part = try await Self.found(handlers, south: 45.1, west: 9.1, north: 45.2, east: 9.2)
      let expected = parks.filter { (45.099...45.201).contains($0.latitude) && (9.099...9.201).contains($0.longitude) }.map(\.id)
      #expect(part.clusters.isEmpty && Set(part.parks.map(\.parkID)) == Set(expected) && part.parks.count > 10)

      let world = try await Self.found(handlers, south: -90, west: -180, north: 90, east: 180)
      #expect(world.parks.isEmpty && world.clusters.reduce(0) { $0 + $1.parkCount } == 1_000 && world.clusters.count <= 64)
      #expect(world.attributions.contains { $0.contains("OpenStreetMap") })

      // All of the town: more than 200. Fine tiles by itself, one finger's width on a map of the world.
      let town = try await Self.found(handlers, south: 45, west: 9, north: 45.3, east: 9.4)
      #expect(town.parks.isEmpty && town.clusters.reduce(0) { $0 + $1.parkCount } == 500 && town.clusters.count > 4)
      let far = try await Self.found(handlers, south: 45, west: 9, north: 45.3, east: 9.4, zoom: 1)
      #expect(far.clusters.count == 1)
      for cluster in town.clusters {
        let (position, south, north) = (cluster.position!, cluster.southWest!, cluster.northEast!)
        #expect((south.latitudeDegrees...north.latitudeDegrees).contains(position.latitudeDegrees))
        #expect((south.longitudeDegrees...north.longitudeDegrees).contains(position.longitudeDegrees))
      }
    }
  }

  @Test func aBoxOver180DegreesHasBothSides() async throws {
    let parks = Self.someParks(400, seed: "antimeridian")
    try await ScratchDatabase("geo").withDatabase { database in
      try await Self.load(parks.map { Self.square($0.id, $0.latitude, $0.longitude) }, database)
      let handlers = Self.handlers(database)
      let narrow = try await Self.found(handlers, south: -61, west: 178.5, north: 61, east: -178.5)
      let expected = parks.filter { abs($0.longitude) > 178.499 && abs($0.latitude) < 61.001 }.map(\.id)
      #expect(Set(narrow.parks.map(\.parkID)) == Set(expected) && narrow.parks.contains { $0.centre!.longitudeDegrees < 0 })
      #expect(narrow.parks.contains { $0.centre!.longitudeDegrees > 0 })
      // The long way round the world is another box.
      let wide = try await Self.found(handlers, south: -90, west: 9, north: 90, east: 8.9)
      #expect(wide.clusters.reduce(0) { $0 + $1.parkCount } == 400)
    }
  }

  /// What is kept is what counting gives, after imports that add, move and remove; and the database's tiles are those of this program.
  @Test func countsFollowTheParks() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      for (number, count) in [600, 300, 450, 1].enumerated() {
        let parks = Self.someParks(count, seed: "import \(number)")
        try await Self.load(parks.map { Self.square($0.id, $0.latitude, $0.longitude) }, database)
        let kept = try await database.query("SELECT zoom, x, y, park_count FROM park_tiles ORDER BY zoom, x, y")
          .map {
            "\(try $0.get(0, as: Int16.self))/\(try $0.get(1, as: Int32.self))/\(try $0.get(2, as: Int32.self)) \(try $0.get(3, as: Int64.self))"
          }
        let middles = try await database.query("SELECT latitude, longitude FROM parks").map { row in
          GeoPoint(clampingLatitude: try row.get(0), wrappingLongitude: try row.get(1))
        }
        var counts: [String: Int] = [:]
        for middle in middles {
          let box = GeoBox(southWest: middle, northEast: middle)!
          for zoom in TileWindow.keptZooms {
            let window = TileWindow.windows(of: box, zoomMax: zoom, tileCountMax: 1)[0]
            counts["\(zoom)/\(window.columns.lowerBound)/\(window.rows.lowerBound)", default: 0] += 1
          }
        }
        #expect(Set(kept) == Set(counts.map { "\($0.key) \($0.value)" }))
      }
    }
  }

  @Test func whatIsNoBoxIsRefused() async throws {
    try await ScratchDatabase("geo").withDatabase { database in
      let handlers = Self.handlers(database)
      func refused(_ south: Double, _ west: Double, _ north: Double, _ east: Double, _ zoom: Int32? = nil) async -> String? {
        await StoredGeo.failure { try await Self.found(handlers, south: south, west: west, north: north, east: east, zoom: zoom) }?
          .fieldViolations.first?.field
      }
      #expect(await refused(10, 0, 9, 1) == "south_west")
      #expect(await refused(0, 181, 1, 1) == "south_west")
      #expect(await refused(0, 0, .nan, 1) == "north_east")
      #expect(await refused(0, 0, 1, 1, 31) == "zoom")
      #expect(await refused(0, 0, 1, 1, -1) == "zoom")
      #expect(await refused(1, 1, 1, 1, 0) == nil)
    }
  }
}

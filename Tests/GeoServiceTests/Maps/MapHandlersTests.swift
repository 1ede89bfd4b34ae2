import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import Identity
import Postgres
import RPC
import Testing

@testable import GeoService

extension StoredGeo {
  @Suite struct Maps {
    private static func withHandlers<Value: Sendable>(
      _ body: @escaping @Sendable (MapHandlers) async throws -> Value
    ) async throws -> Value {
      try await StoredGeo.withData { database in
        let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
        return try await body(MapHandlers(shelf: AtlasShelf(store: MapStore(database: database)), pageTokens: key))
      }
    }

    private static func list(_ handlers: MapHandlers, _ size: Int32, _ token: String = "") async throws -> ListMapsResponse {
      try await handlers.listMaps(ListMapsRequest(pageSize: size, pageToken: token), StoredGeo.context(MapServiceMethods.listMaps))
    }

    @Test func theListCanBeReadPageByPage() async throws {
      let (paged, whole) = try await Self.withHandlers { handlers in
        var (paged, token): ([String], String) = ([], "")
        repeat {
          let page = try await Self.list(handlers, 70, token)
          paged += page.maps.map(\.mapID)
          token = page.nextPageToken
        } while !token.isEmpty
        return (paged, try await Self.list(handlers, 500).maps.map(\.mapID))
      }
      #expect(paged == whole && whole.first == "world" && whole.contains("north-america"))
    }

    @Test func anUnknownMapAndAForgedTokenAreRefused() async throws {
      try await Self.withHandlers { handlers in
        let unknown = await StoredGeo.failure {
          try await handlers.getMap(GetMapRequest(mapID: "atlantis"), StoredGeo.context(MapServiceMethods.getMap))
        }
        #expect(unknown?.code == .notFound && unknown?.reason == "MAP_NOT_FOUND")
        #expect(await StoredGeo.failure { try await Self.list(handlers, 10, "forged") }?.reason == "INVALID_ARGUMENT")
        #expect(await StoredGeo.failure { try await Self.list(handlers, -1) }?.fieldViolations.first?.field == "page_size")
      }
    }

    /// A seed draws the same place whatever alphabet the database goes by: in Danish "aa" comes after "z".
    @Test func theOrderBehindASeedIsThatOfBytesInEveryLocale() async throws {
      let scratch = try ScratchDatabase("geo")
      try scratch.run(script: #"ALTER TABLE map_grounds ALTER COLUMN ground_id TYPE text COLLATE "da-x-icu""#)
      let order = try await scratch.withDatabase { database in
        let store = MapStore(database: database)
        try await database.transaction { transaction in
          for (column, groundID) in ["z", "aa", "az", "a-1"].enumerated() {
            let ground = try rectangle(groundID, south: 0, west: Double(column), north: 1, east: Double(column) + 1)
            _ = try await MapStore.keep(ground, source: "maps", in: transaction)
          }
          let map = MapLine(mapID: "all", displayName: "All", groundIDs: ["z", "aa", "az", "a-1"])
          _ = try await MapStore.keep(map, source: "maps", attributions: [], in: transaction)
        }
        return try await store.atlas(revision: [])["all"]?.coverage.grounds.map(\.groundID)
      }
      #expect(order == ["a-1", "aa", "az", "z"])
    }

    @Test func theWorldIsWhatTheContractSays() async throws {
      let world = try await Self.withHandlers {
        try await $0.getMap(GetMapRequest(mapID: "world"), StoredGeo.context(MapServiceMethods.getMap)).map
      }
      #expect(world?.diagonalM == 14_916_862 && world?.centre == LatLng() && world?.isWorld == true)
      #expect(world?.attributions.first == "Made with Natural Earth")
    }
  }
}

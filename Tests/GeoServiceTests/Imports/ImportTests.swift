import CairnTesting
import FoundationEssentials
import Postgres
import Testing
import Timekeeping

@testable import GeoService

extension StoredGeo {
  @Suite struct Imports {
    @Test func theSecondImportWritesNothing() async throws {
      let (maps, cities) = try await withData { database in
        let maps = try await MapImport(database: database).run(folder: RealData.folder, at: now)
        return (maps, try await CityImport(database: database).run(folder: RealData.folder, at: now))
      }
      #expect(maps.isUnchanged && cities.isUnchanged)
    }

    @Test func whatIsStoredIsWhatWasRead() async throws {
      let atlas = try await withData { try await AtlasShelf(store: MapStore(database: $0)).current(at: now) }
      let read = MapRules.inOrder(try RealData.maps.get())
      #expect(atlas.maps.map(\.mapID) == read.map(\.mapID))
      #expect(atlas.maps.map(\.diagonal) == read.map(\.diagonal))
      #expect(atlas["world"]?.coverage.doubledArea == read[0].coverage.doubledArea)
      let drawn = try LocationRules.draw(count: 20, seed: seed(1), from: #require(atlas["world"]).coverage, avoiding: Avoidance())
      #expect(try drawn == LocationRules.draw(count: 20, seed: seed(1), from: read[0].coverage, avoiding: Avoidance()))
    }

    @Test func aDryRunTellsWhatItWouldDoAndDoesNothing() async throws {
      let scratch = try ScratchDatabase("geo")
      try await scratch.withDatabase { database in
        let report = try await MapImport(database: database).run(folder: RealData.folder, at: now, ImportOptions(isDryRun: true))
        #expect(report.counts.map(\.kind) == ["grounds", "triangles", "maps"] && report.counts.allSatisfy { $0.count > 200 })
        #expect(try await database.query("SELECT count(*) FROM maps").firstRow().get(0, as: Int64.self) == 0)
      }
    }

    @Test func anOperatorsOwnMapIsAddedReplacedAndLeftAloneByTheOthers() async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojson").path
      try Data(#"{"type":"Polygon","coordinates":[[[9,45],[10,45],[10,46],[9,46],[9,45]]]}"#.utf8).write(to: URL(filePath: file))
      defer { try? FileManager.default.removeItem(atPath: file) }
      try await withData { database in
        let imports = MapImport(database: database)
        for name in ["Lombardy", "Around Milan"] {
          _ = try await imports.runRegion(file: file, mapID: "my-town", displayName: name, at: now)
        }
        let atlas = try await MapStore(database: database).atlas(revision: [])
        #expect(atlas["my-town"]?.displayName == "Around Milan" && atlas["it"] != nil)
        await #expect(throws: ImportError.taken(id: "it")) {
          try await imports.runRegion(file: file, mapID: "it", displayName: "Mine", at: now)
        }
        await #expect(throws: ImportError.self) {
          try await imports.runRegion(file: file, mapID: "Not An Id", displayName: "Mine", at: now)
        }
      }
    }

    @Test func aRunningServiceSeesAnImportWithinHalfAMinute() async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojson").path
      try Data(#"{"type":"Polygon","coordinates":[[[1,1],[2,1],[2,2],[1,1]]]}"#.utf8).write(to: URL(filePath: file))
      defer { try? FileManager.default.removeItem(atPath: file) }
      try await withData { database in
        let shelf = AtlasShelf(store: MapStore(database: database))
        _ = try await shelf.current(at: now)
        _ = try await shelf.current(at: now)
        _ = try await MapImport(database: database).runRegion(file: file, mapID: "seen-later", displayName: "Later", at: now)
        #expect(try await shelf.current(at: now + .seconds(29))["seen-later"] == nil)
        #expect(try await shelf.current(at: now + .seconds(31))["seen-later"] != nil)
      }
    }
  }
}

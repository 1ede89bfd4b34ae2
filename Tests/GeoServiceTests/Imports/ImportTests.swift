import CairnTesting
import FoundationEssentials
import Postgres
import Spatial
import Testing
import Timekeeping

@testable import GeoService
@testable import RPC

extension StoredGeo {
  @Suite struct Imports {
    @Test func theSecondImportWritesNothing() async throws {
      let reports = try await withData { database in
        [
          try await MapImport(database: database).run(folder: RealData.folder, at: now),
          try await CityImport(database: database).run(folder: RealData.folder, at: now),
          try await CountryImport(database: database).run(folder: RealData.folder, at: now),
        ]
      }
      #expect(reports.allSatisfy { $0.isUnchanged })
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
        #expect(try await imports.runRegion(file: file, mapID: "my-town", displayName: "Around Milan", at: now).isUnchanged)
        await #expect(throws: ImportError.self) {
          try await imports.runRegion(file: file, mapID: "Not An Id", displayName: "Mine", at: now)
        }
      }
    }

    /// A release may bring a map of the same id, or of the same ground.
    @Test func whatAnOperatorHasDrawnGoesBeforeOurOwn() async throws {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojson").path
      try Data(#"{"type":"Polygon","coordinates":[[[9,45],[10,45],[10,46],[9,46],[9,45]]]}"#.utf8).write(to: URL(filePath: file))
      defer { try? FileManager.default.removeItem(atPath: file) }
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, store) = (MapImport(database: database), MapStore(database: database))
        _ = try await imports.runRegion(file: file, mapID: "it", displayName: "Mine", at: now)
        let dry = try await imports.run(folder: RealData.folder, at: now, ImportOptions(isDryRun: true))
        #expect(try await store.atlas(revision: []).maps.map(\.mapID) == ["it"])
        let report = try await imports.run(folder: RealData.folder, at: now)
        #expect(report == dry && report.remarks.contains("1 that an operator has loaded left as they are"))
        let atlas = try await store.atlas(revision: [])
        let ours = Dictionary(uniqueKeysWithValues: try RealData.maps.get().map { ($0.mapID, $0) })
        #expect(atlas["it"]?.displayName == "Mine" && atlas["fr"] != nil)
        #expect(atlas["world"]?.coverage.doubledArea == ours["world"]?.coverage.doubledArea, "with the Italy of the repository")
        // And a map of ours gives way to one that is drawn later.
        _ = try await imports.runRegion(file: file, mapID: "fr", displayName: "Mine too", at: now)
        #expect(try await store.atlas(revision: [])["fr"]?.coverage.doubledArea == atlas["it"]?.coverage.doubledArea)
        #expect(try await imports.run(folder: RealData.folder, at: now).isUnchanged)
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

    // MARK: Cities and countries

    /// A folder with a file of data in it, as an import expects it.
    private static func withFolder<Value>(_ files: [String: String], _ body: (String) async throws -> Value) async throws -> Value {
      let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files { try Data(Gzip.compress(Array(text.utf8))).write(to: folder.appending(path: name)) }
      return try await body(folder.path)
    }

    private static func cityLine(_ cityID: Int, _ name: String, _ population: Int, _ region: String, _ others: String) -> String {
      "\(cityID)\t\(name)\tit\t45\t9\t\(population)\tEurope/Rome\t\(region)\tP\t\(others)\n"
    }

    @Test func aNewGazetteerReplacesTheFormerAndKeepsIDs() async throws {
      let former = Self.cityLine(1, "Alba", 10, "R", "Albe") + Self.cityLine(2, "Bra", 20, "R", "")
      let newer = Self.cityLine(1, "Alba Nuova", 11, "S", "Alba") + Self.cityLine(3, "Cuneo", 30, "R", "Coni")
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, store) = (CityImport(database: database), CityStore(database: database))
        let reports = try await Self.withFolder(["cities.tsv.gz": former]) { folder in
          let dry = try await imports.run(folder: folder, at: now, ImportOptions(isDryRun: true))
          #expect(try await store.city(1) == nil)
          return [dry, try await imports.run(folder: folder, at: now), try await imports.run(folder: folder, at: now)]
        }
        #expect(reports.map(\.isUnchanged) == [false, false, true])
        #expect(reports[0].counts == reports[1].counts && reports[1].counts.map(\.count) == [2, 3])
        _ = try await Self.withFolder(["cities.tsv.gz": newer]) { try await imports.run(folder: $0, at: now) }
        let alba = try await store.city(1)
        #expect(alba?.name == "Alba Nuova" && alba?.regionName == "S" && alba?.populationCount == 11)
        #expect(try await store.city(2) == nil)
        #expect(try await store.all(prefix: "albe", limit: 5).isEmpty, "a name that is no longer given")
        #expect(try await store.all(prefix: "ALBA", limit: 5).map(\.city.cityID) == [1])
        #expect(try await store.all(prefix: "con", limit: 5).map(\.standing) == [.lesser])
      }
    }

    /// Own names are known of our cities, also when an operator's dump, which does not tell, has taken their place.
    @Test func ownNamesOutliveADump() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, store) = (CityImport(database: database), CityStore(database: database))
        func standing(_ prefix: String) async throws -> [NameStanding] { try await store.all(prefix: prefix, limit: 5).map(\.standing) }
        let ours = Self.cityLine(1, "Milan", 10, "R", "=Milano|Mailand")
        _ = try await Self.withFolder(["cities.tsv.gz": ours]) { try await imports.run(folder: $0, at: now) }
        let standings = [("milan", .ownWhole), ("milano", .ownWhole), ("mil", .own), ("mailan", .lesser)] as [(String, NameStanding)]
        for (prefix, expected) in standings { #expect(try await standing(prefix) == [expected], "\(prefix)") }
        let city = try #require(try await store.city(1))
        let names = try await store.matchedNames(of: [FoundCity(city: city, text: "MILANO")])
        #expect(names == [1: MatchedName(name: "Milano", isOwn: true)])
        _ = try await Self.withDump(Self.geoNamesLine(1, "Milan", others: "Milano,Mailand", population: 10)) {
          try await imports.runGeoNames($0, at: now)
        }
        for (prefix, expected) in standings { #expect(try await standing(prefix) == [expected], "\(prefix) of a dump") }
        #expect(
          try await store.matchedNames(of: [FoundCity(city: city, text: "mai")]) == [1: MatchedName(name: "Mailand", isOwn: false)])
      }
    }

    @Test func whatIsBrokenChangesNothing() async throws {
      let good = Self.cityLine(1, "Alba", 10, "R", "")
      try await ScratchDatabase("geo").withDatabase { database in
        let imports = CityImport(database: database)
        _ = try await Self.withFolder(["cities.tsv.gz": good]) { try await imports.run(folder: $0, at: now) }
        await #expect(throws: ImportError.malformed(file: "cities.tsv.gz", line: 2, reason: "not the ten columns of a city")) {
          try await Self.withFolder(["cities.tsv.gz": good + "2\tBra\n"]) { try await imports.run(folder: $0, at: now) }
        }
        let twice = try await Self.withFolder(["cities.tsv.gz": good + "\n" + good]) { try await imports.run(folder: $0, at: now) }
        #expect(twice.remarks == ["line 3: left out: the id 1 stands there twice"])
        #expect(try await CityStore(database: database).city(1)?.name == "Alba")
      }
    }

    /// A line as GeoNames writes it.
    private static func geoNamesLine(
      _ cityID: Int, _ name: String, others: String, population: Int, kind: String = "P", code: String = "PPL"
    ) -> String {
      "\(cityID)\t\(name)\t\(name)\t\(others)\t45.4\t9.1\t\(kind)\t\(code)\tIT\t\t09\tMI\t015146\t\t\(population)\t\t122\tEurope/Rome\t2026-01-01\n"
    }

    private static let areas = [
      "regions.txt.gz": "IT.09\tLombardy\tLombardy\t3174618\n", "provinces.txt.gz": "IT.09.MI\tMilan\tMilan\t3173434\n",
    ]

    private static func withDump<Value>(_ places: String, _ body: (GeoNamesFiles) async throws -> Value) async throws -> Value {
      try await withFolder(["places.txt.gz": places].merging(areas) { $1 }) { folder in
        try await body(
          GeoNamesFiles(
            places: "\(folder)/places.txt.gz", regions: "\(folder)/regions.txt.gz", provinces: "\(folder)/provinces.txt.gz"))
      }
    }

    @Test func aDumpOfGeoNamesReplacesOurGazetteerUntilThatIsWanted() async throws {
      let dump =
        Self.geoNamesLine(1, "Milan", others: "MIL,Milano,http://milan.example,milano,Милан", population: 1_371_498)
        + Self.geoNamesLine(7, "Olona", others: "", population: 0, kind: "H")
        + Self.geoNamesLine(8, "Nowhere", others: "", population: -1) + Self.geoNamesLine(1, "Milan", others: "", population: 3)
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, store) = (CityImport(database: database), CityStore(database: database))
        try await Self.withFolder(["cities.tsv.gz": Self.cityLine(1, "Alba", 10, "R", "") + Self.cityLine(2, "Bra", 20, "R", "")]) { ours in
          _ = try await imports.run(folder: ours, at: now)
          let reports = try await Self.withDump(dump) { files in
            let dry = try await imports.runGeoNames(files, at: now, ImportOptions(isDryRun: true))
            #expect(try await store.city(1)?.name == "Alba")
            return [dry, try await imports.runGeoNames(files, at: now), try await imports.runGeoNames(files, at: now)]
          }
          #expect(reports.map(\.isUnchanged) == [false, false, true] && reports[0] == reports[1])
          #expect(reports[0].counts.map(\.count) == [1, 3])
          #expect(
            reports[0].remarks == [
              "line 3: left out: no id, name, position, country, number of inhabitants or time zone",
              "line 4: left out: the id 1 stands there twice", "1 that are no populated places left out",
            ])
          let milan = try #require(try await store.city(1))
          #expect(milan.name == "Milan" && milan.countryCode == "it" && milan.regionName == "Lombardy" && milan.provinceName == "Milan")
          #expect(milan.populationCount == 1_371_498 && milan.position == point(45.4, 9.1))
          #expect(try await store.city(2) == nil)
          #expect(try await store.all(prefix: "мил", limit: 5).map(\.city.cityID) == [1])
          #expect(try await store.all(prefix: "http", limit: 5).isEmpty)
          #expect(try await imports.run(folder: ours, at: now).isUnchanged)
          #expect(try await store.city(1)?.name == "Milan", "what an operator has loaded stays")
          #expect(try await imports.run(folder: ours, replacesDump: true, at: now).isUnchanged == false)
          #expect(try await store.city(1)?.name == "Alba")
          #expect(try await imports.run(folder: ours, at: now).isUnchanged)
        }
      }
    }

    /// Nobody lives in Pompeii: it is found by nothing, and no position is in it.
    @Test func placesOfThePastAreNoCities() async throws {
      let codes = ["PPL", "PPLQ", "PPLH", "PPLCH", "PPLW", "PPLA", "PPLC", "PPLX"]
      let dump = codes.enumerated().map { Self.geoNamesLine($0 + 1, "Pompei \($1)", others: "", population: 5_000, code: $1) }.joined()
      try await ScratchDatabase("geo").withDatabase { database in
        let report = try await Self.withDump(dump) { try await CityImport(database: database).runGeoNames($0, at: now) }
        #expect(report.counts.map(\.count) == [4, 4])
        #expect(report.remarks == ["4 that are abandoned, historical or destroyed left out"])
        let store = CityStore(database: database)
        #expect(try await store.all(prefix: "pompei", limit: 10).map(\.city.cityID) == [1, 6, 7, 8])
        #expect(try await store.cities(in: SpatialBox.around(point(45.4, 9.1), radius: 1_000)).count == 4)
      }
    }

    @Test func aBrokenDumpChangesNothing() async throws {
      let good = Self.geoNamesLine(1, "Milan", others: "", population: 5)
      try await ScratchDatabase("geo").withDatabase { database in
        let imports = CityImport(database: database)
        for (text, line) in [
          (good + "2\tBra\n", 2), (Self.geoNamesLine(7, "Olona", others: "", population: 0, kind: "H"), 0),
        ] {
          let failure = await #expect(throws: ImportError.self) {
            try await Self.withDump(text) { try await imports.runGeoNames($0, at: now) }
          }
          guard case .malformed(_, let found, _) = failure else {
            Issue.record("\(failure as Any)")
            continue
          }
          #expect(found == line)
        }
        let kept = try await CityStore(database: database).city(1)
        #expect(kept == nil)
      }
    }

    @Test func whatIsStoredOfCountriesIsWhatWasRead() async throws {
      let (stored, map) = try await withData { database in
        let store = CountryStore(database: database)
        return (try await store.all(), try await CountryShelf(store: store).current(at: now))
      }
      #expect(try stored == RealData.storedCountries.get())
      #expect(stored.count == 249 && map.names["it"] == "Italy")
      #expect(map.countries(speaking: "pt")["br"] == 0 && map.countries(speaking: "fr")["ch"] == 1 && map.countries(speaking: "xx").isEmpty)
      #expect(map.country(at: point(45.46, 9.19)) == "it" && map.country(at: point(30, -40)) == nil)
      #expect(map.country(at: point(43.9424, 12.4578)) == "sm", "within Italy")
    }

    @Test func anImportOfCountriesIsSeenAndReplacesTheFormer() async throws {
      func line(_ code: String, _ name: String, west: Int) -> String {
        #"{"type":"Feature","properties":{"country_code":"\#(code)","name":"\#(name)","languages":"it"},"geometry":{"type":"Polygon","#
          + #""coordinates":[[[\#(west),0],[\#(west + 1),0],[\#(west + 1),1],[\#(west),1],[\#(west),0]]]}}"# + "\n"
      }
      let (former, newer) = (line("aa", "Former", west: 0), line("aa", "Newer", west: 2) + line("bb", "Other", west: 0))
      try await ScratchDatabase("geo").withDatabase { database in
        let (imports, shelf) = (CountryImport(database: database), CountryShelf(store: CountryStore(database: database)))
        #expect(try await shelf.current(at: now).names.isEmpty)
        let reports = try await Self.withFolder(["countries.geojsonl.gz": former]) { folder in
          [
            try await imports.run(folder: folder, at: now, ImportOptions(isDryRun: true)), try await imports.run(folder: folder, at: now),
            try await imports.run(folder: folder, at: now),
          ]
        }
        #expect(
          reports.map(\.isUnchanged) == [false, false, true] && reports.allSatisfy { $0.isUnchanged || $0.counts.map(\.count) == [1] })
        let first = try await shelf.current(at: now + .seconds(31))
        #expect(first.names == ["aa": "Former"] && first.country(at: point(0.5, 0.5)) == "aa")
        _ = try await Self.withFolder(["countries.geojsonl.gz": newer]) { try await imports.run(folder: $0, at: now) }
        #expect(try await shelf.current(at: now + .seconds(32)).names == ["aa": "Former"])
        let second = try await shelf.current(at: now + .seconds(62))
        #expect(second.names.count == 2 && second.country(at: point(0.5, 0.5)) == "bb" && second.country(at: point(0.5, 2.5)) == "aa")
        #expect(second.country(at: point(0.5, 3.05)) == "aa", "off its coast")
        #expect(second.country(at: point(0.5, 3.5)) == nil)
      }
    }
  }
}

import Foundation
import Postgres
import Testing

@testable import CairnTesting
@testable import GeoService
@testable import RPC

extension StoredGeo {
  /// `cairn import names`.
  @Suite struct NameImports {
    private static func withFiles<Value>(_ files: [String: String], _ body: (String) async throws -> Value) async throws -> Value {
      let folder = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for (name, text) in files {
        let bytes = name.hasSuffix(".gz") ? Gzip.compress(Array(text.utf8)) : Array(text.utf8)
        try Data(bytes).write(to: folder.appending(path: name))
      }
      return try await body(folder.path)
    }

    private static let milan = "1\tMilan\tit\t45\t9\t1000\tEurope/Rome\tLombardy\tMilan\tMilano\n"
    private static let bra = "2\tBra\tit\t44\t8\t20\tEurope/Rome\tPiedmont\tCuneo\t\n"

    private static func load(_ names: String, into database: Database, _ options: ImportOptions = ImportOptions()) async throws
      -> ImportReport
    {
      try await withFiles(["names.txt": names]) { try await NameImport(database: database).run(file: "\($0)/names.txt", at: now, options) }
    }

    private static func loadCities(_ lines: String, into database: Database) async throws {
      try await withFiles(["cities.tsv.gz": lines]) { folder in
        _ = try await CityImport(database: database).run(folder: folder, at: now)
      }
    }

    private static let names =
      "10\t1\tde\tMailand\t1\t\t\t\t\t\n" + "11\t1\tit\tMilano\t1\t1\t\t\t\t\n"
      + "12\t1\tlink\thttps://en.wikipedia.org/wiki/Milan\t\t\t\t\t\t\n"
      + "13\t1\t\tmi lan\t\t\t\t\t\t\n" + "14\t99\tde\tNirgendwo\t\t\t\t\t\t\n" + "15\t1\tla\tMediolanum\t\t\t\t1\t\t1400\n"
      + "10\t2\tde\tTwice\t\t\t\t\t\t\n" + "16\t1\tzh-Hant\t米蘭\t\t\t\t\n" + "17\t1\tit\tcapitale morale\t\t\t1\t\t\t\n"
      + "x\t1\tit\tNo Number\t\t\t\t\t\t\n" + "18\t1\tpost\t20121\t\t\t\t\t\t\n"

    @Test func namesAreFoundAsThoseOfTheCitiesAre() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let store = CityStore(database: database)
        func found(_ prefix: String) async throws -> [Int64] { try await store.all(prefix: prefix, limit: 5).map(\.city.cityID) }
        try await Self.loadCities(Self.milan + Self.bra, into: database)
        let dry = try await Self.load(Self.names, into: database, ImportOptions(isDryRun: true))
        #expect(try await found("mailand").isEmpty)
        let (report, again) = try await Self.withFiles(["names.txt.gz": Self.names]) { folder in
          let (imports, path) = (NameImport(database: database), "\(folder)/names.txt.gz")
          return (try await imports.run(file: path, at: now), try await imports.run(file: path, at: now))
        }
        #expect(again.isUnchanged)
        #expect(dry == report && report.counts.map(\.count) == [5, 5, 0])
        #expect(
          report.remarks == [
            "line 7: left out: the id 10 stands there twice", "line 10: left out: no id, place or name",
            "1 of places that are not loaded left out", "3 left out that are no names: postal codes, codes of airports, addresses of pages",
          ])
        for prefix in ["mailand", "MÍLAN", "mediol", "capitale", "米"] { #expect(try await found(prefix) == [1], "\(prefix)") }
        for prefix in ["https", "mi lan", "twice", "nirgend", "20121"] { #expect(try await found(prefix).isEmpty, "\(prefix)") }
        // A form that two sources have is one: ranks do not change by naming a name twice.
        #expect(try await store.all(prefix: "milano", limit: 5).map(\.formCount) == [1])
        let rows = try await database.query(
          """
          SELECT alternate_name_id, language_code, name, is_preferred, is_short, is_colloquial, is_historic FROM city_alternate_names
          ORDER BY alternate_name_id
          """
        ).map { row in
          let flags: [Bool] = [try row.get(3), try row.get(4), try row.get(5), try row.get(6)]
          return "\(try row.get(0) as Int64) \(try row.get(1) as String) \(try row.get(2) as String) \(flags.map { $0 ? 1 : 0 })"
        }
        #expect(
          rows == [
            "10 de Mailand [1, 0, 0, 0]", "11 it Milano [1, 1, 0, 0]", "15 la Mediolanum [0, 0, 0, 1]", "16 zh-Hant 米蘭 [0, 0, 0, 0]",
            "17 it capitale morale [0, 0, 1, 0]",
          ])
      }
    }

    @Test func anotherFileReplacesTheFormerAndAnEmptyOneTakesItAway() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let store = CityStore(database: database)
        func found(_ prefix: String) async throws -> [Int64] { try await store.all(prefix: prefix, limit: 5).map(\.city.cityID) }
        try await Self.loadCities(Self.milan + Self.bra, into: database)
        _ = try await Self.load(Self.names, into: database)
        let second = try await Self.load(
          "10\t1\tde\tMailand\t1\t\t\t\n" + "11\t1\tlmo\tMilàn\t\t\t\t\n" + "20\t2\tpms\tBraida\t\t\t\t\n", into: database)
        #expect(second.counts.map(\.count) == [3, 2, 3])
        #expect(try await found("mediol").isEmpty)
        #expect(try await found("brai") == [2])
        #expect(try await found("milano") == [1], "the cities' own file has it too")
        let refusal = await #expect(throws: ImportError.self) { try await Self.load("", into: database) }
        #expect(refusal?.description.contains("names.txt: nothing in it that could be loaded") == true)
        #expect(try await found("mailand") == [1])
        let empty = try await Self.load("", into: database, ImportOptions(removesAll: true))
        #expect(empty.counts.map(\.count) == [0, 0, 3])
        #expect(try await found("mailand").isEmpty)
        #expect(try await found("milano") == [1])
      }
    }

    @Test func anImportOfCitiesLeavesThem() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let store = CityStore(database: database)
        func found(_ prefix: String) async throws -> [Int64] { try await store.all(prefix: prefix, limit: 5).map(\.city.cityID) }
        try await Self.loadCities(Self.milan, into: database)
        let names = Self.names + "30\t2\tpms\tBraida\t\t\t\t\n"
        #expect(try await Self.load(names, into: database).counts.map(\.count) == [5, 5, 0])
        try await Self.loadCities(Self.milan + Self.bra, into: database)
        #expect(try await found("mailand") == [1])
        // A city that is known now has names in the same file.
        #expect(try await Self.load(names, into: database).counts.map(\.count) == [6, 1, 0])
        #expect(try await found("braida") == [2])
        try await Self.loadCities(Self.bra, into: database)
        #expect(try await found("mailand").isEmpty)
        // The name that stood there twice is the other city's now.
        #expect(try await Self.load(names, into: database).counts.map(\.count) == [2, 1, 4])
      }
    }

    @Test func shortPrefixesAreRankedAnew() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let crowd = (1...60).map { "\($0)\tQuarto \($0)\tit\t45\t9\t\(1_000 - $0)\tEurope/Rome\t\t\t\n" }.joined()
        try await Self.loadCities(crowd + "99\tZeta\tit\t45\t9\t5000000\tEurope/Rome\t\t\t\n", into: database)
        let store = CityStore(database: database)
        #expect(try await store.ranked(prefix: "quar", limit: 1).map(\.cityID) == [1])
        let forms = (1...8).map { "\($0)\t99\tit\tQuarta \($0 == 1 ? "Uno" : String(repeating: "O", count: $0))\t\t\t\t\n" }.joined()
        _ = try await Self.load(forms, into: database)
        #expect(try await store.ranked(prefix: "quar", limit: 1).map(\.cityID) == [99])
        _ = try await Self.load("", into: database, ImportOptions(removesAll: true))
        #expect(try await store.ranked(prefix: "quar", limit: 1).map(\.cityID) == [1])
      }
    }

    @Test func whatIsBrokenChangesNothing() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let failure = await #expect(throws: ImportError.self) { try await Self.load(Self.names, into: database) }
        #expect(failure?.description.hasSuffix("names.txt: no cities are loaded that could have these names") == true)
        try await Self.loadCities(Self.milan, into: database)
        for (text, end) in [
          (Self.names + "40\t1\tde\n", "names.txt, line 12: not the columns of an alternate name of GeoNames"),
          ("14\t99\tde\tNirgendwo\t\t\t\t\n", "names.txt: no name of a city that is loaded"),
        ] {
          let failure = await #expect(throws: ImportError.self) { try await Self.load(text, into: database) }
          #expect(failure?.description.hasSuffix(end) == true, "\(failure as Any)")
        }
        #expect(try await database.query("SELECT FROM city_alternate_names").isEmpty)
        #expect(try await CityStore(database: database).all(prefix: "mailand", limit: 5).isEmpty)
      }
    }

    @Test func whatIsALanguage() {
      for code in ["", "de", "lmo", "zh-Hant", "pt-BR", "fr_1793"] { #expect(AlternateNameReader.isLanguage(code), "\(code)") }
      for code in ["post", "link", "iata", "icao", "faac", "wkdt", "abbr", "d", "DE", "1a", "-de"] {
        #expect(!AlternateNameReader.isLanguage(code), "\(code)")
      }
    }
  }
}

import CairnTesting
import Foundation
import Postgres
import Testing
import Timekeeping

@testable import GeoService
@testable import RPC

/// What comes through a pipe can be read once; an import reads its files several times.
extension StoredGeo {
  @Suite struct PipeImports {
    private static let park =
      #"{"type":"Feature","properties":{"park_id":"a","kind":"park","name":"Alba","country_code":"it"},"#
      + #""geometry":{"type":"Polygon","coordinates":[[[9,45],[9.01,45],[9.01,45.01],[9,45.01],[9,45]]]}}"# + "\n"
    private static let point =
      #"{"type":"Feature","properties":{"point_id":"a","kind":"museum","name":"Arte"},"geometry":{"type":"Point","coordinates":[9,45]}}"#
      + "\n"

    /// A FIFO into which somebody else writes, and its path.
    private static func withPipe<Value>(_ bytes: [UInt8], _ body: (String) async throws -> Value) async throws -> Value {
      let path = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).pipe").path
      try #require(mkfifo(path, 0o600) == 0)
      defer { try? FileManager.default.removeItem(atPath: path) }
      Thread.detachNewThread {
        guard let pipe = FileHandle(forWritingAtPath: path) else { return }
        // In two pieces, so that one read is not all.
        try? pipe.write(contentsOf: Data(bytes.prefix(bytes.count / 2)))
        usleep(20_000)
        try? pipe.write(contentsOf: Data(bytes.dropFirst(bytes.count / 2)))
        try? pipe.close()
      }
      return try await body(path)
    }

    private static func throughPipe<Value>(_ text: String, _ body: (String) async throws -> Value) async throws -> Value {
      try await withPipe(Array(text.utf8), body)
    }

    private static func count(_ kind: String, _ report: ImportReport) -> Int? { report.counts.first { $0.kind == kind }?.count }

    @Test func parksThroughAPipeAreLoadedAndNothingIsRemovedByAnEmptyOne() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let imports = ParkImport(database: database)
        func load(_ path: String, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
          try await imports.runExtract(file: path, name: "club", at: now, options)
        }
        func stored() async throws -> Int64 { try await database.query("SELECT count(*) FROM parks").firstRow().get(0) }
        let first = try await Self.throughPipe(Self.park) { try await load($0) }
        #expect(Self.count("parks", first) == 1 && Self.count("removed", first) == 0)
        let packed = try await Self.withPipe(Gzip.compress(Array(Self.park.utf8))) { try await load($0) }
        #expect(
          Self.count("parks", packed) == 1 && Self.count("new or different", packed) == 0, "packed by gzip, which its name does not tell")
        // The other end has failed before it wrote anything, or has written what holds no park.
        for nothing in ["", "\n\n", #"{"type":"FeatureCollection","features":[]}"#, Self.point] {
          await #expect(throws: ImportError.self) { _ = try await Self.throughPipe(nothing) { try await load($0) } }
        }
        #expect(try await stored() == 1)
        let cleared = try await Self.throughPipe("") { try await load($0, ImportOptions(removesAll: true)) }
        let left = try await stored()
        #expect(Self.count("removed", cleared) == 1 && left == 0)
      }
    }

    @Test func pointsThroughAPipeAreLoadedAndNothingIsRemovedByAnEmptyOne() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let imports = PointImport(database: database)
        func load(_ path: String, _ options: ImportOptions = ImportOptions()) async throws -> ImportReport {
          try await imports.runExtract(file: path, name: "club", at: now, options)
        }
        let first = try await Self.throughPipe(Self.point) { try await load($0) }
        #expect(Self.count("points of interest", first) == 1 && Self.count("removed", first) == 0)
        await #expect(throws: ImportError.self) { try await Self.throughPipe("") { try await load($0) } }
        let stored: Int64 = try await database.query("SELECT count(*) FROM points_of_interest").firstRow().get(0)
        #expect(stored == 1)
        let cleared = try await Self.throughPipe("") { try await load($0, ImportOptions(removesAll: true)) }
        #expect(Self.count("removed", cleared) == 1)
      }
    }

    @Test func aMapAndADumpThroughPipesAreWhatFilesWouldBe() async throws {
      let places = "1\tAlba\tAlba\t\t44.7\t8.03\tP\tPPL\tIT\t\t12\tCN\t\t\t30000\t\t172\tEurope/Rome\t2024-01-01\n"
      try await ScratchDatabase("geo").withDatabase { database in
        let map = try await Self.throughPipe(#"{"type":"Polygon","coordinates":[[[9,45],[10,45],[10,46],[9,46],[9,45]]]}"#) {
          try await MapImport(database: database).runRegion(file: $0, mapID: "club", displayName: "Club", at: now)
        }
        #expect(Self.count("grounds", map) == 1)
        let cities = try await Self.throughPipe(places) { places in
          try await Self.throughPipe("IT.12\tPiemonte\tPiemonte\t1\n") { regions in
            try await CityImport(database: database).runGeoNames(GeoNamesFiles(places: places, regions: regions), at: now)
          }
        }
        #expect(Self.count("cities", cities) == 1)
        #expect(try await CityStore(database: database).city(1)?.regionName == "Piemonte")
        // Neither a map nor the cities are removed by nothing.
        await #expect(throws: ImportError.self) {
          _ = try await Self.throughPipe("") { path in
            try await MapImport(database: database).runRegion(file: path, mapID: "club", displayName: "Club", at: now)
          }
        }
        await #expect(throws: ImportError.self) {
          _ = try await Self.throughPipe("") { try await CityImport(database: database).runGeoNames(GeoNamesFiles(places: $0), at: now) }
        }
      }
    }

    @Test func moreThanIsKeptOfAPipeIsRefused() async throws {
      _ = try await Self.throughPipe("12345678") { path in
        #expect(throws: ImportError.malformed(file: path, line: 0, reason: "more than 7 bytes through a pipe")) {
          _ = try SourceFile(path, spooledBytesMax: 7)
        }
      }
      _ = try await Self.throughPipe("12345678") { path in
        let file = try SourceFile(path, spooledBytesMax: 8)
        #expect(file.byteCount == 8)
        #expect(try file.read(at: 6, upTo: 100) == Array("78".utf8))
        #expect(try file.read(at: 8, upTo: 100).isEmpty)
      }
    }

    @Test func aFileThatIsReplacedMeanwhileIsReadAsItWasOpened() throws {
      let path = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString)").path
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data("first\n".utf8).write(to: URL(filePath: path))
      let file = try DataFile(path, in: "")
      let digest = try file.digest()
      try Data("second\n".utf8).write(to: URL(filePath: path), options: .atomic)
      #expect(try file.content() == Array("first\n".utf8))
      #expect(try file.digest() == digest)
    }
  }
}

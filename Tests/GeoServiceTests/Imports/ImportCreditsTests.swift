import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Testing

@testable import GeoService

extension StoredGeo {
  @Suite struct Credits {
    private static let park =
      #"{"type":"Feature","properties":{"park_id":"a","kind":"park","name":"Alba","kind":"park"},"geometry":{"type":"Polygon","#
      + #""coordinates":[[[9,45],[9.01,45],[9.01,45.01],[9,45.01],[9,45]]]}}"#
    private static let point =
      #"{"type":"Feature","properties":{"point_id":"a","kind":"museum","name":"Alba"},"geometry":{"type":"Point","coordinates":[9,45]}}"#

    private static func withFile<Value>(_ text: String, _ body: (String) async throws -> Value) async throws -> Value {
      let file = FileManager.default.temporaryDirectory.appending(path: "cairn-\(UUID().uuidString).geojsonl")
      defer { try? FileManager.default.removeItem(at: file) }
      try Data(text.utf8).write(to: file)
      return try await body(file.path)
    }

    /// What an operator says of an import is shown with answers of its kind, and no longer when it says something else.
    @Test func whatAnOperatorSaysIsShownWithTheData() async throws {
      try await ScratchDatabase("geo").withDatabase { database in
        let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
        let cities = CityStore(database: database)
        func shown() async throws -> (parks: [String], points: [String]) {
          let credits = CreditShelf(store: ImportStore(database: database))
          let parks = ParkHandlers(store: ParkStore(database: database), cities: cities, credits: credits, pageTokens: key)
          let points = PointHandlers(store: PointStore(database: database), credits: credits, pageTokens: key)
          let park = try await parks.getPark(GetParkRequest(parkID: "a"), StoredGeo.context(ParkServiceMethods.getPark))
          let point = try await points.getPointOfInterest(
            GetPointOfInterestRequest(pointID: "a"), StoredGeo.context(PointOfInterestServiceMethods.getPointOfInterest))
          return (park.attributions, point.attributions)
        }
        func load(_ parks: String, _ points: String) async throws -> [Bool] {
          let park = try await Self.withFile(Self.park) {
            try await ParkImport(database: database).runExtract(file: $0, name: "x", attribution: parks, at: now)
          }
          let point = try await Self.withFile(Self.point) {
            try await PointImport(database: database).runExtract(file: $0, name: "x", attribution: points, at: now)
          }
          return [park.isUnchanged, point.isUnchanged]
        }
        _ = try await load("© Town of Alba", PointRules.attributions[0])
        #expect(try await shown().parks == ParkRules.attributions + ["© Town of Alba"])
        #expect(try await shown().points == PointRules.attributions, "said once")
        #expect(try await load("© Alba", "© Museums") == [false, false])
        #expect(try await shown() == (ParkRules.attributions + ["© Alba"], PointRules.attributions + ["© Museums"]))
      }
    }
  }
}

import CairnProto
import CairnServices
import Postgres
import RPC
import Testing
import Timekeeping

@testable import GeoService

extension StoredGeo {
  @Suite struct Locations {
    private static func withHandlers<Value: Sendable>(
      _ body: @escaping @Sendable (LocationHandlers) async throws -> Value
    ) async throws -> Value {
      try await StoredGeo.withData { database in
        try await body(LocationHandlers(database))
      }
    }

    private static func draw(
      _ handlers: LocationHandlers, _ mapID: String = "it", _ count: Int32 = 5, _ number: Int = 1, excluded: [String] = [],
      at now: Moment = StoredGeo.now
    ) async throws -> DrawLocationsResponse {
      try await handlers.drawLocations(
        DrawLocationsRequest(mapID: mapID, count: count, excludedLocationIDs: excluded, seed: seed(number)),
        StoredGeo.context(LocationServiceMethods.drawLocations, at: now))
    }

    @Test func aGameGetsItsPlacesAndItsMap() async throws {
      let (first, again) = try await Self.withHandlers { (try await Self.draw($0), try await Self.draw($0)) }
      #expect(first == again)
      #expect(first.locations.count == 5 && first.map?.mapID == "it")
      for location in first.locations {
        #expect(location.countryCode == "it" && location.locationID.count == 36)
        #expect(location.panorama?.provider == .google && location.panorama?.searchRadiusM ?? 0 > 250)
        #expect(location.panorama?.target == location.position.map { .position($0) })
        #expect(location.panorama?.attribution.contains("GeoNames") == true)
      }
    }

    @Test func excludedPlacesAreNotDrawn() async throws {
      try await Self.withHandlers { handlers in
        let first = try await Self.draw(handlers).locations.map(\.locationID)
        let second = try await Self.draw(handlers, excluded: first).locations.map(\.locationID)
        #expect(Set(first).isDisjoint(with: second))
      }
    }

    @Test func aReportedPlaceIsDrawnAgainOnlyAfterHalfAYear() async throws {
      try await Self.withHandlers { handlers in
        let first = try await Self.draw(handlers, "fr", 5, 77).locations.map(\.locationID)
        for _ in 0..<2 {
          _ = try await handlers.reportLocation(
            ReportLocationRequest(locationID: first[1]), StoredGeo.context(LocationServiceMethods.reportLocation))
        }
        let second = try await Self.draw(handlers, "fr", 5, 77).locations.map(\.locationID)
        #expect(!second.contains(first[1]) && second[0] == first[0] && second.count == 5)
        let later = try await Self.draw(handlers, "fr", 5, 77, at: StoredGeo.now + .seconds(181 * 86_400)).locations.map(\.locationID)
        #expect(later == first)
      }
    }

    @Test func aMapOfReportedPlacesAloneIsStillPlayed() async throws {
      try await Self.withHandlers { handlers in
        for number in 0..<8 {
          for location in try await Self.draw(handlers, "va", 5, number).locations {
            _ = try await handlers.reportLocation(
              ReportLocationRequest(locationID: location.locationID), StoredGeo.context(LocationServiceMethods.reportLocation))
          }
        }
        #expect(try await Self.draw(handlers, "va", 5, 99).locations.count == 5)
      }
    }

    @Test func badRequestsAreRefusedWithTheirField() async throws {
      let good = DrawLocationsRequest(mapID: "it", count: 1, seed: seed(1))
      let bad: [(DrawLocationsRequest, String, String)] = [
        (DrawLocationsRequest(mapID: "atlantis", count: 1, seed: seed(1)), "MAP_NOT_FOUND", ""),
        (DrawLocationsRequest(mapID: "", count: 1, seed: seed(1)), "MAP_NOT_FOUND", ""),
        (DrawLocationsRequest(mapID: "it", count: 0, seed: seed(1)), "INVALID_ARGUMENT", "count"),
        (DrawLocationsRequest(mapID: "it", count: 21, seed: seed(1)), "INVALID_ARGUMENT", "count"),
        (DrawLocationsRequest(mapID: "it", count: 1, seed: [1, 2, 3]), "INVALID_ARGUMENT", "seed"),
        (DrawLocationsRequest(mapID: "it", count: 1, seed: [UInt8](repeating: 1, count: 65)), "INVALID_ARGUMENT", "seed"),
        (
          DrawLocationsRequest(mapID: "it", count: 1, excludedLocationIDs: ["00000000-0000-4000-8000-000000000000"], seed: seed(1)),
          "INVALID_ARGUMENT", "excluded_location_ids[0]"
        ),
        (
          DrawLocationsRequest(mapID: "it", count: 1, excludedLocationIDs: [String](repeating: "x", count: 1_001), seed: seed(1)),
          "INVALID_ARGUMENT", "excluded_location_ids"
        ),
      ]
      try await Self.withHandlers { handlers in
        for (request, reason, field) in bad {
          let error = await StoredGeo.failure {
            try await handlers.drawLocations(request, StoredGeo.context(LocationServiceMethods.drawLocations))
          }
          #expect(error?.reason == reason && error?.fieldViolations.first?.field ?? "" == field)
        }
        let none = await StoredGeo.failure {
          try await handlers.drawLocations(good, StoredGeo.context(LocationServiceMethods.drawLocations))
        }
        #expect(none == nil)
        let report = await StoredGeo.failure {
          try await handlers.reportLocation(
            ReportLocationRequest(locationID: "nonsense"), StoredGeo.context(LocationServiceMethods.reportLocation))
        }
        #expect(report?.reason == "INVALID_ARGUMENT")
      }
    }
  }
}

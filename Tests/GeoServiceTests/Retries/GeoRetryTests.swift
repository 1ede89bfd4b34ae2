import CairnProto
import CairnServices
import CairnContract
import CairnTesting
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import GeoService

extension StoredGeo {
  /// GeoService keeps nothing of anybody: the one call that changes something is another service's, and safe to repeat.
  @Suite struct GeoRetryTests {
    private static let report = LocationServiceMethods.reportLocation

    /// Calls that only ask, whose requests hold what has no place in the address of a GET: where somebody is.
    private static let asking = Dictionary(
      uniqueKeysWithValues: [
        CityServiceMethods.reverseGeocodeCity, PlaceZoneServiceMethods.findPlaceZone, ParkServiceMethods.findNearbyParks,
        ParkServiceMethods.findParksInBox,
        ParkServiceMethods.checkInPark, ParkPlaceServiceMethods.measurePlaces,
        PlaceAreaServiceMethods.findPlaceAreas, PointOfInterestServiceMethods.findPointsOfInterest,
        PointOfInterestServiceMethods.findPointsOfInterestAlong,
      ].map { ($0.path, "changes nothing; asks by POST because a position is in the request") })

    @Test func everyMutationIsTriedOrSaysWhyNot() {
      let mutations = CairnMethods.all.filter { $0.path.hasPrefix("/cairn.geo.") && $0.idempotency != .read }
      #expect(RetryLaw.gaps(in: mutations.map(\.path), cases: [Self.report.path], exceptions: Self.asking) == [])
    }

    @Test func aReportThatIsSentOnceMoreIsOneReport() async throws {
      try await ScratchDatabase("geo").withDatabase { database async throws in
        let clock = FakeClock(StoredGeo.now)
        let handlers = LocationHandlers(database)
        let place = try #require(LocationID(cell: 1))
        let request = ReportLocationRequest(locationID: place.uuid.text)
        let repetition = RetryLaw.Repetition.again(because: "a report counts from the last time it was made")
        let breaches = try await RetryLaw.breaches(of: repetition, in: database, reason: { ($0 as? RPCError)?.reason }) {
          clock.advance(by: .seconds(1))
          return try await handlers.reportLocation(request, StoredGeo.context(Self.report, at: clock.now())).encoded()
        }
        #expect(breaches == [])
        #expect(try await database.query("SELECT location_id FROM location_reports").count == 1)
      }
    }
  }
}

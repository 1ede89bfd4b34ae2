import Protobuf
import Testing

@Suite struct CoordinatesTests {
  @Test(arguments: [(0.0, 0.0), (90, 180), (-90, -180), (-0.0, -0.0), (48.137, 11.575)])
  func placesOnEarthAreTaken(latitude: Double, longitude: Double) throws {
    try Coordinates.check(latitude: latitude, longitude: longitude)
  }

  @Test(arguments: [
    (Double.nan, 0.0, Coordinates.Refusal.notFinite(field: "latitude_degrees")),
    (0, .nan, .notFinite(field: "longitude_degrees")),
    (.infinity, 0, .notFinite(field: "latitude_degrees")),
    (0, -.infinity, .notFinite(field: "longitude_degrees")),
    (90.0.nextUp, 0, .outOfRange(field: "latitude_degrees")),
    (-91, 0, .outOfRange(field: "latitude_degrees")),
    (0, 180.0.nextUp, .outOfRange(field: "longitude_degrees")),
    (0, -1e300, .outOfRange(field: "longitude_degrees")),
  ])
  func placesThatDoNotExistAreRefused(latitude: Double, longitude: Double, refusal: Coordinates.Refusal) {
    #expect(throws: refusal) { try Coordinates.check(latitude: latitude, longitude: longitude) }
  }

  @Test func refusalsNameTheFieldAndTheReason() {
    #expect(Coordinates.Refusal.outOfRange(field: "latitude_degrees").field == "latitude_degrees")
    #expect(Coordinates.Refusal.outOfRange(field: "latitude_degrees").reason == "OUT_OF_RANGE")
    #expect(Coordinates.Refusal.notFinite(field: "longitude_degrees").reason == "NOT_FINITE")
  }
}

import Geodesy
import Testing

@testable import Spatial

@Suite struct SpatialBoxTests {
  private static func point(_ latitude: Double, _ longitude: Double) -> GeoPoint {
    GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude)
  }

  @Test(arguments: [(0.0, 0.0), (60, 75.456_129), (-60, -75.456_129), (85, 179.410_351)])
  func thePlaneIsMercators(latitude: Double, y: Double) {
    #expect(abs(MercatorPoint.y(ofLatitude: latitude) - y) < 1e-6)
  }

  @Test func thePolesStayInThePlane() {
    #expect(MercatorPoint(Self.point(90, 0)) == MercatorPoint(Self.point(89.5, 0)))
    #expect(MercatorPoint(Self.point(-90, 5)).y == MercatorPoint.y(ofLatitude: -89.5))
    #expect(MercatorPoint(Self.point(90, 0)).y < 312)
  }

  @Test func aWindowOver180BecomesTwo() throws {
    let crossing = try #require(GeoBox(southWest: Self.point(-20, 178), northEast: Self.point(-10, -178)))
    #expect(
      SpatialBox.windows(of: crossing) == [
        SpatialBox(south: -20, north: -10, west: 178, east: 180), SpatialBox(south: -20, north: -10, west: -180, east: -178),
      ])
    let plain = try #require(GeoBox(southWest: Self.point(-20, 10), northEast: Self.point(-10, 12)))
    #expect(SpatialBox.windows(of: plain) == [SpatialBox(south: -20, north: -10, west: 10, east: 12)])
  }

  @Test func aBoxIsWiderNearThePoles() {
    let degree = Earth.radius * .pi / 180
    let atEquator = BoxHalfWidths(radius: degree, latitude: 0)
    #expect(abs(atEquator.latitude - 1) < 1e-6)
    #expect(abs(atEquator.longitude - 1.000_152) < 1e-6)
    // 1/cos 60°, not 1/cos 59°: the corners count.
    #expect(abs(BoxHalfWidths(radius: degree, latitude: -59).longitude - 2) < 1e-5)
    #expect(BoxHalfWidths(radius: degree, latitude: 88).longitude < 180)
    #expect(BoxHalfWidths(radius: degree, latitude: 89).isFullCircle)
    #expect(BoxHalfWidths(radius: Earth.halfCircumference, latitude: 0).isFullCircle)
  }

  @Test(arguments: [-180.0, -179.999, 0, 179.999, 180]) func everythingWithinADistanceIsInTheBoxesOnce(longitude: Double) {
    for latitude in stride(from: -90.0, through: 90, by: 7.5) {
      let centre = Self.point(latitude, longitude)
      for radius in [0, 1, 10_000, 2_000_000, 9_000_000, 20_015_114.0] {
        let boxes = SpatialBox.around(centre, radius: radius)
        #expect(boxes.count <= 2)
        for bearing in stride(from: 0.0, to: 360, by: 15) {
          let edge = centre.destination(distance: radius, bearing: bearing)
          #expect(boxes.count { $0.contains(edge) } == 1, "\(centre) \(radius) \(bearing) \(edge)")
        }
      }
    }
  }

  @Test func aPlaceOn180IsFoundUnderBothItsNames() {
    let boxes = SpatialBox.around(Self.point(10, 180), radius: 100)
    for name in [180.0, -180] { #expect(boxes.contains { $0.contains(Self.point(10, name)) }) }
  }
}

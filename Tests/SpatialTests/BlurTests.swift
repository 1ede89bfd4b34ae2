import Cryptography
import Spatial
import Testing

@testable import Geodesy

@Suite struct BlurTests {
  private static let key = SymmetricKey.random()
  private static let blur = blur(by: key)

  private static func blur(by key: SymmetricKey) -> Blur {
    Blur(cellSize: 1_000, jitter: 2_000) { key.authenticationCode(for: $0) }
  }

  private static let helsinki = GeoPoint(clampingLatitude: 60.17, wrappingLongitude: 24.94)

  private static func shown(_ point: GeoPoint, _ ownerID: String = "somebody", by blur: Blur = blur) -> GeoPoint {
    ExactPosition(point).shown(by: blur, ownerID: ownerID).point
  }

  @Test func whoLooksOftenLearnsNoMoreThanOnce() {
    // All of a cell is shown as one: neither the place in it nor the mean of many looks comes through.
    let middle = ExactPosition(Self.helsinki).shown(onGridOf: 1_000).point
    let places = (0..<1_000).map { middle.destination(distance: 0.45 * Double($0), bearing: Double($0 * 137)) }
    #expect(Set(places.map { Self.shown($0) }).count == 1)
    #expect(Set(places.map { ExactPosition($0).shown(onGridOf: 1_000) }).count == 1)
  }

  @Test func anotherOwnerAnotherCellOrAnotherKeyIsMovedOtherwise() {
    let owners = (0..<1_000).map { Self.shown(Self.helsinki, "\($0)") }
    #expect(Set(owners).count == 1_000)
    let middle = ExactPosition(Self.helsinki).shown(onGridOf: 1_000).point
    let beside = middle.destination(distance: 1_000, bearing: 0)
    let moves = [middle, beside].map { place -> Double in
      let cell = ExactPosition(place).shown(onGridOf: 1_000).point
      return cell.initialBearing(to: Self.shown(place))
    }
    #expect(abs(moves[0] - moves[1]) > 0.001)
    #expect(Self.shown(middle, by: Self.blur(by: .random())) != Self.shown(middle))
    #expect(Self.shown(middle, by: Self.blur(by: Self.key)) == Self.shown(middle))
  }

  /// 20,000 owners in one cell against 16 directions and 8 rings of the same ground: 156 each. The key of this test is always the same.
  @Test func allOfTheDiscIsEquallyLikely() throws {
    let blur = Blur(cellSize: 1_000, jitter: 2_000) { bytes in SHA256.digest(of: bytes) }
    let middle = ExactPosition(Self.helsinki).shown(onGridOf: 1_000).point
    var counts = [Int](repeating: 0, count: 128)
    for owner in 0..<20_000 {
      let shown = Self.shown(Self.helsinki, "owner \(owner)", by: blur)
      let far = middle.distance(to: shown) / 2_000
      try #require(far <= 1.000_001)
      let ring = min(7, Int(far * far * 8))
      counts[ring * 16 + min(15, Int(middle.initialBearing(to: shown) / 22.5))] += 1
    }
    let expected = 20_000.0 / 128
    let chiSquare = counts.reduce(0) { $0 + (Double($1) - expected) * (Double($1) - expected) / expected }
    // 127 degrees of freedom: above 181.99 once in a thousand.
    #expect(chiSquare < 181.99, "\(chiSquare)")
  }

  @Test(arguments: [1.0, 1_000, 50_000, 1_000_000]) func theExactPositionIsInTheShownCircle(cellSize: Double) {
    let blur = Blur(cellSize: cellSize, jitter: cellSize) { Self.key.authenticationCode(for: $0) }
    let world = WorldOfPlaces()
    var farthest = 0.0
    for (number, point) in (world.places.map(\.position) + world.queries).enumerated() {
      let exact = ExactPosition(point)
      for shown in [exact.shown(by: blur, ownerID: "\(number % 7)"), exact.shown(onGridOf: cellSize)] {
        let share = shown.point.distance(to: point) / shown.radius
        farthest = max(farthest, share)
      }
    }
    #expect(farthest <= 1 && farthest > 0.5, "\(farthest)")
  }

  @Test(arguments: ShowingPurpose.allCases) func aPurposeSaysHowFarItIsMoved(purpose: ShowingPurpose) {
    let shown = ExactPosition(Self.helsinki).shown(by: Blur(for: purpose, key: Self.key), ownerID: "somebody")
    #expect(shown.radius > 2 * purpose.cellSize && shown.point.distance(to: Self.helsinki) <= shown.radius)
    #expect(ExactPosition(Self.helsinki).shown(for: purpose) == ExactPosition(Self.helsinki).shown(onGridOf: purpose.cellSize))
  }

  @Test func bothNamesOf180AreOneCell() {
    for latitude in stride(from: -90.0, through: 90, by: 4.5) {
      let (east, west) = (GeoPoint(latitude: latitude, longitude: 180), GeoPoint(latitude: latitude, longitude: -180))
      #expect(east.map { Self.shown($0) } == west.map { Self.shown($0) })
    }
  }
}

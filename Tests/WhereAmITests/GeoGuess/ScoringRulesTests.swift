import Foundation
import Testing

@testable import GameCommon
@testable import WhereAmI

@Suite("Scoring")
struct ScoringRulesTests {
  static let worldDiagonalM = 14_916_862.0

  @Test(
    "points on the world map",
    arguments: [
      (kilometres: 0.0, points: 5_000),
      (0.025, 5_000),
      (0.149, 5_000),
      (0.150, 4_999),
      (1, 4_997),
      (25, 4_917),
      (100, 4_676),
      (500, 3_576),
      (1_000, 2_558),
      (2_000, 1_308),
      (5_000, 175),
      (20_015.115, 0),
    ])
  func worldPoints(kilometres: Double, points: Int) {
    #expect(ScoringRules.score(distanceM: kilometres * 1_000, mapDiagonalM: Self.worldDiagonalM) == points)
  }

  @Test(
    "a perfect answer is perfect on the smallest map, a step farther is not",
    arguments: [
      (metres: 25.0, points: 5_000), (25.01, 3_894), (100, 1_839), (1_000, 0),
    ])
  func smallMap(metres: Double, points: Int) {
    #expect(ScoringRules.score(distanceM: metres, mapDiagonalM: 1_000) == points)
  }

  @Test("points never rise with distance, on maps of every size")
  func neverRises() {
    for mapDiagonalM in [10.0, 1_000, 50_000, 1_300_000, Self.worldDiagonalM, 40_030_000] {
      var former = ScoringRules.roundScoreMax
      for step in 0...20_000 {
        let points = ScoringRules.score(distanceM: Double(step) * 1_001.7, mapDiagonalM: mapDiagonalM)
        #expect(points <= former && points >= 0)
        former = points
      }
    }
  }

  @Test("a distance that is no number earns nothing", arguments: [Double.nan, .infinity])
  func noNumber(distanceM: Double) {
    #expect(ScoringRules.score(distanceM: distanceM, mapDiagonalM: Self.worldDiagonalM) == 0)
  }

  @Test("a map without extent gives points to perfect answers only")
  func noExtent() {
    #expect(ScoringRules.score(distanceM: 25, mapDiagonalM: 0) == 5_000)
    #expect(ScoringRules.score(distanceM: 26, mapDiagonalM: 0) == 0)
  }

  @Test("the exponential agrees with the C library's")
  func exponential() {
    for step in 0...70_000 {
      let power = -Double(step) / 100
      let expected = exp(power)
      #expect(abs(ScoringRules.exponential(power) - expected) <= expected * 4e-16)
    }
    #expect(ScoringRules.exponential(-1_000) == 0)
  }
}

import Testing

@testable import Geodesy

@Suite struct DistanceUnitTests {
  @Test(arguments: [
    (0.0, "0 m"), (0.4, "0 m"), (0.5, "1 m"), (869.7, "870 m"), (999.4, "999 m"), (999.6, "1.0 km"), (1_000, "1.0 km"), (12_345, "12.3 km"),
    (99_949, "99.9 km"), (99_951, "100 km"), (999_499, "999 km"), (999_501, "1,000 km"), (1_204_400, "1,204 km"), (20_015_114, "20,015 km"),
  ])
  func `Metres and kilometres`(metres: Double, text: String) {
    #expect(DistanceUnit.metric.text(metres) == text)
  }

  @Test(arguments: [
    (0.0, "0 ft"), (1, "3 ft"), (30.3, "99 ft"), (30.4, "100 ft"), (60.96, "200 ft"), (200, "660 ft"), (302.7, "990 ft"),
    (303.5, "0.25 mi"),
    (402.336, "0.25 mi"), (804.672, "0.5 mi"), (1_207.008, "0.75 mi"), (1_609.344, "1 mi"), (2_011.68, "1.25 mi"), (4_023.36, "2.5 mi"),
    (4_100, "2.5 mi"), (15_690, "9.75 mi"), (15_900, "10 mi"), (16_093.44, "10 mi"), (16_700, "10 mi"), (1_200_000, "746 mi"),
    (1_609_344, "1,000 mi"), (20_015_114, "12,437 mi"),
  ])
  func `Feet and miles: .5, 1.25, 2.5`(metres: Double, text: String) {
    #expect(DistanceUnit.imperial.text(metres) == text)
  }

  @Test func `What is farther is never shown as less`() {
    func number(_ text: String, _ factors: [String: Double]) -> Double {
      let words = text.split(separator: " ")
      return (Double(words[0].filter { $0 != "," }) ?? .nan) * (factors[String(words[1])] ?? .nan)
    }
    for (unit, factors) in [
      (DistanceUnit.metric, ["m": 1, "km": 1_000]),
      (.imperial, ["ft": DistanceUnit.metresPerFoot, "mi": DistanceUnit.metresPerMile]),
    ] {
      var (last, metres) = (0.0, 0.0)
      while metres < 2_000_000 {
        let shown = number(unit.text(metres), factors)
        #expect(shown >= last - 0.001, "\(metres)")
        (last, metres) = (shown, metres * 1.001 + 0.1)
      }
    }
  }
}

import Positions
import Testing
import TrackTesting

@testable import Expeditions

/// What a machine makes of a park.
@Suite struct ChallengeSeedRulesTests {
  /// A park of so many metres a side.
  static func park(_ side: Double, entrances: [(Double, Double)] = [], name: String = "Green") -> SeedPark {
    let maker = TrackMaker(seed: 0)
    return SeedPark(
      parkID: OnePark.parkID, name: name,
      outline: [(0, 0), (side, 0), (side, side), (0, side)].compactMap { maker.point($0.0, $0.1) },
      entrances: entrances.compactMap { maker.point($0.0, $0.1) })
  }

  private static func kinds(_ park: SeedPark) -> [ChallengeKind] { ChallengeSeedRules.challenges(of: park).map(\.version.kind) }

  @Test func aParkWithGatesHasFourEachInSixLanguages() throws {
    let park = Self.park(500, entrances: [(500, 100), (0, 0), (500, 500)])
    let made = ChallengeSeedRules.challenges(of: park)
    #expect(made.map(\.version.kind) == [.freeRide, .endurance, .collection, .race])
    #expect(Set(made.map(\.key)).count == 4 && made.allSatisfy { $0.key.hasPrefix("osm-w1/") })
    for challenge in made {
      #expect(challenge.words.map(\.language).sorted() == ["de", "en", "es", "fr", "it", "sv"] && challenge.words[0].language == "en")
      #expect(Set(challenge.words.map(\.name)).count >= 5 && challenge.words.allSatisfy { $0.name.hasSuffix(": Green") })
      #expect(challenge.words.allSatisfy { $0.description.contains("OpenStreetMap") && $0.description.unicodeScalars.count < 300 })
    }
    #expect(made[0].words.last?.name == "Fri löpning: Green")
    #expect(made[3].version.controls.map(\.point) == [park.entrances[1], park.entrances[2]], "those farthest from each other")
    #expect(ChallengeSeedRules.challenges(of: park) == made)
  }

  @Test func placesAlongTheEdgeBeginAtAGateAndLieOnIt() throws {
    let park = Self.park(500, entrances: [(490, 5)])
    let points = ChallengeSeedRules.alongOutline(of: park)
    #expect(points.count == ChallengeSeedRules.controlsMax && points[0] == park.outline[1])
    for (one, other) in zip(points, points.dropFirst()) {
      let distance = try #require(one.distance(to: other))
      #expect((176_000...251_000).contains(distance), "a quarter of a kilometre along the edge, less across a corner")
    }
    let maker = TrackMaker(seed: 0)
    for point in points {
      let (low, high) = (try #require(maker.point(0, 0)), try #require(maker.point(500, 500)))
      let isOnEdge =
        abs(point.latitude - low.latitude) < 100 || abs(point.latitude - high.latitude) < 100
        || abs(point.longitude - low.longitude) < 200 || abs(point.longitude - high.longitude) < 200
      #expect(isOnEdge)
    }
  }

  @Test func aParkThatIsTooSmallOrTooLargeHasNoneThatNeedPlaces() {
    #expect(Self.kinds(Self.park(60)) == [.freeRide, .endurance])
    #expect(Self.kinds(Self.park(9_000, entrances: [(0, 0), (9_000, 9_000)])) == [.freeRide, .endurance])
    #expect(Self.kinds(Self.park(150, entrances: [(0, 0), (150, 150)])) == [.freeRide, .endurance, .collection])
    let nothing = SeedPark(parkID: "osm-w2", name: "Dot", outline: [], entrances: [])
    #expect(Self.kinds(nothing) == [.freeRide, .endurance])
  }

  @Test func aNarrowParkHasFewerPlaces() throws {
    let maker = TrackMaker(seed: 0)
    let park = SeedPark(
      parkID: OnePark.parkID, name: "Strip", outline: [(0, 0), (300, 0), (300, 80), (0, 80)].compactMap { maker.point($0.0, $0.1) },
      entrances: [])
    #expect(ChallengeSeedRules.alongOutline(of: park).count == 5)
    let made = try #require(ChallengeSeedRules.challenges(of: park).first { $0.version.kind == .collection })
    #expect(made.version.controls.count == 4, "of five the second and the fourth would be too close to each other")
  }

  @Test func aNameThatCannotBeShownHasNone() {
    for name in ["", " ", "\u{202E}neerG", "Gr\u{0}een"] { #expect(Self.kinds(Self.park(500, name: name)).isEmpty) }
    let long = ChallengeSeedRules.challenges(of: Self.park(500, name: String(repeating: "ä", count: 200)))
    #expect(long.allSatisfy { $0.words.allSatisfy { $0.name.unicodeScalars.count <= ChallengeRules.nameMax } })
  }
}

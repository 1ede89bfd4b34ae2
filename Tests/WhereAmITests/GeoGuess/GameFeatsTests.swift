import Geodesy
import Testing
import Timekeeping

@testable import GameCommon
@testable import WhereAmI

@Suite("What badges are given for in a game")
struct GameFeatsTests {
  /// Two players answer the first round; the first one so long after the panorama was loaded, so far away.
  private static func round(after wait: Duration, _ position: GeoPoint?) throws -> (former: PhaseMachine, latter: PhaseMachine) {
    var driver = GameDriver(GameFixtures.machine(GameFixtures.several, players: 2))
    try driver.move(.loaded(round: 1), by: 1)
    try driver.move(.loaded(round: 1), by: 2)
    if let position { try driver.move(.submitGuess(round: 1, position), by: 1, after: wait) }
    let former = driver.machine
    #expect(GameFeats.measures(of: 1, in: former).isEmpty)
    if position == nil {
      while driver.machine.phase == .playing { try driver.waitForTimer() }
    } else {
      try driver.move(.submitGuess(round: 1, GameFixtures.point(-42, -170)), by: 2, after: .seconds(30))
    }
    return (former, driver.machine)
  }

  typealias Measure = AchievementRules.Measure

  @Test(
    "all points with one guess, and a good guess within ten seconds",
    arguments: [
      (1, 41.9, [Measure.perfectGuesses, .quickGuesses]), (10, 41.9, [.perfectGuesses, .quickGuesses]), (11, 41.9, [.perfectGuesses]),
      (10, 44.0, [.quickGuesses]), (11, 44.0, []), (3, 60.0, []),
    ])
  func feats(seconds: Int, latitude: Double, measures: [Measure]) throws {
    let (former, latter) = try Self.round(after: .seconds(seconds), GameFixtures.point(latitude, 12.5))
    #expect(GameFeats.feats(of: latter, since: former).map(\.measure) == measures)
    #expect(GameFeats.feats(of: latter, since: former).allSatisfy { $0.player == 1 })
    #expect(GameFeats.measures(of: 1, in: latter) == measures && GameFeats.measures(of: 2, in: latter) == [])
    // Once.
    #expect(GameFeats.feats(of: latter, since: latter).isEmpty)
  }

  @Test("an answer that nobody gave is no feat, not even on the spot")
  func nobodysAnswer() throws {
    var ruleset = GameFixtures.several
    ruleset.defaultMarker = GameFixtures.positions[0]
    var driver = GameDriver(GameFixtures.machine(ruleset, players: 2))
    try driver.move(.loaded(round: 1), by: 1)
    try driver.move(.loaded(round: 1), by: 2)
    while driver.machine.phase == .playing { try driver.waitForTimer() }
    #expect(driver.machine.rounds[0].turns[0].answer?.score == 5_000)
    #expect(GameFeats.measures(of: 1, in: driver.machine).isEmpty)
  }
}

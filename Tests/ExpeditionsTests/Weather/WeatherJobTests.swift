import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Lifecycle
import Positions
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// The weather at the start of an attempt: kept with it, rewarded, warned of (requirement E-S8).
@Suite struct WeatherJobTests {
  private static let fair = Weather(apparentTemperature: 15, wind: 10, precipitation: 0, code: 1)
  private static let frost = Weather(apparentTemperature: -12, wind: 10, precipitation: 0, code: 71)
  private static let storm = Weather(apparentTemperature: 20, wind: 70, precipitation: 9, code: 95)

  private static func look(_ house: ExpeditionsHouse) async throws { try await house.attempts.weather?.run() }

  private static func jobCount(_ house: ExpeditionsHouse) async throws -> Int {
    try await house.database.query("SELECT count(*) FROM jobs WHERE kind = 'expeditions.weather' AND fail_time IS NULL").firstRow().get(0)
  }

  private static func warnings(_ house: ExpeditionsHouse, to accountID: UUID) async throws -> [AttemptWarned] {
    try await house.told(to: accountID).compactMap { if case .attemptWarned(let warned) = $0 { warned } else { nil } }
  }

  @Test func itIsKeptWithTheConditionsAtTheStart() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      house.sky.set(Self.fair)
      let attemptID = try await house.start(challengeID, by: anna)
      #expect(try await house.attempt(attemptID, by: anna).weather == nil && house.sky.askedCount == 0, "nobody waits for others")
      for _ in 0..<2 { try await Self.look(house) }
      let weather = try #require(try await house.attempt(attemptID, by: anna).weather)
      #expect(weather.apparentTemperatureC == 15 && weather.windKmh == 10 && !weather.isExtreme && !weather.isStorm)
      let left = try await Self.jobCount(house)
      #expect(house.sky.askedCount == 1 && left == 0)
    }
  }

  @Test func extremeWeatherEarnsAFifthMore() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.freeRide))
      for (index, weather) in [Self.fair, Self.frost, Self.storm].enumerated() {
        let runner = UUID()
        house.sky.set(weather)
        let samples = ChallengeKinds.track(.freeRide, seed: UInt64(30 + index), from: Double(index) * 7_200)
        house.clock.set(to: Moment(milliseconds: samples[0].time))
        let attemptID = try await house.start(challengeID, by: runner)
        try await Self.look(house)
        for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
          _ = try await house.append(chunk, sequence, to: attemptID, by: runner)
        }
        let points = try #require(try await house.finish(attemptID, by: runner).attempt?.points)
        let bonus = weather == Self.frost ? PointsFormula.percent(PointsRules.weatherPercent, of: points.basePoints) : 0
        #expect(points.weatherPoints == bonus && points.basePoints > 0 && (weather != Self.frost || bonus > 0))
      }
    }
  }

  @Test func whoeverIsUnderWayHearsOfAThunderstormOnce() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      house.sky.set(Self.storm)
      let attemptID = try await house.start(challengeID, by: anna)
      for _ in 0..<2 { try await Self.look(house) }
      let warnings = try await Self.warnings(house, to: anna)
      #expect(warnings.map(\.attemptID) == [attemptID] && warnings[0].weather?.isStorm == true && warnings[0].weather?.isExtreme == false)
      // In fair weather, and afterwards, nobody is warned.
      for (weather, isOver) in [(Self.fair, false), (Self.storm, true)] {
        let runner = UUID()
        // Another hour has another answer.
        house.clock.advance(by: .seconds(3_600))
        house.sky.set(weather)
        let other = try await house.start(challengeID, by: runner)
        let abandon = house.call(AttemptServiceMethods.abandonAttempt, by: runner)
        if isOver { _ = try await house.attempts.handlers.abandonAttempt(AbandonAttemptRequest(attemptID: other), abandon) }
        try await Self.look(house)
        #expect(try await Self.warnings(house, to: runner).isEmpty)
      }
    }
  }

  /// A storm that is over is no news.
  @Test func aThunderstormIsToldInItsHourAlone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let (late, uploading) = (UUID(), UUID())
      // The source was away until the hour was over.
      let first = try await house.start(challengeID, by: late)
      try await Self.look(house)
      house.clock.advance(by: .seconds(3_600))
      // Recorded without a network, and sent in the same hour.
      let second = try await house.start(challengeID, by: uploading, recorded: house.clock.now())
      house.sky.set(Self.storm)
      try await Self.look(house)
      for (attemptID, runner) in [(first, late), (second, uploading)] {
        #expect(try await house.attempt(attemptID, by: runner).weather?.isStorm == true)
        #expect(try await Self.warnings(house, to: runner).isEmpty)
      }
    }
  }

  /// A start four seconds before the hour is over is warned in the next one.
  @Test func aThunderstormIsToldForAnHourFromTheStartOn() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      house.sky.set(Self.storm)
      let (hour, before) = (Int64(3_600_000), Int64(3_596_000))
      house.clock.advance(by: .milliseconds(hour + before - house.clock.now().milliseconds % hour))
      let attemptID = try await house.start(challengeID, by: anna)
      house.clock.advance(by: .seconds(5))
      try await Self.look(house)
      #expect(try await Self.warnings(house, to: anna).map(\.attemptID) == [attemptID])
    }
  }

  /// A source that refuses what it is asked.
  private struct Refusing: WeatherSource {
    let error: any Error

    func weather(in hour: WeatherHour) async throws -> Weather { throw error }
  }

  @Test func whatIsRefusedOfOnePlaceSaysNothingOfTheNext() async throws {
    let place = try #require(GridPoint(latitude: 0, longitude: 0))
    let hour = WeatherHour(place, 0)
    for status in [400, 404, 200] {
      let shared = SharedWeather(Refusing(error: OpenMeteo.Unusable(status: status)), time: FakeClock(ExpeditionsHouse.start))
      for _ in 0..<2 { await #expect(throws: OpenMeteo.Unusable.self) { _ = try await shared.weather(in: hour) } }
    }
    let gone = SharedWeather(Refusing(error: CancellationError()), time: FakeClock(ExpeditionsHouse.start))
    for _ in 0..<2 { await #expect(throws: CancellationError.self) { _ = try await gone.weather(in: hour) } }
    for status in [429, 503] {
      let shared = SharedWeather(Refusing(error: OpenMeteo.Unusable(status: status)), time: FakeClock(ExpeditionsHouse.start))
      await #expect(throws: OpenMeteo.Unusable.self) { _ = try await shared.weather(in: hour) }
      await #expect(throws: SharedWeather.Away.self) { _ = try await shared.weather(in: hour) }
    }
  }

  @Test func attemptsOfOnePlaceAndHourShareAnAnswer() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      var begun: [(runner: UUID, attemptID: String)] = []
      for _ in 0..<3 {
        let runner = UUID()
        begun.append((runner, try await house.start(challengeID, by: runner)))
      }
      // A source that is away is asked once by all of them.
      try await Self.look(house)
      let waiting = try await Self.jobCount(house)
      #expect(house.sky.askedCount == 1 && waiting == 3)
      house.sky.set(Self.frost)
      house.clock.advance(by: .seconds(61))
      try await Self.look(house)
      #expect(house.sky.askedCount == 2)
      for (runner, attemptID) in begun { #expect(try await house.attempt(attemptID, by: runner).weather?.isExtreme == true) }
      // A later start in the hour has the answer that is there; another hour is another question.
      for (pause, count) in [(0, 2), (3_600, 3)] {
        house.clock.advance(by: .seconds(pause))
        let runner = UUID()
        let attemptID = try await house.start(challengeID, by: runner)
        try await Self.look(house)
        #expect(house.sky.askedCount == count)
        #expect(try await house.attempt(attemptID, by: runner).weather != nil)
      }
    }
  }

  @Test func whatIsRememberedOfTheWeatherDoesNotGrow() async throws {
    let (sky, clock) = (Sky(), FakeClock(ExpeditionsHouse.start))
    sky.set(Self.fair)
    let (shared, place) = (SharedWeather(sky, time: clock), try #require(GridPoint(latitude: 0, longitude: 0)))
    let count = Int64(SharedWeather.countMax) + 1
    for hour in 0..<count { _ = try await shared.weather(in: WeatherHour(place, hour * 3_600_000)) }
    // The latest are there still, and the first are asked for again.
    for (hour, asked) in [(count - 1, count), (0, count + 1), (0, count + 1)] {
      _ = try await shared.weather(in: WeatherHour(place, hour * 3_600_000))
      #expect(sky.askedCount == Int(asked))
    }
  }

  /// The source is away while somebody runs: without it there is no bonus, and it comes afterwards.
  @Test func pointsFollowWhenTheSourceIsBack() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.freeRide)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.freeRide), by: anna).attempt)
      try await Self.look(house)
      let before = try #require(attempt.points)
      #expect(before.weatherPoints == 0 && attempt.weather == nil)
      house.sky.set(Self.frost)
      try await Self.look(house)
      #expect(house.sky.askedCount == 1, "it is not asked again at once")
      house.clock.advance(by: .seconds(61))
      try await Self.look(house)
      let after = try await house.attempt(attempt.attemptID, by: anna)
      let bonus = PointsFormula.percent(PointsRules.weatherPercent, of: before.basePoints)
      #expect(after.weather?.isExtreme == true && after.points?.weatherPoints == bonus && bonus > 0)
      #expect(try await house.stats(of: anna).totalPoints == before.totalPoints + bonus)
      guard case .attemptDecided(let told) = try await house.told(to: anna).last else { return #expect(Bool(false)) }
      #expect(told.totalPoints == before.totalPoints + bonus)
      // The badge comes with the weather, once, and nothing else is given again.
      let levels = try await house.badgeLevels(of: anna)
      #expect(levels["weatherproof"] == 1 && levels["challenger"] == 1)
      let count: Int64 = try await house.database.query(
        "SELECT count(*) FROM achievement_ledger WHERE account_id = \(anna) AND measure = 'expeditions.extreme_weather'"
      ).firstRow().get(0)
      #expect(count == 1)
    }
  }

  /// Points come late, and the placing stays: it does not wait for the next day because its person appears offline by now.
  @Test func lateWeatherMovesNoResult() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.checkpoint), by: anna).attempt)
      try await house.database.execute("INSERT INTO hidden_players (account_id) VALUES (\(anna))")
      house.sky.set(Self.frost)
      try await Self.look(house)
      #expect(try await house.attempt(attempt.attemptID, by: anna).points?.weatherPoints ?? 0 > 0)
      let waiting: Int64 = try await house.database.query("SELECT count(*) FROM waiting_bests").firstRow().get(0)
      #expect(waiting == 0)
      #expect(try await house.badgeLevels(of: anna)["weatherproof"] == 1)
    }
  }

  @Test func aSourceThatIsAwayIsAskedForAboutADay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      _ = try await house.start(try await house.published(ChallengeKinds.draft(.race)), by: UUID())
      var halfHours = 0
      while try await Self.jobCount(house) == 1, halfHours < 100 {
        try await Self.look(house)
        house.clock.advance(by: .seconds(1_800))
        halfHours += 1
      }
      #expect((25...60).contains(halfHours), "half a day to a day and more, by chance")
      #expect(house.sky.askedCount == WeatherJob.rules.attemptsMax)
    }
  }

  @Test func anInstallationWithoutASourceAsksForNothing() async throws {
    try await ExpeditionsHouse.run { house async throws in
      // As the process has it where no source is set.
      let attempts = try #require(try house.features().features.compactMap { $0 as? AttemptFeature }.first)
      #expect(attempts.weather == nil && !attempts.chores.contains { $0.name == "ask for the weather" })
      let challengeID = try await house.published(ChallengeKinds.draft(.race))
      let context = house.call(AttemptServiceMethods.startAttempt, by: UUID(), key: UUID().text)
      _ = try await attempts.handlers.startAttempt(
        StartAttemptRequest(challengeID: challengeID, position: OnePark.middle, accuracyM: 5, features: ExpeditionsHouse.phone), context)
      #expect(try await Self.jobCount(house) == 0)
    }
  }
}

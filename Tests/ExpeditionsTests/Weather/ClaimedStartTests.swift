import CairnTesting
import Events
import ExpeditionsProto
import FoundationEssentials
import Identity
import Postgres
import ServiceDatabase
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// The start of what was recorded without a network is the phone's word: what hangs on the hour of a run goes by when the run began.
@Suite struct ClaimedStartTests {
  private static let frost = Weather(apparentTemperature: -12, wind: 10, precipitation: 0, code: 71)

  /// An attempt that is said to have begun some seconds before its track does.
  /// - Parameter time: Seconds from the beginning of the house on at which the track begins.
  private static func ran(
    _ house: ExpeditionsHouse, _ kind: ChallengeKind = .race, from time: Double, claimed lead: Double, by runner: UUID, seed: UInt64
  ) async throws -> Attempt {
    let challengeID = try await house.published(ChallengeKinds.draft(kind))
    let samples = ChallengeKinds.track(kind, seed: seed, from: time)
    let begin = try #require(samples.first).time
    house.clock.set(to: max(house.clock.now(), Moment(milliseconds: begin)))
    let attemptID = try await house.start(challengeID, by: runner, recorded: Moment(milliseconds: begin) - .seconds(lead))
    try await house.attempts.weather?.run()
    for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
      _ = try await house.append(chunk, sequence, to: attemptID, by: runner)
    }
    return try #require(try await house.finish(attemptID, by: runner).attempt)
  }

  /// Frost in the night, claimed by one who ran in the sun of noon.
  @Test(arguments: [false, true]) func weatherOfAnHourInWhichNobodyRanEarnsNothing(isToldLate: Bool) async throws {
    try await ExpeditionsHouse.run { house async throws in
      for (index, lead) in [5_400.0, 3_000].enumerated() {
        let runner = UUID()
        house.sky.set(isToldLate ? nil : Self.frost)
        let time = 7_200.0 + Double(index) * 14_400
        let attempt = try await Self.ran(house, .freeRide, from: time, claimed: lead, by: runner, seed: UInt64(70 + index))
        #expect(attempt.state == .accepted)
        house.sky.set(Self.frost)
        house.clock.advance(by: .seconds(61))
        try await house.attempts.weather?.run()
        let after = try await house.attempt(attempt.attemptID, by: runner)
        let isEarned = lead < 3_600
        #expect(after.weather?.isExtreme == true, "the weather of the start is told")
        #expect((after.points?.weatherPoints ?? 0 > 0) == isEarned && (after.points?.basePoints ?? 0) > 0)
        #expect(try await house.badgeLevels(of: runner)["weatherproof"] == (isEarned ? 1 : nil))
      }
    }
  }

  /// Six in the morning at the place is seven hours and 54 minutes behind the house's beginning.
  @Test func whoeverRanLaterInTheMorningIsNoEarlyBird() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (claimed, early) = (UUID(), UUID())
      // From 6:42 on, said to have begun at 5:36; and from 0:36 on, said to have begun at 23:30.
      _ = try await Self.ran(house, from: 31_000, claimed: 3_960, by: claimed, seed: 81)
      house.clock.advance(by: .seconds(14 * 3_600))
      _ = try await Self.ran(house, from: 95_400, claimed: 3_960, by: early, seed: 82)
      #expect(try await house.badgeLevels(of: claimed)["early_bird"] == nil)
      #expect(try await house.badgeLevels(of: early)["early_bird"] == 1)
    }
  }
}

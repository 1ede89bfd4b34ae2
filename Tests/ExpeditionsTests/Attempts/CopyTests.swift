import CairnTesting
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import Postgres
import Testing
import Timekeeping
import TrackJudge
import TrackTesting

@testable import Expeditions

/// Recordings that are sent more than once: whose they are, which was there first, and when they were made.
@Suite struct CopyTests {
  /// The same positions, so many seconds later.
  private static func later(_ samples: [TrackJudge.TrackSample], by seconds: Int64) -> [TrackJudge.TrackSample] {
    samples.map { sample in
      let time = sample.time + seconds * 1_000
      return TrackJudge.TrackSample(
        time: time, position: sample.position.flatMap { Sample(time: time, point: $0.point, accuracy: $0.accuracy) })
    }
  }

  /// A runner whose track somebody else has sent would lose points and rank with the next rules, and the thief nothing.
  @Test func whoWasCopiedKeepsThePointsWhenRulesChange() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, thief) = (UUID(), UUID())
      let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
      let samples = ChallengeKinds.track(.checkpoint, seed: 9)
      // The copy was begun before, and comes after.
      let stolenID = try await house.start(challengeID, by: thief, recorded: ExpeditionsHouse.start)
      let own = try #require(try await house.done(challengeID, samples, by: anna).attempt)
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
        _ = try await house.append(chunk, sequence, to: stolenID, by: thief)
      }
      let stolen = try await house.finish(stolenID, by: thief)
      #expect(own.state == .accepted && stolen.attempt?.state == .held)
      for step: Int32 in 1...2 {
        let count = try await house.attempts.review.judgeAgain(at: house.clock.now(), rulesetVersion: AttemptRules.rulesetVersion + step)
        let (first, second) = (try await house.attempt(own.attemptID, by: anna), try await house.attempt(stolenID, by: thief))
        #expect(count == 2 && first.state == .accepted && second.state == .held)
        #expect(try await house.stats(of: anna).totalPoints == own.points?.totalPoints)
        #expect(try await house.board(challengeID, by: anna).rows.map(\.accountID) == [anna.text])
      }
    }
  }

  /// A phone that records one run for three challenges sends its samples to each: a runner would wait for a moderator who had done nothing wrong.
  @Test func oneRunForThreeChallengesIsOneRun() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, samples) = (UUID(), ChallengeKinds.track(.checkpoint, seed: 4))
      var attemptIDs: [String] = []
      for kind in [ChallengeKind.checkpoint, .freeRide, .collection] {
        attemptIDs.append(try await house.start(try await house.published(ChallengeKinds.draft(kind)), by: anna))
      }
      for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
        for attemptID in attemptIDs { _ = try await house.append(chunk, sequence, to: attemptID, by: anna) }
      }
      for attemptID in attemptIDs {
        let verdict = try #require(try await house.finish(attemptID, by: anna).verdict)
        #expect(verdict.outcome == .accepted && verdict.findings.isEmpty, "\(verdict.findings)")
      }
      // For as many as may go on at once, and not for all that there are; and for nobody else.
      let raceID = try await house.published(ChallengeKinds.draft(.race))
      for runner in [anna, UUID()] {
        let verdict = try #require(try await house.done(raceID, samples, by: runner).verdict)
        #expect(verdict.outcome == .held && verdict.findings.map(\.kind) == [.replay])
      }
      // Marks that were kept without times have them when the rules change next.
      try await house.database.execute("UPDATE track_prints SET pass_ms = NULL")
      _ = try await house.attempts.review.judgeAgain(at: house.clock.now(), rulesetVersion: AttemptRules.rulesetVersion + 1)
      for attemptID in attemptIDs { #expect(try await house.attempt(attemptID, by: anna).state == .accepted) }
    }
  }

  /// Whoever sends a run again as another one, at another time or for the same challenge, would have points for a run that was not.
  @Test(arguments: [60, 3_600] as [Int64]) func aRecordingThatIsUsedAgainIsHeld(seconds: Int64) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, samples) = (UUID(), ChallengeKinds.track(.checkpoint, seed: 6))
      let (courseID, rideID) = (
        try await house.published(ChallengeKinds.draft(.checkpoint)), try await house.published(ChallengeKinds.draft(.freeRide))
      )
      #expect(try await house.done(courseID, samples, by: anna).verdict?.outcome == .accepted)
      let elsewhere = try #require(try await house.done(rideID, Self.later(samples, by: seconds), by: anna).verdict)
      #expect(elsewhere.outcome == .held && elsewhere.findings.map(\.kind) == [.replay])
      let again = try #require(try await house.done(courseID, Array(samples.dropFirst(3)), by: anna).verdict)
      #expect(again.outcome == .held && again.findings.map(\.kind) == [.replay])
    }
  }

  @Test func oneRunCountsForThreeAtOnce() {
    func run(_ start: Int64, _ end: Int64, together: Int = 20, isOwn: Bool = true) -> CopyRules.Match {
      CopyRules.Match(commonCount: 20, togetherCount: together, isOwnElsewhere: isOwn, startTime: start, endTime: end)
    }
    #expect(CopyRules.copiedCount([], of: 40) == 0)
    let short = [run(0, 10), run(10, 20), run(20, 30), run(30, 40)]
    #expect(CopyRules.copiedCount(short, of: 40) == 0, "one after the other in a long one")
    #expect(CopyRules.copiedCount([run(0, 40), run(5, 30)], of: 40) == 0)
    #expect(CopyRules.copiedCount([run(0, 10), run(0, 40), run(5, 30)], of: 40) == 20, "the fourth at once")
    #expect(
      CopyRules.copiedCount([run(0, 10, together: 15)], of: 40) == 0 && CopyRules.copiedCount([run(0, 10, together: 14)], of: 40) == 20)
    #expect(CopyRules.copiedCount([run(0, 10, isOwn: false)], of: 40) == 20, "nobody runs for others")
  }
}

import CairnTesting
import Events
import ExpeditionsProto
import FoundationEssentials
import Identity
import Positions
import Postgres
import ServiceDatabase
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

  /// Two people say at once that they are done with one track, in two parks: one of them is first.
  @Test func oneTrackIsNotAcceptedInTwoParksAtOnce() async throws {
    try await ExpeditionsHouse.run { house async throws in
      for seed in 1...3 as ClosedRange<UInt64> {
        let (people, samples) = ([UUID(), UUID()], ChallengeKinds.track(.checkpoint, seed: seed, from: Double(seed) * 7_200))
        var attemptIDs: [String] = []
        for (index, person) in people.enumerated() {
          let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
          house.clock.set(to: max(house.clock.now(), Moment(milliseconds: samples[0].time)))
          let attemptID = try await house.start(challengeID, by: person, recorded: Moment(milliseconds: samples[0].time))
          for (sequence, chunk) in ExpeditionsHouse.chunks(samples).enumerated() {
            _ = try await house.append(chunk, sequence, to: attemptID, by: person)
          }
          let id = try #require(UUID(text: attemptID))
          if index == 1 { try await house.database.execute("UPDATE attempts SET park_id = 'osm-w2' WHERE attempt_id = \(id)") }
          attemptIDs.append(attemptID)
        }
        let (one, other) = (attemptIDs[0], attemptIDs[1])
        async let first = house.finish(one, by: people[0])
        async let second = house.finish(other, by: people[1])
        let outcomes = try await [first, second].compactMap { $0.verdict?.outcome.rawValue }.sorted()
        #expect(outcomes == [Verdict.Outcome.accepted, .held].map(\.rawValue).sorted())
      }
    }
  }

  /// Somebody has sent a copy, and whoever had run it is deleted: the copy has become no run by that.
  @Test func aCopyStaysHeldWhenTheOriginalIsGone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, thief) = (UUID(), UUID())
      let challengeID = try await house.published(ChallengeKinds.draft(.checkpoint))
      let samples = ChallengeKinds.track(.checkpoint, seed: 9)
      #expect(try await house.done(challengeID, samples, by: anna).verdict?.outcome == .accepted)
      let copy = try #require(try await house.done(challengeID, samples, by: thief).attempt)
      #expect(copy.state == .held)
      _ = try await house.database.transaction { try await house.features().personal.purge(anna, in: $0) }
      for step: Int32 in 1...2 {
        _ = try await house.attempts.review.judgeAgain(at: house.clock.now(), rulesetVersion: AttemptRules.rulesetVersion + step)
        let again = try await house.attempt(copy.attemptID, by: thief)
        #expect(again.state == .held && again.verdict?.outcome == .held)
        #expect(again.verdict?.findings.map(\.kind) == copy.verdict?.findings.map(\.kind))
      }
    }
  }

  /// A track is forgotten while it is judged again: its marks do not come back, of which nobody would know that they are there.
  @Test func marksOfAForgottenTrackDoNotComeBack() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.checkpoint)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.checkpoint), by: anna).attempt)
      let (review, now, version) = (house.attempts.review, house.clock.now(), AttemptRules.rulesetVersion + 1)
      let task = try await house.database.transaction { transaction in
        try await AttemptStore().lockPerson(anna, in: transaction)
        let task = Task { try await review.judgeAgain(at: now, rulesetVersion: version) }
        // Until it waits for the person.
        for _ in 0..<500 {
          let waiting = try await house.database.query(
            "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
          if !waiting.isEmpty { break }
          try await Task.sleep(for: .milliseconds(10))
        }
        for table in ["UPDATE attempts SET has_track = false, has_marks = false", "DELETE FROM track_chunks", "DELETE FROM track_prints"]
          as [SQL]
        {
          try await transaction.execute(table)
        }
        return task
      }
      _ = try await task.value
      #expect(try await house.database.query("SELECT FROM track_prints").isEmpty)
      house.clock.advance(by: AttemptReview.lease)
      #expect(try await review.judgeAgain(at: house.clock.now(), rulesetVersion: version) == 1)
      #expect(try await house.attempt(attempt.attemptID, by: anna).points?.totalPoints == attempt.points?.totalPoints)
      #expect(try await house.database.query("SELECT FROM track_prints").isEmpty)
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

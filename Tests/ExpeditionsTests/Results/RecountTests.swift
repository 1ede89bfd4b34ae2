import CairnTesting
import Events
import ExpeditionsProto
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import ServiceDatabase
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions
@testable import GameCommon

/// Attempts that are judged again when rules change: what follows, and what is in the way of it.
@Suite struct RecountTests {
  private static func race(
    _ house: ExpeditionsHouse, _ challengeID: String, by accountID: UUID, seed: UInt64 = 1, hour: Double = 0
  ) async throws -> Attempt {
    let samples = ChallengeKinds.track(.race, seed: seed, from: hour * 3_600)
    return try #require(try await house.done(challengeID, samples, by: accountID).attempt)
  }

  private static func boardPoints(of accountID: UUID, _ house: ExpeditionsHouse) async throws -> Double? {
    try await Boards().standing(of: accountID, on: BoardKey(.expeditionPoints, "", period: .all), in: house.database).value?.number
  }

  private static func rulesets(_ house: ExpeditionsHouse) async throws -> [Int32] {
    try await house.database.query("SELECT ruleset_version FROM attempts ORDER BY ruleset_version").map { try $0.get(0) }
  }

  /// Former rules gave more for coming among the ten best. The judge says what it said: points are others all the same, and who has them hears of it.
  @Test(arguments: [true, false]) func whenRulesOfPointsAloneChangePointsFollow(hasTrack: Bool) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try await Self.race(house, challengeID, by: anna)
      let (id, points) = (try #require(UUID(text: attempt.attemptID)), try #require(attempt.points))
      try await house.database.transaction { transaction in
        try await transaction.execute(
          """
          UPDATE attempts SET top_ten_points = top_ten_points + 15, total_points = total_points + 15, ruleset_version = 0
          WHERE attempt_id = \(id)
          """)
        try await transaction.execute("UPDATE expedition_people SET total_points = total_points + 15")
        let former = BoardChange.correct(id, on: .expeditionPoints, accountID: anna, value: points.totalPoints + 15)
        try await Boards().apply([former], at: house.clock.now(), in: transaction)
        if !hasTrack { try await transaction.execute("DELETE FROM track_chunks") }
      }
      let before = try await house.told(to: anna).count
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 1)
      #expect(try await house.attempt(attempt.attemptID, by: anna).points == points)
      #expect(try await house.stats(of: anna).totalPoints == points.totalPoints)
      #expect(try await Self.boardPoints(of: anna, house) == Double(points.totalPoints))
      guard case .attemptDecided(let told) = try await house.told(to: anna).last else { return #expect(Bool(false)) }
      #expect(told.totalPoints == points.totalPoints && told.state == .accepted)
      // Where nothing is another one, nobody hears of it.
      #expect(try await house.told(to: anna).count == before + 1)
      try await house.database.execute("UPDATE attempts SET ruleset_version = 0")
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 1)
      #expect(try await house.told(to: anna).count == before + 1)
      #expect(try await house.attempt(attempt.attemptID, by: anna) == attempt)
    }
  }

  /// Copies an attempt, each as somebody else's.
  private static func multiply(_ count: Int, _ house: ExpeditionsHouse) async throws {
    try await house.database.execute(
      """
      INSERT INTO attempts SELECT (jsonb_populate_record(a, jsonb_build_object('attempt_id', gen_random_uuid(), 'account_id', gen_random_uuid(),
        'finish_time', a.finish_time - interval '1 hour'))).* FROM attempts a, generate_series(1, \(Int32(count)))
      """)
    try await house.database.execute(
      "INSERT INTO expedition_people (account_id) SELECT account_id FROM attempts ON CONFLICT (account_id) DO NOTHING")
    try await house.database.execute("UPDATE attempts SET ruleset_version = 0")
  }

  /// A season's attempts would take days by twenty in a minute.
  @Test func aTurnJudgesAllThatWait() async throws {
    try await ExpeditionsHouse.run { house async throws in
      _ = try await Self.race(house, try await house.published(ChallengeKinds.draft(.race)), by: UUID())
      try await Self.multiply(AttemptReview.roundMax * 2 + 3, house)
      try await house.attempts.review.judgeAll(by: house.clock)
      #expect(Set(try await Self.rulesets(house)) == [AttemptRules.rulesetVersion])
      #expect(try await AttemptStore().countJudged(before: AttemptRules.rulesetVersion, max: 10, in: house.database) == 0)
    }
  }

  /// Attempts that one process has taken are left alone by others, until they should be done long since.
  @Test func processesTakeOthers() async throws {
    try await ExpeditionsHouse.run { house async throws in
      _ = try await Self.race(house, try await house.published(ChallengeKinds.draft(.race)), by: UUID())
      try await Self.multiply(4, house)
      func take(_ limit: Int) async throws -> [UUID] {
        let now = house.clock.now()
        return try await house.database.transaction { transaction in
          try await AttemptStore().takeJudged(
            before: AttemptRules.rulesetVersion, at: now, until: now + AttemptReview.lease, limit: limit, in: transaction)
        }
      }
      let (first, second) = (try await take(3), try await take(3))
      #expect(first.count == 3 && second.count == 2 && Set(first).isDisjoint(with: second))
      #expect(try await take(3).isEmpty)
      house.clock.advance(by: AttemptReview.lease)
      #expect(try await take(9).count == 5)
    }
  }

  /// More attempts than one round takes, of which each has a chunk that is none, come before one that can be read.
  @Test func whatCannotBeReadIsInNobodysWay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let (attempt, count) = (try await Self.race(house, challengeID, by: anna), AttemptReview.roundMax + 1)
      let (id, version) = (try #require(UUID(text: attempt.attemptID)), AttemptRules.rulesetVersion)
      try await house.database.execute(
        """
        INSERT INTO attempts SELECT (jsonb_populate_record(a, jsonb_build_object('attempt_id', gen_random_uuid(), 'account_id', gen_random_uuid(),
          'finish_time', a.finish_time - interval '1 hour'))).* FROM attempts a, generate_series(1, \(Int32(count)))
        """)
      try await house.database.execute(
        """
        INSERT INTO track_chunks (attempt_id, sequence, sample_count, create_time, samples)
        SELECT attempt_id, 0, 1, create_time, '\\xff' FROM attempts WHERE attempt_id <> \(id)
        """)
      try await house.database.execute(
        "INSERT INTO expedition_people (account_id) SELECT account_id FROM attempts WHERE attempt_id <> \(id)")
      try await house.database.execute("UPDATE attempts SET ruleset_version = 0")
      var judged = 0
      for _ in 0..<3 { judged += try await house.attempts.review.judgeAgain(at: house.clock.now()) }
      #expect(judged == 1, "what could not be read is not said to be done")
      #expect(try await Self.rulesets(house) == Array(repeating: 0, count: count) + [version])
      // They are looked at again, and go on once they can be read.
      try await house.database.execute("DELETE FROM track_chunks WHERE attempt_id <> \(id)")
      #expect(try await house.attempts.review.judgeAgain(at: house.clock.now()) == 0, "not at once")
      house.clock.advance(by: .seconds(86_400))
      for _ in 0..<3 { judged += try await house.attempts.review.judgeAgain(at: house.clock.now()) }
      #expect(judged == count + 1)
    }
  }
}

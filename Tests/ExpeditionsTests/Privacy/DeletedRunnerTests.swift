import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import GameTesting
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping
import TrackJudge

@testable import Expeditions

/// Nothing of what goes on beside a deletion brings a row of the deleted person back.
@Suite struct DeletedRunnerTests {
  /// Something that the server does of its own accord about an attempt.
  struct Deed: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let prepare: @Sendable (ExpeditionsHouse, _ attemptID: UUID, _ accountID: UUID) async throws -> Void
    let act: @Sendable (ExpeditionsHouse, _ attemptID: UUID, _ accountID: UUID) async throws -> Void
  }

  static let deeds = [
    Deed(testDescription: "judged again") { house, attemptID, _ in
      try await house.database.execute("UPDATE attempts SET ruleset_version = 0 WHERE attempt_id = \(attemptID)")
    } act: { house, attemptID, _ in
      try await house.attempts.review.judgeAgain(attemptID, AttemptRules.rulesetVersion, at: house.clock.now())
    },
    Deed(testDescription: "entered on its board") { house, attemptID, accountID in
      try await house.database.execute(
        """
        INSERT INTO waiting_bests (attempt_id, account_id, challenge_id, version, due_day)
        SELECT attempt_id, account_id, challenge_id, 1, '2020-01-01' FROM attempts WHERE attempt_id = \(attemptID)
        """)
    } act: { house, _, _ in
      try await house.taker.enterDue(at: house.clock.now(), in: house.database)
    },
    Deed(testDescription: "given up") { _, _, _ in
    } act: { house, attemptID, _ in
      let timer = TimerRow(aggregateID: attemptID, generation: 1, dueTime: house.clock.now(), kind: AttemptTimers.kind)
      try await house.database.transaction {
        try await AttemptTimers(outbox: house.attempts.handlers.outbox).fire(timer, in: $0, now: house.clock.now())
      }
    },
    Deed(testDescription: "decided by a moderator") { _, _, _ in
    } act: { house, attemptID, _ in
      let (moderator, request) = (UUID(), DecideAttemptRequest(attemptID: attemptID.text, isAccepted: false, overrules: true))
      house.auth.appoint(moderator)
      let context = house.call(AttemptModerationServiceMethods.decideAttempt, by: moderator, roles: ["moderator"])
      let refusal = await house.refusal { _ = try await house.moderation.decideAttempt(request, context) }
      #expect(refusal?.reason == "ATTEMPT_NOT_FOUND")
    },
    Deed(testDescription: "said to be done") { _, _, _ in
    } act: { house, attemptID, accountID in
      let refusal = await house.refusal { _ = try await house.finish(attemptID.text, by: accountID) }
      #expect(refusal?.reason == "ATTEMPT_NOT_FOUND")
    },
  ]

  /// Each finds the attempt, and waits for the purge to end.
  @Test(arguments: deeds) func nothingComesBackBesideAPurge(_ deed: Deed) async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      let attempt = try #require(try await house.done(challengeID, ChallengeKinds.track(.race), by: anna).attempt)
      let attemptID = try #require(UUID(text: attempt.attemptID))
      try await deed.prepare(house, attemptID, anna)
      try await Self.beside(try house.features().personal, of: anna, in: house.database) { try await deed.act(house, attemptID, anna) }
      #expect(try await house.database.query("SELECT FROM expedition_people").isEmpty)
      #expect(try await house.database.query("SELECT FROM attempts").isEmpty)
    }
  }

  /// A friend's best is beaten while the friend is deleted.
  @Test func whoIsDeletedIsBeatenByNobody() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, berta, challengeID) = (UUID(), UUID(), try await house.published(ChallengeKinds.draft(.race)))
      house.social.befriend(anna, berta)
      _ = try await house.done(challengeID, ChallengeKinds.track(.race), by: berta)
      let samples = ChallengeKinds.track(.race, seed: 2, speed: 5, from: 3_600)
      try await Self.beside(try house.features().personal, of: berta, in: house.database) {
        let done = try await house.done(challengeID, samples, by: anna)
        #expect(done.verdict?.outcome == .accepted)
      }
      #expect(try await house.database.query("SELECT FROM beaten_records").isEmpty)
      #expect(try await house.board(challengeID, by: anna).rows.map(\.accountID) == [anna.text])
    }
  }

  /// Does something while a person is being purged, who is gone when it goes on.
  private static func beside(
    _ personal: PersonalData, of accountID: UUID, in database: Database, _ act: @escaping @Sendable () async throws -> Void
  ) async throws {
    let task = try await database.transaction { transaction in
      _ = try await personal.purge(accountID, in: transaction)
      let task = Task { try await act() }
      // Until it waits for a row.
      for _ in 0..<500 {
        let waiting = try await database.query(
          "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'")
        if !waiting.isEmpty { break }
        try await Task.sleep(for: .milliseconds(10))
      }
      return task
    }
    try await task.value
  }

  /// A call of a person whose deletion has begun, by a session that is valid for some minutes more.
  @Test func whoIsDeletedStartsNothing() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (anna, challengeID) = (UUID(), try await house.published(ChallengeKinds.draft(.race)))
      try await house.database.execute(
        "INSERT INTO deleted_accounts (account_hash, delete_time) VALUES (sha256(uuid_send(\(anna))), \(house.clock.now()))")
      #expect(await house.refusal { _ = try await house.start(challengeID, by: anna) } != nil)
      #expect(try await house.database.query("SELECT FROM expedition_people").isEmpty)
      #expect(try await house.database.query("SELECT FROM attempts").isEmpty)
    }
  }
}

import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import Expeditions

/// Challenges that were taken back, and what is left of them.
@Suite struct WithdrawnChallengeTests {
  private static func withdraw(_ challengeID: String, _ house: ExpeditionsHouse) async throws {
    let context = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
    _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: challengeID), context)
  }

  private static func kept(_ house: ExpeditionsHouse) async throws -> Set<String> {
    Set(try await house.database.query("SELECT challenge_id FROM challenges").map { try $0.get(0, as: UUID.self).text })
  }

  @Test func aDraftThatIsTakenBackIsGone() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let (draft, published) = (try await house.create(ChallengeKinds.draft(.race)), try await house.published(ChallengeKinds.draft(.race)))
      try await Self.withdraw(draft, house)
      try await Self.withdraw(published, house)
      #expect(try await Self.kept(house) == [published])
      #expect(try await house.database.query("SELECT FROM challenge_versions").count == 1)
      #expect(await house.refusal { try await Self.withdraw(draft, house) }?.reason == "CHALLENGE_NOT_FOUND")
    }
  }

  /// Nobody has seen it, whatever its state is: its words and places go with the account.
  @Test func whatWasNeverPublishedGoesWithItsMaker() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let draft = try #require(UUID(text: try await house.create(ChallengeKinds.draft(.race))))
      try await house.database.execute("UPDATE challenges SET state = 4 WHERE challenge_id = \(draft)")
      let published = try await house.published(ChallengeKinds.draft(.race))
      try await Self.withdraw(published, house)
      _ = try await house.database.transaction { try await house.features().personal.purge(house.maker, in: $0) }
      #expect(try await Self.kept(house) == [published])
    }
  }

  @Test func whatWasTakenBackIsKeptAsLongAsSomebodyHasAnAttempt() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let anna = UUID()
      var ids: [String] = []
      for _ in 0..<3 { ids.append(try await house.published(ChallengeKinds.draft(.race))) }
      _ = try await house.done(ids[0], ChallengeKinds.track(.race), by: anna)
      for id in ids.prefix(2) { try await Self.withdraw(id, house) }
      func sweep() async throws -> Int {
        let time = house.clock.now() - ChallengeRules.withdrawnLifetime
        return try await house.challenges.store.deleteWithdrawn(before: time, limit: 10, in: house.database)
      }
      house.clock.advance(by: .seconds(29 * 86_400))
      #expect(try await sweep() == 0)
      house.clock.advance(by: .seconds(2 * 86_400))
      #expect(try await sweep() == 1)
      #expect(try await Self.kept(house) == [ids[0], ids[2]])
      _ = try await house.database.transaction { try await house.features().personal.purge(anna, in: $0) }
      #expect(try await sweep() == 1)
      #expect(try await Self.kept(house) == [ids[2]])
    }
  }
}

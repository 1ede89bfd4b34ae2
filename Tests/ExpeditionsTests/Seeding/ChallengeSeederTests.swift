import CairnProto
import CairnTesting
import Events
import ExpeditionsProto
import ExpeditionsServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import Expeditions

/// Challenges of a machine in the database.
@Suite struct ChallengeSeederTests {
  private static let made = ChallengeSeedRules.challenges(of: ChallengeSeedRulesTests.park(500, entrances: [(0, 0), (500, 500)]))

  private static func listed(_ house: ExpeditionsHouse) async throws -> [Challenge] {
    let context = house.call(ChallengeServiceMethods.listParkChallenges, by: UUID())
    return try await house.challenges.listParkChallenges(ListParkChallengesRequest(parkID: OnePark.parkID), context).challenges
  }

  @Test func somebodyFindsThemMarkedAsGeneratedAndRunsOne() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let seeder = ChallengeSeeder(database: house.database)
      #expect(try await seeder.keep(Self.made, isDryRun: true, at: house.clock.now()) == 4)
      #expect(try await Self.listed(house).isEmpty, "a dry run leaves nothing")
      #expect(try await seeder.keep(Self.made, isDryRun: false, at: house.clock.now()) == 4)
      let listed = try await Self.listed(house)
      #expect(listed.count == 4 && listed.allSatisfy { $0.isGenerated && $0.makerID.isEmpty && $0.state == .published })
      let free = try #require(listed.first { $0.draft?.type == .freeRide })
      #expect(free.draft?.name == "Free run: Green" && free.translations.count == 6)
      #expect(free.translations.first { $0.languageCode == "de" }?.name == "Freier Lauf: Green")
      // GeoService counts them.
      let told: Int64 = try await house.database.query(
        "SELECT count(*) FROM outbox WHERE type = 'challenge.published' AND destination = 'geo'"
      ).firstRow().get(0)
      #expect(told == 4)
      #expect(try await house.done(free.challengeID, ChallengeKinds.track(.freeRide), by: UUID()).verdict?.outcome == .accepted)
    }
  }

  @Test func theSameParkTwiceAlsoAtOnceMakesThemOnce() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let seeder = ChallengeSeeder(database: house.database)
      async let one = seeder.keep(Self.made, isDryRun: false, at: house.clock.now())
      async let other = seeder.keep(Self.made, isDryRun: false, at: house.clock.now())
      #expect(try await [one, other].sorted() == [0, 4])
      // What moderators have hidden is not made again, and what is missing is.
      try await house.database.execute("UPDATE challenges SET state = 3 WHERE seed_key = 'osm-w1/edge'")
      try await house.database.execute("DELETE FROM challenges WHERE seed_key = 'osm-w1/gates'")
      #expect(try await seeder.keep(Self.made, isDryRun: false, at: house.clock.now()) == 1)
      #expect(try await Self.listed(house).count == 3)
    }
  }

  /// It is of nobody: nobody changes it, and everybody may report it.
  @Test func nobodyIsTheirMaker() async throws {
    try await ExpeditionsHouse.run { house async throws in
      _ = try await ChallengeSeeder(database: house.database).keep(Self.made, isDryRun: false, at: house.clock.now())
      let challengeID = try #require(try await Self.listed(house).first?.challengeID)
      let withdraw = house.call(ChallengeServiceMethods.withdrawChallenge, by: house.maker)
      let refusal = await house.refusal {
        _ = try await house.challenges.withdrawChallenge(WithdrawChallengeRequest(challengeID: challengeID), withdraw)
      }
      #expect(refusal?.reason == "CHALLENGE_NOT_FOUND")
      for _ in 0...ChallengeRules.reportsMax {
        let report = house.call(ChallengeServiceMethods.reportChallenge, by: UUID())
        let request = ReportChallengeRequest(challengeID: challengeID, reason: .impossible)
        _ = try await house.challenges.reportChallenge(request, report)
      }
      // Without a case nobody would look and show it again: reports alone hide nothing.
      #expect(try await Self.listed(house).count == 4)
      #expect(try await house.database.query("SELECT FROM outbox WHERE type = 'content.reported'").isEmpty)
      let operated = ExpeditionsApp.operated(house.database)
      for (isHidden, count) in [(false, 4), (true, 3), (false, 4)] {
        #expect(try await operated.set(isHidden: isHidden, challengeID, at: house.clock.now(), in: house.database) == .done)
        #expect(try await Self.listed(house).count == count)
      }
      #expect(try await operated.set(isHidden: true, UUID().text, at: house.clock.now(), in: house.database) == .notThere)
    }
  }
}

import CairnTesting
import ExpeditionsProto
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import Expeditions

/// Attempts of people who appear offline, as they come onto boards when the next day begins.
@Suite struct WaitingBestTests {
  /// Something is wrong with one attempt: it stays, and neither its person's others nor other people wait for it.
  @Test func whatCannotBeEnteredIsInNobodysWay() async throws {
    try await ExpeditionsHouse.run { house async throws in
      let people = (0..<4).map { _ in UUID() }
      let challengeIDs = [try await house.published(ChallengeKinds.draft(.race)), try await house.published(ChallengeKinds.draft(.race))]
      for (index, person) in people.enumerated() {
        try await house.database.execute("INSERT INTO hidden_players (account_id) VALUES (\(person))")
        for (place, challengeID) in challengeIDs.enumerated() {
          let samples = ChallengeKinds.track(.race, seed: UInt64(index * 2 + place + 1), from: Double(index * 2 + place) * 3_600)
          #expect(try await house.done(challengeID, samples, by: person).verdict?.outcome == .accepted)
        }
      }
      let broken = try #require(UUID(text: challengeIDs[0]))
      try await house.database.execute("CREATE TABLE broken (challenge_id uuid, account_id uuid)")
      try await house.database.execute("INSERT INTO broken VALUES (\(broken), \(people[0]))")
      try await house.database.execute(
        """
        CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
          IF EXISTS (SELECT FROM broken b WHERE b.challenge_id = NEW.challenge_id AND b.account_id = NEW.account_id) THEN
            RAISE EXCEPTION 'broken';
          END IF;
          RETURN NEW;
        END $$
        """)
      try await house.database.execute(
        "CREATE TRIGGER refused BEFORE INSERT ON challenge_bests FOR EACH ROW EXECUTE FUNCTION refuse()")
      house.clock.advance(by: .seconds(86_400))
      try await house.taker.enterDue(at: house.clock.now(), in: house.database)
      #expect(Set(try await house.board(challengeIDs[0], by: UUID()).rows.map(\.accountID)) == Set(people.dropFirst().map(\.text)))
      #expect(Set(try await house.board(challengeIDs[1], by: UUID()).rows.map(\.accountID)) == Set(people.map(\.text)))
      #expect(try await house.database.query("SELECT FROM waiting_bests").count == 1)
      // It is tried again.
      try await house.database.execute("DELETE FROM broken")
      try await house.taker.enterDue(at: house.clock.now(), in: house.database)
      #expect(try await house.board(challengeIDs[0], by: UUID()).rows.count == 4)
    }
  }
}

import CairnProto
import CairnServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct DirectoryHandlersTests {
  private static func find(_ fixture: AuthFixture, _ accountIDs: [UUID], _ usernames: [String]) async throws -> [String: UUID?] {
    let request = FindPeopleRequest(accounts: accountIDs.map(\.bytes), usernames: usernames)
    let response = try await DirectoryHandlers(database: fixture.database).findPeople(request, fixture.context(.service("social")))
    return Dictionary(uniqueKeysWithValues: response.entries.map { ($0.username, UUID(bytes: $0.account)) })
  }

  @Test func peopleAreFoundByAccountAndByName() async throws {
    try await AuthFixture.run { fixture async throws in
      let anna = try #require(try await fixture.newcomer("Anna").accountID)
      let berta = try #require(try await fixture.newcomer("Berta_2").accountID)
      let nameless = try #require(try await fixture.nameless().accountID)
      #expect(try await Self.find(fixture, [anna], ["bERTA_2"]) == ["Anna": anna, "Berta_2": berta])
      #expect(try await Self.find(fixture, [anna, anna, UUID(), nameless], ["anna", "nobody"]) == ["Anna": anna])
      // What looks alike is somebody else, and what breaks the rules nobody.
      for name in ["berta2", "", "berta_2 ", "\0", String(repeating: "x", count: 31)] {
        #expect(try await Self.find(fixture, [], [name]) == [:])
      }
    }
  }

  @Test func whoIsLeavingIsNotFound() async throws {
    try await AuthFixture.run { fixture async throws in
      let anna = try #require(try await fixture.newcomer("Anna").accountID)
      let now = fixture.clock.now()
      try await fixture.database.execute(
        """
        INSERT INTO account_deletions (deletion_id, account_id, token_hash, request_time, purge_time)
        VALUES (\(UUID()), \(anna), \([UInt8](repeating: 1, count: 32)), \(now), \(now + .seconds(86_400)))
        """)
      #expect(try await Self.find(fixture, [anna], ["Anna"]) == [:])
    }
  }

  @Test func aQuestionHasALimit() async throws {
    try await AuthFixture.run { fixture async throws in
      #expect(try await Self.find(fixture, (0..<DirectoryHandlers.peopleMax).map { _ in UUID() }, []) == [:])
      for (accounts, reason) in [
        ([], "TOO_MANY"), ((0...DirectoryHandlers.peopleMax).map { _ in UUID().bytes }, "TOO_MANY"), ([[1]], "INVALID_UUID"),
      ] {
        let error = await #expect(throws: RPCError.self) {
          _ = try await DirectoryHandlers(database: fixture.database)
            .findPeople(FindPeopleRequest(accounts: accounts), fixture.context(.service("social")))
        }
        #expect(error?.fieldViolations.first?.reason == reason)
      }
    }
  }
}

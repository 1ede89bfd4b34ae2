import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService
@testable import Events

/// What SocialService hears of new user names (requirement W-56).
@Suite struct RenameNewsTests {
  /// What the sweep tells now, under whose keys.
  private func told(_ auth: AuthFixture) async throws -> [String] {
    try await auth.database.execute("DELETE FROM outbox")
    try await RenameNews(database: auth.database, ids: TimeOrderedIDs()).run(at: auth.clock.now())
    return try await auth.database.query(
      "SELECT payload, ordering_key FROM outbox WHERE type = 'account.renamed' AND destination = 'social'"
    ).map { row in
      let renamed = try AccountRenamed(decoding: try row.get(0))
      #expect(renamed.accountID == (try row.get(1)))
      return renamed.accountID
    }
  }

  private func change(_ name: String, by caller: Caller, _ auth: AuthFixture) async throws {
    _ = try await auth.usernames.changeUsername(ChangeUsernameRequest(username: name), auth.context(caller))
  }

  @Test func aNewNameIsToldOnceWhenNobodyRemembersTheFormerOne() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let annaID = try #require(anna.accountID).text
      auth.clock.advance(by: .seconds(60))
      // The first name is nobody's news.
      #expect(try await told(auth) == [])
      try await change("Better", by: anna, auth)
      try await change("Better", by: anna, auth)
      auth.clock.advance(by: RenameNews.pause)
      #expect(try await told(auth) == [])
      auth.clock.advance(by: .milliseconds(1))
      #expect(try await told(auth) == [annaID])
      auth.clock.advance(by: .seconds(60))
      #expect(try await told(auth) == [])
    }
  }

  @Test func aNameThatModeratorsHaveRemovedIsToldToo() async throws {
    try await AuthFixture.run { auth in
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      auth.clock.advance(by: RenameNews.pause + .seconds(1))
      #expect(try await told(auth) == [try #require(anna.accountID).text])
      // Whoever has it no more gets no other name.
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      auth.clock.advance(by: RenameNews.pause + .seconds(1))
      #expect(try await told(auth) == [])
    }
  }

  @Test func twoChangesAreToldWhenTheLastIsSeenAndOfWhoIsDeletedNothingIs() async throws {
    try await Eraser.run { eraser async throws in
      let auth = eraser.auth
      let (anna, moderator) = (try await auth.newcomer(), try await auth.official("Martin", "moderator"))
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Anna"] }
      auth.clock.advance(by: .seconds(2))
      // The house has made the name: it may be changed at once.
      try await change("Peaceful", by: anna, auth)
      auth.clock.advance(by: RenameNews.pause - .seconds(1))
      #expect(try await told(auth) == [])
      auth.clock.advance(by: .seconds(2))
      #expect(try await told(auth) == [try #require(anna.accountID).text])
      try await auth.removeNames(of: anna, by: moderator) { $0.usernames = ["Peaceful"] }
      _ = try await eraser.delete(anna)
      auth.clock.advance(by: RenameNews.pause + .seconds(1))
      #expect(try await told(auth) == [])
    }
  }
}

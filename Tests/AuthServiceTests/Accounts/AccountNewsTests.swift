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

/// What SocialService hears of accounts (requirement L-8).
@Suite struct AccountNewsTests {
  /// The types of the events that wait for SocialService under an account's key, in their order.
  private func told(of accountID: UUID?, _ auth: AuthFixture) async throws -> [String] {
    try await auth.database.query(
      "SELECT type FROM outbox WHERE destination = 'social' AND ordering_key = \(accountID?.text) ORDER BY number"
    ).map { try $0.get(0) }
  }

  private func created(_ auth: AuthFixture) async throws -> [AccountCreated] {
    try await auth.database.query("SELECT payload FROM outbox WHERE type = 'account.created' ORDER BY ordering_key, number")
      .map { try AccountCreated(decoding: try $0.get(0)) }
  }

  @Test func howeverAnAccountIsMadeItIsToldOnce() async throws {
    try await GuestHouse.run { house async throws in
      let auth = house.auth
      let anna = try await auth.newcomer()
      let guest = try await house.guest().caller
      let first = try await auth.logIn(as: .person("1"))
      _ = try await auth.logIn(as: .person("1"))
      _ = try await auth.logIn("Anna")
      for accountID in [anna.accountID, guest.accountID, first.account.accountID] as [UUID?] {
        #expect(try await told(of: accountID, auth) == ["account.created"])
      }
      // It is the same account afterwards.
      try await house.upgrade(guest, "Gustav")
      #expect(try await told(of: guest.accountID, auth) == ["account.created"])
      let expected = try ([anna.accountID, guest.accountID, first.account.accountID] as [UUID?]).map {
        AccountCreated(accountID: try #require($0).text, createTime: AuthFixture.start)
      }
      #expect(Set(try await created(auth)) == Set(expected))
    }
  }

  @Test func anAccountThatWaitsForItsAddressIsToldWhenItIsMade() async throws {
    try await AuthFixture.run(revealsTakenEmails: false) { auth in
      _ = try await auth.signUp("Anna")
      #expect(try await created(auth).isEmpty)
      let mail = try #require(try await auth.mails().last)
      _ = try await auth.verify("Anna@example.org", code: try #require(mail.values["code"]))
      let account = try #require(try await AccountStore().find(.username(folded: "anna"), in: auth.database))
      #expect(try await created(auth).map(\.accountID) == [account.accountID.text])
    }
  }

  @Test func ofAnAccountThatWasNotMadeNobodyHears() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna")
      let refusals = try await auth.refusalsAtOnce(4) { try await auth.signUp("anna", email: "\($0)@example.org") }
      #expect(refusals == ["already_exists USERNAME_TAKEN": 4])
      #expect(try await created(auth).count == 1)
    }
  }

  @Test func theDetailsComeBehindTheAccountAndItsSessionsEndBehindBoth() async throws {
    try await AuthFixture.run { auth in
      let request = SignUpWithPasswordRequest(
        email: "anna@example.org", password: AuthFixture.password, username: "Anna", givenName: "Anna")
      let response = try await auth.accounts.signUpWithPassword(request, auth.context())
      let anna = try await auth.caller(of: try #require(response.tokens))
      _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(anna))
      #expect(try await told(of: anna.accountID, auth) == ["account.created", "account.details", "session.ended"])
    }
  }

  @Test func accountsOfWhichNobodyWasToldAreToldOnce() async throws {
    try await AuthFixture.run { auth in
      let (anna, berta, carl) = (try await auth.newcomer("Anna"), try await auth.newcomer("Berta"), try await auth.newcomer("Carl"))
      // As a process of the version before leaves them, and one that is being deleted.
      try await auth.database.execute("DELETE FROM outbox WHERE ordering_key = ANY(\([anna, carl].map { $0.accountID?.text ?? "" }))")
      try await auth.database.execute("UPDATE accounts SET is_told = false, given_name = 'Anna' WHERE account_id = \(anna.accountID)")
      try await auth.database.execute("UPDATE accounts SET is_told = false WHERE account_id = \(carl.accountID)")
      try await auth.database.execute(
        """
        INSERT INTO account_deletions (deletion_id, account_id, token_hash, request_time, purge_time)
        SELECT gen_random_uuid(), \(carl.accountID), sha256('x'::bytea), \(auth.clock.now()), \(auth.clock.now())
        """)
      auth.clock.advance(by: .seconds(60))
      let sweep = AccountNewsSweep(database: auth.database, news: AccountNews(ids: TimeOrderedIDs()))
      let now = auth.clock.now()
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<4 { group.addTask { try await sweep.run(at: now) } }
        try await group.waitForAll()
      }
      #expect(try await told(of: anna.accountID, auth) == ["account.created", "account.details"])
      #expect(try await told(of: berta.accountID, auth) == ["account.created"])
      #expect(try await told(of: carl.accountID, auth) == [])
      let belated = try #require(try await created(auth).first { $0.accountID == anna.accountID?.text })
      #expect(belated.createTime == AuthFixture.start)
    }
  }
}

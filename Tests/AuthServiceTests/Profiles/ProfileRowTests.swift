import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import AuthService

/// What a row without a name or an address becomes, and where it travels.
@Suite struct ProfileRowTests {
  /// An account as a provider's first log-in makes it, with a session.
  private func nameless(_ auth: AuthFixture, _ change: (inout StoredAccount) -> Void = { _ in }) async throws -> (
    StoredAccount, SessionTokens
  ) {
    var account = StoredAccount(
      accountID: UUID(), username: nil, email: nil, isEmailVerified: false, roles: ["user"], createTime: auth.clock.now())
    change(&account)
    return (account, try await auth.open(account))
  }

  @Test func manyAccountsHaveNeitherNameNorAddress() async throws {
    try await AuthFixture.run { auth in
      let (first, tokens) = try await nameless(auth)
      _ = try await nameless(auth)
      let caller = try await auth.caller(of: tokens)
      #expect(caller.capabilities == ["profile_incomplete"])
      let own = try #require(try await auth.accounts.whoAmI(WhoAmIRequest(), auth.context(caller)).account)
      #expect(own.accountID == first.accountID.text && own.username == "" && own.email == "")
      #expect(own.capabilities == ["profile_incomplete"])
    }
  }

  @Test func capabilitiesTravelInEveryTokenAndInWhatGatewaysHear() async throws {
    try await AuthFixture.run { auth in
      let (account, tokens) = try await nameless(auth) { account in
        account.isGuest = true
        account.birthDate = CalendarDate("2014-01-15")
        account.country = "IT"
      }
      let expected = [
        "awaiting_guardian", "guest", "minor", "no_chat", "no_precise_last_seen", "no_public_profile", "no_sponsor_profiling",
      ]
      #expect(try await auth.caller(of: tokens).capabilities == expected)
      #expect(try await auth.caller(of: auth.refresh(tokens.refreshToken)).capabilities == expected)
      let moderation = auth.moderation.moderation
      try await auth.database.transaction { transaction in
        let suspension = Standing.Suspension(reason: "spam", startTime: auth.clock.now(), endTime: nil)
        _ = try await moderation.suspend(account.accountID, suspension, by: .operator, at: auth.clock.now(), in: transaction)
      }
      guard case .standing(account.accountID, let standing) = try await auth.revocations().last else {
        Issue.record("nobody was told")
        return
      }
      #expect(standing.capabilities == expected && standing.roles == ["user"] && standing.suspension?.reason == "spam")
    }
  }

  @Test func aBirthdayEndsWhatTheAgeBegan() async throws {
    try await AuthFixture.run { auth in
      // The clock begins on 2027-01-15.
      let (_, tokens) = try await nameless(auth) { account in
        account.isGuest = true
        account.birthDate = CalendarDate("2013-01-16")
        account.country = "IT"
      }
      #expect(try await auth.caller(of: tokens).capabilities.contains("no_chat"))
      auth.clock.set(to: auth.clock.now() + .seconds(86_400))
      #expect(try await auth.caller(of: auth.refresh(tokens.refreshToken)).capabilities == ["guest", "minor", "no_sponsor_profiling"])
    }
  }

  @Test(arguments: ["it", "ITA", ""]) func theDatabaseTakesNoOtherCountries(country: String) async throws {
    try await AuthFixture.run { auth in
      await #expect(throws: PostgresError.self) { _ = try await nameless(auth) { $0.country = country } }
    }
  }
}

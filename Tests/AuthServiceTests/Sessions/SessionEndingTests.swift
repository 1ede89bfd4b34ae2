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

/// What the services hear that keep something for a session (requirement W-10).
@Suite struct SessionEndingTests {
  /// The sessions that SocialService is told have ended, by the account's events in their order.
  private func told(of caller: Caller, _ auth: AuthFixture) async throws -> [Set<String>] {
    try await auth.database.query(
      """
      SELECT payload FROM outbox
      WHERE destination = 'social' AND type = 'session.ended' AND ordering_key = \(caller.accountID?.text) ORDER BY number
      """
    ).map { row in
      let ended = try SessionsEnded(decoding: try row.get(0))
      #expect(ended.accountID == caller.accountID?.text)
      return Set(ended.sessionIDs)
    }
  }

  private func ids(_ callers: Caller...) -> Set<String> { Set(callers.compactMap { $0.sessionID?.text }) }

  @Test func whoeverLogsOutIsForgottenByTheOthersOnce() async throws {
    try await AuthFixture.run { auth in
      let phone = try await auth.newcomer()
      let tablet = try await auth.session(on: "tablet")
      #expect(try await told(of: phone, auth).isEmpty)
      for _ in 0..<2 { _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(phone)) }
      #expect(try await told(of: phone, auth) == [ids(phone)])
      let laptop = try await auth.session(on: "laptop")
      _ = try await auth.sessions.revokeSession(
        RevokeSessionRequest(sessionID: try #require(laptop.sessionID).text), auth.context(tablet))
      #expect(try await told(of: phone, auth) == [ids(phone), ids(laptop)])
    }
  }

  @Test func whatEndsManyIsToldAtOnce() async throws {
    try await AuthFixture.run { auth in
      let phone = try await auth.newcomer()
      let (tablet, laptop) = (try await auth.session(on: "tablet"), try await auth.session(on: "laptop"))
      _ = try await auth.sessions.revokeOtherSessions(RevokeOtherSessionsRequest(), auth.context(phone))
      #expect(try await told(of: phone, auth) == [ids(tablet, laptop)])
      let watch = try await auth.session(on: "watch")
      _ = try await auth.change(AuthFixture.password, to: AuthFixture.newPassword, phone)
      #expect(try await told(of: phone, auth).last == ids(watch))
      _ = try await auth.sessions.logOutEverywhere(LogOutEverywhereRequest(), auth.context(phone))
      #expect(try await told(of: phone, auth).last == ids(phone))
      #expect(try await told(of: phone, auth).count == 3)
    }
  }

  @Test func aSessionOfWhichAnOldTokenWasUsedIsToldAsWell() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let anna = try await auth.caller(of: tokens)
      _ = try await auth.refresh(try await auth.refresh(tokens.refreshToken).refreshToken)
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(tokens.refreshToken) }
      #expect(try await told(of: anna, auth) == [ids(anna)])
    }
  }
}

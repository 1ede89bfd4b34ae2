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

  /// A phone that lies in a drawer: the services forget what they keep for it, and gateways end its stream, once.
  @Test func aSessionThatExpiresIsToldOnceAndRemovedLater() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let anna = try await auth.caller(of: tokens)
      let expiry = SessionExpiry(database: auth.database, ending: auth.sessions.issuer.ending)
      func isKept() async throws -> Bool {
        try await SessionStore().exists(try #require(anna.sessionID), of: try #require(anna.accountID), in: auth.database)
      }
      let end = AuthFixture.start + SessionRules().idleLifetime
      #expect(try await expiry.run(at: end - .milliseconds(1)) == 0)
      // Nothing is removed that nobody was told of.
      try await auth.sweep(at: end + SessionFeature.retention + .seconds(1))
      #expect(try await isKept())
      auth.clock.set(to: end)
      for count in [1, 0] { #expect(try await expiry.run(at: end) == count) }
      #expect(try await told(of: anna, auth) == [ids(anna)])
      let revoked = try await RevocationStore().find(after: 0, at: end, limit: 10, in: auth.database)
      #expect(revoked.map(\.revocation) == [.session(try #require(anna.sessionID))])
      // To whoever still has its token it has expired, and was not ended by anybody.
      try await auth.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await auth.refresh(tokens.refreshToken) }
      try await auth.sweep(at: end + SessionFeature.retention)
      #expect(try await isKept())
      try await auth.sweep(at: end + SessionFeature.retention + .seconds(1))
      #expect(try await !isKept())
    }
  }
}

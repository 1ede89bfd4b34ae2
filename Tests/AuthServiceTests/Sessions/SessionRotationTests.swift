import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Testing
import Timekeeping

@testable import AuthService

/// The one statement by which nearly every refresh rotates: it decides nothing that SessionRules would decide otherwise.
@Suite struct SessionRotationTests {
  private let store = SessionStore()

  /// The newest token of a session that was just opened, and the key that made it.
  private func newest(_ auth: AuthFixture) async throws -> (RefreshToken, RefreshTokenKey) {
    let key = RefreshTokenKey(masterKey: auth.masterKey)
    let text = try #require(try await auth.signUp().tokens?.refreshToken)
    return (try #require(key.read(text)), key)
  }

  private func rotate(_ token: RefreshToken, by key: RefreshTokenKey, _ auth: AuthFixture) async throws -> RotatedSession? {
    let now = auth.clock.now()
    return try await store.rotate(
      token, to: key.successor(of: token), network: nil, at: now, idleExpireTime: now + .seconds(60), in: auth.database)
  }

  private func state(_ auth: AuthFixture) async throws -> [String] {
    let row = try await auth.database.query("SELECT generation, encode(token_hash, 'hex'), rotate_time FROM sessions").firstRow()
    return ["\(try row.get(0, as: Int32.self))", try row.get(1), "\(try row.get(2, as: Moment.self))"]
  }

  @Test func theNewestTokenOfALivingSessionMakesTheNext() async throws {
    try await AuthFixture.run { auth in
      let (first, key) = try await newest(auth)
      let second = key.successor(of: first)
      #expect(try await rotate(first, by: key, auth)?.idleExpireTime == auth.clock.now() + .seconds(60))
      #expect(try await rotate(second, by: key, auth) != nil)
      #expect(try await state(auth)[0] == "2")
    }
  }

  /// The table refuses an idle end behind the absolute one, so this is what keeps a session that is in use from living on.
  @Test func noRefreshOutlivesTheSession() async throws {
    try await AuthFixture.run { auth in
      let (first, key) = try await newest(auth)
      let end = auth.clock.now() + .seconds(20)
      try await auth.database.execute("UPDATE sessions SET idle_expire_time = \(end), absolute_expire_time = \(end)")
      auth.clock.advance(by: .seconds(19))
      #expect(try await rotate(first, by: key, auth)?.idleExpireTime == end)
      auth.clock.advance(by: .seconds(1))
      #expect(try await rotate(key.successor(of: first), by: key, auth) == nil)
    }
  }

  @Test func ofManyAtOnceOneRotates() async throws {
    try await AuthFixture.run { auth in
      let (first, key) = try await newest(auth)
      let count = try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<8 { group.addTask { try await rotate(first, by: key, auth) != nil } }
        return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
      }
      #expect(count == 1)
      #expect(try await state(auth)[0] == "1")
    }
  }

  @Test func anyOtherTokenChangesNothing() async throws {
    try await AuthFixture.run { auth in
      let (first, key) = try await newest(auth)
      _ = try await rotate(first, by: key, auth)
      let before = try await state(auth)
      let second = key.successor(of: first)
      // The predecessor, one ahead, one of the right number that was never given out, one of no session.
      for token in [first, key.successor(of: second), key.successor(of: key.first(of: first.sessionID)), key.first(of: UUID())] {
        #expect(try await rotate(token, by: key, auth) == nil)
      }
      #expect(try await state(auth) == before)
    }
  }

  @Test(
    arguments: [
      "UPDATE sessions SET revoke_time = rotate_time, revoke_reason = 'LOG_OUT'", "UPDATE sessions SET idle_expire_time = rotate_time",
      "UPDATE accounts SET suspension_reason = 'spam', suspension_start_time = create_time",
    ] as [SQL])
  func aSessionThatHasEndedOrIsSuspendedIsNotTouched(_ change: SQL) async throws {
    try await AuthFixture.run { auth in
      let (first, key) = try await newest(auth)
      let before = try await state(auth)
      try await auth.database.execute(change)
      #expect(try await rotate(first, by: key, auth) == nil)
      #expect(try await state(auth) == before)
    }
  }

  @Test func aSuspensionThatHasEndedIsInNobodysWay() async throws {
    try await AuthFixture.run { auth in
      let (first, key) = try await newest(auth)
      let end = auth.clock.now() + .seconds(10)
      try await auth.database.execute(
        "UPDATE accounts SET suspension_reason = 'spam', suspension_start_time = create_time, suspension_end_time = \(end)")
      #expect(try await rotate(first, by: key, auth) == nil)
      auth.clock.advance(by: .seconds(10))
      #expect(try await rotate(first, by: key, auth)?.accountID != nil)
    }
  }
}

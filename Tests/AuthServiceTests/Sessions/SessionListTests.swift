import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct SessionListTests {
  private func list(_ auth: AuthFixture, _ caller: Caller, size: Int32 = 0, token: String = "") async throws -> ListSessionsResponse {
    try await auth.sessions.listSessions(ListSessionsRequest(pageSize: size, pageToken: token), auth.context(caller))
  }

  private func revoke(_ auth: AuthFixture, _ sessionID: String, by caller: Caller) async throws {
    _ = try await auth.sessions.revokeSession(RevokeSessionRequest(sessionID: sessionID), auth.context(caller))
  }

  private func revokeOthers(_ auth: AuthFixture, by caller: Caller) async throws -> Int32 {
    try await auth.sessions.revokeOtherSessions(RevokeOtherSessionsRequest(), auth.context(caller)).revokedCount
  }

  private func logOutEverywhere(_ auth: AuthFixture, by caller: Caller) async throws -> Int32 {
    try await auth.sessions.logOutEverywhere(LogOutEverywhereRequest(), auth.context(caller)).revokedCount
  }

  // MARK: - Seeing

  @Test func anOwnerSeesTheirDevicesAndNobodyElses() async throws {
    try await AuthFixture.run { auth in
      let phone = try await auth.newcomer()
      _ = try await auth.newcomer("Eva")
      auth.clock.advance(by: .seconds(5_000))
      let answer = try await auth.logIn("Anna", on: "laptop", from: "192.0.2.77")
      let sessions = try await list(auth, phone).sessions
      #expect(sessions.map(\.deviceName) == ["laptop", "phone"])
      #expect(sessions.map(\.isCurrent) == [false, true])
      #expect(sessions.map(\.network) == ["192.0.2.0/24", ""])
      #expect(sessions[0].sessionID == answer.tokens?.sessionID && sessions[1].sessionID == phone.sessionID?.text)
      #expect(sessions[0].createTime == auth.clock.now())
    }
  }

  @Test func theLastUseIsToldToTheHour() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let caller = try await auth.caller(of: tokens)
      #expect(try await list(auth, caller).sessions.first?.lastUseTime == AuthFixture.start)
      auth.clock.set(to: AuthFixture.start + .seconds(9_000))
      _ = try await auth.refresh(tokens.refreshToken)
      let lastUse = try #require(try await list(auth, caller).sessions.first?.lastUseTime)
      #expect(lastUse.microseconds % 3_600_000_000 == 0 && lastUse <= auth.clock.now() && lastUse > auth.clock.now() - .seconds(3_600))
    }
  }

  @Test func aLongListComesInPagesWithoutGaps() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      for index in 0..<6 {
        auth.clock.advance(by: .seconds(60))
        _ = try await auth.session(on: "device \(index)")
      }
      var (names, token) = ([String](), "")
      repeat {
        let page = try await list(auth, caller, size: 3, token: token)
        #expect(page.sessions.count <= 3)
        names += page.sessions.map(\.deviceName)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(names == (0..<6).reversed().map { "device \($0)" } + ["phone"])
    }
  }

  @Test func aPageTokenIsGoodForItsOwnerAndItsListOnly() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      _ = try await auth.session()
      let token = try await list(auth, caller, size: 1).nextPageToken
      let stranger = try await auth.newcomer("Eva")
      for (who, text) in [(stranger, token), (caller, token + "A"), (caller, "x")] {
        let error = await #expect(throws: RPCError.self) { try await list(auth, who, token: text) }
        #expect(error?.fieldViolations.map(\.reason) == ["PAGE_TOKEN_INVALID"])
      }
      let error = await #expect(throws: RPCError.self) { try await list(auth, caller, size: -1) }
      #expect(error?.fieldViolations.map(\.reason) == ["OUT_OF_RANGE"])
    }
  }

  @Test func withoutASessionNothingIsShownOrEnded() async throws {
    try await AuthFixture.run { auth in
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await list(auth, .anonymous) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await revoke(auth, UUID().text, by: .anonymous) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await revokeOthers(auth, by: .anonymous) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await logOutEverywhere(auth, by: .anonymous) }
    }
  }

  @Test func sessionsThatEndedAreNotListed() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(try await auth.session()))
      #expect(try await list(auth, caller).sessions.count == 1)
      auth.clock.advance(by: .seconds(31 * 86_400))
      #expect(try await list(auth, caller).sessions.isEmpty)
    }
  }

  // MARK: - Ending one

  @Test func oneSessionIsEndedFromAnother() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      auth.clock.advance(by: .seconds(1))
      let tokens = try #require(try await auth.logIn("Anna", on: "lost phone").tokens)
      let other = try #require(UUID(text: tokens.sessionID))
      auth.clock.advance(by: .seconds(1))
      // Twice: it is safe to repeat.
      for _ in 0..<2 { try await revoke(auth, tokens.sessionID, by: caller) }
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(tokens.refreshToken) }
      #expect(try await auth.revocations() == [.session(other)])
      #expect(try await auth.eventKinds(of: caller) == [.sessionRevoked, .newDevice, .signUp])
    }
  }

  @Test func aStrangersSessionIsNotThere() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let eva = try await auth.newcomer("Eva")
      try await auth.expect("not_found SESSION_NOT_FOUND") { try await revoke(auth, tokens.sessionID, by: eva) }
      try await auth.expect("not_found SESSION_NOT_FOUND") { try await revoke(auth, UUID().text, by: eva) }
      try await auth.expect("not_found SESSION_NOT_FOUND") { try await revoke(auth, tokens.sessionID.uppercased(), by: eva) }
      for text in ["", "x"] {
        try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await revoke(auth, text, by: eva) }
      }
      try await auth.expect(nil) { try await auth.refresh(tokens.refreshToken) }
    }
  }

  @Test func twoWhoEndOneSessionAtOnceAreOneEnd() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let sessionID = try #require(try await auth.session().sessionID)
      try await withThrowingTaskGroup(of: Void.self) { group in
        for _ in 0..<8 { group.addTask { try await revoke(auth, sessionID.text, by: caller) } }
        try await group.waitForAll()
      }
      #expect(try await auth.revocations() == [.session(sessionID)])
      #expect(try await auth.eventKinds(of: caller).count { $0 == .sessionRevoked } == 1)
    }
  }

  // MARK: - Ending many

  @Test func allOthersEndAndTheAskerStays() async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp().tokens)
      let caller = try await auth.caller(of: first)
      var others: [SessionTokens] = []
      for _ in 0..<3 { others.append(try #require(try await auth.logIn("Anna").tokens)) }
      auth.clock.advance(by: .seconds(1))
      #expect(try await revokeOthers(auth, by: caller) == 3)
      #expect(try await revokeOthers(auth, by: caller) == 0)
      for other in others { try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(other.refreshToken) } }
      try await auth.expect(nil) { try await auth.refresh(first.refreshToken) }
      #expect(try await auth.revocations().count == 3)
      let event = try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(pageSize: 1), auth.context(caller)).events[0]
      #expect(event.kind == .sessionsRevoked && event.revokedCount == 3)
    }
  }

  @Test func ofTwoWhoEndEachOtherOneStays() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.newcomer()
      for _ in 0..<5 {
        let pair = [try #require(try await auth.logIn("Anna").tokens), try #require(try await auth.logIn("Anna").tokens)]
        let callers = [try await auth.caller(of: pair[0]), try await auth.caller(of: pair[1])]
        let refusals = try await withThrowingTaskGroup(of: String?.self) { group in
          for caller in callers { group.addTask { try await auth.refusal { try await revokeOthers(auth, by: caller) } } }
          return try await group.reduce(into: [String?]()) { $0.append($1) }
        }
        #expect(Set(refusals) == [nil, "unauthenticated SESSION_REVOKED"])
        var living = 0
        for tokens in pair where try await auth.refusal({ try await auth.refresh(tokens.refreshToken) }) == nil { living += 1 }
        #expect(living == 1)
      }
    }
  }

  @Test func everywhereMeansHereToo() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let other = try #require(try await auth.logIn("Anna").tokens)
      let caller = try await auth.caller(of: tokens)
      #expect(try await logOutEverywhere(auth, by: caller) == 2)
      #expect(try await logOutEverywhere(auth, by: caller) == 0)
      for token in [tokens, other] {
        try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(token.refreshToken) }
      }
      // Logging in again opens a session as ever.
      try await auth.expect(nil) { try await auth.logIn("Anna") }
    }
  }

  @Test func aRefreshDuringTheEndOfAllLeavesNoLivingSession() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let caller = try await auth.caller(of: tokens)
      let successor = try await withThrowingTaskGroup(of: SessionTokens?.self) { group in
        group.addTask { try? await auth.refresh(tokens.refreshToken) }
        group.addTask {
          _ = try await logOutEverywhere(auth, by: caller)
          return nil
        }
        return try await group.reduce(nil) { $0 ?? $1 }
      }
      if let successor { try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(successor.refreshToken) } }
      #expect(try await auth.revocations() == [.session(try #require(caller.sessionID))])
    }
  }

  @Test func oneSessionTooManyEndsTheOneUnusedForLongest() async throws {
    try await AuthFixture.run { auth in
      let first = try #require(try await auth.signUp().tokens)
      var newest = first
      for _ in 0..<SessionRules.sessionsPerAccountMax {
        auth.clock.advance(by: .seconds(1))
        newest = try #require(try await auth.logIn("Anna").tokens)
      }
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(first.refreshToken) }
      try await auth.expect(nil) { try await auth.refresh(newest.refreshToken) }
      #expect(try await auth.revocations() == [.session(try #require(UUID(text: first.sessionID)))])
    }
  }

  // MARK: - Networks

  @Test(
    arguments: [
      ("192.0.2.77", "192.0.2.0/24"), ("127.0.0.1", "127.0.0.0/24"), ("2001:db8:1:2::9", "2001:db8:1::/48"), ("::1", "0:0:0::/48"),
      ("x", nil), (nil, nil),
    ] as [(String?, String?)])
  func anAddressIsKeptCoarse(address: String?, network: String?) {
    #expect(CoarseNetwork.text(of: address) == network)
  }
}

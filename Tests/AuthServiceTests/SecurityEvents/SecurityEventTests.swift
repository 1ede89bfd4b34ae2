import CairnProto
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct SecurityEventTests {
  private func list(_ auth: AuthFixture, _ caller: Caller, size: Int32 = 0, token: String = "") async throws -> ListSecurityEventsResponse {
    try await auth.securityEvents.listSecurityEvents(ListSecurityEventsRequest(pageSize: size, pageToken: token), auth.context(caller))
  }

  @Test func aKnownDeviceIsToldFromANewOne() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let logIns: [(device: String, address: String?)] = [
        ("phone", nil), ("laptop", "192.0.2.1"), ("laptop", "192.0.2.9"), ("laptop", "198.51.100.1"), ("tablet", "192.0.2.1"),
      ]
      for (device, address) in logIns {
        auth.clock.advance(by: .seconds(1))
        _ = try await auth.logIn("Anna", on: device, from: address)
      }
      #expect(try await auth.eventKinds(of: caller) == [.newDevice, .newDevice, .logIn, .newDevice, .logIn, .signUp])
      let newest = try await list(auth, caller, size: 1).events[0]
      #expect(newest.deviceName == "tablet" && newest.network == "192.0.2.0/24" && newest.createTime == auth.clock.now())
    }
  }

  @Test func aStolenTokenIsSeenByTheOwner() async throws {
    try await AuthFixture.run { auth in
      let tokens = try #require(try await auth.signUp().tokens)
      let caller = try await auth.caller(of: tokens)
      _ = try await auth.refresh(tokens.refreshToken)
      auth.clock.advance(by: .seconds(10))
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(tokens.refreshToken) }
      try await auth.expect("unauthenticated SESSION_REVOKED") { try await auth.refresh(tokens.refreshToken) }
      #expect(try await auth.eventKinds(of: caller) == [.refreshTokenReused, .signUp])
      // And gateways hear of it: the thief's access token ends too.
      #expect(try await auth.revocations() == [.session(try #require(caller.sessionID))])
    }
  }

  @Test func failedTriesAreToldOnceAndOnlyToWhomTheyMeant() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      let eva = try await auth.newcomer("Eva")
      for _ in 0..<8 {
        _ = try? await auth.logIn("Anna", "wrong")
        _ = try? await auth.logIn("Nobody", "wrong")
        auth.clock.advance(by: .seconds(61))
      }
      #expect(try await auth.eventKinds(of: caller) == [.logInTriesFailed, .signUp])
      #expect(try await auth.eventKinds(of: eva) == [.signUp])
    }
  }

  @Test func loggingOutIsToldOnce() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      auth.clock.advance(by: .seconds(1))
      for _ in 0..<2 { _ = try await auth.sessions.logOut(LogOutRequest(), auth.context(caller)) }
      #expect(try await auth.eventKinds(of: caller) == [.logOut, .signUp])
    }
  }

  @Test func theListComesInPagesAndBelongsToItsOwner() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      for _ in 0..<4 {
        auth.clock.advance(by: .seconds(1))
        _ = try await auth.logIn("Anna")
      }
      var (ids, token) = ([String](), "")
      repeat {
        let page = try await list(auth, caller, size: 2, token: token)
        ids += page.events.map(\.eventID)
        token = page.nextPageToken
      } while !token.isEmpty
      #expect(ids.count == 5 && Set(ids).count == 5)
      let stranger = try await auth.newcomer("Eva")
      let foreign = try await list(auth, caller, size: 2).nextPageToken
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await list(auth, stranger, token: foreign) }
      try await auth.expect("invalid_argument INVALID_ARGUMENT") { try await list(auth, caller, size: -1) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await list(auth, .anonymous) }
    }
  }

  @Test func afterAYearAnEventIsForgotten() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.sweep(at: AuthFixture.start + SecurityEventLog.retention)
      #expect(try await auth.eventKinds(of: caller) == [.signUp])
      try await auth.sweep(at: AuthFixture.start + SecurityEventLog.retention + .seconds(1))
      #expect(try await auth.eventKinds(of: caller).isEmpty)
    }
  }
}

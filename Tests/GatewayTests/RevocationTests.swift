import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import RPC
import Testing
import Timekeeping

@testable import Gateway

/// What AuthService says of sessions and accounts counts at the door before their tokens expire.
@Suite struct RevocationTests {
  private let accountID = UUID()
  private let sessionID = UUID()

  private var options: CallOptions { CallOptions(accessToken: House.token(accountID: accountID, sessionID: sessionID)) }

  private var future: Int64 { SystemTime().now().microseconds + 900_000_000 }

  private func suspension(until endTime: Moment? = nil) -> WatchRevocationsResponse {
    let suspension = Suspension(reason: "spam", startTime: SystemTime().now(), endTime: endTime)
    return WatchRevocationsResponse(
      standings: [StandingChange(account: accountID.bytes, roles: ["user"], suspension: suspension, expireTimeUs: future)])
  }

  private func lifted() -> WatchRevocationsResponse {
    WatchRevocationsResponse(standings: [StandingChange(account: accountID.bytes, roles: ["user"], expireTimeUs: future)])
  }

  /// Calls until the answer is as wanted; the time it took is nobody's business but the limit's.
  private func eventually(_ house: House, _ reason: String?, within limit: Duration = .seconds(20)) async throws -> RPCError? {
    let options = options
    for _ in 0..<(limit.inMilliseconds / 10) {
      do {
        _ = try await house.client.echoAsUser(EchoAsUserRequest(), options)
        if reason == nil { return nil }
      } catch let error as RPCError where error.reason == reason { return error } catch let error as RPCError
        where error.code == .unavailable || reason == nil
      {}
      try await house.loop.sleep(for: .milliseconds(10))
    }
    Issue.record("the answer did not become \(reason ?? "good")")
    return nil
  }

  @Test func theTokenOfAnEndedSessionIsRefusedAndOthersAreNot() async throws {
    try await House.run(settings: ["CAIRN_RATE_SCALE": "1000"]) { house in
      _ = try await eventually(house, nil)
      house.revocations.append(
        WatchRevocationsResponse(sessions: [SessionRevocation(session: sessionID.bytes, expireTimeUs: future)]))
      let error = try await eventually(house, "SESSION_REVOKED")
      #expect(error?.code == .unauthenticated)
      let other = CallOptions(accessToken: House.token(accountID: accountID))
      _ = try await house.client.echoAsUser(EchoAsUserRequest(), other)
    }
  }

  @Test func aSuspendedAccountIsToldWhyAndUntilWhenAndComesBack() async throws {
    try await House.run(settings: ["CAIRN_RATE_SCALE": "1000"]) { house in
      let endTime = Moment(milliseconds: 4_000_000_000_000)
      house.revocations.append(suspension(until: endTime))
      let error = try await eventually(house, "ACCOUNT_SUSPENDED")
      #expect(error?.code == .permissionDenied)
      #expect(error?.metadata == ["suspension_reason": "spam", "suspension_end_time": "2096-10-02T07:06:40Z"])
      house.revocations.append(lifted())
      _ = try await eventually(house, nil)
      // One that ends by itself, without a word from anybody.
      house.revocations.append(suspension(until: SystemTime().now() + .seconds(1)))
      _ = try await eventually(house, nil)
    }
  }

  @Test func aSuspendedAccountIsLetInWhereThatIsAllowedAndNowhereElse() async throws {
    try await House.run(settings: ["CAIRN_RATE_SCALE": "1000"]) { house in
      let events = SecurityEventServiceClient(RPCClient(to: house.door, credentials: .accessToken, home: house.loop))
      // Where only the token says it.
      let marked = CallOptions(accessToken: House.token(accountID: UUID(), capabilities: ["suspended"]))
      let error = await #expect(throws: RPCError.self) { try await house.client.echoAsUser(EchoAsUserRequest(), marked) }
      #expect(error?.code == .permissionDenied && error?.reason == "ACCOUNT_SUSPENDED" && error?.metadata == [:])
      #expect(try await events.listSecurityEvents(ListSecurityEventsRequest(), marked) == EventLister.answer)
      // Where the token is older.
      house.revocations.append(suspension())
      _ = try await eventually(house, "ACCOUNT_SUSPENDED")
      #expect(try await events.listSecurityEvents(ListSecurityEventsRequest(), options) == EventLister.answer)
      // Where it has been lifted since.
      let token = House.token(accountID: accountID, sessionID: sessionID, capabilities: ["suspended"])
      house.revocations.append(lifted())
      _ = try await eventually(house, nil)
      _ = try await house.client.echoAsUser(EchoAsUserRequest(), CallOptions(accessToken: token))
    }
  }

  @Test func theStreamsOfAnEndedSessionEndAndOthersGoOn() async throws {
    try await House.run(settings: ["CAIRN_RATE_SCALE": "1000"]) { house in
      let other = CallOptions(accessToken: House.token(accountID: accountID))
      let ending = try await house.client.countAsUser(CountAsUserRequest(count: 1_000, intervalMs: 50), options)
      let going = try await house.client.countAsUser(CountAsUserRequest(count: 1_000, intervalMs: 50), other)
      _ = (try await ending.next(), try await going.next())
      house.revocations.append(
        WatchRevocationsResponse(sessions: [SessionRevocation(session: sessionID.bytes, expireTimeUs: future)]))
      let error = await #expect(throws: RPCError.self) { while try await ending.next() != nil {} }
      #expect(error?.reason == "SESSION_REVOKED")
      #expect(try await going.next() != nil)
    }
  }

  @Test func aStreamOutlivesTheTokenThatItWasOpenedWith() async throws {
    try await House.run(settings: ["CAIRN_RATE_SCALE": "1000"]) { house in
      let short = CallOptions(accessToken: House.token(accountID: accountID, sessionID: sessionID, for: .seconds(2)))
      let stream = try await house.client.countAsUser(CountAsUserRequest(count: 1_000, intervalMs: 100), short)
      // Each is sent a tenth of a second after the one before: the thirtieth, and those behind it, when the token has ended.
      for number in 1...35 { #expect(try await stream.next()?.number == Int32(number)) }
      let error = await #expect(throws: RPCError.self) { try await house.client.echoAsUser(EchoAsUserRequest(), short) }
      #expect(error?.code == .unauthenticated && error?.reason == "TOKEN_EXPIRED")
      for number in 36...40 { #expect(try await stream.next()?.number == Int32(number)) }
      // The session is another matter: its end is told to the gateway, which has kept whose stream it is.
      house.revocations.append(
        WatchRevocationsResponse(sessions: [SessionRevocation(session: sessionID.bytes, expireTimeUs: future)]))
      let end = await #expect(throws: RPCError.self) { while try await stream.next() != nil {} }
      #expect(end?.reason == "SESSION_REVOKED")
    }
  }

  @Test func withoutAWordForFiveSecondsOnlyWhatIsPublicIsServed() async throws {
    try await House.run(settings: ["CAIRN_RATE_SCALE": "1000"]) { house in
      _ = try await eventually(house, nil)
      let watchCount = house.revocations.watchCount
      house.revocations.fallSilent()
      let error = try await eventually(house, "UNAVAILABLE", within: .seconds(30))
      #expect(error?.metadata["retry_after_ms"] != nil)
      // It has tried elsewhere meanwhile.
      #expect(house.revocations.watchCount > watchCount)
      _ = try await house.client.echo(EchoRequest(text: "for everybody"))
      // What was revoked meanwhile counts from the first moment on.
      house.revocations.append(
        WatchRevocationsResponse(sessions: [SessionRevocation(session: sessionID.bytes, expireTimeUs: future)]))
      house.revocations.fallSilent(false)
      _ = try await eventually(house, "SESSION_REVOKED")
    }
  }
}

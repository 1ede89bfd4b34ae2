import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Lifecycle
import Observability
import RPC
import Testing

@testable import Gateway

/// Who asks too much is told when to come back, and nobody else notices.
@Suite struct LimitsTests {
  private static func refusal(_ body: () async throws -> Void) async -> RPCError? {
    do { try await body() } catch { return error as? RPCError }
    return nil
  }

  @Test func anAccountThatAsksTooOftenIsRefusedAndAnotherIsNot() async throws {
    try await House.run(settings: ["CAIRN_RATE_ACCOUNT_READ": "3/1"]) { house in
      let (greedy, other) = (UUID(), UUID())
      let options = CallOptions(accessToken: House.token(accountID: greedy))
      for _ in 0..<3 { _ = try await house.client.echoAsUser(EchoAsUserRequest(text: "hi"), options) }
      // Another token of the same account has the same budget.
      for token in [options.accessToken, House.token(accountID: greedy)] {
        let error = await Self.refusal {
          _ = try await house.client.echoAsUser(EchoAsUserRequest(text: "hi"), CallOptions(accessToken: token))
        }
        #expect(error?.code == .resourceExhausted)
        #expect(error?.reason == "RATE_LIMITED")
        #expect(try #require(Int(error?.metadata["retry_after_ms"] ?? "")) <= 60_000)
      }
      _ = try await house.client.echoAsUser(EchoAsUserRequest(text: "hi"), CallOptions(accessToken: House.token(accountID: other)))
      // Another class has its own budget.
      let fails = await Self.refusal { _ = try await house.client.fail(FailRequest(code: "not_found", reason: "A_REASON"), options) }
      #expect(fails?.reason == "A_REASON")
    }
  }

  @Test func anAddressThatAsksTooOftenIsRefusedBeforeItsTokensAreLookedAt() async throws {
    // The house asks for the keys until they are there, from the same address.
    try await House.run(settings: ["CAIRN_RATE_ADDRESS_READ": "400/1"]) { house in
      var reasons: [String] = []
      repeat {
        let error = await Self.refusal { _ = try await house.client.echoAsUser(EchoAsUserRequest(), CallOptions(accessToken: "bad")) }
        reasons.append(error?.reason ?? "none")
      } while reasons.last == "UNAUTHENTICATED" && reasons.count <= 400
      #expect(reasons.count > 1)
      #expect(reasons.last == "RATE_LIMITED")
    }
  }

  /// Whoever looks for names that are taken is slowed down by the network, session or none.
  @Test func namesAreNotTriedOneAfterTheOther() throws {
    let limits = Limiter(LimitConfig(Settings(["CAIRN_RATE_ADDRESS_READ": "3/1"])), metrics: MetricRegistry())
    let (row, address) = (UsernameServiceMethods.checkUsername, try #require(IPAddress(Array("192.0.2.1".utf8))))
    for _ in 0..<3 { try limits.admit(address, row.rateClass, at: 1_000) }
    let error = #expect(throws: RPCError.self) { try limits.admit(address, row.rateClass, at: 1_000) }
    #expect(error?.code == .resourceExhausted && error?.reason == "RATE_LIMITED")
    #expect(try #require(Int(error?.metadata["retry_after_ms"] ?? "")) > 0)
    try limits.admit(try #require(IPAddress(Array("192.0.2.2".utf8))), row.rateClass, at: 1_000)
  }

  @Test func anAccountHasOnlySoManyStreamsOpenAndEndedOnesMakeRoom() throws {
    let limits = Limiter(LimitConfig(Settings(["CAIRN_STREAMS_PER_ACCOUNT": "2"])), metrics: MetricRegistry())
    let (account, other) = (UUID(), UUID())
    try limits.openStream(account)
    try limits.openStream(account)
    let error = #expect(throws: RPCError.self) { try limits.openStream(account) }
    #expect(error?.reason == "RATE_LIMITED")
    #expect(error?.metadata["retry_after_ms"] == "5000")
    try limits.openStream(other)
    limits.closeStream(account)
    try limits.openStream(account)
  }

  @Test func anAddressShakesHandsOnlySoOftenAndAnotherHasItsOwnBudget() {
    let metrics = MetricRegistry()
    let limits = Limiter(
      LimitConfig(Settings(["CAIRN_HANDSHAKES_PER_ADDRESS": "3/60", "CAIRN_TRUSTED_PROXIES": "10.0.0.0/8"])), metrics: metrics)
    func admitted(_ text: String, _ count: Int, at nowMs: Int64) -> Int {
      (0..<count).count { _ in limits.admitHandshake(IPAddress(Array(text.utf8))!, at: nowMs) }
    }
    #expect(admitted("192.0.2.1", 10, at: 1_000) == 3)
    #expect(admitted("192.0.2.2", 10, at: 1_000) == 3)
    // A household has as many addresses of IPv6 as it likes.
    #expect(admitted("2001:db8::1", 2, at: 1_000) == 2)
    #expect(admitted("2001:db8::ffff", 10, at: 1_000) == 1)
    #expect(admitted("2001:db8:0:1::1", 10, at: 1_000) == 3)
    // Behind a proxy is everybody.
    #expect(admitted("10.1.2.3", 1_000, at: 1_000) == 1_000)
    // One a second comes back.
    #expect(admitted("192.0.2.1", 10, at: 3_100) == 2)
    let page = String(decoding: metrics.page(), as: UTF8.self)
    #expect(page.contains("cairn_gateway_handshakes_refused_total \(7 + 7 + 9 + 7 + 8)\n"))
  }

  @Test func handshakesAreNotWidenedForMeasuring() {
    let limit = LimitConfig(Settings(["CAIRN_RATE_SCALE": "1000"])).handshakes
    #expect(limit == RateLimit(burst: 1_000, perMinute: 6_000))
  }

  @Test func aRefusedRequestWithALargeBodyIsAnswered() async throws {
    try await House.run(settings: ["CAIRN_RATE_ADDRESS_WRITE": "1/1"]) { house in
      func reason(_ reason: String) async -> String? {
        await Self.refusal { _ = try await house.client.fail(FailRequest(code: "not_found", reason: reason)) }?.reason
      }
      #expect(await reason("A_REASON") == "A_REASON")
      #expect(await reason(String(repeating: "X", count: 60_000)) == "RATE_LIMITED")
      #expect(await reason("A_REASON") == "RATE_LIMITED")
      // Another class, the same connection.
      _ = try await house.client.echo(EchoRequest(text: "hi"))
    }
  }

  @Test func aStreamThatHasEndedInWhateverWayMakesRoom() async throws {
    try await House.run(settings: ["CAIRN_STREAMS_PER_ACCOUNT": "1"]) { house in
      let options = CallOptions(accessToken: House.token(accountID: UUID()))
      func open(_ count: Int32, intervalMs: Int32 = 0) async throws -> RPCResponseStream<CountAsUserResponse> {
        let stream = try await house.client.countAsUser(CountAsUserRequest(count: count, intervalMs: intervalMs), options)
        _ = try await stream.next()
        return stream
      }
      // To its end, and given up in the middle; an error before its first message is the service's answer, not the gateway's.
      for _ in 0..<3 {
        let whole = try await open(2)
        while try await whole.next() != nil {}
      }
      for _ in 0..<3 {
        let stream = try await open(1_000, intervalMs: 10)
        let error = await Self.refusal { _ = try await open(1) }
        #expect(error?.reason == "RATE_LIMITED")
        stream.cancel()
        try await Self.eventually(house) { await Self.refusal { _ = try await open(1).next() } == nil }
      }
      for _ in 0..<3 {
        let error = await Self.refusal { _ = try await open(2, intervalMs: 99_999).next() }
        #expect(error?.reason != "RATE_LIMITED")
      }
    }
  }

  private static func eventually(_ house: House, _ condition: () async throws -> Bool) async throws {
    for _ in 0..<200 {
      if try await condition() { return }
      try await house.loop.sleep(for: .milliseconds(10))
    }
    Issue.record("it did not come true")
  }

  @Test func aConnectionThatHasEndedMakesRoom() async throws {
    try await House.run(settings: ["CAIRN_CONNECTIONS_PER_ADDRESS": "2"]) { house in
      // The house's own is one of the two.
      for _ in 0..<5 { try await Self.eventually(house) { try await OtherLoop.call(house.door) == nil } }
    }
  }

  @Test func anAddressHasOnlySoManyConnections() async throws {
    try await House.run(settings: ["CAIRN_CONNECTIONS_PER_ADDRESS": "1"]) { house in
      // The house's own connection is the one.
      let error = try await OtherLoop.call(house.door)
      #expect(error?.code == .unavailable)
      _ = try await house.client.echo(EchoRequest(text: "still served"))
    }
  }
}

/// A client on a loop, hence a connection, of its own.
private enum OtherLoop {
  static func call(_ door: Upstream) async throws -> RPCError? {
    let loop = Loop()
    defer { loop.stop() }
    return try await loop.run {
      let client = BenchServiceClient(RPCClient(to: door, credentials: .accessToken, home: loop))
      do { _ = try await client.echo(EchoRequest(text: "hi")) } catch { return RPCError(wrapping: error) }
      return nil
    }
  }
}

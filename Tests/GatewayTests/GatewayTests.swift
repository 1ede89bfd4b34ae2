import CairnProto
import CairnServices
import EventLoop
import FoundationEssentials
import Identity
import RPC
import Testing
import Timekeeping

@testable import Gateway

/// The whole way: client, gateway, service, and back.
@Suite struct GatewayTests {
  @Test func aCallGoesThroughAndItsAnswerComesBack() async throws {
    try await House.run { house in
      let reply = try await house.client.echo(EchoRequest(text: "Grüße", data: [0, 255], number: .min))
      #expect(reply == EchoResponse(text: "Grüße", data: [0, 255], number: .min))
      let large = [UInt8](repeating: 7, count: 700_000)
      #expect(try await house.client.echo(EchoRequest(data: large)).data == large)
    }
  }

  @Test func aStreamGoesThroughMessageByMessage() async throws {
    try await House.run { house in
      let stream = try await house.client.count(CountRequest(count: 5, intervalMs: 5))
      var numbers: [Int32] = []
      while let message = try await stream.next() { numbers.append(message.number) }
      #expect(numbers == [1, 2, 3, 4, 5])
    }
  }

  @Test func anErrorKeepsItsCodeReasonAndMetadata() async throws {
    try await House.run { house in
      let error = await #expect(throws: RPCError.self) {
        _ = try await house.client.fail(FailRequest(code: RPCCode.notFound.rawValue, reason: "A_REASON"))
      }
      #expect(error?.code == .notFound)
      #expect(error?.reason == "A_REASON")
      #expect(error?.metadata == ["key": "value"])
    }
  }

  @Test func aTokenSaysWhoCalls() async throws {
    try await House.run { house in
      let accountID = UUID()
      let options = CallOptions(accessToken: House.token(accountID: accountID))
      let reply = try await house.client.echoAsUser(EchoAsUserRequest(text: "me"), options)
      #expect(reply.accountID == accountID.uuidString.lowercased())
    }
  }

  /// E-34: what a web page is not for is closed at the door, by both ways of calling, and what it is for is open.
  @Test func aTokenForWebPagesReachesAsFarAsTheContractSays() async throws {
    try await House.run { house async throws in
      let accountID = UUID()
      let options = CallOptions(accessToken: House.token(accountID: accountID, scope: .web))
      #expect(try await house.client.echoAsUser(EchoAsUserRequest(text: "me"), options).accountID == accountID.uuidString.lowercased())
      for _ in 0..<2 {
        let error = await #expect(throws: RPCError.self) {
          _ = try await house.client.countAsUser(CountAsUserRequest(count: 1), options).next()
        }
        #expect(error?.code == .permissionDenied && error?.reason == "SCOPE_TOO_NARROW" && error?.metadata["scope"] == "web")
      }
      // A method for everybody does not care.
      #expect(try await house.client.echo(EchoRequest(text: "hi"), options).text == "hi")
      let whole = CallOptions(accessToken: House.token(accountID: accountID))
      #expect(try await house.client.echoAsUser(EchoAsUserRequest(), whole).accountID == accountID.uuidString.lowercased())
    }
  }

  /// A change of what the account may do leaves the session as narrow as it was.
  @Test func aNewStandingMakesNoScopeWider() async throws {
    try await House.run { house in
      let accountID = UUID()
      let options = CallOptions(accessToken: House.token(accountID: accountID, scope: .web))
      _ = try await house.client.echoAsUser(EchoAsUserRequest(), options)
      let expireTimeUs = (SystemTime().now() + .seconds(900)).microseconds
      house.revocations.append(
        WatchRevocationsResponse(standings: [
          StandingChange(account: accountID.bytes, roles: ["user", "admin"], capabilities: ["minor"], expireTimeUs: expireTimeUs)
        ]))
      try await house.loop.sleep(for: .milliseconds(300))
      let error = await #expect(throws: RPCError.self) {
        _ = try await house.client.countAsUser(CountAsUserRequest(count: 1), options).next()
      }
      #expect(error?.reason == "SCOPE_TOO_NARROW")
      _ = try await house.client.echoAsUser(EchoAsUserRequest(), options)
    }
  }

  @Test func withoutAGoodTokenAPlayersMethodIsClosed() async throws {
    try await House.run { house in
      let tokens = [nil, "nonsense", House.token(accountID: UUID(), for: .seconds(-600)), House.token(accountID: UUID()) + "A"]
      for token in tokens {
        let error = await #expect(throws: RPCError.self) {
          _ = try await house.client.echoAsUser(EchoAsUserRequest(), CallOptions(accessToken: token))
        }
        #expect(error?.code == .unauthenticated, "\(token ?? "none")")
      }
      // A method for everybody does not look at it.
      let reply = try await house.client.echo(EchoRequest(text: "hi"), CallOptions(accessToken: "nonsense"))
      #expect(reply.text == "hi")
    }
  }

  @Test func whatServicesTellEachOtherIsNotServedOutside() async throws {
    try await House.run { house in
      let client = RPCClient(to: house.door, credentials: .accessToken, home: house.loop)
      let error = await #expect(throws: RPCError.self) { _ = try await HealthServiceClient(client).check(CheckRequest()) }
      #expect(error?.code == .unimplemented)
      #expect(error?.reason == "METHOD_UNKNOWN")
    }
  }

  @Test func theKeysAreServedAsAKeySet() async throws {
    try await House.run { house in
      let page = try await house.page("/.well-known/jwks.json")
      #expect(page.status == 200)
      #expect(String(decoding: page.body, as: UTF8.self) == KeyRingTests.expected)
    }
  }

  @Test func aServiceThatEndedIsUnavailableAndTheDoorStaysOpen() async throws {
    try await House.run(settings: ["CAIRN_UPSTREAM_PATIENCE_MS": "300"]) { house in
      await house.bench.stop()
      let error = await #expect(throws: RPCError.self) { _ = try await house.client.echo(EchoRequest()) }
      #expect(error?.code == .unavailable)
      let page = try await house.page("/.well-known/jwks.json")
      #expect(page.status == 200)
    }
  }
}

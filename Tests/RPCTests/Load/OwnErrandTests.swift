import CairnProto
import CairnServices
import Cryptography
import EventLoop
import Identity
import RPC
import Testing

/// What processes of ours need to work at all, when there is too much to do: few such calls, and nobody else's among them.
@Suite struct OwnErrandTests {
  private static func row(_ name: String, isNeverShedForServices: Bool) -> MethodRow {
    MethodRow(
      path: "/cairn.bench.v1.BenchService/\(name)", access: .public, idempotency: .read, requestBytesMax: 65_536, timeoutMsMax: 10_000,
      isServerStreaming: false, isNeverShedForServices: isNeverShedForServices, requestType: "cairn.bench.v1.EchoRequest",
      responseType: "cairn.bench.v1.EchoResponse")
  }

  private static let keys = row("Keys", isNeverShedForServices: true)
  private static let other = row("Other", isNeverShedForServices: false)

  /// The reason why a service that has no room refuses what another one calls; nil when it is let in.
  private func refusal(of row: MethodRow, _ options: CallOptions = CallOptions()) async throws -> String? {
    let loop = Loop()
    defer { loop.stop() }
    return try await loop.run {
      let secret = TicketKeys(id: "k1", secret: .random())
      var rpc = RPCServer(
        methods: [Self.keys, Self.other].map { row in RPCMethod.unary(row) { (_: EchoRequest, _) in EchoResponse() } },
        trust: .tickets(audience: "auth", keys: secret))
      rpc.overload.callsMax = 0
      let server = try rpc.listen(on: loop, address: SocketAddress("127.0.0.1:0")!)
      defer { server.close() }
      let client = RPCClient(
        to: Upstream(name: "auth", hosts: [HostPort(host: "127.0.0.1", port: server.address!.port)]),
        credentials: .service(name: "gateway", audience: "auth", keys: secret), home: loop)
      do {
        let _: EchoResponse = try await client.unary(row, EchoRequest(), options)
        return nil
      } catch let error as RPCError {
        return error.reason
      }
    }
  }

  @Test func theMethodSaysWhatIsLetInAndNotThatAServiceCalls() async throws {
    #expect(try await refusal(of: Self.keys) == nil)
    #expect(try await refusal(of: Self.other) == "OVERLOADED")
    // A service that asks for a client is that client.
    #expect(try await refusal(of: Self.keys, CallOptions(clientAddress: "192.0.2.1")) == "OVERLOADED")
  }

  @Test func theKeysOfAccessTokensAreWhatProcessesNeed() {
    #expect(PublicKeyServiceMethods.getPublicKeys.isNeverShedForServices)
    #expect(!NotificationPreferenceServiceMethods.unsubscribeMails.isNeverShedForServices)
  }
}

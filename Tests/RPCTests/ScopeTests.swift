import BenchService
import CairnProto
import CairnServices
import Cryptography
import FoundationEssentials
import HTTP2
import Identity
import RPC
import Testing
import Timekeeping

/// How far a session reaches, asked by the service that is called.
@Suite struct ScopeTests {
  /// The gateway asks, and the service asks again: a ticket says how far its session reaches.
  @Test(arguments: [(SessionScope.web, MethodScopes.web, 200), (.web, MethodScopes(), 403), (.full, MethodScopes(), 200)])
  func aTicketReachesAsFarAsItsSession(scope: SessionScope, scopes: MethodScopes, status: Int) async throws {
    let keys = TicketKeys(id: "k1", secret: .random())
    let row = MethodRow(
      path: BenchServiceMethods.echoAsUser.path, access: .guest, idempotency: .natural, requestBytesMax: 100, timeoutMsMax: 1_000,
      isServerStreaming: false, scopes: scopes, requestType: "cairn.bench.v1.EchoAsUserRequest",
      responseType: "cairn.bench.v1.EchoAsUserResponse")
    let method = RPCMethod.unary(row) { (_: EchoAsUserRequest, _) in EchoAsUserResponse() }
    let answer = try await TestServer.run(with: { $0 = RPCServer(methods: [method], trust: .tickets(audience: "bench", keys: keys)) }) {
      test in
      let caller = Caller(accountID: UUID(), sessionID: UUID(), roles: ["user"], scope: scope)
      var headers = HTTP2HeaderList.request(method: "POST", authority: "test", path: row.path)
      headers.append("content-type", "application/json")
      headers.append(
        secret: "cairn-ticket",
        bytes: TicketMint(audience: "bench", keys: keys).ticket(for: caller, method: row.path, at: SystemTime().now()))
      return try await test.send(headers, Array("{}".utf8))
    }
    #expect(answer.status == status, "\(answer.text)")
    #expect(answer.text.contains("SCOPE_TOO_NARROW") == (status == 403))
  }
}

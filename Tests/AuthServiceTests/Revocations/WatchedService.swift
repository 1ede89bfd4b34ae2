import CairnServices
import Cryptography
import EventLoop
import Identity
import RPC
import Testing

/// Methods on a port of their own, and a client that calls them as a gateway would.
enum WatchedService {
  static func run(_ methods: [RPCMethod], _ body: @escaping @Sendable (RevocationServiceClient, Loop) async throws -> Void) async throws {
    // The database's own: its connections must not be left on a loop that ends before it.
    let loop = try #require(Loop.current)
    let keys = TicketKeys(id: "k1", secret: .random())
    let rpc = RPCServer(methods: methods, trust: .tickets(audience: "auth", keys: keys))
    let server = try await loop.run { try LoopBound(rpc.listen(on: loop, address: SocketAddress("127.0.0.1:0")!), on: loop) }
    let port = try await loop.run { server.value.address!.port }
    let client = RPCClient(
      to: Upstream(name: "auth", hosts: [HostPort(host: "127.0.0.1", port: port)]),
      credentials: .service(name: "gateway", audience: "auth", keys: keys), home: loop)
    let result: Result<Void, any Error>
    do { result = .success(try await loop.run { try await body(RevocationServiceClient(client), loop) }) } catch {
      result = .failure(error)
    }
    try await loop.run {
      server.value.beginDraining()
      server.value.close()
      // The streams' tasks hear of the end.
      try await loop.sleep(for: .milliseconds(100))
    }
    try result.get()
  }
}

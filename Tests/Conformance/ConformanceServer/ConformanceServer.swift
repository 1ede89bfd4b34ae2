public import ConformanceProto
internal import ConformanceServices
internal import Cryptography
public import EventLoop
internal import Lifecycle
internal import RPC

/// The server that the conformance suite tests: the library of every service of Cairn, with the suite's own service on it.
public struct ConformanceServer {
  /// Where it listens.
  public let address: SocketAddress
  /// Its certificate, in PEM; empty without TLS.
  public let certificate: [UInt8]
  private let loops: LoopGroup
  private let servers: [LoopBound<HTTPServer>]

  /// Why a server as asked for cannot be had.
  public struct Refusal: Error, CustomStringConvertible {
    public let description: String
  }

  /// Begins to serve.
  /// - Parameter address: Port 0 for a free one.
  public static func start(_ wanted: ServerCompatRequest, at address: SocketAddress) async throws -> ConformanceServer {
    try check(wanted)
    let tls = wanted.useTls ? try TestCertificate.context(of: wanted.serverCreds) : nil
    let loops = LoopGroup(count: 1)
    let server = server(requestBytesMax: Int(wanted.messageReceiveLimit))
    let (bound, servers) = try await RunningService.listen(address, loops) { loop, address in
      try server.listen(on: loop, address: address, tls: tls?.context)
    }
    return ConformanceServer(address: bound, certificate: tls?.certificate ?? [], loops: loops, servers: servers)
  }

  /// Finishes what has begun, then ends.
  public func stop() async {
    await RunningService.drain(servers, loops)
    loops.stop()
  }

  private static func check(_ wanted: ServerCompatRequest) throws(Refusal) {
    let (connect, http2): (Int32, Int32) = (1, 2)
    guard [0, connect].contains(wanted.protocol) else { throw Refusal(description: "only the Connect protocol is spoken") }
    guard [0, http2].contains(wanted.httpVersion) else { throw Refusal(description: "only HTTP/2 is spoken") }
    guard wanted.clientTlsCert.isEmpty else { throw Refusal(description: "certificates of clients are not asked for") }
  }

  /// The suite compares the details of errors one by one, so none of ours is added.
  private static func server(requestBytesMax: Int) -> RPCServer {
    var methods = ConformanceHandlers().methods
    if requestBytesMax > 0 { methods = methods.map { $0.limited(requestBytesMax: requestBytesMax) } }
    var server = RPCServer(methods: methods, trust: .nobody)
    server.describesErrors = false
    return server
  }
}

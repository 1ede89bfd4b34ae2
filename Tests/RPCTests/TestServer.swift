import BenchService
import CairnServices
import ConformanceServer
import ConformanceServices
import EventLoop
import HTTP2
import Identity
import Postgres
import RPC

/// The bench service on a loop and a port of its own, and a client of it.
struct TestServer {
  let loop: Loop
  let address: SocketAddress
  let client: BenchServiceClient
  let server: LoopBound<HTTPServer>

  static func run<Value: Sendable>(
    database connect: @Sendable (Loop) throws -> Database? = { _ in nil }, with change: (inout RPCServer) -> Void = { _ in },
    _ body: @escaping @Sendable (TestServer) async throws -> Value
  ) async throws -> Value {
    let loop = Loop()
    defer { loop.stop() }
    let database = try connect(loop)
    var rpc = RPCServer(
      methods: BenchHandlers(database: database).methods + ConformanceHandlers().methods, trust: .nobody,
      pages: ["/healthz": { RPCServer.Page(status: 200, body: "ok\n") }]
    )
    change(&rpc)
    let serving = rpc
    let server = try await loop.run { try LoopBound(serving.listen(on: loop, address: SocketAddress("127.0.0.1:0")!), on: loop) }
    let address = try await loop.run { server.value.address! }
    let upstream = Upstream(name: "bench", hosts: [HostPort(host: "127.0.0.1", port: address.port)])
    let client = BenchServiceClient(RPCClient(to: upstream, credentials: .accessToken, home: loop))
    let test = TestServer(loop: loop, address: address, client: client, server: server)
    let value = try await loop.run { try await body(test) }
    await database?.close()
    return value
  }

  /// Sends a request made by hand.
  func raw(
    _ path: String, method: StaticString = "POST", _ fields: [(StaticString, String)] = [], body: [UInt8] = []
  ) async throws -> RawAnswer {
    var headers = HTTP2HeaderList.request(method: method, authority: "test", path: path)
    for (name, value) in fields { headers.append(name, value) }
    return try await send(headers, body)
  }

  func send(_ headers: HTTP2HeaderList, _ body: [UInt8]) async throws -> RawAnswer {
    return try await loop.sendRaw(headers, body, to: Upstream(name: "bench", hosts: [HostPort(host: "127.0.0.1", port: address.port)]))
  }
}

struct RawAnswer: Sendable {
  var status = 0
  /// The last value of each name.
  var headers: [String: String] = [:]
  /// Every field, in order.
  var fields: [(name: String, value: String)] = []
  var body: [UInt8] = []
  var text: String { String(decoding: body, as: UTF8.self) }

  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
}

extension Loop {
  func sendRaw(_ headers: HTTP2HeaderList, _ body: [UInt8], to upstream: Upstream) async throws -> RawAnswer {
    try await withUnsafeThrowingContinuation { pool(to: upstream).send(RawExchange(headers, body, $0)) }
  }
}

private final class RawExchange: UpstreamExchange {
  private let headers: HTTP2HeaderList
  private let body: [UInt8]
  private var continuation: UnsafeContinuation<RawAnswer, any Error>?
  private var answer = RawAnswer()
  private var connection: HTTPConnection?

  init(_ headers: HTTP2HeaderList, _ body: [UInt8], _ continuation: UnsafeContinuation<RawAnswer, any Error>) {
    self.headers = headers
    self.body = body
    self.continuation = continuation
  }

  func send(on connection: HTTPConnection) {
    self.connection = connection
    do { _ = try connection.request(headers, body: .complete(body), context: self) } catch { finish(.failure(error)) }
  }

  func failed(_ error: RPCError) { finish(.failure(error)) }

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    answer.status = stream.status
    for (name, value) in stream.headers.strings {
      answer.headers[name] = value
      answer.fields.append((name, value))
    }
    if isEnd { ended(stream) }
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    answer.body += Array(bytes)
    connection?.consume(stream, bytes.count)
  }

  func ended(_ stream: HTTP2Stream) { finish(.success(answer)) }
  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) { finish(.failure(HTTP2Error.streamClosed)) }
  func writable(_ stream: HTTP2Stream) {}

  private func finish(_ result: Result<RawAnswer, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }
}

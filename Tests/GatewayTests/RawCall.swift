import EventLoop
import HTTP2
import RPC

/// An answer of the gateway as it came.
struct RawAnswer: Sendable {
  var status = 0
  var fields: [(name: String, value: String)] = []
  var body: [UInt8] = []
  var text: String { String(decoding: body, as: UTF8.self) }

  /// All values of that name.
  func values(_ name: String) -> [String] { fields.filter { $0.name == name }.map(\.value) }
}

extension House {
  static let echo = "/cairn.bench.v1.BenchService/Echo"
  static let count = "/cairn.bench.v1.BenchService/Count"

  /// A request made by hand.
  func raw(_ verb: String, _ path: String, _ fields: [(StaticString, String)] = [], body: [UInt8] = []) async throws -> RawAnswer {
    var headers = HTTP2HeaderList(capacity: 256)
    headers.append(":method", verb)
    headers.append(":scheme", "http")
    headers.append(":authority", "test")
    headers.append(":path", path)
    for (name, value) in fields { headers.append(name, value) }
    return try await loop.sendRaw(headers, body, to: door)
  }
}

extension Loop {
  fileprivate func sendRaw(_ headers: HTTP2HeaderList, _ body: [UInt8], to upstream: Upstream) async throws -> RawAnswer {
    try await withUnsafeThrowingContinuation { pool(to: upstream).send(RawCall(headers, body, $0)) }
  }
}

private final class RawCall: UpstreamExchange {
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
    answer.fields = stream.headers.strings.map { ($0.name, $0.value) }
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

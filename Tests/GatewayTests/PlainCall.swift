import EventLoop
import HTTP2
import RPC

@testable import Gateway

struct PlainAnswer: Sendable {
  var status = 0
  var headers: [String: String] = [:]
  var body: [UInt8] = []
}

extension House {
  /// Sends an empty message and shows the answer as it came.
  func plain(_ path: String) async throws -> PlainAnswer {
    var headers = HTTP2HeaderList.request(authority: "test", path: path)
    headers.append("content-type", "application/proto")
    return try await loop.sendPlain(headers, .complete([]), to: door)
  }
}

extension Loop {
  fileprivate func sendPlain(_ headers: HTTP2HeaderList, _ body: HTTP2Body, to upstream: Upstream) async throws -> PlainAnswer {
    try await withUnsafeThrowingContinuation { pool(to: upstream).send(PlainCall(headers, body, $0)) }
  }

  /// Sends the beginning of a body and never its end.
  func uploadHalf(_ path: String, to upstream: Upstream, timeoutMs: Int) async throws {
    var headers = HTTP2HeaderList.request(authority: "test", path: path)
    headers.append("content-type", "application/proto")
    headers.append("connect-timeout-ms", timeoutMs)
    let answer = try await sendPlain(headers, .streaming, to: upstream)
    throw RPCError(answer.status == 504 ? .deadlineExceeded : .unknown, told: "STATUS_\(answer.status)")
  }
}

private final class PlainCall: UpstreamExchange {
  private let headers: HTTP2HeaderList
  private let body: HTTP2Body
  private var continuation: UnsafeContinuation<PlainAnswer, any Error>?
  private var answer = PlainAnswer()
  private var connection: HTTPConnection?

  init(_ headers: HTTP2HeaderList, _ body: HTTP2Body, _ continuation: UnsafeContinuation<PlainAnswer, any Error>) {
    self.headers = headers
    self.body = body
    self.continuation = continuation
  }

  func send(on connection: HTTPConnection) {
    self.connection = connection
    do {
      let stream = try connection.request(headers, body: body, context: self)
      if case .streaming = body { connection.send(stream, [10, 100, 1]) }
    } catch {
      finish(.failure(error))
    }
  }

  func failed(_ error: RPCError) { finish(.failure(error)) }

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    answer.status = stream.status
    for (name, value) in stream.headers.strings { answer.headers[name] = value }
    if isEnd { ended(stream) }
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    answer.body += Array(bytes)
    connection?.consume(stream, bytes.count)
  }

  func ended(_ stream: HTTP2Stream) {
    finish(.success(answer))
    connection?.reset(stream, .cancel)
  }

  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) { finish(.failure(HTTP2Error.streamClosed)) }
  func writable(_ stream: HTTP2Stream) {}

  private func finish(_ result: Result<PlainAnswer, any Error>) {
    continuation?.resume(with: result)
    continuation = nil
  }
}

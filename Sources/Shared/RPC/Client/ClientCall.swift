internal import EventLoop
internal import HTTP2

/// What came back of a unary call.
struct ClientReply: Sendable {
  let status: Int
  let body: [UInt8]
}

/// Largest answer a client takes, in bytes: what the largest method may send, with room. Stops a broken upstream from filling our memory.
let clientReplyBytesMax = 8 << 20

extension Loop {
  /// Sends a request and waits for the whole answer.
  /// - Throws: `RPCError`.
  func exchange(_ upstream: Upstream, _ headers: HTTP2HeaderList, _ body: [UInt8], _ timeout: Duration) async throws -> ClientReply {
    let call = LoopBound(ClientCall(headers, body, pool(to: upstream)), on: self)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { call.value.begin($0, timeout: timeout) }
    } onCancel: {
      self.perform { _ in call.value.cancel() }
    }
  }
}

/// One unary call from the client's side. Confined to its loop.
final class ClientCall: UpstreamExchange, LoopTimerTarget {
  private let headers: HTTP2HeaderList
  private let body: [UInt8]
  private let pool: UpstreamPool
  private var continuation: UnsafeContinuation<ClientReply, any Error>?
  private var timer: LoopTimer?
  private var stream: HTTP2Stream?
  private var connection: HTTPConnection?
  private var reply: [UInt8] = []
  private var isCancelled = false

  init(_ headers: HTTP2HeaderList, _ body: [UInt8], _ pool: UpstreamPool) {
    self.headers = headers
    self.body = body
    self.pool = pool
  }

  func begin(_ continuation: UnsafeContinuation<ClientReply, any Error>, timeout: Duration) {
    self.continuation = continuation
    if isCancelled { return cancel() }
    let timer = LoopTimer(on: pool.loop)
    timer.arm(after: timeout, self)
    self.timer = timer
    pool.send(self)
  }

  func send(on connection: HTTPConnection) {
    do {
      self.connection = connection
      stream = try connection.request(headers, body: .complete(body), context: self)
    } catch .draining, .tooManyStreams {
      pool.send(self)
    } catch {
      failed(RPCError(.unavailable, reason: "UNAVAILABLE", message: error.reason))
    }
  }

  func failed(_ error: RPCError) { finish(.failure(error)) }

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    if isEnd { ended(stream) }
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    connection?.consume(stream, bytes.count)
    guard reply.count + bytes.count <= clientReplyBytesMax else {
      give(up: RPCError(.resourceExhausted, reason: "MESSAGE_TOO_LARGE", message: "the answer is too large"))
      return
    }
    reply.append(contentsOf: bytes)
  }

  func ended(_ stream: HTTP2Stream) {
    finish(.success(ClientReply(status: stream.status, body: reply)))
  }

  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    // A stream that was refused was not begun: the same request may be sent again.
    if code == .refusedStream, continuation != nil { return pool.send(self) }
    finish(.failure(RPCError(.unavailable, reason: "UNAVAILABLE", message: "the connection was lost (\(code))")))
  }

  func writable(_ stream: HTTP2Stream) {}

  func timerFired(_ timer: LoopTimer) {
    give(up: RPCError(.deadlineExceeded, reason: "DEADLINE_EXCEEDED", message: "no answer in time"))
  }

  func cancel() {
    isCancelled = true
    give(up: CancellationError())
  }

  private func give(up error: any Error) {
    pool.withdraw(self)
    if let stream { connection?.reset(stream, .cancel) }
    finish(.failure(error))
  }

  private func finish(_ result: Result<ClientReply, any Error>) {
    guard let continuation else { return }
    self.continuation = nil
    timer?.cancel()
    timer = nil
    continuation.resume(with: result)
  }
}

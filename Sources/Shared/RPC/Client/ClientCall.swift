internal import CairnProto
internal import EventLoop
internal import HTTP2
internal import Timekeeping

/// The answer to a unary call.
struct ClientReply: Sendable {
  let status: Int
  let body: [UInt8]
}

/// Largest answer a client takes, in bytes: what the largest method may send, with room. Stops a broken upstream from filling our memory.
let clientReplyBytesMax = 8 << 20

/// One request of a unary call, ready to be sent, and how long its answer may take.
struct ClientRequest: Sendable {
  /// Without connect-timeout-ms, which is written when it is sent.
  var headers: HTTP2HeaderList
  var body: [UInt8] = []
  var timeout: Duration
  /// Whether a request that may have been begun can be sent again.
  var isRepeatable = false
  /// Whether the server is told how long we wait.
  var tellsTimeout = true
}

extension Loop {
  /// Sends a request and waits for the whole answer.
  /// - Throws: `RPCError`.
  func exchange(_ upstream: Upstream, _ request: ClientRequest) async throws -> ClientReply {
    let call = LoopBound(ClientCall(request, pool(to: upstream)), on: self)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { call.value.begin($0) }
    } onCancel: {
      self.perform { _ in call.value.cancel() }
    }
  }
}

/// One unary call from the client's side. Confined to its loop.
///
/// A call that was not begun is sent again, and a call that may be repeated as well; see `UpstreamPool.sendAgain`.
final class ClientCall: UpstreamExchange, LoopTimerTarget {
  private var request: ClientRequest
  private let pool: UpstreamPool
  private var continuation: UnsafeContinuation<ClientReply, any Error>?
  private var timer: LoopTimer?
  private var dueMs: Int64 = 0
  private var attempts = 0
  /// How often its connection was lost while it was being worked on.
  private var losses = 0
  private var sentMs: Int64 = 0
  private var stream: HTTP2Stream?
  private var connection: HTTPConnection?
  private var reply: [UInt8] = []
  private var isCancelled = false

  init(_ request: ClientRequest, _ pool: UpstreamPool) {
    self.request = request
    self.pool = pool
  }

  func begin(_ continuation: UnsafeContinuation<ClientReply, any Error>) {
    self.continuation = continuation
    if isCancelled { return cancel() }
    let timer = LoopTimer(on: pool.loop)
    dueMs = pool.loop.steadyMilliseconds + max(1, request.timeout.inMilliseconds)
    timer.arm(after: request.timeout, self)
    self.timer = timer
    pool.send(self)
  }

  func send(on connection: HTTPConnection) {
    self.connection = connection
    attempts += 1
    sentMs = pool.loop.steadyMilliseconds
    if request.tellsTimeout {
      let left = Int(max(1, dueMs - pool.loop.steadyMilliseconds))
      if attempts == 1 {
        request.headers.append("connect-timeout-ms", left)
      } else {
        request.headers = request.headers.replacing("connect-timeout-ms", left)
      }
    }
    do {
      stream = try connection.request(request.headers, body: .complete(request.body), context: self)
    } catch {
      if error == .draining { pool.giveUp(connection) }
      let wasRefused = error == .draining || error == .tooManyStreams
      let failure = RPCError(.unavailable, reason: .unavailable, message: error.reason)
      if wasRefused { sendAgain(isUnsent: true, orFail: failure) } else { failed(failure) }
    }
  }

  private func sendAgain(isUnsent: Bool, orFail error: RPCError) {
    stream = nil
    reply = []
    let limits = pool.upstream.limits
    let isAllowed = continuation != nil && attempts < limits.attemptsMax && losses <= limits.lossesMax
    if !isAllowed || !pool.sendAgain(self, after: connection, isUnsent: isUnsent) { failed(error) }
  }

  func failed(_ error: RPCError) { finish(.failure(error)) }

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    guard stream === self.stream else { return }
    if RetryMark.allows(stream, isStreaming: false), startsOver(stream) { return }
    if isEnd { ended(stream) }
  }

  /// The service says that it has begun nothing. When nobody may be asked again, its answer is the answer.
  private func startsOver(_ stream: HTTP2Stream) -> Bool {
    guard let connection, attempts < pool.upstream.limits.attemptsMax, pool.mayRetry(stream.status, after: connection) else { return false }
    self.stream = nil
    guard pool.sendAgain(self, after: connection, isUnsent: false) else {
      self.stream = stream
      return false
    }
    connection.reset(stream, .cancel)
    return true
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    guard stream === self.stream else { return }
    connection?.consume(stream, bytes.count)
    guard reply.count + bytes.count <= clientReplyBytesMax else {
      give(up: RPCError(.resourceExhausted, reason: .messageTooLarge, message: "the answer is too large"))
      return
    }
    reply.append(contentsOf: bytes)
  }

  func ended(_ stream: HTTP2Stream) {
    guard stream === self.stream else { return }
    finish(.success(ClientReply(status: stream.status, body: reply)))
  }

  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard stream === self.stream else { return }
    // A stream that was refused was not begun: the same request may be sent again.
    let isUnsent = code == .refusedStream
    if !isUnsent, connection?.isClosed == true { losses += 1 }
    guard isUnsent || request.isRepeatable else {
      let message = "the connection was lost (\(code)) when the call may have been begun"
      return finish(.failure(RPCError(.unavailable, reason: .outcomeUnknown, message: message)))
    }
    sendAgain(isUnsent: isUnsent, orFail: RPCError(.unavailable, reason: .unavailable, message: "the connection was lost (\(code))"))
  }

  func writable(_ stream: HTTP2Stream) {}

  func timerFired(_ timer: LoopTimer) {
    if attempts == 0 {
      give(up: RPCError(.unavailable, reason: .unavailable, message: "\(pool.upstream.name) could not be reached in time"))
    } else {
      if let connection, stream?.status == 0 { pool.timedOut(on: connection, sentMs: sentMs) }
      give(up: RPCError(.deadlineExceeded, reason: .deadlineExceeded, message: "no answer in time"))
    }
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
    stream = nil
    continuation.resume(with: result)
  }
}

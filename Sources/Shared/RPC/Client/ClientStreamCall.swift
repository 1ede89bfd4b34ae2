internal import CairnProto
internal import EventLoop
internal import HTTP2
internal import Protobuf

/// One server-streaming call from the client's side: messages wait here until they are asked for. Confined to its loop.
final class ClientStreamCall: UpstreamExchange, LoopTimerTarget, ResponseSource {
  private let headers: HTTP2HeaderList
  private let body: [UInt8]
  private let pool: UpstreamPool
  private var reader = EnvelopeReader(messageBytesMax: clientReplyBytesMax)
  private var messages = MessageQueue()
  /// Bytes received for which the window has not been opened again.
  private var owedBytes = 0
  private var outcome: Result<Void, any Error>?
  private var waiting: UnsafeContinuation<[UInt8]?, any Error>?
  private var timer: LoopTimer?
  private var stream: HTTP2Stream?
  private var connection: HTTPConnection?
  private var errorBody: [UInt8] = []
  private var attempts = 0
  let kind = ExchangeKind.stream

  init(_ headers: HTTP2HeaderList, _ body: [UInt8], _ pool: UpstreamPool) {
    self.headers = headers
    self.body = body
    self.pool = pool
  }

  func begin(timeout: Duration?) {
    if let timeout {
      let timer = LoopTimer(on: pool.loop)
      timer.arm(after: timeout, self)
      self.timer = timer
    }
    pool.send(self)
  }

  // MARK: ResponseSource

  func next() async throws -> [UInt8]? {
    if let message = take() { return message }
    if let outcome {
      try outcome.get()
      return nil
    }
    return try await withUnsafeThrowingContinuation { waiting = $0 }
  }

  private func take() -> [UInt8]? {
    guard let message = messages.next() else { return nil }
    pay(message.count + Envelope.headBytes)
    return message
  }

  /// The window opens again only when a message is taken: a reader that stops makes the sender stop. While no whole message waits, what is
  /// here belongs to one that is not complete, which may be larger than any window: somebody waits for it, or soon will.
  private func pay(_ count: Int) {
    let bytes = messages.isEmpty ? owedBytes : min(count, owedBytes)
    owedBytes -= bytes
    if let stream { connection?.consume(stream, bytes) }
  }

  func cancel() {
    pool.withdraw(self)
    if let stream { connection?.reset(stream, .cancel) }
    finish(.failure(CancellationError()))
  }

  // MARK: UpstreamExchange

  func send(on connection: HTTPConnection) {
    // Its time may have ended while it waited.
    guard outcome == nil else { return }
    self.connection = connection
    attempts += 1
    do {
      stream = try connection.request(headers, body: .complete(body), context: self)
    } catch {
      if error == .draining { pool.giveUp(connection) }
      let failure = RPCError(.unavailable, reason: .unavailable, message: error.reason)
      if error == .draining || error == .tooManyStreams { sendAgain(orFail: failure) } else { failed(failure) }
    }
  }

  /// Only what was not begun: whoever reads a stream decides what a second beginning means.
  private func sendAgain(orFail error: RPCError) {
    stream = nil
    let isAllowed = outcome == nil && attempts < pool.upstream.limits.attemptsMax
    if !isAllowed || !pool.sendAgain(self, after: connection, isUnsent: true) { failed(error) }
  }

  func failed(_ error: RPCError) { finish(.failure(error)) }

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    guard stream === self.stream else { return }
    if RetryMark.allows(stream, isStreaming: true), startsOver(stream) { return }
    if isEnd { ended(stream) } else { connection?.widenWindow(of: stream) }
  }

  /// The service says that it has begun nothing. When nobody else may be asked, its answer is the answer.
  private func startsOver(_ stream: HTTP2Stream) -> Bool {
    guard let connection, outcome == nil, attempts < pool.upstream.limits.attemptsMax, pool.mayRetry(stream.status, after: connection)
    else {
      return false
    }
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
    guard stream.status == 200 else {
      connection?.consume(stream, bytes.count)
      if errorBody.count < 65_536 { errorBody.append(contentsOf: bytes) }
      return
    }
    owedBytes += bytes.count
    reader.append(bytes)
    do {
      while let message = try reader.next() { accept(message) }
    } catch {
      cancel(with: RPCError(.resourceExhausted, reason: .messageTooLarge, message: "a message of the stream is too large"))
    }
    pay(0)
  }

  private func accept(_ message: EnvelopeReader.Message) {
    if message.flags & Envelope.endFlag != 0 {
      let end = try? ConnectEndStream(json: message.bytes)
      tell(isSuccess: end?.error?.code != RPCCode.unavailable.rawValue)
      if let wire = end?.error, let error = RPCError(wire: wire) { finish(.failure(error)) } else { finish(.success(())) }
      return
    }
    tell(isSuccess: true)
    messages.append(message.bytes)
    if let waiting, let message = take() {
      self.waiting = nil
      waiting.resume(returning: message)
    }
  }

  /// News that the messages bring of the process.
  private func tell(isSuccess: Bool) {
    if let connection { pool.streamTold(connection, isSuccess: isSuccess) }
  }

  func ended(_ stream: HTTP2Stream) {
    guard stream === self.stream else { return }
    if stream.status == 200 {
      finish(.failure(RPCError(.unavailable, reason: .streamCut, message: "the stream ended without its last message")))
    } else {
      finish(.failure(RPCError(json: errorBody, httpStatus: stream.status)))
    }
  }

  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard stream === self.stream else { return }
    if code == .refusedStream, outcome == nil {
      return sendAgain(orFail: RPCError(.unavailable, reason: .unavailable, message: "the stream was refused"))
    }
    finish(.failure(RPCError(.unavailable, reason: .unavailable, message: "the connection was lost (\(code))")))
  }

  func writable(_ stream: HTTP2Stream) {}

  func timerFired(_ timer: LoopTimer) {
    cancel(with: RPCError(.deadlineExceeded, reason: .deadlineExceeded, message: "the stream took too long"))
  }

  private func cancel(with error: RPCError) {
    pool.withdraw(self)
    if let stream { connection?.reset(stream, .cancel) }
    finish(.failure(error))
  }

  /// The first outcome counts; messages that came before it are still read.
  private func finish(_ result: Result<Void, any Error>) {
    guard outcome == nil else { return }
    outcome = result
    timer?.cancel()
    guard let waiting else { return }
    self.waiting = nil
    switch result {
    case .success: waiting.resume(returning: nil)
    case .failure(let error): waiting.resume(throwing: error)
    }
  }
}

/// Whole messages in their order.
private struct MessageQueue {
  private var messages: [[UInt8]] = []
  private var first = 0

  var isEmpty: Bool { first == messages.count }

  mutating func append(_ message: [UInt8]) { messages.append(message) }

  mutating func next() -> [UInt8]? {
    if isEmpty { return nil }
    let message = messages[first]
    messages[first] = []
    first += 1
    if isEmpty {
      messages.removeAll(keepingCapacity: true)
      first = 0
    }
    return message
  }
}

internal import CairnProto
internal import EventLoop
internal import HTTP2
internal import Identity
internal import Logging
internal import Observability
internal import Timekeeping

/// One call from its first header to its last byte. Confined to the loop of its connection.
///
/// Whatever happens first ends it: the handler's answer, a refusal, the deadline, the peer's going away. What comes later finds the call
/// answered and does nothing.
final class RPCCall: LoopTimerTarget, ResponseSink {
  private enum State { case receiving, running, answered, closed }

  private let method: RPCMethod
  private let stream: HTTP2Stream
  private let connection: HTTPConnection
  private let dispatcher: RPCDispatcher
  private let now: Moment

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others. The checks cost 0.1 µs a call.
  @exclusivity(unchecked) private var state = State.receiving
  @exclusivity(unchecked) private var request: ConnectRequest?
  @exclusivity(unchecked) private var caller = Caller.anonymous
  @exclusivity(unchecked) private var idempotencyKey: String?
  @exclusivity(unchecked) private var requestID = ""
  @exclusivity(unchecked) private var clientAddress: String?
  @exclusivity(unchecked) private var body: [UInt8] = []
  @exclusivity(unchecked) private var discardedBytes = 0
  @exclusivity(unchecked) private var timer: LoopTimer?
  @exclusivity(unchecked) private var task: Task<Void, Never>?
  @exclusivity(unchecked) private var isStreamBegun = false
  @exclusivity(unchecked) private var waitingWriter: UnsafeContinuation<Void, any Error>?

  /// Bytes of a body nobody wants that are read before the stream is reset: enough for the peer to see the answer first.
  private static let discardedBytesMax = 262_144

  init(_ method: RPCMethod, _ stream: HTTP2Stream, _ connection: HTTPConnection, _ dispatcher: RPCDispatcher) {
    self.method = method
    self.stream = stream
    self.connection = connection
    self.dispatcher = dispatcher
    now = dispatcher.server.time.now()
  }

  var isStreaming: Bool { method.row.isServerStreaming }

  // MARK: The request

  func begin(isEnd: Bool) {
    do throws(ConnectRequest.Refusal) {
      try readHeaders()
    } catch {
      return refuse(error)
    }
    armDeadline()
    if isEnd { ended() }
  }

  private func readHeaders() throws(ConnectRequest.Refusal) {
    let headers = CallHeaders(stream.headers)
    idempotencyKey = headers.idempotencyKey
    requestID = headers.requestID ?? ""
    clientAddress = headers.clientAddress
    if stream.method == .get, !method.row.isServerStreaming, method.row.idempotency == .read {
      var (request, message) = try ConnectGet.read(stream.path)
      try request.adoptAnswerHeaders(headers)
      self.request = request
      body = message
    } else {
      guard stream.method == .post else { return refuseMethod() }
      request = try ConnectRequest(headers, isStreaming: method.row.isServerStreaming)
    }
    do { caller = try dispatcher.authorize(method.row, headers.ticket, at: now) } catch { throw .rpc(error) }
    if let length = headers.contentLength, length > method.row.requestBytesMax + Envelope.headBytes { throw .rpc(tooLarge) }
  }

  func received(_ bytes: UnsafeRawBufferPointer) {
    guard state == .receiving else { return discard(bytes.count) }
    guard body.count + bytes.count <= method.row.requestBytesMax + Envelope.headBytes else { return fail(tooLarge) }
    // The usual body comes in one piece and gets memory of just its size.
    if body.isEmpty { body = Array(bytes) } else { body.append(contentsOf: bytes) }
  }

  private func discard(_ count: Int) {
    discardedBytes += count
    if discardedBytes > Self.discardedBytesMax { connection.reset(stream, .noError) }
  }

  func ended() {
    guard state == .receiving, let request else { return }
    do {
      body = try method.row.isServerStreaming ? unwrapped(body, request) : decompressed(body, request.isGzipped)
    } catch {
      return fail(RPCError(wrapping: error))
    }
    state = .running
    let me = LoopBound(self, on: connection.loop)
    // Around the start of the task, which inherits it: every line that is logged for the call names it.
    LogContext.$current.withValue(logContext) {
      connection.loop.assumeIsolated { loop in
        let task = loop.start { await me.value.run() }
        me.value.task = task
      }
    }
  }

  private var logContext: LogContext {
    LogContext(requestID: requestID, method: method.row.path, accountID: caller.accountID?.text)
  }

  private func decompressed(_ bytes: [UInt8], _ isGzipped: Bool) throws(RPCError) -> [UInt8] {
    if !isGzipped {
      if bytes.count > method.row.requestBytesMax { throw tooLarge }
      return bytes
    }
    do {
      return try Gzip.decompress(bytes, limit: method.row.requestBytesMax)
    } catch .tooLarge {
      throw tooLarge
    } catch {
      throw RPCError(.invalidArgument, reason: "MALFORMED_MESSAGE", message: "the body is not gzip")
    }
  }

  /// A server-streaming request is one message in an envelope.
  private func unwrapped(_ bytes: [UInt8], _ request: ConnectRequest) throws(RPCError) -> [UInt8] {
    let malformed = RPCError(.invalidArgument, reason: "MALFORMED_MESSAGE", message: "expected one message in an envelope")
    var reader = EnvelopeReader(messageBytesMax: method.row.requestBytesMax)
    bytes.withUnsafeBytes { reader.append($0) }
    let message: EnvelopeReader.Message?
    do { message = try reader.next() } catch { throw tooLarge }
    guard let message, reader.isEmpty, message.flags & ~Envelope.compressedFlag == 0 else { throw malformed }
    let isCompressed = message.flags & Envelope.compressedFlag != 0
    if isCompressed, !request.isGzipped { throw malformed }
    return try decompressed(message.bytes, isCompressed)
  }

  private var tooLarge: RPCError {
    RPCError(
      .resourceExhausted, reason: "MESSAGE_TOO_LARGE", message: "the request may have \(method.row.requestBytesMax) bytes",
      metadata: ["bytes_max": String(method.row.requestBytesMax)])
  }

  // MARK: The handler

  private func run() async {
    let context = makeContext()
    do {
      switch method.body {
      case .unary(let handle):
        finish(try await handle(body, context), context.codec)
      case .serverStreaming(let handle):
        try await handle(body, context, self)
        finishStream(nil)
      }
    } catch {
      fail(RPCError(wrapping: error))
    }
  }

  private func makeContext() -> RequestContext {
    RequestContext(
      caller: caller, method: method.row, now: now, deadline: timeoutMs.map { Moment(microseconds: now.microseconds + Int64($0) * 1_000) },
      idempotencyKey: idempotencyKey, requestID: requestID, codec: request?.codec ?? .proto,
      clientAddress: method.row.access == .public ? clientAddress : nil)
  }

  /// Milliseconds for the handler: what the caller asked for, within what the method allows, less what the error needs to travel. A stream
  /// lasts as long as its caller wants. Plain numbers: the 128 bits of `Duration` show in every call.
  private var timeoutMs: Int? {
    let (asked, most) = (request?.timeoutMs, method.row.timeoutMsMax)
    guard let whole = method.row.isServerStreaming ? asked : min(asked ?? most, most) else { return nil }
    return whole > RPCServer.deadlineMarginMs * 2 ? whole - RPCServer.deadlineMarginMs : whole
  }

  /// Counted from the beginning of the turn, which is when the request came in.
  private func armDeadline() {
    guard state == .receiving, let timeoutMs else { return }
    let timer = dispatcher.timers.take()
    timer.arm(atMilliseconds: connection.loop.steadyMilliseconds + Int64(timeoutMs), self)
    self.timer = timer
  }

  func timerFired(_ timer: LoopTimer) {
    fail(RPCError(.deadlineExceeded, reason: "DEADLINE_EXCEEDED", message: "the call took too long"))
    task?.cancel()
  }

  // MARK: Unary answers

  private func finish(_ reply: [UInt8], _ codec: Codec) {
    guard beginAnswer() else { return }
    let headers: HTTP2HeaderList = codec == .proto ? .proto : .json
    if request?.acceptsGzip == true, reply.count >= Gzip.worthwhileBytes {
      connection.respond(
        stream, status: 200, headers: headers.adding("content-encoding", "gzip"), body: .complete(Gzip.compress(reply)))
    } else {
      connection.respond(stream, status: 200, headers: headers, body: .complete(reply))
    }
  }

  /// Ends the call with an error, unless it has ended already.
  private func fail(_ error: RPCError) {
    if state == .receiving || state == .running { report(error) }
    if method.row.isServerStreaming, request != nil { return finishStream(error) }
    guard beginAnswer() else { return }
    let answer = ConnectAnswer(error, isStreaming: false)
    let isMarked = error.isSafeToRetry && method.row.isRepeatable(hasKey: idempotencyKey != nil)
    connection.respond(
      stream, status: answer.status, headers: isMarked ? answer.headers.adding(RetryMark.name, "1") : answer.headers,
      body: .complete(answer.body))
  }

  private func refuse(_ refusal: ConnectRequest.Refusal) {
    switch refusal {
    case .rpc(let error): fail(error)
    case .unsupportedMediaType:
      guard beginAnswer() else { return }
      connection.respond(stream, status: 415, headers: method.row.isServerStreaming ? .acceptPostStream : .acceptPost, body: .none)
    }
  }

  private func refuseMethod() {
    guard beginAnswer() else { return }
    connection.respond(stream, status: 405, headers: .one("allow", "POST"), body: .none)
  }

  /// Errors of ours go to the log with their cause; the caller gets the request's id to quote.
  private func report(_ error: RPCError) {
    guard error.code == .internal || error.code == .unknown || error.code == .dataLoss else { return }
    dispatcher.server.logger.error(
      "call failed",
      metadata: [
        "method": "\(method.row.path)", "request_id": "\(requestID)",
        "cause": "\(error.cause.map { String(reflecting: $0) } ?? error.description)",
      ])
  }

  // MARK: Streams of answers

  func send(_ message: [UInt8]) async throws {
    guard state == .running else { throw CancellationError() }
    beginStream()
    if request?.acceptsGzip == true, message.count >= Gzip.worthwhileBytes {
      connection.send(stream, Envelope.wrap(Gzip.compress(message), flags: Envelope.compressedFlag))
    } else {
      connection.send(stream, Envelope.wrap(message))
    }
    guard !connection.isWritable(stream) else { return }
    if stream.isClosed { throw CancellationError() }
    try await withUnsafeThrowingContinuation { waitingWriter = $0 }
  }

  private func beginStream() {
    if isStreamBegun { return }
    isStreamBegun = true
    let headers: HTTP2HeaderList = request?.codec == .json ? .streamJSON : .streamProto
    connection.respond(
      stream, status: 200, headers: request?.acceptsGzip == true ? headers.adding("connect-content-encoding", "gzip") : headers,
      body: .streaming)
  }

  private func finishStream(_ error: RPCError?) {
    guard state == .receiving || state == .running else { return }
    beginStream()
    guard beginAnswer() else { return }
    connection.send(stream, Envelope.wrap(error?.endOfStream ?? Array("{}".utf8), flags: Envelope.endFlag))
    connection.finish(stream)
  }

  func writable() {
    waitingWriter?.resume()
    waitingWriter = nil
  }

  // MARK: The end

  /// Ends a call from outside its handler.
  func end(with error: RPCError) {
    fail(error)
    task?.cancel()
  }

  /// Whether this is the first answer.
  private func beginAnswer() -> Bool {
    guard state == .receiving || state == .running else { return false }
    state = .answered
    release()
    return true
  }

  func closed() {
    if state == .running || state == .receiving { task?.cancel() }
    state = .closed
    if method.row.isServerStreaming { dispatcher.forget(self) }
    release()
  }

  private func release() {
    if let timer { dispatcher.timers.giveBack(timer) }
    timer = nil
    body = []
    waitingWriter?.resume(throwing: CancellationError())
    waitingWriter = nil
  }
}

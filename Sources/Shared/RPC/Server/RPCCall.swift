internal import EventLoop
internal import HTTP2
internal import Identity
internal import Logging
internal import Observability
internal import Timekeeping

/// One call from its first header to its last byte. Confined to the loop of its connection.
///
/// The first of these ends it: the handler's answer, a refusal, the deadline, the peer's going away. A later one finds the call answered and does nothing.
final class RPCCall: LoopTimerTarget, ResponseSink, WaitingCall {
  private enum State { case receiving, waiting, running, answered, closed }

  private let method: RPCMethod
  private let metrics: CallMetrics
  private let beganMs: Int64
  private let stream: HTTP2Stream
  private let connection: HTTPConnection
  private let dispatcher: RPCDispatcher
  private let now: Moment

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others. The checks cost 0.1 µs a call.
  @exclusivity(unchecked) private var state = State.receiving
  @exclusivity(unchecked) private var isStreamBegun = false
  @exclusivity(unchecked) private var isNotBegun = false
  @exclusivity(unchecked) private var request: ConnectRequest?
  @exclusivity(unchecked) private var caller = Caller.anonymous
  @exclusivity(unchecked) private var idempotencyKey: String?
  @exclusivity(unchecked) private var requestID = ""
  @exclusivity(unchecked) private var trace: TraceContext?
  @exclusivity(unchecked) private var requestBytes = 0
  @exclusivity(unchecked) private var responseBytes = 0
  @exclusivity(unchecked) private var clientAddress: String?
  @exclusivity(unchecked) private var body: [UInt8] = []
  @exclusivity(unchecked) private var timer: LoopTimer?
  @exclusivity(unchecked) private var task: Task<Void, Never>?
  @exclusivity(unchecked) private var waitingWriter: UnsafeContinuation<Void, any Error>?
  @exclusivity(unchecked) private var parked: ParkedCall?

  /// Metadata that the handler adds to its answer.
  @exclusivity(unchecked) var responseHeaders = RPCMetadata()
  @exclusivity(unchecked) var responseTrailers = RPCMetadata()

  init(
    _ method: RPCMethod, _ metrics: CallMetrics, _ stream: HTTP2Stream, _ connection: HTTPConnection, _ dispatcher: RPCDispatcher
  ) {
    self.method = method
    self.metrics = metrics
    beganMs = connection.loop.steadyMilliseconds
    metrics.began()
    self.stream = stream
    self.connection = connection
    self.dispatcher = dispatcher
    now = dispatcher.server.time.now()
  }

  private var isUnderWay: Bool { state == .receiving || state == .waiting || state == .running }

  var isStreaming: Bool { method.row.isServerStreaming }

  // MARK: The request

  func begin(isEnd: Bool) {
    do throws(ConnectRequest.Refusal) {
      try readHeaders()
    } catch {
      return refuse(error)
    }
    armDeadline()
    if isEnd { ended() } else if state == .receiving { connection.askForBody(of: stream) }
  }

  private func readHeaders() throws(ConnectRequest.Refusal) {
    let headers = CallHeaders(stream.headers)
    idempotencyKey = headers.idempotencyKey
    // The gateway's span of a trace has the request's number.
    requestID = headers.requestID ?? headers.trace.map { RequestIDText.text($0.spanID) } ?? ""
    clientAddress = headers.clientAddress
    trace = dispatcher.trace(headers.trace)
    let needsVersion = dispatcher.server.requiresProtocolVersion
    if stream.method.asksOnly, isCallableByGet {
      let (request, message) = try ConnectGet.read(stream.path, headers, needsVersion: needsVersion)
      self.request = request
      body = message
    } else {
      guard stream.method == .post else { return refuseMethod() }
      request = try ConnectRequest(headers, isStreaming: method.row.isServerStreaming, needsVersion: needsVersion)
    }
    do { caller = try dispatcher.authorize(method.row, headers.ticket, at: now) } catch { throw .rpc(error) }
    if let length = headers.contentLength, length > method.row.wireBytesMax { throw .rpc(method.row.tooLarge) }
    if request?.timeoutMs == 0 { throw .rpc(ConnectTimeout.exceeded) }
  }

  /// Only what a ticket proves to be a service's: nobody else is let past the line.
  private var isOwnErrand: Bool { caller.callingService != nil && RPCDispatcher.isOwnErrand(method.row, stream) }

  private var isCallableByGet: Bool { !method.row.isServerStreaming && method.row.idempotency == .read }

  func received(_ bytes: UnsafeRawBufferPointer) {
    requestBytes += bytes.count
    // Bytes that nobody wants keep the stream's window closed. A call by GET has its message already.
    guard state == .receiving, stream.method == .post else { return }
    guard body.count + bytes.count <= method.row.wireBytesMax else { return fail(method.row.tooLarge) }
    // The usual body comes in one piece and gets memory of just its size.
    if body.isEmpty { body = Array(bytes) } else { body.append(contentsOf: bytes) }
    connection.consume(stream, bytes.count)
  }

  func ended() {
    guard state == .receiving, request != nil else { return }
    state = .waiting
    if method.row.isNeverShed || isOwnErrand { beginHandler() } else { dispatcher.load.begin(self) }
  }

  // MARK: Its turn

  var isWaiting: Bool { state == .waiting }

  /// A service that calls on a client's behalf says whose; what it does of its own accord is counted to itself.
  var owner: CallOwner { clientAddress.map { .network(CallNetwork(address: $0)) } ?? .service(caller.callingService) }

  /// A caller that is told so may ask another replica, whatever the method does.
  func refuse() {
    isNotBegun = true
    fail(dispatcher.load.refusal)
  }

  func beginHandler() {
    guard state == .waiting, let request else { return }
    let message = ConnectBody(row: method.row, isGzipped: request.isGzipped)
    do throws(RPCError) {
      body = try method.row.isServerStreaming ? message.serverStreaming(body) : message.unary(body)
    } catch {
      return fail(error)
    }
    state = .running
    let me = LoopBound(self, on: connection.loop)
    // A function for each kind of handler: a task has room for whatever its functions might keep, and one for both would keep two contexts.
    let task =
      switch method.body {
      case .unary(let handle): start { await me.value.runUnary(handle) }
      case .serverStreaming(let handle): start { await me.value.runStream(handle) }
      }
    // A handler that has handed its call over and has returned leaves nothing to cancel: this may be the time of a turn.
    if parked?.work ?? .handler == .handler { self.task = task }
  }

  /// Starts a task of the call, which inherits its log context: every line that is logged for the call names it. It may have ended on return.
  private func start(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
    LogContext.$current.withValue(logContext) {
      connection.loop.assumeIsolated { $0.start(body) }
    }
  }

  private var logContext: LogContext {
    LogContext(
      requestID: requestID, method: method.row.path, accountID: caller.accountID, trace: trace,
      dueMilliseconds: timeoutMs.map { beganMs + Int64($0) }, clientAddress: clientAddress)
  }

  // MARK: The handler

  private func runUnary(_ handle: RPCMethod.UnaryHandler) async {
    let context = makeContext()
    do { finish(try await handle(takeBody(), context), context.codec) } catch { fail(RPCError(wrapping: error)) }
  }

  private func runStream(_ handle: RPCMethod.StreamHandler) async {
    do {
      try await handle(takeBody(), makeContext(), self)
      handlerReturned(nil)
    } catch {
      handlerReturned(error)
    }
  }

  /// The handler's alone, so that it goes when it has been decoded.
  private func takeBody() -> [UInt8] {
    defer { body = [] }
    return body
  }

  private func makeContext() -> RequestContext {
    RequestContext(
      of: LoopBound(self, on: connection.loop), caller: caller, method: method.row, now: now,
      deadline: timeoutMs.map { Moment(microseconds: now.microseconds + Int64($0) * 1_000) },
      idempotencyKey: idempotencyKey, requestID: requestID, codec: request?.codec ?? .proto,
      clientAddress: clientAddress)
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
    fail(ConnectTimeout.exceeded)
    task?.cancel()
  }

  // MARK: Unary answers

  private func finish(_ reply: [UInt8], _ codec: Codec) {
    responseBytes = reply.count
    guard beginAnswer(nil) else { return }
    var headers = withMetadata(codec == .proto ? .proto : .json)
    if stream.method.asksOnly, method.row.cacheSeconds > 0 {
      let tag = EntityTag.weak(of: reply)
      headers.append("etag", tag)
      headers.append("vary", "accept-encoding")
      // Not for caches that many share: they would answer whoever has no session.
      headers.append("cache-control", "private, max-age=\(method.row.cacheSeconds)")
      if let known = stream.headers["if-none-match"], EntityTag.matches(known, tag) {
        return connection.respond(stream, status: 304, headers: headers, body: .none)
      }
    }
    if request?.acceptsGzip == true, reply.count >= Gzip.worthwhileBytes {
      connection.respond(
        stream, status: 200, headers: headers.adding("content-encoding", "gzip"), body: .complete(Gzip.compress(reply)))
    } else {
      connection.respond(stream, status: 200, headers: headers, body: .complete(reply))
    }
  }

  /// Ends the call with an error, unless it has ended already.
  /// - Parameter fields: Header fields that the answer has beside the error, when nothing has been answered yet.
  private func fail(_ error: RPCError, _ fields: HTTP2HeaderList? = nil) {
    if isUnderWay { report(error) }
    let error = dispatcher.server.describesErrors ? error : error.plain
    if method.row.isServerStreaming, request != nil { return finishStream(error) }
    guard beginAnswer(error.code) else { return }
    var answer = ConnectAnswer(error, to: stream.headers, isStreaming: method.row.isServerStreaming)
    if let fields { answer.headers.append(contentsOf: fields) }
    let headers = isMarked(error) ? answer.headers.adding(RetryMark.name, "1") : answer.headers
    connection.respond(stream, status: answer.status, headers: withMetadata(headers), body: .complete(answer.body))
  }

  /// Whether the error says that nothing was begun, so that the call may be sent again.
  private func isMarked(_ error: RPCError) -> Bool {
    isNotBegun || (error.isSafeToRetry && method.row.isRepeatable(hasKey: idempotencyKey != nil))
  }

  /// The headers that lead the answer, with what the handler has added. In a unary answer the trailing metadata stands here too, under a prefix.
  private func withMetadata(_ headers: HTTP2HeaderList) -> HTTP2HeaderList {
    if responseHeaders.isEmpty, responseTrailers.isEmpty { return headers }
    var headers = headers
    for field in responseHeaders.fields { headers.append(named: field.name, field.value) }
    if method.row.isServerStreaming { return headers }
    for field in responseTrailers.fields { headers.append(named: "trailer-" + field.name, field.value) }
    return headers
  }

  private func refuse(_ refusal: ConnectRequest.Refusal) {
    switch refusal {
    case .rpc(let error): fail(error)
    case .unsupportedCompression:
      fail(refusal.error(isStreaming: isStreaming), refusal.fields(isStreaming: isStreaming))
    case .unsupportedMediaType:
      guard beginAnswer(refusal.error(isStreaming: isStreaming).code) else { return }
      let answer = ConnectAnswer.unsupportedMediaType(isStreaming: isStreaming, isDescribed: dispatcher.server.describesErrors)
      connection.respond(stream, status: answer.status, headers: answer.headers, body: .complete(answer.body))
    }
  }

  private func refuseMethod() {
    guard beginAnswer(.unimplemented) else { return }
    connection.respond(stream, status: 405, headers: isCallableByGet ? .allowGetAndPost : .allowPost, body: .none)
  }

  /// Errors of ours go to the log with their cause; the caller gets the request's id to quote.
  private func report(_ error: RPCError) {
    guard error.code == .internal || error.code == .unknown || error.code == .dataLoss, !error.isClientsDoing else { return }
    dispatcher.server.logger.error(
      "call failed",
      metadata: [
        "method": "\(method.row.path)", "request_id": "\(requestID)", "trace_id": "\(trace?.traceIDText ?? "")",
        "cause": "\(error.cause.map { String(reflecting: $0) } ?? error.description)",
      ])
  }

  // MARK: Streams of answers

  func send(_ message: [UInt8]) async throws {
    guard state == .running else { throw CancellationError() }
    write(message)
    guard !connection.isWritable(stream) else { return }
    if stream.isClosed { throw CancellationError() }
    try await withUnsafeThrowingContinuation { waitingWriter = $0 }
  }

  private func write(_ message: [UInt8]) {
    responseBytes += message.count
    beginStream()
    if request?.acceptsGzip == true, message.count >= Gzip.worthwhileBytes {
      connection.send(stream, Envelope.wrap(Gzip.compress(message), flags: Envelope.compressedFlag))
    } else {
      connection.send(stream, Envelope.wrap(message))
    }
  }

  /// - Parameter error: The error that it ends with before anything else is sent.
  private func beginStream(endingWith error: RPCError? = nil) {
    if isStreamBegun { return }
    isStreamBegun = true
    var headers = withMetadata(request?.codec == .json ? .streamJSON : .streamProto)
    if let error, isMarked(error) { headers.append(RetryMark.name, "1") }
    if error?.isClientsDoing == true { headers.append(ClientsDoing.name, "1") }
    connection.respond(
      stream, status: 200, headers: request?.acceptsGzip == true ? headers.adding("connect-content-encoding", "gzip") : headers,
      body: .streaming)
    // A stream may stay open for hours: of its request what its handler may still ask for is enough.
    stream.keepHeaders { Self.isForHandlers($0) }
  }

  private func finishStream(_ error: RPCError?) {
    guard isUnderWay else { return }
    beginStream(endingWith: error)
    guard beginAnswer(error?.code) else { return }
    connection.send(stream, Envelope.wrap(EndStream.json(error, responseTrailers), flags: Envelope.endFlag))
    connection.finish(stream)
  }

  func writable() {
    waitingWriter?.resume()
    waitingWriter = nil
    takeTurn()
  }

  // MARK: Parked streams

  func park(_ stream: any ParkedStream) {
    precondition(parked == nil, "a call is handed over once")
    guard state == .running else { return stream.end() }
    let parked = ParkedCall(stream, of: self)
    self.parked = parked
    stream.bell.listen(on: connection.loop, parked)
  }

  /// A stream's handler is done. One that has handed its call over leaves it to turns, which have tasks of their own. Not inlined: what this needs
  /// would be room in the task of every stream.
  @inline(never) private func handlerReturned(_ error: (any Error)?) {
    if let error { fail(RPCError(wrapping: error)) } else if parked == nil { finishStream(nil) }
    guard let parked else { return }
    letGoOfRequest()
    rest(parked)
    takeTurn()
  }

  /// Nobody asks any more who called and with which fields.
  private func letGoOfRequest() {
    caller = Caller(accountID: caller.accountID)
    clientAddress = nil
    stream.dropHeaders()
  }

  /// The handler, or a turn, is done.
  private func rest(_ parked: ParkedCall) {
    parked.work = .nothing
    task = nil
    if !isUnderWay { endParked() }
  }

  /// Takes a turn when one is wanted and possible; otherwise whatever stands in its way calls this again.
  func takeTurn() {
    guard let parked, parked.work == .nothing, parked.want != .nothing, mayTakeTurn else { return }
    parked.work = .turn
    let me = LoopBound(self, on: connection.loop)
    let task = start { await me.value.takeTurns() }
    if parked.work == .turn { self.task = task }
  }

  private var mayTakeTurn: Bool { state == .running && connection.isWritable(stream) }

  private func takeTurns() async {
    guard let parked else { return }
    while parked.want != .nothing, mayTakeTurn {
      dispatcher.agenda.cancel(parked)
      let isSilent = parked.want == .word
      parked.want = .nothing
      parked.stream.bell.answer()
      do {
        let (message, pause) = try await parked.stream.take(isSilent: isSilent)
        guard state == .running else { break }
        if let message { write(message) }
        if let pause {
          dispatcher.agenda.arm(parked, after: pause)
        } else {
          parked.want = .look
        }
      } catch {
        fail(RPCError(wrapping: error))
      }
    }
    rest(parked)
  }

  private func endParked() {
    guard let parked, parked.work == .nothing else { return }
    self.parked = nil
    dispatcher.agenda.cancel(parked)
    parked.end()
  }

  // MARK: Facts that a handler may know

  /// Every field of the request that is nobody's secret.
  var requestHeaders: RPCMetadata {
    var fields: [RPCMetadata.Field] = []
    stream.headers.forEach { name, value in
      guard Self.isForHandlers(name) else { return }
      fields.append(RPCMetadata.Field(name: String(decoding: name, as: UTF8.self), value: String(decoding: value, as: UTF8.self)))
    }
    return RPCMetadata(received: fields)
  }

  private static func isForHandlers(_ name: UnsafeRawBufferPointer) -> Bool {
    !name.elementsEqual("authorization".utf8) && !name.starts(with: "cairn-".utf8)
  }

  var queryParameters: [RPCMetadata.Field]? {
    guard stream.method.asksOnly else { return nil }
    return ConnectGet.parameters(of: stream.path)?.map { name, value in
      RPCMetadata.Field(name: String(decoding: name, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
    }
  }

  // MARK: The end

  /// The caller has ended its side of the connection and waits for no end of this.
  func abandon(_ connection: HTTPConnection) {
    if connection === self.connection { connection.reset(stream, .cancel) }
  }

  /// Ends a call from outside its handler.
  func end(with error: RPCError) {
    fail(error)
    task?.cancel()
  }

  /// Whether this is the first answer.
  /// - Parameter code: Nil for a good one.
  private func beginAnswer(_ code: RPCCode?) -> Bool {
    guard isUnderWay else { return false }
    state = .answered
    count(code)
    release()
    return true
  }

  private func count(_ code: RPCCode?) {
    metrics.ended(
      code, milliseconds: connection.loop.steadyMilliseconds - beganMs, requestBytes: requestBytes, responseBytes: responseBytes)
  }

  func closed() {
    if isUnderWay {
      task?.cancel()
      count(.canceled)
    }
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
    endParked()
  }
}

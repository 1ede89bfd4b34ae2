import CairnProto
import EventLoop
import HTTP2
import Identity
import Observability
import RPC
import Timekeeping

/// One request on its way through the gateway, and its answer on the way back. Confined to its loop.
///
/// A request of usual size is gathered first: a slow sender costs the service nothing, and what was gathered can be sent again when an
/// upstream refused it. A larger one is streamed; so is every answer that is large or a stream of messages. Each side's window follows the
/// other side's reader.
final class ProxyExchange: UpstreamExchange, LoopTimerTarget {
  private enum State { case gathering, waiting, streaming, answering, done }

  /// Bodies up to this size are gathered, in both directions. A request of a method that says nothing about its size may have as many bytes on the wire
  /// (`MethodRow.wireBytesMax` of 65,536): so no service waits for the rest of one.
  private static let gatheredBytesMax = 65_536 + 128
  /// A frame's.
  private static let smallBodyBytes = 16_384

  /// Below a stream's window by less than a frame.
  private static let windowAlmostFull = HTTP2Limits.publicServer.gatheredBytesMax

  /// Part of the client's time that the service does not get: the answer needs it to travel.
  private static let marginMs = 20

  private let client: HTTP2Stream
  private let clientConnection: HTTPConnection
  private let route: Route
  private let handler: ProxyHandler

  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var state = State.gathering
  @exclusivity(unchecked) private var headers = HTTP2HeaderList()
  @exclusivity(unchecked) private var requestBody: [UInt8] = []
  @exclusivity(unchecked) private var receivedBytes = 0
  @exclusivity(unchecked) private var isRequestEnded = false
  @exclusivity(unchecked) private var isRepeatable = false
  /// Whether the whole body is still here, so that it can be sent again.
  @exclusivity(unchecked) private var isBodyKept = true
  @exclusivity(unchecked) private var attempts = 0
  /// How often its connection was lost while it was being worked on.
  @exclusivity(unchecked) private var losses = 0
  @exclusivity(unchecked) private var sentMs: Int64 = 0
  @exclusivity(unchecked) private var time = ClientsTime()
  @exclusivity(unchecked) private var timer: LoopTimer?
  /// Whether the service says that the client is the cause of its error.
  @exclusivity(unchecked) private var isClientsDoing = false

  @exclusivity(unchecked) private var upstream: HTTP2Stream?
  @exclusivity(unchecked) private var upstreamConnection: HTTPConnection?
  @exclusivity(unchecked) private var owedToClient = 0
  @exclusivity(unchecked) private var owedToUpstream = 0
  @exclusivity(unchecked) private var replyStatus = 0
  @exclusivity(unchecked) private var reply: [UInt8] = []
  @exclusivity(unchecked) private var isReplyGathered = false
  @exclusivity(unchecked) private var boundary = EnvelopeBoundary()
  @exclusivity(unchecked) private var facts: RequestFacts

  /// Where it stands in the room for requests that are still coming, and what it takes there; nil when it is not in it.
  @exclusivity(unchecked) var roomPlace: Int?
  @exclusivity(unchecked) var roomBytes = 0
  /// Bytes that it takes as one of the calls under way; nil when it is none of them.
  @exclusivity(unchecked) private var countedBytes: Int?
  /// Bytes that it had when it began, as its network's share.
  @exclusivity(unchecked) private var sharedBytes = 0
  /// Bytes of the body among `countedBytes`.
  @exclusivity(unchecked) private var countedBody = 0
  /// Bytes of its header list that go on, as one of the long ones under way; 0 when it is none of them.
  @exclusivity(unchecked) private var countedList = 0

  /// Caller who opened a stream of messages, for as long as it goes on: what is revoked meanwhile ends it.
  @exclusivity(unchecked) private(set) var streamingCaller: Caller?

  init(_ client: HTTP2Stream, _ clientConnection: HTTPConnection, _ route: Route, _ handler: ProxyHandler, _ facts: RequestFacts) {
    self.facts = facts
    self.facts.wholeMs = nil
    self.client = client
    self.clientConnection = clientConnection
    self.route = route
    self.handler = handler
  }

  // MARK: The request

  /// Makes the headers for the service. Headers that a client may not say to a service are left out.
  func prepare(_ caller: Caller) throws(RPCError) {
    if let length = client.headers.integer("content-length"), length > route.row.wireBytesMax { throw route.row.tooLarge }
    // Counted from the beginning of the turn, which is when the request came in.
    time = try ClientsTime(client.headers, route.row, atMs: handler.loop.steadyMilliseconds)
    var headers = HTTP2HeaderList(capacity: 1_024)
    // HEAD as well: what it asks for is what GET would be answered.
    headers.append(":method", client.method.asksOnly ? "GET" : "POST")
    headers.append(":scheme", route.upstream.scheme)
    headers.append(":authority", route.upstream.name)
    client.withPath { headers.append(":path", bytes: $0) }
    headers.append(contentsOf: client.headers) { HeaderRules.passes($0) }
    let ticket = route.mint.ticket(for: caller, method: route.row.path, isKept: !route.row.isServerStreaming, at: facts.time)
    headers.append(secret: "cairn-ticket", bytes: ticket)
    // Its span's number is the request's: no need to send that twice.
    facts.trace.withTraceparent { headers.append("traceparent", bytes: $0) }
    if facts.keepsTraceState, let state = client.headers.joinedValues(of: "tracestate") {
      state.withUnsafeBytes { if TraceState.isValid($0) { headers.append("tracestate", bytes: $0) } }
    }
    // A service limits by it, and decides by it whose calls are refused first when there is too much to do.
    headers.append("cairn-client-address", facts.address.text)
    isRepeatable = route.row.isRepeatable(hasKey: route.row.idempotency == .key && client.headers.contains("idempotency-key"))
    if route.row.isServerStreaming {
      streamingCaller = caller
      handler.remember(self)
    }
    if let dueMs = time.dueMs {
      let timer = handler.timers.take()
      timer.arm(atMilliseconds: dueMs, self)
      self.timer = timer
    }
    self.headers = headers
  }

  /// Tells the service how long it has: what is left when the request is sent, which may be its second time, less what the answer needs.
  private func writeTimeout() {
    guard let dueMs = time.dueMs else { return }
    let left = Int(dueMs - handler.loop.steadyMilliseconds)
    let timeoutMs = max(1, left > Self.marginMs * 2 ? left - Self.marginMs : left)
    if attempts == 0 {
      headers.append("connect-timeout-ms", timeoutMs)
    } else {
      headers = headers.replacing("connect-timeout-ms", timeoutMs)
    }
  }

  func requestData(_ bytes: UnsafeRawBufferPointer) {
    receivedBytes += bytes.count
    if receivedBytes > route.row.wireBytesMax { return fail(route.row.tooLarge) }
    switch state {
    case .gathering, .waiting:
      keep(bytes)
      owedToClient += bytes.count
      // The window stays closed while a body is gathered, so that the connection's window bounds what its half-sent bodies take together;
      // only the last bytes of the largest need a little more than a stream's window.
      if state == .gathering, requestBody.count > Self.windowAlmostFull { payClient() }
      if state == .gathering, requestBody.count > Self.gatheredBytesMax { beginSending() }
    case .streaming, .answering: pass(bytes)
    // The session reads a little of the rest, with the stream's window closed.
    case .done: break
    }
  }

  private func keep(_ bytes: UnsafeRawBufferPointer) {
    let before = requestBody.capacity
    // A body that is larger than a frame grows once more and not again and again: what it had before would lie between others, too small for them.
    if requestBody.count + bytes.count > Self.smallBodyBytes { requestBody.reserveCapacity(Self.gatheredBytesMax + Self.smallBodyBytes) }
    requestBody.append(contentsOf: bytes)
    handler.room.grew(self, by: requestBody.capacity - before)
  }

  /// Network whose share of the room it takes.
  var network: LimitKey { facts.address.network }

  /// When it came, in the loop's steady milliseconds.
  var startMs: Int64 { facts.startMs }

  /// Bytes that its headers take: the client's list, and the service's.
  var headerBytes: Int { client.headers.listSize + headers.listSize }

  /// Too many requests come slowly at once, and this is one of those who have most of them.
  func refuseHalfRequest() {
    fail(.overloaded("too many requests are half sent"))
  }

  /// Hands a piece on; the client's window opens when the upstream has taken it.
  private func pass(_ bytes: UnsafeRawBufferPointer) {
    guard let upstream, let upstreamConnection else { return clientConnection.consume(client, bytes.count) }
    upstreamConnection.send(upstream, bytes)
    owedToClient += bytes.count
    if upstreamConnection.isWritable(upstream) { payClient() }
  }

  private func payClient() {
    clientConnection.consume(client, owedToClient)
    owedToClient = 0
  }

  func requestEnded() {
    isRequestEnded = true
    facts.wholeMs = handler.loop.steadyMilliseconds
    time.requestEnded(atMs: handler.loop.steadyMilliseconds)
    handler.room.left(self)
    switch state {
    case .gathering: beginSending()
    case .streaming, .answering:
      if let upstream { upstreamConnection?.finish(upstream) }
    case .waiting, .done: break
    }
  }

  private func beginSending() {
    state = .waiting
    if !route.row.isServerStreaming {
      countedBody = requestBody.capacity
      let bytes = RequestRoom.overheadBytes + headerBytes + countedBody
      guard beginHeaderList(), handler.largeCalls.began(bytes, of: network, beside: route.pool.callBytes) else {
        return fail(.overloaded("too many calls wait for \(route.upstream.name)"))
      }
      countedBytes = bytes
      sharedBytes = bytes
      route.pool.callBytes += bytes
      handler.load.callBegan(bytes: bytes)
    }
    // A body that is not complete waits where it is, with its window closed, until there is somebody to send it to.
    if isRequestEnded { payClient() }
    route.pool.send(self)
  }

  private func beginHeaderList() -> Bool {
    let bytes = headers.listSize
    if bytes < handler.longHeaderLists.room.bytesMin { return true }
    guard handler.longHeaderLists.began(bytes, of: network, beside: route.pool.headerListBytes) else { return false }
    countedList = bytes
    route.pool.headerListBytes += bytes
    return true
  }

  // MARK: UpstreamExchange

  var kind: ExchangeKind { route.row.isServerStreaming ? .stream : .call }

  func send(on connection: HTTPConnection) {
    guard state == .waiting else { return }
    writeTimeout()
    attempts += 1
    sentMs = handler.loop.steadyMilliseconds
    upstreamConnection = connection
    do throws(HTTP2Error) {
      try begin(on: connection)
      state = .streaming
    } catch .draining {
      route.pool.giveUp(connection)
      sendAgain(isUnsent: true, orFail: .serviceLost)
    } catch .tooManyStreams {
      sendAgain(isUnsent: true, orFail: .serviceLost)
    } catch {
      fail(RPCError(.internal, reason: .internal, message: "the request cannot be forwarded", cause: error))
    }
  }

  private func begin(on connection: HTTPConnection) throws(HTTP2Error) {
    if isRequestEnded {
      upstream = try connection.request(headers, body: client.method.asksOnly ? .none : .complete(requestBody), context: self)
      return
    }
    let stream = try connection.request(headers, body: .streaming, context: self)
    upstream = stream
    connection.send(stream, requestBody)
    forgetBody()
    isBodyKept = false
    // From here on its bytes pass through; what is on its way is bounded by both windows.
    handler.room.left(self)
    if connection.isWritable(stream) { payClient() }
  }

  /// Bytes that have been passed on are counted no more: where many upload, few bytes of each are here.
  private func forgetBody() {
    if let countedBytes {
      handler.load.callShrank(by: countedBody)
      route.pool.callBytes -= countedBody
      self.countedBytes = countedBytes - countedBody
    }
    requestBody = []
  }

  func failed(_ error: RPCError) { fail(error) }

  /// Refuses a request that was not sent.
  func refuse(_ error: RPCError) { fail(error) }

  /// Answers a request of which nothing was sent.
  func refuse(_ answer: ConnectAnswer, _ code: RPCCode) {
    guard state != .done else { return }
    finish(RequestOutcome(code: code), status: answer.status)
    handler.desk.give(GatewayAnswer(answer, code, facts), to: client, on: clientConnection)
  }

  func closed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode) {
    guard stream === upstream, state == .streaming || state == .answering else { return }
    upstream = nil
    // A service that has begun to answer has begun to work, whatever it says then (RFC 9113 §8.7).
    let isUnsent = code == .refusedStream && state == .streaming
    if !isUnsent, upstreamConnection?.isClosed == true { losses += 1 }
    // The client has seen nothing of an answer that is still being gathered.
    guard state == .streaming || isReplyGathered else { return cutShort(isRepeatable ? .serviceLost : .outcomeUnknown(row), code) }
    if isUnsent || isRepeatable { sendAgain(isUnsent: isUnsent, orFail: .serviceLost) } else { fail(.outcomeUnknown(row)) }
  }

  /// A request during which a process died may be what it died of: it goes to one more, and to none after that.
  private var mayTryAgain: Bool {
    isBodyKept && attempts < route.upstream.limits.attemptsMax && losses <= route.upstream.limits.lossesMax
  }

  private func sendAgain(isUnsent: Bool, orFail error: RPCError) {
    upstream = nil
    reply = []
    state = .waiting
    if !mayTryAgain || !route.pool.sendAgain(self, after: upstreamConnection, isUnsent: isUnsent) { fail(error) }
  }

  func writable(_ stream: HTTP2Stream) { payClient() }

  // MARK: The answer

  func began(_ stream: HTTP2Stream, isEnd: Bool) {
    guard stream === upstream, state == .streaming else { return }
    if !stream.hasValidStatus { return fail(isRepeatable ? .serviceLost : .outcomeUnknown(row), status: 502) }
    if RetryMark.allows(stream, isStreaming: route.row.isServerStreaming), startsOver(stream) { return }
    state = .answering
    isClientsDoing = ClientsDoing.isMarked(stream, isStreaming: route.row.isServerStreaming)
    replyStatus = stream.status
    isReplyGathered = !route.row.isServerStreaming && (stream.headers.integer("content-length") ?? .max) <= Self.gatheredBytesMax
    if isEnd { return finishGathered(stream) }
    if !isReplyGathered {
      facts.answerMs = handler.loop.steadyMilliseconds
      handler.desk.respond(
        client, on: clientConnection, status: stream.status, headers: answerHeaders(stream), body: .streaming)
      // A call that has begun is never sent again, and a stream may stay open for hours.
      headers = HTTP2HeaderList()
      requestBody = []
      stream.dropHeaders()
      client.keepHeaders { $0.isEqual(to: "user-agent") }
      client.dropLargeHeaders()
      // The rest would be read only to be thrown away.
      if client.method == .head { finish(RequestOutcome(status: replyStatus, body: []), status: replyStatus) }
    }
  }

  private func answerHeaders(_ stream: HTTP2Stream) -> HTTP2HeaderList {
    HeaderRules.answer(stream.headers, facts.requestID, isGet: client.method.asksOnly)
  }

  /// The service says that it has begun nothing: somebody else may, or itself a moment later. When nobody may, its answer is passed on.
  private func startsOver(_ stream: HTTP2Stream) -> Bool {
    guard let connection = upstreamConnection, mayTryAgain, route.pool.mayRetry(stream.status, after: connection) else { return false }
    let left = upstream
    upstream = nil
    state = .waiting
    guard route.pool.sendAgain(self, after: connection, isUnsent: false) else {
      upstream = left
      state = .streaming
      return false
    }
    connection.reset(stream, .cancel)
    return true
  }

  func data(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer) {
    guard stream === upstream, state == .answering else { return }
    if isReplyGathered {
      reply.append(contentsOf: bytes)
      upstreamConnection?.consume(stream, bytes.count)
      return
    }
    clientConnection.send(client, bytes)
    if route.row.isServerStreaming { follow(bytes) }
    facts.bytesOut += bytes.count
    owedToUpstream += bytes.count
    if clientConnection.isWritable(client) { payUpstream() }
  }

  /// A stream's first message, and how it ends, say of the process what a status says of a call's.
  private func follow(_ bytes: UnsafeRawBufferPointer) {
    let hadMessage = boundary.hasMessage
    boundary.passed(bytes)
    if !hadMessage, boundary.hasMessage, let upstreamConnection { route.pool.streamTold(upstreamConnection, isSuccess: true) }
  }

  func clientWritable() { payUpstream() }

  private func payUpstream() {
    if let upstream { upstreamConnection?.consume(upstream, owedToUpstream) }
    owedToUpstream = 0
  }

  func ended(_ stream: HTTP2Stream) {
    guard stream === upstream, state == .answering else { return }
    if isReplyGathered { return finishGathered(stream) }
    clientConnection.finish(client)
    guard replyStatus == 200 || replyStatus == 304 else {
      return finish(RequestOutcome(status: replyStatus, body: []), status: replyStatus)
    }
    let code = route.row.isServerStreaming ? boundary.code : nil
    if code == .unavailable, let upstreamConnection { route.pool.streamTold(upstreamConnection, isSuccess: false) }
    finish(RequestOutcome(code: code, isClientsDoing: isClientsDoing), status: replyStatus)
  }

  private func finishGathered(_ stream: HTTP2Stream) {
    handler.desk.respond(
      client, on: clientConnection, status: replyStatus, headers: answerHeaders(stream), body: .complete(reply))
    facts.bytesOut = reply.count
    finish(RequestOutcome(status: replyStatus, body: reply), status: replyStatus)
    client.dropLargeHeaders()
  }

  // MARK: The end

  /// An answer has begun and cannot be finished: a stream says why in its last message, a half body or half a message is cut.
  /// - Parameter code: How the service's stream ended: that a reader was too slow is passed on as that.
  private func cutShort(_ error: RPCError, _ code: HTTP2ErrorCode = .internalError) {
    if isReplyGathered { return fail(error) }
    if route.row.isServerStreaming, boundary.isBetweenMessages {
      clientConnection.send(client, ConnectAnswer.endOfStream(error))
      clientConnection.finish(client)
    } else {
      clientConnection.reset(client, code == .enhanceYourCalm ? .enhanceYourCalm : .internalError)
    }
    finish(RequestOutcome(code: error.code), status: replyStatus)
  }

  /// - Parameter status: Status of a unary answer, where it is not the one that goes with the code.
  private func fail(_ error: RPCError, status: Int? = nil) {
    guard state != .done else { return }
    if state == .answering, !isReplyGathered { return cutShort(error) }
    let isStreaming = route.row.isServerStreaming
    finish(RequestOutcome(code: error.code), status: isStreaming ? 200 : status ?? error.code.httpStatus)
    handler.desk.give(error, isStreaming: isStreaming, facts, status: status, to: client, on: clientConnection)
  }

  /// The method that is called.
  var row: MethodRow { route.row }

  /// Ends it from outside: a stream that would go on says why in its last message.
  func end(with error: RPCError) {
    if state == .answering { cutShort(error) } else { fail(error) }
  }

  func timerFired(_ timer: LoopTimer) {
    // A call that was never sent has changed nothing, and the client should know.
    let error =
      state == .waiting && attempts == 0
      ? RPCError.unavailable("\(route.upstream.name) could not be reached in time")
      : ConnectTimeout.exceeded
    // A body that is not complete is nobody's fault but its sender's.
    if state == .streaming, isRequestEnded, let upstreamConnection { route.pool.timedOut(on: upstreamConnection, sentMs: sentMs) }
    if state == .answering { cutShort(error) } else { fail(error) }
  }

  /// The client has ended its side of the connection and waits for no end of this.
  func abandon(_ connection: HTTPConnection) {
    guard connection === clientConnection, state != .done else { return }
    clientConnection.reset(client, .cancel)
    clientClosed()
  }

  func clientClosed() {
    guard state != .done else { return }
    finish(.canceled, status: 499)
  }

  private func finish(_ outcome: RequestOutcome, status: Int) {
    if route.row.isServerStreaming { handler.forget(self) }
    if let countedBytes {
      handler.largeCalls.ended(sharedBytes, of: network)
      handler.load.callEnded(bytes: countedBytes)
      route.pool.callBytes -= countedBytes
    }
    if countedList > 0 {
      handler.longHeaderLists.ended(countedList, of: network)
      route.pool.headerListBytes -= countedList
      countedList = 0
    }
    // A request that is not here whole is late by its sender's doing, too.
    let isLate = outcome.code == .deadlineExceeded && (time.isOwn || !isRequestEnded)
    let wasWaiting = state == .waiting
    state = .done
    if wasWaiting { route.pool.withdraw(self) }
    // Also when the answer is complete and the request is not: nobody would send the rest.
    if let upstream, !upstream.isClosed, !(upstream.isInputEnded && upstream.isOutputEnded) { upstreamConnection?.reset(upstream, .cancel) }
    upstream = nil
    upstreamConnection = nil
    if let timer { handler.timers.giveBack(timer) }
    timer = nil
    handler.room.left(self)
    headers = HTTP2HeaderList()
    requestBody = []
    reply = []
    facts.bytesIn = receivedBytes
    facts.attempts = attempts
    handler.end(facts, isLate ? .outOfClientsTime : outcome, route, client, status: status)
  }
}

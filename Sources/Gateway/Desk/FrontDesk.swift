import EventLoop
import HTTP2
import Observability
import RPC
import Timekeeping

/// The place that every request of one loop passes when it comes and when it is answered: it gets its id and its trace, its answer the fields that
/// browsers need and a date, its end a line in the access log. Confined to its loop.
final class FrontDesk {
  let loop: Loop
  let time: any TimeSource
  let limits: Limiter
  let load: LoadGuard
  let browsers: BrowserGate?
  private let accessLog: AccessLog
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var ids = TraceIDs()
  @exclusivity(unchecked) private var date = HTTPDate()

  init(
    on loop: Loop, time: any TimeSource, _ limits: Limiter, _ browsers: BrowserGate?, _ accessLog: AccessLog, overload: OverloadLimits
  ) {
    self.loop = loop
    self.time = time
    self.limits = limits
    self.browsers = browsers
    self.accessLog = accessLog
    load = loop.loadGuard(overload)
  }

  /// The facts of a request that begins.
  func facts(of stream: HTTP2Stream, _ connection: HTTPConnection) -> RequestFacts {
    let peer = connection.context as? ClientPeer
    let requestID = ids.next()
    // Two of them have no meaning (Trace Context §3.2: a header is a single value).
    let isTraced = stream.headers.count(of: "traceparent") == 1
    let parent = isTraced ? stream.headers.withValue("traceparent") { TraceContext(traceparent: $0) } ?? nil : nil
    // Strangers choose the ids of their traces, so that they can be found; whether one is recorded is not theirs to say.
    let isSampled = accessLog.samples(requestID) || (parent?.isSampled == true && peer?.isTrustedProxy == true)
    var trace = parent?.child(requestID) ?? ids.newTrace(spanID: requestID, isSampled: isSampled)
    trace.isSampled = isSampled
    return RequestFacts(
      requestID: requestID, trace: trace, keepsTraceState: parent != nil,
      address: peer?.client(of: stream.headers, limits.config) ?? .unknown, time: time.now(), startMs: loop.steadyMilliseconds)
  }

  // MARK: Answers

  /// Every answer to a client passes here: a browser reads none, and no error either, unless the answer says that its page may.
  /// - Parameter headers: Handed over, so that they grow where they are instead of being copied.
  func respond(
    _ stream: HTTP2Stream, on connection: HTTPConnection, status: Int, headers: consuming HTTP2HeaderList, body: HTTP2Body
  ) {
    if let browsers { headers = browsers.adorned(headers, for: stream.headers) }
    connection.respond(stream, status: status, headers: dated(headers), body: body)
  }

  private func dated(_ headers: consuming HTTP2HeaderList) -> HTTP2HeaderList {
    headers.append("date", date.text(at: time.now()))
    return headers
  }

  /// Answers with an error, at once, whether the request is complete or not: of what is still coming the session reads a little, so that the
  /// answer is not lost, and then says that the rest is not wanted (RFC 9113 §8.1).
  func give(
    _ error: RPCError, isStreaming: Bool, _ facts: RequestFacts, status: Int? = nil, to stream: HTTP2Stream, on connection: HTTPConnection
  ) {
    give(GatewayAnswer(error, to: stream, isStreaming: isStreaming, facts, status: status), to: stream, on: connection)
  }

  /// Answers with what the gateway has made itself, in the same way.
  func give(_ answer: GatewayAnswer, to stream: HTTP2Stream, on connection: HTTPConnection) {
    stream.context = nil
    let body: HTTP2Body = answer.body.isEmpty ? .none : .complete(answer.body)
    if answer.isForBrowser {
      connection.respond(stream, status: answer.status, headers: dated(answer.headers), body: body)
    } else {
      respond(stream, on: connection, status: answer.status, headers: answer.headers, body: body)
    }
    // The fields of a request that goes on coming are asked for no more.
    if stream.isInputEnded { stream.dropLargeHeaders() } else { stream.dropHeaders() }
  }

  // MARK: The log

  /// Tells of a request that has ended.
  /// - Parameter route: Nil for a path that nobody serves.
  func log(_ facts: RequestFacts, _ outcome: RequestOutcome, _ route: Route?, _ stream: HTTP2Stream, status: Int) {
    guard accessLog.wants(facts, outcome) else { return }
    accessLog.write(facts, outcome, route, stream, status: status, nowMs: loop.steadyMilliseconds)
  }

  /// Tells of a request by a path with a token, without the path.
  func log(
    _ facts: RequestFacts, _ outcome: RequestOutcome, _ route: (path: String, upstream: String), _ stream: HTTP2Stream, status: Int
  ) {
    guard accessLog.wants(facts, outcome) else { return }
    let asked = AccessLog.Asked(
      route: route, method: stream.method, path: UnsafeRawBufferPointer(start: nil, count: 0), userAgent: nil)
    accessLog.write(facts, outcome, asked, status: status, nowMs: loop.steadyMilliseconds)
  }
}

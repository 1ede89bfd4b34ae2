import FoundationEssentials
import HTTP2
import Identity
import Logging
import Observability
import RPC
import Timekeeping

/// Writes the gateway's one line about a request. One per loop.
///
/// Never a body, a token, an e-mail address or the query of a GET: what may be in a line is listed here, and nothing else gets there. A path with a token is written as far
/// as its door's name (``TokenPaths``), whatever the method and the answer.
final class AccessLog {
  /// Bytes of a user agent: enough to tell apps and versions apart.
  static let userAgentBytesMax = 120

  /// Bytes of a path that nobody serves: enough to see what a scanner looks for.
  static let pathBytesMax = 120

  /// Lines of one second and loop where the log is sampled, by what they are written for; with each the number that was left out before it is
  /// told, and the metrics count everything. Refusals are more than people cause by mistake, and what somebody who tries tokens by the thousand
  /// cannot fill a disk with. Faults come by the thousand when a service is away, and the fiftieth says what the first did. Samples are one in a
  /// hundred of what two busy cores serve.
  static let refusalsPerSecondMax = 20
  static let faultsPerSecondMax = 50
  static let samplesPerSecondMax = 500

  private let config: AccessLogConfig
  private let tokenPaths: TokenPaths
  private let line: StructuredLine?
  private var refusals = LineBudget(perSecondMax: refusalsPerSecondMax)
  private var faults = LineBudget(perSecondMax: faultsPerSecondMax)
  private var sampled = LineBudget(perSecondMax: samplesPerSecondMax)
  /// Lines that were left out before the one that is written next.
  private var leftOutBefore = 0
  private let leftOut = MetricRegistry.process.counter(
    "cairn_gateway_log_lines_left_out_total", "Lines of the access log that were not written because a second had as many as it may.")

  /// - Parameters:
  ///   - sink: Nil writes nothing.
  ///   - tokenPaths: Part that is told of paths that nobody serves.
  init(_ config: AccessLogConfig, to sink: LogSink?, tokenPaths: TokenPaths = TokenPaths([])) {
    self.config = config
    self.tokenPaths = tokenPaths
    line = config.mode == .off ? nil : sink.map { StructuredLine("cairn.access", to: $0) }
  }

  /// Whether a trace that nobody asked to record is: the ids are random, so that the last digits of one are a die.
  func samples(_ requestID: UInt64) -> Bool {
    config.mode == .sampled ? requestID % UInt64(config.oneIn) == 0 : config.mode == .full
  }

  /// Whether a line would be written; asked once for each request, before anything is put together for it.
  func wants(_ facts: RequestFacts, _ outcome: RequestOutcome) -> Bool {
    guard line != nil else { return false }
    if config.mode == .full { return true }
    let second = facts.time.microseconds / 1_000_000
    let before: Int?
    if outcome.isFault {
      before = faults.take(inSecond: second)
    } else if facts.trace.isSampled {
      before = sampled.take(inSecond: second)
    } else if outcome.isRefusalOfAccess {
      before = refusals.take(inSecond: second)
    } else {
      return false
    }
    if before == nil { leftOut.add() }
    leftOutBefore = before ?? 0
    return before != nil
  }

  /// Writes the line of a request that has ended.
  /// - Parameter route: Nil for a path that nobody serves.
  func write(_ facts: RequestFacts, _ outcome: RequestOutcome, _ route: Route?, _ stream: HTTP2Stream, status: Int, nowMs: Int64) {
    let written: Void? = stream.headers.withValue("user-agent") { agent in
      stream.withPath { write(facts, outcome, Asked(route, stream.method, $0, agent), status: status, nowMs: nowMs) }
    }
    if written == nil { stream.withPath { write(facts, outcome, Asked(route, stream.method, $0, nil), status: status, nowMs: nowMs) } }
  }

  /// Request of a client, lent for one line.
  struct Asked {
    /// Nil for a path that nobody serves.
    let route: (path: String, upstream: String)?
    let method: HTTP2Method
    let path: UnsafeRawBufferPointer
    let userAgent: UnsafeRawBufferPointer?

    init(_ route: Route?, _ method: HTTP2Method, _ path: UnsafeRawBufferPointer, _ userAgent: UnsafeRawBufferPointer?) {
      self.init(route: route.map { ($0.row.path, $0.upstream.name) }, method: method, path: path, userAgent: userAgent)
    }

    init(
      route: (path: String, upstream: String)?, method: HTTP2Method, path: UnsafeRawBufferPointer, userAgent: UnsafeRawBufferPointer?
    ) {
      self.route = route
      self.method = method
      self.path = path
      self.userAgent = userAgent
    }
  }

  func write(_ facts: RequestFacts, _ outcome: RequestOutcome, _ asked: Asked, status: Int, nowMs: Int64) {
    guard let line else { return }
    let durationMs = nowMs - facts.startMs
    guard line.begin(outcome.isFault ? .warning : .info, "request", at: facts.time + Duration.milliseconds(durationMs)) else { return }
    if let route = asked.route {
      line.add("method", plain: route.path)
    } else {
      line.add("path", visible: tokenPaths.told(asked.path.withoutQuery), bytesMax: Self.pathBytesMax)
    }
    line.add("http_method", plain: asked.method == .post ? "POST" : asked.method == .get ? "GET" : asked.method == .head ? "HEAD" : "other")
    line.add("code", plain: outcome.code?.rawValue ?? "ok")
    line.add("status", status)
    line.add("duration_ms", Int(durationMs))
    line.add("bytes_in", facts.bytesIn)
    line.add("bytes_out", facts.bytesOut)
    if let account = facts.accountID { line.add("account_id", plain: account.text) }
    addAddress(facts.address, to: line)
    if let agent = asked.userAgent { line.add("user_agent", visible: agent, bytesMax: Self.userAgentBytesMax) }
    RequestIDText.with(facts.requestID) { line.add("request_id", plain: $0) }
    line.add("trace_id", hex: facts.trace.traceHigh, facts.trace.traceLow)
    line.add("span_id", hex: facts.trace.spanID)
    if let route = asked.route, facts.attempts > 0 {
      line.add("upstream", plain: route.upstream)
      line.add("retries", facts.attempts - 1)
    }
    if leftOutBefore > 0 { line.add("left_out", leftOutBefore) }
    line.end()
  }

  private func addAddress(_ address: IPAddress, to line: StructuredLine) {
    switch config.address {
    case .full: line.add("client", plain: address.text)
    case .truncated: line.add("client", plain: address.truncated.text + (address.isV4 ? "/24" : "/48"))
    case .none: break
    }
  }
}

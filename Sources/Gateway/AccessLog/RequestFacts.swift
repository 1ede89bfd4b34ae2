import FoundationEssentials
import HTTP2
import Observability
import RPC
import Timekeeping

/// Facts of one request besides its fields and body: kept in place, made of nothing that needs memory of its own.
struct RequestFacts {
  /// The request's id, which is also the gateway's span.
  let requestID: UInt64
  /// The trace it belongs to; its span is the gateway's.
  let trace: TraceContext
  /// Whether the client's `tracestate` goes along: only with the trace it belongs to.
  let keepsTraceState: Bool
  let address: IPAddress
  /// When it came in: time of day, and the loop's steady milliseconds.
  let time: Moment
  let startMs: Int64
  /// When its last byte was here, in the same milliseconds; nil for as long as it is not here whole. Until then its client takes the time.
  var wholeMs: Int64?
  /// When an answer began that is handed on as it comes: how quickly it is read is its client's doing. Nil for one that is given at once.
  var answerMs: Int64?
  var accountID: UUID?
  var bytesIn = 0
  var bytesOut = 0
  /// How often it was sent to the service.
  var attempts = 0
  /// Whether a place of its account's streams is taken.
  var holdsStream = false

  init(requestID: UInt64, trace: TraceContext, keepsTraceState: Bool, address: IPAddress, time: Moment, startMs: Int64) {
    self.requestID = requestID
    self.trace = trace
    self.keepsTraceState = keepsTraceState
    self.address = address
    self.time = time
    self.startMs = startMs
    wholeMs = startMs
  }

  /// Milliseconds that its client has waited for us: from the last byte of its request to the first of its answer.
  /// - Returns: Nil where that says nothing of us: the request never came whole, or its client ended it before we had a fair time.
  func waitedMs(at endMs: Int64, _ outcome: RequestOutcome) -> Int64? {
    guard let wholeMs else { return nil }
    let waited = max(0, (answerMs ?? endMs) - wholeMs)
    return outcome.isClientsDoing && waited < RequestOutcome.fairTimeoutMs ? nil : waited
  }
}

/// How a request ended: with the code of its answer, or well, and by whose doing.
struct RequestOutcome {
  /// Nil when it ended well.
  let code: RPCCode?
  /// Whether its client is the cause, whatever the code says.
  var isClientsDoing = false

  static let ok = RequestOutcome(code: nil)

  /// The client has gone.
  static let canceled = RequestOutcome(code: .canceled)

  /// The time that the client gave the call, or took for sending it, has ended it.
  static let outOfClientsTime = RequestOutcome(code: .deadlineExceeded, isClientsDoing: true)

  /// A deadline that a client sets below this, in milliseconds, says nothing of us when it passes: no promise of ours is that quick. Nor does one below half
  /// of its method's.
  static let fairTimeoutMs = 1_000

  /// Facts of an answer that came from a service. The body of an error begins with its code: it is looked at, not decoded.
  init(status: Int, body: [UInt8]) {
    if status == 200 || status == 304 {
      self = .ok
    } else {
      self.init(code: Self.code(body) ?? RPCCode(httpStatus: status))
      // A mistake that HTTP calls the client's is not ours, though Connect has no better word for some of them than `unknown`.
      isClientsDoing = 400..<500 ~= status
    }
  }

  init(code: RPCCode?, isClientsDoing: Bool = false) {
    self.code = code
    self.isClientsDoing = isClientsDoing
  }

  private static func code(_ body: [UInt8]) -> RPCCode? {
    let head = Array(#"{"code":""#.utf8)
    guard body.starts(with: head) else { return nil }
    return RPCCode(rawValue: String(decoding: body.dropFirst(head.count).prefix { $0 != UInt8(ascii: "\"") }.prefix(32), as: UTF8.self))
  }

  /// Whether somebody was not let in: a wrong password or token, or what the caller may not do.
  var isRefusalOfAccess: Bool { code == .unauthenticated || code == .permissionDenied }

  /// Whether it is ours to mend.
  var isFault: Bool {
    if isClientsDoing { return false }
    switch code {
    case .internal, .unknown, .dataLoss, .unavailable, .deadlineExceeded: return true
    default: return false
    }
  }
}

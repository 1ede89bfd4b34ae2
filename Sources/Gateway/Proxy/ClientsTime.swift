import HTTP2
import RPC

/// The time that a client gives a request, and whose doing it is when that ends. Pure: times come in, in the loop's steady milliseconds.
struct ClientsTime {
  /// When the client stops waiting; nil when it never does.
  private(set) var dueMs: Int64?
  /// Whether the end of the time would be its client's doing: a stream lasts as long as its client wants, and some give a call no time.
  private(set) var isOwn = false
  private var wholeMs: Int64 = 0

  /// Without an end.
  init() {}

  /// The time that a request asks for, within what its method allows.
  /// - Throws: `HEADER_REPEATED`, `TIMEOUT_INVALID`; `DEADLINE_EXCEEDED` for no time at all.
  init(_ headers: HTTP2HeaderList, _ row: MethodRow, atMs nowMs: Int64) throws(RPCError) {
    // The service is told one only, which is the gateway's own.
    if headers.count(of: "connect-timeout-ms") > 1 { throw .repeatedHeader("connect-timeout-ms") }
    var asked: Int?
    if let header = headers.withValue("connect-timeout-ms", ConnectTimeout.milliseconds) {
      guard let header else { throw ConnectTimeout.malformed }
      if header == 0 { throw ConnectTimeout.exceeded }
      // Half of what the method may take by itself is enough for most calls, and too little for some by design: a large picture, a whole export.
      isOwn = row.isServerStreaming || header < max(RequestOutcome.fairTimeoutMs, row.timeoutMsMax / 2)
      asked = header
    }
    guard let whole = row.isServerStreaming ? asked : min(asked ?? row.timeoutMsMax, row.timeoutMsMax) else { return }
    wholeMs = Int64(whole)
    dueMs = nowMs + wholeMs
  }

  /// The request is here whole. One whose last byte comes when its time is nearly over leaves its service none, and the end of it says nothing of us.
  mutating func requestEnded(atMs nowMs: Int64) {
    guard let dueMs else { return }
    // A request with less than a fair time in all: most of it.
    if dueMs - nowMs < min(Int64(RequestOutcome.fairTimeoutMs), wholeMs / 2) { isOwn = true }
  }
}

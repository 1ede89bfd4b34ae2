/// Stops asking an upstream that does not answer: whoever calls hears so at once instead of waiting in vain, and the upstream is not kept
/// down by those who wait. Pure: time and chance come from outside.
///
///     closed ──requests in a row without an answer──▶ open ──a short time──▶ one request at a time ──answer──▶ closed
///                                                       ▲─────────no answer───────────┘
///
/// Errors are answers. It stands beside the ejection of single endpoints, which spares the last one there is: this is for the case that there
/// is nobody else.
struct CircuitBreaker: Equatable {
  private enum State: Equatable {
    case closed
    case open(untilMs: Int64)
    /// A request is under way that shows how things stand; forgotten after a while, for whoever made it may have gone.
    case probing(untilMs: Int64)
  }

  private var state = State.closed
  private var silencesInARow = 0
  private var openingsInARow = 0

  /// Whether requests are sent as they come.
  var isClosed: Bool {
    if case .closed = state { true } else { false }
  }

  /// Something came back, good or bad.
  mutating func answered() {
    if silencesInARow == 0, isClosed { return }
    self = CircuitBreaker()
  }

  /// A request got no answer: its connection was lost, its stream reset, or its time ended.
  /// - Parameter chance: Below 1,024, another one for each caller, so that they do not all come back in the same moment.
  /// - Returns: Whether it has opened.
  mutating func unanswered(atMs nowMs: Int64, chance: Int64, _ limits: UpstreamLimits) -> Bool {
    silencesInARow += 1
    switch state {
    case .open: return false
    case .closed: if silencesInARow < limits.silencesMax { return false }
    case .probing: break
    }
    let longest = min(limits.silenceMsFirst << min(openingsInARow, 20), limits.silenceMsMax)
    openingsInARow += 1
    state = .open(untilMs: nowMs + longest / 2 + longest / 2 * chance / 1_024)
    return true
  }

  /// Another process may be there now: the next request shows it.
  mutating func reconnected(atMs nowMs: Int64) {
    if case .open(let until) = state { state = .open(untilMs: min(until, nowMs)) }
  }

  /// How long the next request has to wait, in milliseconds; 0 when it may be sent, and then it shows how things stand.
  mutating func wait(atMs nowMs: Int64, _ limits: UpstreamLimits) -> Int64 {
    switch state {
    case .closed: return 0
    case .open(let until), .probing(let until):
      if nowMs < until { return until - nowMs }
      state = .probing(untilMs: nowMs + limits.probeMsMax)
      return 0
    }
  }
}

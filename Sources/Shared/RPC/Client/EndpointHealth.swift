internal import HTTP2

/// Health of one endpoint as its answers and its checks tell it, and the consequences. Pure: the time comes from outside.
///
///     admitted ──failures in a row──▶ ejected ──time──▶ probation ──success──▶ admitted
///                                        ▲──────failure──────┘
///
/// Besides, checks that fail make it unready, checks that pass make it ready again.
struct EndpointHealth: Equatable {
  /// How the choice of an endpoint treats this one.
  enum Standing: Equatable {
    /// Takes its share.
    case admitted
    /// Takes one request at a time, until one has succeeded.
    case probation
    /// Takes nothing while another can.
    case leftOut
  }

  private(set) var failuresInARow = 0
  private(set) var ejectionsInARow = 0
  /// When the ejection ends; nil when it is not ejected.
  private(set) var ejectedUntilMs: Int64?
  private(set) var isOnProbation = false
  /// Its checks say that it cannot work.
  private(set) var isUnready = false
  private(set) var checksFailedInARow = 0
  private(set) var checksPassedInARow = 0
  private(set) var checksUnansweredInARow = 0
  private var lastEjectionEndMs: Int64 = .min / 2

  var standing: Standing {
    if isUnready || ejectedUntilMs != nil { return .leftOut }
    return isOnProbation ? .probation : .admitted
  }

  /// It answered a request, in whatever way a service that works may.
  mutating func succeeded() {
    failuresInARow = 0
    // A request that had begun before the ejection says nothing about the time after it.
    if ejectedUntilMs == nil { isOnProbation = false }
  }

  /// A request of its failed in a way that a service that works does not: reset, lost, unavailable.
  /// - Parameter mayEject: Whether the bound on ejections leaves room for this one.
  mutating func failed(atMs nowMs: Int64, mayEject: Bool, _ limits: UpstreamLimits) {
    if ejectedUntilMs != nil { return }
    failuresInARow += 1
    guard mayEject, isOnProbation || failuresInARow >= limits.failuresMax else { return }
    if nowMs - lastEjectionEndMs > limits.calmMs { ejectionsInARow = 0 }
    let length = min(limits.ejectionMsFirst << min(ejectionsInARow, 20), limits.ejectionMsMax)
    ejectionsInARow += 1
    ejectedUntilMs = nowMs + length
    lastEjectionEndMs = nowMs + length
    isOnProbation = false
    failuresInARow = 0
  }

  /// Whether the end of a stream says something of the process. It does not when the process was asked to end it or did not begin, when it
  /// says that its peer was too slow or too eager, nor while the request has not been sent whole: then its sender may have been at fault.
  static func isFailure(_ code: HTTP2ErrorCode, isRequestSent: Bool) -> Bool {
    switch code {
    case .noError, .cancel, .refusedStream, .enhanceYourCalm: false
    default: isRequestSent
    }
  }

  /// - Returns: Whether an ejection has ended.
  mutating func timePassed(toMs nowMs: Int64) -> Bool {
    guard let until = ejectedUntilMs, nowMs >= until else { return false }
    ejectedUntilMs = nil
    isOnProbation = true
    return true
  }

  /// Results that a check may end with.
  enum CheckResult: Equatable, CaseIterable { case passed, notReady, unanswered }

  mutating func checked(_ result: CheckResult, _ limits: UpstreamLimits) {
    checksUnansweredInARow = result == .unanswered ? checksUnansweredInARow + 1 : 0
    if result == .passed {
      checksFailedInARow = 0
      checksPassedInARow += 1
      if checksPassedInARow >= limits.checksInARow { isUnready = false }
    } else {
      checksPassedInARow = 0
      checksFailedInARow += 1
      if checksFailedInARow >= limits.checksInARow { isUnready = true }
    }
  }

  /// Another process may answer there now: what the old one was asked counts no more.
  mutating func reconnected() {
    checksFailedInARow = 0
    checksPassedInARow = 0
    checksUnansweredInARow = 0
    isUnready = false
  }
}

/// How many endpoints may be ejected at once.
enum EjectionBound {
  /// Half of them: when more fail, the cause is probably common to all, and leaving some out would only overload the rest. The only one is
  /// never ejected.
  static func mayEject(ejectedCount: Int, of endpointCount: Int) -> Bool {
    (ejectedCount + 1) * 2 <= endpointCount
  }
}

public import EventLoop

/// Keeps one loop from taking on more than it can do in time. Confined to its loop.
public final class LoadGuard: LoopTimerTarget {
  private let loop: Loop
  private let limits: OverloadLimits
  private let timer: LoopTimer
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var control: AdmissionControl
  @exclusivity(unchecked) private var callCount = 0
  @exclusivity(unchecked) private var dueMs: Int64 = 0

  /// How late the loop was at the last look, in milliseconds.
  public private(set) var lagMs: Int64 = 0

  /// How many calls were refused.
  public private(set) var refusedCount = 0

  /// On the loop's thread.
  public init(_ limits: OverloadLimits, on loop: Loop) {
    self.loop = loop
    self.limits = limits
    control = AdmissionControl(limits)
    timer = LoopTimer(on: loop)
    arm()
  }

  /// Whether some calls are refused at the moment.
  public var isShedding: Bool { control.isShedding || callCount >= limits.callsMax }

  /// Whether one more call may begin; of one that may not nothing is begun.
  public func admits() -> Bool {
    if callCount < limits.callsMax, control.admits() { return true }
    refusedCount += 1
    return false
  }

  /// A unary call has begun.
  public func callBegan() { callCount += 1 }

  /// A unary call that had begun has ended.
  public func callEnded() { callCount -= 1 }

  /// What a call that is not let in ends with.
  public var refusal: RPCError {
    RPCError(
      .resourceExhausted, reason: "OVERLOADED", message: "too much to do just now",
      metadata: ["retry_after_ms": String(limits.retryAfterMs)])
  }

  public func timerFired(_ timer: LoopTimer) {
    lagMs = max(0, loop.steadyMilliseconds - dueMs)
    control.sampled(lagMs: lagMs)
    arm()
  }

  private func arm() {
    dueMs = loop.steadyMilliseconds + limits.sampleMs
    timer.arm(atMilliseconds: dueMs, self)
  }

  /// Ends the looking.
  public func stop() { timer.cancel() }
}

extension MethodRow {
  /// Whether a call is let in whatever the load: how else would anybody know that a process lives?
  var isNeverShed: Bool { path.hasPrefix("/cairn.system.") }
}

public import EventLoop
internal import Observability

/// Keeps one loop from taking on more than it can do in time: one for all of its listeners, whose calls it counts together. Confined to its
/// loop.
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

  /// How many calls were refused: told as a metric.
  public var refusedCount: Int { cells.value(0) }
  private let cells = MetricCells(count: 1)

  /// On the loop's thread. Processes use the loop's own: `Loop.loadGuard`.
  init(_ limits: OverloadLimits, on loop: Loop) {
    self.loop = loop
    self.limits = limits
    MetricRegistry.process.add(cells, 0, "cairn_calls_shed_total", "Calls refused because their loop had more to do than it could in time.")
    control = AdmissionControl(limits)
    timer = LoopTimer(on: loop)
    arm()
  }

  /// Whether some calls are refused at the moment.
  public var isShedding: Bool { control.isShedding || callCount >= limits.callsMax }

  /// Whether one more call may begin; of one that may not nothing is begun.
  public func admits() -> Bool {
    if callCount < limits.callsMax, control.admits() { return true }
    cells.add(0, 1)
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

extension Loop {
  /// The calling loop's guard. Its limits are those of whoever asks first; a process has one set of them. On the loop's thread.
  public nonisolated func loadGuard(_ limits: OverloadLimits) -> LoadGuard {
    assumeIsolated { loop in
      LoopBound(loop.resource(ObjectIdentifier(LoadGuard.self)) { LoadGuard(limits, on: loop) }, on: loop)
    }.value
  }
}

extension MethodRow {
  /// Whether a call is let in whatever the load: how else would anybody know that a process lives?
  var isNeverShed: Bool { path.hasPrefix("/cairn.system.") }
}

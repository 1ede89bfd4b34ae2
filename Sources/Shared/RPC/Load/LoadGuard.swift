internal import CairnProto
public import EventLoop
internal import Observability

/// Keeps one loop from taking on more than it can do in time: one for all of its listeners, whose calls it counts together. Confined to its
/// loop.
public final class LoadGuard: LoopTimerTarget, TurnWork {
  private let loop: Loop
  private let limits: OverloadLimits
  private let timer: LoopTimer
  // `@exclusivity(unchecked)`: confined to one thread, and no access spans a call to others.
  @exclusivity(unchecked) private var control: AdmissionControl
  @exclusivity(unchecked) private var callCount = 0
  @exclusivity(unchecked) private var callBytes = 0
  @exclusivity(unchecked) private var shares = NetworkShares()
  @exclusivity(unchecked) private var dueMs: Int64 = 0
  /// Whether anything was asked since the last look: at rest nobody looks.
  @exclusivity(unchecked) private var isAsked = false
  @exclusivity(unchecked) private var line = CallLine()
  @exclusivity(unchecked) private var patience: Patience
  /// Whether the line's turns are asked for.
  @exclusivity(unchecked) private var isWorking = false
  /// The turn that `shareEndNs` belongs to.
  @exclusivity(unchecked) private var turn: UInt64 = 0
  @exclusivity(unchecked) private var shareEndNs: UInt64 = 0

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
    patience = Patience(limits, atNs: loop.steadyNanoseconds)
    timer = LoopTimer(on: loop)
  }

  /// Whether one more call may be passed on; of one that may not nothing is begun. While some may not, those of the networks that ask most are
  /// refused first.
  public func admits(from network: CallNetwork) -> Bool {
    note()
    if !control.isShedding { return hasRoom() }
    if shares.admits(network) ?? control.admits() { return hasRoom() }
    cells.add(0, 1)
    return false
  }

  /// Whether calls are refused because the loop is late.
  public var isShedding: Bool { control.isShedding }

  /// Somebody asks: the loop is looked at until nobody does.
  private func note() {
    isAsked = true
    if !timer.isArmed { arm() }
  }

  /// Whether one more call may be under way.
  func hasRoom() -> Bool {
    if callCount < limits.callsMax, callBytes < limits.callBytesMax { return true }
    cells.add(0, 1)
    return false
  }

  /// Begins a call's handler now, if nobody waits and the turn has time left, or in its turn, or refuses it when it has waited too long.
  func begin(_ call: any WaitingCall) {
    if line.isEmpty {
      if hasTime() { return call.beginHandler() }
      patience.lineWasEmpty(atNs: loop.steadyNanoseconds)
    }
    if !isWorking {
      isWorking = true
      loop.shareOut(self)
    }
    line.append(call, sinceNs: loop.steadyNanoseconds)
  }

  public func workOn() -> Bool {
    while hasTime(), let (call, sinceNs) = next() {
      if patience.mayBegin(sinceNs: sinceNs, atNs: loop.steadyNanoseconds) { beginIfWaiting(call) } else { refuse(call) }
    }
    refuseWhoWaitsInVain()
    isWorking = !line.isEmpty
    return isWorking
  }

  private func next() -> (call: any WaitingCall, sinceNs: UInt64)? {
    guard let sinceNs = line.firstSinceNs else { return nil }
    return patience.isOver(sinceNs: sinceNs, atNs: loop.steadyNanoseconds) ? line.popLast() : line.popFirst()
  }

  private func beginIfWaiting(_ call: any WaitingCall) {
    if call.isWaiting { call.beginHandler() }
  }

  /// In a time of its own: what is refused must not keep the loop from what it can do.
  private func refuseWhoWaitsInVain() {
    var now = loop.steadyNanoseconds
    let endNs = now + UInt64(limits.refusalShareUs) * 1_000
    // Each network is come to once without anybody to refuse; then nobody is left who waits in vain.
    var patient = 0
    while now < endNs, patient < line.ownerCount, let sinceNs = line.firstSinceNs {
      if patience.isOver(sinceNs: sinceNs, atNs: now), let (call, _) = line.popFirst() {
        patient = 0
        refuse(call)
      } else {
        patient += 1
        line.pass()
      }
      // Also where nobody is refused: to go along the networks takes time, and there may be a hundred thousand of them.
      now = loop.steadyNanoseconds
    }
  }

  private func refuse(_ call: any WaitingCall) {
    guard call.isWaiting else { return }
    cells.add(0, 1)
    call.refuse()
  }

  /// Whether this turn may begin one more: the first always, for a turn may be late for other reasons.
  private func hasTime() -> Bool {
    let now = loop.steadyNanoseconds
    if turn == loop.turnCount { return now < shareEndNs }
    turn = loop.turnCount
    shareEndNs = now + UInt64(limits.turnShareUs) * 1_000
    return true
  }

  /// A unary call has begun.
  /// - Parameter bytes: Bytes that are kept of it until it ends.
  public func callBegan(bytes: Int = 0) {
    callCount += 1
    callBytes += bytes
  }

  /// A call keeps so much less than when it began.
  public func callShrank(by bytes: Int) { callBytes -= bytes }

  /// A unary call that had begun has ended.
  /// - Parameter bytes: As when it began, less what it has shrunk by.
  public func callEnded(bytes: Int = 0) {
    callCount -= 1
    callBytes -= bytes
  }

  /// The error that a call ends with when it is not let in.
  public var refusal: RPCError {
    RPCError(
      .resourceExhausted, reason: .overloaded, message: "too much to do just now",
      metadata: ["retry_after_ms": String(limits.retryAfterMs)])
  }

  public func timerFired(_ timer: LoopTimer) {
    lagMs = max(0, loop.steadyMilliseconds - dueMs)
    control.sampled(lagMs: lagMs)
    if control.isShedding { shares.windowEnded(share: control.share) } else { shares.forget() }
    guard isAsked || control.isShedding else { return }
    isAsked = false
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

internal import EventLoop
internal import Synchronization
internal import Timekeeping

/// Lets one task sleep until a time or until somebody rings.
final class Alarm: Sendable {
  private struct State {
    var sleeper: UnsafeContinuation<Bool, Never>?
    /// Somebody rang while nobody slept.
    var hasRung = false
    /// Rings for later than this are of no interest.
    var wakeTime = Moment(microseconds: .max)
  }

  private let state = Mutex(State())

  /// Wakes the sleeper.
  func ring() {
    let sleeper = state.withLock { state in
      state.hasRung = state.sleeper == nil
      // Awake, it may just be reading what came before the ring: until it sleeps again every ring counts.
      state.wakeTime = Moment(microseconds: .max)
      defer { state.sleeper = nil }
      return state.sleeper
    }
    sleeper?.resume(returning: true)
  }

  /// Wakes the sleeper because its time is up.
  fileprivate func timeUp() {
    let sleeper = state.withLock { state in
      guard let sleeper = state.sleeper else { return nil as UnsafeContinuation<Bool, Never>? }
      state.sleeper = nil
      state.wakeTime = Moment(microseconds: .max)
      return sleeper
    }
    sleeper?.resume(returning: false)
  }

  /// While the sleeper is awake: rings for later than `time` are of no interest, for it will look by itself before that.
  func listen(until time: Moment) {
    state.withLock { if $0.sleeper == nil { $0.wakeTime = time } }
  }

  /// Wakes the sleeper when it would sleep longer than to `time`.
  func ring(at time: Moment) {
    if state.withLock({ time < $0.wakeTime }) { ring() }
  }

  fileprivate func begin(_ sleeper: UnsafeContinuation<Bool, Never>, until wakeTime: Moment) {
    let hasRung = state.withLock { state in
      state.wakeTime = wakeTime
      defer { state.hasRung = false }
      if !state.hasRung { state.sleeper = sleeper }
      return state.hasRung
    }
    if hasRung { sleeper.resume(returning: true) }
  }
}

extension Loop {
  /// Sleeps until `alarm` rings, at most for `duration`. Rings for later than `wakeTime`, by the injected clock, are of no interest.
  /// - Returns: Whether it rang.
  @discardableResult
  func sleep(for duration: Duration, until wakeTime: Moment, or alarm: Alarm) async -> Bool {
    let timer = LoopTimer(on: self)
    timer.arm(after: duration, AlarmTimer(alarm))
    let hasRung = await withUnsafeContinuation { alarm.begin($0, until: wakeTime) }
    timer.cancel()
    return hasRung
  }
}

private final class AlarmTimer: LoopTimerTarget {
  private let alarm: Alarm

  init(_ alarm: Alarm) {
    self.alarm = alarm
  }

  func timerFired(_ timer: LoopTimer) {
    alarm.timeUp()
  }
}

/// The alarms of this process's schedulers and relays, so that whoever commits work for them need not know them.
enum AlarmBoard {
  /// The cause that an alarm is rung for.
  struct Cause: Hashable {
    let databaseID: ObjectIdentifier
    /// Destination of the outbox; nil for timers.
    let destination: String?

    static func timers(of databaseID: ObjectIdentifier) -> Cause { Cause(databaseID: databaseID, destination: nil) }
    static func outbox(of databaseID: ObjectIdentifier, to destination: String) -> Cause {
      Cause(databaseID: databaseID, destination: destination)
    }
  }

  private static let alarms = Mutex<[Cause: [Alarm]]>([:])

  static func add(_ alarm: Alarm, for cause: Cause) {
    alarms.withLock { $0[cause, default: []].append(alarm) }
  }

  static func remove(_ alarm: Alarm, for cause: Cause) {
    alarms.withLock { alarms in
      alarms[cause]?.removeAll { $0 === alarm }
      if alarms[cause]?.isEmpty == true { alarms[cause] = nil }
    }
  }

  /// Work has been committed.
  /// - Parameter time: When it is due.
  static func ring(_ cause: Cause, at time: Moment) {
    for alarm in alarms.withLock({ $0[cause] ?? [] }) { alarm.ring(at: time) }
  }
}

public import CairnProto
internal import EventLoop
internal import Synchronization
public import Timekeeping

/// Health of this process, as far as it is known. From any thread.
public final class HealthMonitor: Sendable {
  private struct State {
    var phase = Health.State.starting
    /// Reasons that something is missing, by the name of the subject that says so.
    var reasons: [String: String] = [:]
    var version = 0
  }

  private let state = Mutex(State())
  let service: String
  let startTime: Moment

  public init(service: String, startTime: Moment) {
    self.service = service
    self.startTime = startTime
  }

  /// Notes what is missing, or that nothing is any more.
  /// - Parameter subject: Name of the subject that says so, for example "database".
  public func note(_ subject: String, _ reason: String?) {
    state.withLock {
      guard $0.reasons[subject] != reason else { return }
      $0.reasons[subject] = reason
      $0.version += 1
    }
  }

  /// Everything was built: the process is ready as soon as nothing is missing.
  public func started() { enter(.ready) }

  /// The process finishes what it has begun and takes nothing new.
  /// - Returns: Whether this is the first call: an end begins once.
  @discardableResult
  public func beginDraining() -> Bool {
    state.withLock { state in
      if state.phase == .draining { return false }
      state.phase = .draining
      state.version += 1
      return true
    }
  }

  private func enter(_ phase: Health.State) {
    state.withLock {
      $0.phase = phase
      $0.version += 1
    }
  }

  /// The health now, and a number that each change raises.
  public var now: (health: Health, version: Int) {
    state.withLock { state in
      let isMissing = state.phase == .ready && !state.reasons.isEmpty
      let reasons = state.reasons.map { "\($0.key): \($0.value)" }.sorted()
      let health = Health(
        state: isMissing ? .notReady : state.phase, service: service, version: Version.current, startTime: startTime,
        reasons: state.phase == .draining ? [] : reasons)
      return (health, state.version)
    }
  }

  /// Whether the process can do its work.
  public var isReady: Bool { now.health.state == .ready }
}

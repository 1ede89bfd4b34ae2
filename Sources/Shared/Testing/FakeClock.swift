internal import Synchronization
public import Timekeeping

/// A clock that stands still until it is moved.
public final class FakeClock: TimeSource {
  private let moment: Mutex<Moment>

  /// - Parameter moment: 2026-01-01T00:00:00Z unless told otherwise.
  public init(_ moment: Moment = Moment(milliseconds: 1_767_225_600_000)) {
    self.moment = Mutex(moment)
  }

  public func now() -> Moment { moment.withLock { $0 } }

  /// Moves the clock, also backwards.
  public func advance(by duration: Duration) {
    moment.withLock { $0 = $0 + duration }
  }

  /// Sets the clock.
  public func set(to moment: Moment) {
    self.moment.withLock { $0 = moment }
  }
}

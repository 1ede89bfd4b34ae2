/// A point in time: microseconds since 1970-01-01T00:00:00Z, leap seconds ignored (POSIX time).
///
/// Microseconds, because PostgreSQL's `timestamptz` keeps no more: a moment survives the way to the database and back unchanged.
public struct Moment: Sendable, Hashable, Comparable {
  /// Microseconds since 1970-01-01T00:00:00Z; negative before.
  public var microseconds: Int64

  public init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  /// - Parameter milliseconds: Milliseconds since 1970-01-01T00:00:00Z, within ±9.2e15.
  public init(milliseconds: Int64) {
    self.microseconds = milliseconds * 1_000
  }

  /// Whole milliseconds since 1970, rounded towards the past.
  public var milliseconds: Int64 {
    microseconds >= 0 ? microseconds / 1_000 : -((-microseconds + 999) / 1_000)
  }

  public static func < (left: Moment, right: Moment) -> Bool {
    left.microseconds < right.microseconds
  }

  /// The moment that much later; stays at the end of the range rather than overflow.
  public static func + (moment: Moment, duration: Duration) -> Moment {
    let (sum, overflow) = moment.microseconds.addingReportingOverflow(duration.inMicroseconds)
    if overflow { return Moment(microseconds: duration < .zero ? .min : .max) }
    return Moment(microseconds: sum)
  }

  public static func - (moment: Moment, duration: Duration) -> Moment {
    moment + (.zero - duration)
  }

  /// How much later `left` is than `right`; negative when it is earlier.
  public static func - (left: Moment, right: Moment) -> Duration {
    .microseconds(left.microseconds) - .microseconds(right.microseconds)
  }
}

extension Duration {
  /// Whole microseconds, rounded towards zero; stays at the ends of the range rather than overflow.
  public var inMicroseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000)
    if overflow { return seconds < 0 ? .min : .max }
    let (sum, carried) = whole.addingReportingOverflow(attoseconds / 1_000_000_000_000)
    return carried ? (seconds < 0 ? .min : .max) : sum
  }

  /// Whole milliseconds, rounded towards zero.
  public var inMilliseconds: Int64 { inMicroseconds / 1_000 }
}

import Timekeeping

/// Time on a clock on the wall: the time that people agree upon (requirement L-S7). Pure: how far a zone is ahead of UTC at a moment is told by the IANA
/// data of the database.
enum WallClock {
  /// A time of a clock on the wall.
  struct Time: Sendable, Hashable {
    var day: CalendarDay
    /// From midnight, 0 to 1,439.
    var minute: Int

    /// Seconds since 1970-01-01T00:00:00 by that clock.
    var seconds: Int64 { Int64(day.number) * 86_400 + Int64(minute) * 60 }
  }

  /// Seconds by which a zone is ahead of UTC around a time of its clocks.
  struct Offsets: Sendable, Hashable {
    /// A day before and a day after, which is beyond the change that may lie at the time itself, and nearer than any other: zones change twice a year, and
    /// in the weeks around Ramadan once a month at most.
    var before: Int32
    var after: Int32
    /// At the moment at which a clock shows the time that goes on as it did a day before, and that goes already as it does a day after.
    var atBefore: Int32
    var atAfter: Int32
  }

  /// Moments at which a clock shows a time.
  enum Reading: Sendable, Hashable {
    case once(Moment)
    /// When it is put back.
    case twice(Moment, Moment)
    /// When it leaps over it.
    case never
  }

  /// Seconds between a time and the two around it, by the clock.
  static let reach: Int64 = 86_400

  static func read(_ time: Time, _ offsets: Offsets) -> Reading {
    let moments = (moment(time, ahead: offsets.before), moment(time, ahead: offsets.after))
    switch (offsets.atBefore == offsets.before, offsets.atAfter == offsets.after) {
    case (true, true): return moments.0 == moments.1 ? .once(moments.0) : .twice(min(moments.0, moments.1), max(moments.0, moments.1))
    case (true, false): return .once(moments.0)
    case (false, true): return .once(moments.1)
    case (false, false): return .never
    }
  }

  /// The moment at which a clock that is so many seconds ahead of UTC shows a time.
  static func moment(_ time: Time, ahead offset: Int32) -> Moment { Moment(milliseconds: (time.seconds - Int64(offset)) * 1_000) }

  /// "HH:MM" of 24 hours.
  static func minute(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  /// "HH:MM" of 24 hours.
  static func text(minute: Int) -> String { "\(twoDigits(minute / 60)):\(twoDigits(minute % 60))" }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

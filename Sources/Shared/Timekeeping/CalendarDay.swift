/// A day of the calendar in somebody's time zone, or of UTC: days since 1 January 1970.
public struct CalendarDay: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970; negative before.
  public let number: Int32

  public init(number: Int32) {
    self.number = number
  }

  public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }

  /// The day after it.
  public var next: CalendarDay { CalendarDay(number: number + 1) }

  /// When the day begins in UTC.
  public var start: Moment { Moment(milliseconds: Int64(number) * 86_400_000) }
}

extension CalendarDay {
  /// The day of UTC of a moment.
  public init(of moment: Moment) {
    self.init(number: Int32(clamping: Int64((Double(moment.milliseconds) / 86_400_000).rounded(.down))))
  }

  /// As in `2026-11-23` (ISO 8601).
  public var text: String {
    // Days from civil, turned around (Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms").
    let shifted = Int(number) + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(Self.padded(year, 4))-\(Self.padded(month, 2))-\(Self.padded(day, 2))"
  }

  /// Nil for what is no day of the years 1970 to 9999 in this form.
  public init?(text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard text.utf8.count == 10, parts.count == 3, let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]),
      year >= 1_970, (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let shiftedYear = month <= 2 ? year - 1 : year
    let (era, yearOfEra) = (shiftedYear / 400, shiftedYear % 400)
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    self.init(number: Int32(era * 146_097 + dayOfEra - 719_468))
    // The 31st of a month of 30 days is another day.
    guard self.text == text else { return nil }
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, count - digits.count)) + digits
  }
}

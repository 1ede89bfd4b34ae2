import Timekeeping

/// A day of the Gregorian calendar without a time zone, for example a day of birth.
struct CalendarDate: Hashable, Comparable, Sendable {
  let year: Int
  /// From 1.
  let month: Int
  /// From 1.
  let day: Int

  /// Years that can be told in four digits.
  static let years = 1...9_999

  /// - Returns: Nil when the calendar has no such day.
  init?(year: Int, month: Int, day: Int) {
    guard Self.years.contains(year), (1...12).contains(month), (1...Self.dayCount(year: year, month: month)).contains(day) else {
      return nil
    }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// - Parameter text: As RFC 3339 writes a date: "2014-02-28".
  init?(_ text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [4, 2, 2], parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// - Parameter days: Days since 1970-01-01, within the years 1 to 9999; beyond them the nearest day of these.
  init(daysSince1970 days: Int) {
    // Days of the civil calendar, counted from 0000-03-01 in eras of 400 years, so that a leap day is the last of its year.
    let shifted = min(max(days, -719_162), 2_932_896) + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// The day on which a moment falls in UTC.
  init(of moment: Moment) {
    let microsecondsPerDay: Int64 = 86_400_000_000
    let (quotient, remainder) = moment.microseconds.quotientAndRemainder(dividingBy: microsecondsPerDay)
    self.init(daysSince1970: Int(remainder < 0 ? quotient - 1 : quotient))
  }

  /// Days since 1970-01-01; negative before.
  var daysSince1970: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// As RFC 3339 writes a date: "2014-02-28".
  var text: String {
    let digits = String(year)
    return "\(String(repeating: "0", count: 4 - digits.count))\(digits)-\(Self.twoDigits(month))-\(Self.twoDigits(day))"
  }

  /// Whole years from this day to `other`; negative when it is later. A person born on 29 February becomes a year older on 1 March.
  func years(until other: CalendarDate) -> Int {
    other.year - year - ((other.month, other.day) < (month, day) ? 1 : 0)
  }

  static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day) < (right.year, right.month, right.day)
  }

  private static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }

  private static func dayCount(year: Int, month: Int) -> Int {
    switch month {
    case 4, 6, 9, 11: 30
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    default: 31
    }
  }
}

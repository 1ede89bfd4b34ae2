/// Names that a search reaches (requirements C-14, F-19). Pure.
enum DirectoryRules {
  /// Whether a text is a part of a folded name.
  static func isPart(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
  }

  /// The first string, in the order of bytes, that is behind all those which begin with `prefix`; nil when no name begins so.
  static func end(of prefix: String) -> String? {
    guard let last = prefix.utf8.last, isPart(prefix) else { return nil }
    return String(decoding: Array(prefix.utf8.dropLast()) + [last + 1], as: UTF8.self)
  }

  /// The latest day of birth of whoever is of age on a day.
  static func majorityBirthDate(at day: CalendarDate) -> CalendarDate {
    // On 29 February nobody has a birthday eighteen years after, so the day before counts.
    CalendarDate(year: day.year - AgeRules.majority, month: day.month, day: day.day)
      ?? CalendarDate(year: day.year - AgeRules.majority, month: 2, day: 28) ?? day
  }
}

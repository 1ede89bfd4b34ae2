// The three alphabets of a log line: JSON strings, text without line breaks, and RFC 3339 times.

import Logging
import Timekeeping

/// JSON strings and values (RFC 8259 §7).
enum JSONText {
  /// Levels of nested metadata that are written; deeper ones become "…", so that no value can exhaust the stack.
  static let depthMax = 8

  static func append(_ text: String, to out: inout [UInt8]) {
    out.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): out += #"\""#.utf8
      case UInt8(ascii: "\\"): out += #"\\"#.utf8
      case 0x0A: out += #"\n"#.utf8
      case 0x0D: out += #"\r"#.utf8
      case 0x09: out += #"\t"#.utf8
      case 0..<0x20: appendEscape(byte, to: &out)
      default: out.append(byte)
      }
    }
    out.append(UInt8(ascii: "\""))
  }

  static func append(_ value: Logger.MetadataValue, depth: Int = 0, to out: inout [UInt8]) {
    if depth == depthMax { return append("…", to: &out) }
    switch value {
    case .string(let text): append(text, to: &out)
    case .stringConvertible(let convertible): append(convertible.description, to: &out)
    case .array(let values):
      out.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        append(value, depth: depth + 1, to: &out)
      }
      out.append(UInt8(ascii: "]"))
    case .dictionary(let values):
      out.append(UInt8(ascii: "{"))
      for (index, pair) in values.sorted(by: { $0.key < $1.key }).enumerated() {
        if index > 0 { out.append(UInt8(ascii: ",")) }
        append(pair.key, to: &out)
        out.append(UInt8(ascii: ":"))
        append(pair.value, depth: depth + 1, to: &out)
      }
      out.append(UInt8(ascii: "}"))
    }
  }

  private static func appendEscape(_ byte: UInt8, to out: inout [UInt8]) {
    let digits = Array("0123456789abcdef".utf8)
    out += #"\u00"#.utf8
    out.append(digits[Int(byte >> 4)])
    out.append(digits[Int(byte & 15)])
  }
}

/// Text on one line: a stranger's line break must not look like a line of ours, nor an escape sequence move a terminal's cursor.
enum PlainText {
  static func append(_ text: String, to out: inout [UInt8]) {
    for byte in text.utf8 {
      switch byte {
      case 0x0A: out += #"\n"#.utf8
      case 0..<0x20, 0x7F: out.append(UInt8(ascii: "?"))
      default: out.append(byte)
      }
    }
  }
}

/// RFC 3339 in UTC with microseconds, for example 2026-02-03T04:05:06.789012Z.
enum TimeText {
  static func append(_ moment: Moment, to out: inout [UInt8]) {
    let seconds = floorDivide(moment.microseconds, 1_000_000)
    let days = floorDivide(seconds, 86_400)
    let second = Int(seconds - days * 86_400)
    let (year, month, day) = civil(daysSince1970: days)
    appendNumber(Int(year), digits: 4, to: &out)
    out.append(UInt8(ascii: "-"))
    appendNumber(month, digits: 2, to: &out)
    out.append(UInt8(ascii: "-"))
    appendNumber(day, digits: 2, to: &out)
    out.append(UInt8(ascii: "T"))
    appendNumber(second / 3_600, digits: 2, to: &out)
    out.append(UInt8(ascii: ":"))
    appendNumber(second / 60 % 60, digits: 2, to: &out)
    out.append(UInt8(ascii: ":"))
    appendNumber(second % 60, digits: 2, to: &out)
    out.append(UInt8(ascii: "."))
    appendNumber(Int(moment.microseconds - seconds * 1_000_000), digits: 6, to: &out)
    out.append(UInt8(ascii: "Z"))
  }

  /// The Gregorian date of a day number. The year is made to begin in March, so that the leap day is its last day and months
  /// follow each other in a fixed pattern of 153 days per five months.
  private static func civil(daysSince1970 days: Int64) -> (year: Int64, month: Int, day: Int) {
    let shifted = days + 719_468  // days since 0000-03-01
    let era = floorDivide(shifted, 146_097)
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = Int(marchMonth < 10 ? marchMonth + 3 : marchMonth - 9)
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, Int(dayOfYear - (153 * marchMonth + 2) / 5 + 1))
  }

  private static func floorDivide(_ dividend: Int64, _ divisor: Int64) -> Int64 {
    let quotient = dividend / divisor
    return dividend % divisor < 0 ? quotient - 1 : quotient
  }

  private static func appendNumber(_ number: Int, digits: Int, to out: inout [UInt8]) {
    var divisor = 10
    for _ in 1..<digits {
      if number < divisor { out.append(UInt8(ascii: "0")) }
      divisor *= 10
    }
    Decimal.append(number, to: &out)
  }
}

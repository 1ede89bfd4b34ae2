/// Times as text (RFC 3339): what `google.protobuf.Timestamp` is in JSON.
enum RFC3339 {
  /// Always UTC; 0, 3, 6 or 9 digits of a second, as few as keep the value.
  static func format(seconds: Int64, nanos: Int32) -> String {
    let days = seconds >= 0 ? seconds / 86_400 : -((-seconds + 86_399) / 86_400)
    let time = seconds - days * 86_400
    let (year, month, day) = civil(days)
    let date = "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
    return "\(date)T\(padded(time / 3_600, 2)):\(padded(time / 60 % 60, 2)):\(padded(time % 60, 2))\(fraction(nanos))Z"
  }

  private static func padded(_ number: Int64, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func fraction(_ nanos: Int32) -> String {
    if nanos == 0 { return "" }
    if nanos % 1_000_000 == 0 { return ".\(padded(Int64(nanos / 1_000_000), 3))" }
    if nanos % 1_000 == 0 { return ".\(padded(Int64(nanos / 1_000), 6))" }
    return ".\(padded(Int64(nanos), 9))"
  }

  /// `YYYY-MM-DDThh:mm:ss[.1-9 digits](Z|±hh:mm)`; nil for anything else. A leap second is refused: POSIX time has none.
  static func parse(_ text: String) -> (seconds: Int64, nanos: Int32)? {
    var scanner = Scanner(rest: Array(text.utf8)[...])
    guard let year = scanner.number(4), scanner.skip("-"), let month = scanner.number(2), scanner.skip("-"),
      let day = scanner.number(2), scanner.skip("T") || scanner.skip("t"), let hour = scanner.number(2), scanner.skip(":"),
      let minute = scanner.number(2), scanner.skip(":"), let second = scanner.number(2), let nanos = scanner.fraction(),
      let offset = scanner.offset(), scanner.rest.isEmpty
    else { return nil }
    guard year >= 1, (1...12).contains(month), (1...daysInMonth(year, month)).contains(day), hour < 24, minute < 60, second < 60
    else { return nil }
    return (days(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second - offset, nanos)
  }

  /// A cursor over ASCII.
  private struct Scanner {
    var rest: ArraySlice<UInt8>

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: character) else { return false }
      rest.removeFirst()
      return true
    }

    mutating func digit() -> Int64? {
      guard let byte = rest.first, (0x30...0x39).contains(byte) else { return nil }
      rest.removeFirst()
      return Int64(byte - 0x30)
    }

    mutating func number(_ width: Int) -> Int64? {
      var value: Int64 = 0
      for _ in 0..<width {
        guard let digit = digit() else { return nil }
        value = value * 10 + digit
      }
      return value
    }

    /// Nanoseconds; 0 when there is no fraction, nil when it is not 1 to 9 digits long.
    mutating func fraction() -> Int32? {
      guard skip(".") else { return 0 }
      var nanos: Int32 = 0
      var count = 0
      while let digit = digit() {
        count += 1
        if count > 9 { return nil }
        nanos = nanos * 10 + Int32(digit)
      }
      if count == 0 { return nil }
      for _ in count..<9 { nanos *= 10 }
      return nanos
    }

    /// Seconds east of UTC.
    mutating func offset() -> Int64? {
      if skip("Z") || skip("z") { return 0 }
      let isWest = rest.first == UInt8(ascii: "-")
      guard skip("+") || skip("-"), let hours = number(2), skip(":"), let minutes = number(2), hours < 24, minutes < 60
      else { return nil }
      return (isWest ? -1 : 1) * (hours * 3_600 + minutes * 60)
    }
  }

  // MARK: - The proleptic Gregorian calendar, counted in years that begin in March, so that the leap day is the last one

  private static func daysInMonth(_ year: Int64, _ month: Int64) -> Int64 {
    if month == 2 { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28 }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// Days since 1970-01-01 of a date from the year 1 on.
  private static func days(_ year: Int64, _ month: Int64, _ day: Int64) -> Int64 {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = month > 2 ? month - 3 : month + 9
    let dayOfYear = (153 * marchMonth + 2) / 5 + day - 1
    // 719,468 days lie between 0000-03-01 and 1970-01-01.
    return marchYear * 365 + marchYear / 4 - marchYear / 100 + marchYear / 400 + dayOfYear - 719_468
  }

  /// The date of a day from 0001-01-01 on.
  private static func civil(_ days: Int64) -> (year: Int64, month: Int64, day: Int64) {
    let shifted = days + 719_468
    let era = shifted / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let marchMonth = (5 * dayOfYear + 2) / 153
    let month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return (year, month, dayOfYear - (153 * marchMonth + 2) / 5 + 1)
  }
}

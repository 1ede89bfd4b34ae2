internal import Timekeeping

/// Times of ISO 8601 that say when something was: a day, a time of day, and the distance from UTC.
enum ISOInstant {
  /// As in `2024-05-01T18:30:05.250Z` or `2024-05-01T20:30+02:00`; nil for anything else, also for a day alone and for a time without its distance from UTC.
  static func moment(_ text: String) -> Moment? {
    guard let day = CalendarDay(text: String(text.prefix(10))) else { return nil }
    var reader = Reader(bytes: Array(text.utf8.dropFirst(10)))
    guard reader.take("T") || reader.take(" "), let hour = reader.two(max: 23), reader.take(":"), let minute = reader.two(max: 59)
    else { return nil }
    var milliseconds = (hour * 60 + minute) * 60_000
    if reader.take(":") {
      guard let second = reader.two(max: 59) else { return nil }
      milliseconds += second * 1_000
      if reader.take(".") {
        guard let fraction = reader.thousandths() else { return nil }
        milliseconds += fraction
      }
    }
    guard let east = reader.minutesEast(), reader.isAtEnd else { return nil }
    return Moment(milliseconds: day.start.milliseconds + milliseconds - east * 60_000)
  }

  private struct Reader {
    let bytes: [UInt8]
    var place = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    var isAtEnd: Bool { place == bytes.count }

    mutating func take(_ letter: Unicode.Scalar) -> Bool {
      guard place < bytes.count, bytes[place] == UInt8(ascii: letter) else { return false }
      place += 1
      return true
    }

    mutating func digit() -> Int64? {
      guard place < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]) else { return nil }
      defer { place += 1 }
      return Int64(bytes[place] - UInt8(ascii: "0"))
    }

    mutating func two(max: Int64) -> Int64? {
      guard let tens = digit(), let ones = digit(), tens * 10 + ones <= max else { return nil }
      return tens * 10 + ones
    }

    /// A fraction of a second of any length, cut behind three digits.
    mutating func thousandths() -> Int64? {
      var (value, unit): (Int64?, Int64) = (nil, 100)
      while let next = digit() {
        value = (value ?? 0) + next * unit
        unit /= 10
      }
      return value
    }

    /// The distance from UTC: `Z`, `+02:00` or `+0200`.
    mutating func minutesEast() -> Int64? {
      if take("Z") { return 0 }
      let isEast = take("+")
      guard isEast || take("-"), let hours = two(max: 23) else { return nil }
      _ = take(":")
      guard let minutes = two(max: 59) else { return nil }
      return (hours * 60 + minutes) * (isEast ? 1 : -1)
    }
  }
}

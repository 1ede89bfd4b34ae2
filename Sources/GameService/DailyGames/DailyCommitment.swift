import Cryptography

/// What is promised of a day's game before anybody plays it (requirements F-52, M-12).
enum DailyCommitment {
  /// Bytes of a seed: nobody guesses it before it is told.
  static let seedByteCount = 32

  /// What is told of a day's seed and places the day before: SHA-256 of lines, each ended by a line feed: `cairn daily game v1`, the day, the map,
  /// the seed in hexadecimal, and the ids of the places in order, one a line. When the day is over the seed is told, and anybody can compare.
  static func of(day: CalendarDay, mapID: String, seed: [UInt8], locationIDs: [String]) -> [UInt8] {
    let lines = ["cairn daily game v1", day.text, mapID, Hex.encode(seed)] + locationIDs
    return SHA256.digest(of: Array(lines.map { $0 + "\n" }.joined().utf8))
  }
}

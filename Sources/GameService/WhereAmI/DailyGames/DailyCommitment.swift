import Cryptography
import Geodesy
import Timekeeping

/// Commitment to a day's game, told before anybody plays it (requirements F-52, M-12).
enum DailyCommitment {
  /// Bytes of a seed: nobody guesses it before it is told.
  static let seedByteCount = 32

  /// A place of the day's game.
  struct Place: Hashable, Sendable {
    var locationID: String
    var position: GeoPoint
  }

  /// Commitment to a day's seed and places, told the day before: SHA-256 of lines, each ended by a line feed: `cairn daily game v3`, the day, the map,
  /// the seed in hexadecimal, and of each place in order its id, its latitude and its longitude, with a space between them, in whole millionths of a
  /// degree; the places of the rounds first, then those that stand in for them. When the day is over the seed and the places are told, and anybody can
  /// compare them with the promise, and with the solutions of the game.
  static func of(day: CalendarDay, mapID: String, seed: [UInt8], places: [Place]) -> [UInt8] {
    let lines = ["cairn daily game v3", day.text, mapID, Hex.encode(seed)] + places.map(line)
    return SHA256.digest(of: Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  private static func line(_ place: Place) -> String {
    "\(place.locationID) \(millionths(place.position.latitude)) \(millionths(place.position.longitude))"
  }

  /// Rounded to the nearest, half of one away from zero.
  private static func millionths(_ degrees: Double) -> Int64 { Int64((degrees * 1_000_000).rounded()) }
}

import Timekeeping

/// Areas that people watch (requirements C-34, C-S11). Pure.
enum AreaRules {
  /// Areas of an account: home, work, some holidays.
  static let areasMax = 20
  /// Scalars of a name.
  static let nameLengthMax = 100
  /// Metres: home, as the requirement has it.
  static let radiusDefault = 10_000.0
  /// Metres: what lies farther away is a zone.
  static let radiusMax = 50_000.0

  /// Accounts told by one event.
  static let toldPerEvent = 500
  /// How long a new cache waits for its zone before it is told to those who watch circles alone.
  static let zonePatience = Duration.seconds(600)
  /// How often news of a day are told.
  static let dailyInterval = Duration.seconds(86_400)
  /// News of a day are those published until so long before: a transaction that began to publish earlier may still be on its way, and whoever is told until
  /// now would never hear of it.
  static let settlingTime = Duration.seconds(60)
  /// How long after its publication a cache is new where its zone was not known before: longer than a GeoService is ever away.
  static let zoneLatenessMax = Duration.seconds(30 * 86_400)
  /// Pages of a day's caches that are looked through for those that lie in the area and are not of people whom a block keeps away: a city's.
  static let pagesMax = 20
  /// Caches of a day that are counted: where there are more, a number says nothing.
  static let countedMax = 100
  /// Caches of a day that are named.
  static let namedMax = 20

  /// When news of a day are told next: a day after the last time, however late that was, and never in the past.
  static func next(after due: Moment, now: Moment) -> Moment {
    let next = due + dailyInterval
    return next > now ? next : now + dailyInterval
  }

  /// A zone and all that it lies in, as areas keep them.
  /// - Parameter key: With a slash behind it; empty for none.
  static func zones(above key: String) -> [String] {
    var (zones, zone): ([String], String) = ([], "")
    for part in key.split(separator: "/") {
      zone += part + "/"
      zones.append(zone)
    }
    return zones
  }

  /// Bits of values by their places in a list of all.
  static func bits<Value: Hashable>(_ values: [Value], of all: [Value]) -> Int32 {
    all.enumerated().reduce(0) { values.contains($1.element) ? $0 | 1 << Int32($1.offset) : $0 }
  }
}

import Geodesy
import Timekeeping

/// Clues about a place, for those who are to find it. Pure.
///
/// A clue names nothing, and none is as exact as a good guess: a distance has two digits, a day a quarter of an hour.
enum ClueRules {
  /// All that clues are made of.
  struct Facts: Sendable, Hashable {
    var position: GeoPoint
    /// ISO 3166-1 alpha-2, lower-case; empty where unknown.
    var countryCode: String
    /// ISO 639 codes, the most spoken first.
    var languageCodes: [String] = []
    /// How far the clocks are from UTC, minutes; nil where no zone is known.
    var clockMinutes: Int?
    /// As `surroundings` finds it.
    var surroundings: Surroundings?
    /// Cities to tell the distance of, in any order.
    var cities: [KnownCity] = []
    /// English name of the nearest town; empty where none is near.
    var townName = ""
  }

  /// Sea and countries around a place.
  struct Surroundings: Sendable, Hashable {
    /// The smallest of `radii` at which there is sea, kilometres; nil where there is none.
    var seaKilometres: Int?
    /// Other countries within the largest of `radii`.
    var neighbourCount: Int
  }

  /// Inhabitants of the cities whose distance is told: one that everybody has heard of, one that a map of the continent shows, one that everybody
  /// around knows.
  static let citySizes = [5_000_000, 1_000_000, 100_000]
  /// How far it is looked for sea and for other countries, kilometres. The first is somebody's walk to the beach.
  static let radii = [10, 25, 50, 100]
  /// Directions in which it is looked: at the largest radius 39 km apart.
  static let lookCount = 16
  /// Minutes to which the length of a day is rounded: at 50° N one tells the latitude to about 3°.
  static let dayLengthStep = 15

  /// From those that say little to those that say much; what is not known is left out.
  static func clues(_ facts: Facts, at now: Moment) -> [PlaceClue] {
    let (large, others) = (cities(facts, citySizes.prefix(1)), cities(facts, citySizes.dropFirst()))
    let scripts = scripts(ofLanguages: facts.languageCodes)
    var clues: [PlaceClue] = [
      .noonSun(noonSun(at: facts.position.latitude)), .dayLength(minutes: dayLength(at: facts.position.latitude, now)),
    ]
    if let surroundings = facts.surroundings { clues.append(.sea(withinKilometres: surroundings.seaKilometres)) }
    if !facts.countryCode.isEmpty { clues.append(.drivingSide(isLeft: drivesOnLeft(in: facts.countryCode))) }
    if let minutes = facts.clockMinutes { clues.append(.clock(minutes: minutes)) }
    clues += large
    if let surroundings = facts.surroundings { clues.append(.neighbours(surroundings.neighbourCount)) }
    if !scripts.isEmpty { clues.append(.scripts(scripts)) }
    // A city that is the nearest of two sizes was told already.
    clues += others.filter { !large.isSameCity($0) }
    let letterCount = facts.townName.count(where: \.isLetter)
    if letterCount > 0 { clues.append(.townName(letterCount: letterCount)) }
    return clues
  }

  // MARK: The sun

  static func noonSun(at latitude: Double) -> NoonSun {
    latitude > Sunlight.tilt ? .south : latitude < -Sunlight.tilt ? .north : .overhead
  }

  /// Minutes from sunrise to sunset, rounded to `dayLengthStep`.
  static func dayLength(at latitude: Double, _ now: Moment) -> Int {
    Int((Sunlight.minutes(at: latitude, now) / Double(dayLengthStep)).rounded()) * dayLengthStep
  }

  // MARK: Around

  /// Places at which it is looked, with their distance in kilometres, the near ones first.
  static func looks(around position: GeoPoint) -> [(kilometres: Int, place: GeoPoint)] {
    radii.flatMap { radius in
      (0..<lookCount).map { look in
        let bearing = Double(look) * 360 / Double(lookCount)
        return (radius, position.destination(distance: Double(radius) * 1_000, bearing: bearing))
      }
    }
  }

  /// - Parameters:
  ///   - own: The country of the place itself.
  ///   - lands: Which country's land is at each of `looks`; nil for sea.
  static func surroundings(own: String, _ looks: [(kilometres: Int, land: String?)]) -> Surroundings {
    Surroundings(
      seaKilometres: looks.filter { $0.land == nil }.map(\.kilometres).min(),
      neighbourCount: Set(looks.compactMap(\.land)).subtracting([own]).count)
  }

  private static func cities(_ facts: Facts, _ sizes: ArraySlice<Int>) -> [PlaceClue] {
    var told: Set<Int64> = []
    return sizes.compactMap { size in
      let near = facts.cities.lazy.filter { $0.populationCount >= size }.map { city in
        (city: city, distance: facts.position.distance(to: city.position))
      }.min { ($0.distance, $0.city.cityID) < ($1.distance, $1.city.cityID) }
      guard let near, told.insert(near.city.cityID).inserted else { return nil }
      let bearing = facts.position.initialBearing(to: near.city.position)
      return .city(populationMin: size, kilometres: rounded(near.distance / 1_000), CompassDirection(bearing: bearing))
    }
  }

  /// Two digits; 10 is the least, for within a city its middle would be the place.
  static func rounded(_ kilometres: Double) -> Int {
    var step = 1.0
    while kilometres / step >= 100 { step *= 10 }
    return max(10, Int((kilometres / step).rounded() * step))
  }
}

extension KnownCity {
  var position: GeoPoint { GeoPoint(clampingLatitude: latitude, wrappingLongitude: longitude) }
}

extension [PlaceClue] {
  /// Whether one of them tells of a city at the same distance in the same direction.
  fileprivate func isSameCity(_ other: PlaceClue) -> Bool {
    guard case .city(_, let kilometres, let direction) = other else { return false }
    return contains { clue in
      guard case .city(_, kilometres, direction) = clue else { return false }
      return true
    }
  }
}

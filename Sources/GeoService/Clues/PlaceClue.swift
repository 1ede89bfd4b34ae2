/// Something that somebody who is at a place would know of it. (Not `Clue`: that is the message.)
enum PlaceClue: Sendable, Hashable {
  case noonSun(NoonSun)
  /// How long the sun is up, rounded; minutes.
  case dayLength(minutes: Int)
  /// Within how many kilometres there is open sea; nil where it is farther than is looked.
  case sea(withinKilometres: Int?)
  case drivingSide(isLeft: Bool)
  /// How far the clocks are from UTC, minutes.
  case clock(minutes: Int)
  /// How many other countries are near.
  case neighbours(Int)
  /// The nearest city of at least so many inhabitants, kilometres away, rounded.
  case city(populationMin: Int, kilometres: Int, CompassDirection)
  /// ISO 15924 codes, one or two.
  case scripts([String])
  /// Letters of the English name of the nearest town.
  case townName(letterCount: Int)
}

/// Side of the sky in which the sun stands at noon over the year.
enum NoonSun: String, Sendable, Hashable {
  case south, north
  /// Within the tropics: now on this side, now on that.
  case overhead
}

/// The eight directions, clockwise from north.
enum CompassDirection: String, Sendable, Hashable, CaseIterable {
  case n, ne, e, se, s, sw, w, nw

  /// The nearest of them.
  /// - Parameter bearing: Degrees clockwise from north, in [0, 360).
  init(bearing: Double) {
    self = Self.allCases[Int((bearing / 45).rounded()) % Self.allCases.count]
  }
}

/// A city that many people would know, for telling how far it is.
struct KnownCity: Sendable, Hashable {
  let cityID: Int64
  let countryCode: String
  let latitude: Double
  let longitude: Double
  let populationCount: Int64
  /// IANA name.
  let timeZone: String
}

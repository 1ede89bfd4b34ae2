import Geodesy

/// Text that somebody typed, and what else says which city is meant.
struct Asker: Sendable, Hashable {
  /// Beginning of the name, as `CityRules.prefix` returns it.
  var prefix: String
  /// Where they are.
  var near: GeoPoint?
  /// The countries where their language is spoken, by code, with the language's place among theirs: 0 for the most spoken.
  var spokenIn: [String: Int] = [:]
}

/// The likeliest of the cities that were weighed, for one asker: each once, of equals the smaller id first.
struct LikeliestCities: Sendable {
  private let asker: Asker
  private let limit: Int
  /// By country; empty where the language says nothing.
  private let languageFactors: [Double]
  /// Factor by which a language and a place make a city likelier at most.
  private let factorMax: Double
  private var best: [(weight: Double, cityID: Int64)] = []

  /// - Parameter limit: How many are wanted; at least 1.
  init(for asker: Asker, limit: Int) {
    (self.asker, self.limit) = (asker, limit)
    languageFactors = Self.languageFactors(of: asker)
    // A little more, for rounding.
    factorMax = (languageFactors.max() ?? 1) * (asker.near == nil ? 1 : CityRules.nearFactor(0)) * 1.000_001
    best.reserveCapacity(limit)
  }

  private static func languageFactors(of asker: Asker) -> [Double] {
    if asker.spokenIn.isEmpty { return [] }
    var factors = [Double](repeating: 1, count: CountryLetters.tableSize)
    for (code, place) in asker.spokenIn {
      if let country = CountryLetters(code) { factors[country.index] = CityRules.languageFactor(place: place) }
    }
    return factors
  }

  /// Likeliest first.
  var cityIDs: [Int64] { best.map(\.cityID) }

  mutating func weigh(_ candidate: CityCandidate) {
    note(CityRules.weight(of: candidate, for: asker), candidate.city.cityID)
  }

  /// Whether a city that was no likelier for anybody than this one can still be among the likeliest.
  func canTake(usualWeight: Double) -> Bool {
    best.count < limit || usualWeight * factorMax >= best[limit - 1].weight
  }

  mutating func weigh(_ chance: CityChance) {
    var weight = chance.usualWeight
    if !languageFactors.isEmpty { weight *= languageFactors[chance.country.index] }
    if let near = asker.near {
      // Most are far away and cannot be among the likeliest, which their latitude says without a sine: nobody is nearer than it.
      let distanceMin = max(0, abs(near.latitude - chance.position.latitude) - Self.slack) * Self.degree
      if best.count == limit, weight * CityRules.nearFactor(distanceMin) < best[limit - 1].weight { return }
      weight *= CityRules.nearFactor(near.distance(to: chance.position))
    }
    note(weight, chance.cityID)
  }

  /// Along a meridian, metres.
  private static let degree = Earth.halfCircumference / 180
  /// Degrees: 1 cm, more than all rounding of a distance.
  private static let slack = 1e-7

  private mutating func note(_ weight: Double, _ cityID: Int64) {
    let place = (weight: weight, cityID: cityID)
    if best.count == limit, !Self.isBefore(place, best[limit - 1]) { return }
    if best.contains(where: { $0.cityID == cityID }) { return }
    if best.count == limit { best.removeLast() }
    best.insert(place, at: best.firstIndex { Self.isBefore(place, $0) } ?? best.count)
  }

  private static func isBefore(_ one: (weight: Double, cityID: Int64), _ other: (weight: Double, cityID: Int64)) -> Bool {
    one.weight != other.weight ? one.weight > other.weight : one.cityID < other.cityID
  }
}

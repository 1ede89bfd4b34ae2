internal import DisplayNames
internal import GeoService
internal import Geodesy
internal import Positions
internal import QuizWalks
internal import Texts

/// Facts of the geo service about a place, in words of six languages: names of countries and languages are ICU's.
extension WalkSeedPlace {
  /// Languages that questions offer: spoken by many, and known by name to most.
  static let offered = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "hi", "hu", "is", "it", "ja", "ko", "nl", "no", "pl", "pt", "ru", "sv", "sw",
    "th", "tr",
    "vi", "zh",
  ]

  init(_ place: SeedPlace, _ facts: SeedFacts) {
    let spoken = facts.languages[place.countryCode] ?? []
    let cities = facts.cities[place.countryCode] ?? []
    self.init(
      name: place.regionName.isEmpty || place.regionName == place.cityName ? place.cityName : "\(place.cityName), \(place.regionName)",
      sights: place.sights.compactMap(Sight.init),
      words: Dictionary(
        uniqueKeysWithValues: PageLanguage.allCases.map { ($0, Self.words(place.countryCode, spoken, in: $0)) }),
      cities: cities.map { City(name: $0.name, population: $0.populationCount) },
      strangerCities: facts.world.filter { $0.countryCode != place.countryCode }.map(\.name))
  }

  private static func words(_ countryCode: String, _ spoken: [String], in language: PageLanguage) -> Words {
    let bases = spoken.map { String($0.prefix { $0 != "-" }) }
    let others = offered.filter { !bases.contains($0) && !kin($0, bases) }
    // Others for each country, so that not all are asked of the same three.
    let begin = others.isEmpty ? 0 : WalkSeedRules.chance(countryCode, others.count)
    return Words(
      country: DisplayNames.country(countryCode, in: language.rawValue) ?? countryCode.uppercased(),
      spoken: bases.first.flatMap { DisplayNames.language($0, in: language.rawValue) } ?? "",
      unspoken: (others[begin...] + others[..<begin]).compactMap { DisplayNames.language($0, in: language.rawValue) })
  }

  /// Whether a language is another name of one that is spoken: the gazetteer has "nb" and "nn" for what is offered as "no".
  private static func kin(_ code: String, _ spoken: [String]) -> Bool {
    code == "no" && !Set(spoken).isDisjoint(with: ["nb", "nn"])
  }
}

extension WalkSeedPlace.Sight {
  /// Nil for what is no place of the grid.
  init?(_ sight: SeedSight) {
    guard let point = GridPoint(latitudeDegrees: sight.position.latitude, longitudeDegrees: sight.position.longitude) else { return nil }
    self.init(name: sight.name, kind: sight.kind, point: point)
  }
}

package import Positions
package import Texts

/// A place with what is known of it, of which walks can be made.
package struct WalkSeedPlace: Sendable {
  /// A sight at which one can stand.
  package struct Sight: Sendable, Hashable {
    package let name: String
    /// A word of OpenStreetMap, for example "museum".
    package let kind: String
    package let point: GridPoint

    package init(name: String, kind: String, point: GridPoint) { (self.name, self.kind, self.point) = (name, kind, point) }
  }

  /// A city of the country.
  package struct City: Sendable, Hashable {
    package let name: String
    package let population: Int64

    package init(name: String, population: Int64) { (self.name, self.population) = (name, population) }
  }

  /// Words for the country in one language.
  package struct Words: Sendable, Hashable {
    package let country: String
    /// The language that is spoken most there; empty where unknown.
    package let spoken: String
    /// Languages that are not spoken there.
    package let unspoken: [String]

    package init(country: String, spoken: String, unspoken: [String]) {
      (self.country, self.spoken, self.unspoken) = (country, spoken, unspoken)
    }
  }

  /// The city, and what tells it from others of its name: "Helsinki, Uusimaa".
  package let name: String
  /// Nearest to the middle first.
  package let sights: [Sight]
  package let words: [PageLanguage: Words]
  /// Cities of the country, largest first.
  package let cities: [City]
  /// Large ones of other countries.
  package let strangerCities: [String]

  package init(name: String, sights: [Sight], words: [PageLanguage: Words], cities: [City], strangerCities: [String]) {
    (self.name, self.sights, self.words, self.cities, self.strangerCities) = (name, sights, words, cities, strangerCities)
  }
}

/// A walk that a machine has made.
package struct SeedWalk: Sendable, Hashable {
  package let language: PageLanguage
  package let title: String
  let description: String
  let questions: [SeedQuestion]
}

/// A question of such a walk.
struct SeedQuestion: Sendable, Hashable {
  let text: String
  let options: [String]
  let rightOption: Int
  let explanation: String
  let point: GridPoint
}

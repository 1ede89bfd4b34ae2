import CairnProto
import CairnTesting
import Postgres
import Testing

@testable import GeoService

/// Which cities are meant by who mistypes one, or has typed a whole name.
extension StoredGeo.Cities {
  /// Mistyped in many languages (F-87): a letter is wrong, missing or too many, or two are swapped; and the last letters are not typed yet.
  @Test(arguments: [
    ("Barcelna", "Barcelona"), ("Kopenhagn", "Copenhagen"), ("Münchhen", "Munich"), ("Munchne", "Munich"), ("Lodnon", "London"),
    ("Istambull", "Istanbul"), ("Philadelfia", "Philadelphia"), ("Cinncinati", "Cincinnati"), ("Johannesberg", "Johannesburg"),
    ("Budapets", "Budapest"), ("Warszwa", "Warsaw"), ("Bucureshti", "Bucharest"), ("Torrino", "Turin"), ("Firenza", "Florence"),
    ("Zarragoza", "Zaragoza"), ("Marseile", "Marseille"), ("Toulousse", "Toulouse"), ("Franfkurt", "Frankfurt am Main"),
    ("Dusseldrof", "Düsseldorf"), ("Bruxeles", "Brussels"), ("Helsnki", "Helsinki"), ("Kobenhvan", "Copenhagen"),
    ("Saint Petersbrug", "Saint Petersburg"), ("Моксва", "Moscow"), ("Екатеринбрг", "Yekaterinburg"), ("Αθινα", "Athens"),
    ("Bunos Air", "Buenos Aires"), ("Rio de Janiero", "Rio de Janeiro"), ("Sao Pualo", "São Paulo"), ("Jakarata", "Jakarta"),
    ("Hyderbad", "Hyderabad"), ("Kinhsasa", "Kinshasa"),
  ])
  func aMistypedCityIsGuessed(typed: String, name: String) async throws {
    let answer = try await Self.answer(typed)
    #expect(answer.isGuess && answer.cities.contains { $0.name == name }, "\(typed): \(answer.cities.map(\.name))")
  }

  /// "Sidney" and the like are names in some language: nothing has to be guessed.
  @Test(arguments: [("Sidney", "Sydney"), ("Kopenhaagen", "Copenhagen"), ("Stutgart", "Stuttgart"), ("Barcelon", "Barcelona")])
  func whatANameBeginsWithIsNoGuess(typed: String, name: String) async throws {
    let answer = try await Self.answer(typed)
    #expect(!answer.isGuess && answer.cities.contains { $0.name == name }, "\(typed): \(answer.cities.map(\.name))")
  }

  @Test func ofGuessesTheFirstIsTheLikeliestForTheAsker() async throws {
    let barcelonas = try RealData.cities.get().filter { $0.name == "Barcelona" && $0.populationCount >= 100_000 }
    let spain = try #require(barcelonas.first { $0.countryCode == "es" })
    let venezuela = try #require(barcelonas.first { $0.countryCode == "ve" })
    #expect(try await Self.answer("Barcelna").cities.first?.cityID == spain.cityID)
    #expect(try await Self.answer("Barcelna", near: venezuela.cityID).cities.first?.cityID == venezuela.cityID)
    #expect(try await Self.answer("Barcelna", limit: 1).cities.count == 1)
    let nothing = try await Self.answer("Qqzzxwvkj")
    #expect(nothing.cities.isEmpty && !nothing.isGuess)
  }

  @Test func theIndexOfTrigramsIsUsed() async throws {
    let plan = try await StoredGeo.withData { database in
      try await database.query(
        """
        EXPLAIN SELECT n.city_id FROM city_names n WHERE n.population_count >= 100000
        ORDER BY n.folded OPERATOR(public.<->>) (SELECT fold_name('Barcelna')) LIMIT 200
        """
      ).map { try $0.get(0, as: String.self) }.joined()
    }
    #expect(plan.contains("city_names_alike"), "\(plan)")
  }

  /// Whoever has typed a whole name means it, though few other names of the city begin so.
  @Test(arguments: [
    ("Åbo", "Turku"), ("abo", "Turku"), ("Gand", "Gent"), ("LA", "Los Angeles"), ("KL", "Kuala Lumpur"), ("SPb", "Saint Petersburg"),
    ("Bâle", "Basel"), ("Bec", "Vienna"), ("Eko", "Lagos"), ("Edo", "Tokyo"),
  ])
  func aWholeNameIsMeant(typed: String, name: String) async throws {
    let names = try await Self.answer(typed).cities.map(\.name)
    #expect(names.contains(name), "\(typed): \(names)")
  }
}

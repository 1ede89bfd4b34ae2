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

  /// Who calls itself so is before those whom others call so: San Francisco is not Quito, nor "Cons" Istanbul.
  @Test(arguments: [
    ("San Francisco", "San Francisco"), ("Cons", "Constantine"), ("Köl", "Köln"), ("köln", "Köln"), ("New York", "New York City"),
    ("Vene", "Venice"), ("Colonia", "Colonia"), ("Fir", "Florence"), ("Firenz", "Florence"), ("Wien", "Vienna"), ("Cologne", "Köln"),
    ("Saint", "Saint"),
  ])
  func ownNamesAreMeantFirst(typed: String, name: String) async throws {
    let answer = try await Self.answer(typed)
    #expect(answer.cities.first?.name.hasPrefix(name) == true, "\(typed): \(answer.cities.map(\.name))")
  }

  @Test func veniceIsAmongFiveAndWenzhouBehind() async throws {
    let names = try await Self.answer("Ven").cities.map(\.name)
    #expect(names.contains("Venice") && !names.contains("Wenzhou"), "\(names)")
    let cons = try await Self.answer("Cons").cities.map(\.name)
    #expect(cons.prefix(2) == ["Constantine", "Constanţa"])
  }

  /// Why a city is there is told by the name, as it is written.
  @Test(arguments: [
    ("constantinop", "Istanbul", "Constantinop"), ("wien", "Vienna", "Wien"), ("mil", "Milan", "Milan"), ("lodz", "Łódź", "Łódź"),
    ("LA", "Los Angeles", "LA"), ("北京", "Beijing", "北京"), ("munc", "Munich", "München"), ("Munich", "Munich", "Munich"),
    ("Barcelna", "Barcelona", "Barcelona"), ("london, uk", "London", "London"),
  ])
  func theNameThatMatchedIsTold(typed: String, name: String, matched: String) async throws {
    let city = try #require(try await Self.answer(typed, limit: 10).cities.first { $0.name == name })
    #expect(city.matchedName.hasPrefix(matched), "\(city.matchedName)")
  }

  @Test func whereNoNameIsAskedForNoneIsTold() async throws {
    let answer = try await Self.reversed(45.4642, 9.19)
    #expect(answer.city?.matchedName.isEmpty == true && answer.nearestCity?.matchedName.isEmpty == true)
  }

  /// By rule, for short texts and long ones, with a language, with a place and without.
  @Test(arguments: ["", "zh"], [0, 3_173_435] as [Int64])
  func nobodyIsBeforeACityThatIsCalledSo(language: String, place: Int64) async throws {
    let all = try RealData.cities.get().filter { $0.name.utf8.allSatisfy { ("a"..."z").contains(Character(Unicode.Scalar($0 | 0x20))) } }
    let called = Dictionary(grouping: all, by: { $0.name.lowercased() })
    // The shortest begin the most names.
    let names = called.keys.sorted { ($0.count, $0) < ($1.count, $1) }
    var wrong: [String] = []
    for name in names.prefix(60) + names.enumerated().filter({ $0.offset % 700 == 0 }).map(\.element) {
      let limit = min(50, called[name, default: []].count)
      let found = try await Self.found(name, limit: Int32(limit), near: place, language: language)
      if found.contains(where: { $0.matchedName.count != name.count }) { wrong.append("\(name): \(found.map(\.matchedName))") }
    }
    #expect(wrong.isEmpty, "\(wrong.joined(separator: "\n"))")
  }
}

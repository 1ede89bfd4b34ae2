import CairnProto
import CairnServices
import Cryptography
import Geodesy
import Identity
import Postgres
import RPC
import Testing

@testable import GeoService

extension StoredGeo {
  @Suite struct Cities {
    private static func withHandlers<Value: Sendable>(
      _ body: @escaping @Sendable (CityHandlers) async throws -> Value
    ) async throws -> Value {
      try await StoredGeo.withData { database in
        let key = PageTokenKey(masterKey: SymmetricKey(bytes: [UInt8](repeating: 7, count: 32))!)
        // Made once for all tests: it takes seconds without optimisation. That it comes from the database is tested with the imports.
        let countries = CountryShelf(revision: { [] }, read: { _ in try RealData.countryMap.get() })
        return try await body(CityHandlers(store: CityStore(database: database), countries: countries, pageTokens: key))
      }
    }

    private static func found(
      _ prefix: String, limit: Int32 = 5, near cityID: Int64 = 0, language: String = "", _ handlers: CityHandlers
    ) async throws -> [City] {
      try await handlers.autocompleteCity(
        AutocompleteCityRequest(prefix: prefix, limit: limit, nearCityID: cityID, languageCode: language),
        StoredGeo.context(CityServiceMethods.autocompleteCity)
      ).cities
    }

    static func found(_ prefix: String, limit: Int32 = 5, near cityID: Int64 = 0, language: String = "") async throws -> [City] {
      try await withHandlers { try await found(prefix, limit: limit, near: cityID, language: language, $0) }
    }

    static func answer(_ prefix: String, limit: Int32 = 5, near cityID: Int64 = 0) async throws -> AutocompleteCityResponse {
      try await withHandlers { handlers in
        try await handlers.autocompleteCity(
          AutocompleteCityRequest(prefix: prefix, limit: limit, nearCityID: cityID), StoredGeo.context(CityServiceMethods.autocompleteCity))
      }
    }

    /// What a person types, and who must be among the first ten.
    @Test(arguments: [
      ("Mil", "Milan"), ("Napl", "Naples"), ("napol", "Naples"), ("Muenchen", "Munich"), ("münch", "Munich"), ("MUNCHEN", "Munich"),
      ("北京", "Beijing"), ("st peter", "Saint Petersburg"), ("Saint Peters", "Saint Petersburg"), ("łódź", "Łódź"), ("lodz", "Łódź"),
      ("são pau", "São Paulo"), ("istan", "Istanbul"), ("İstan", "Istanbul"), ("Москва", "Moscow"), ("αθηνα", "Athens"),
      ("القاهر", "Cairo"),
      ("  wien ", "Vienna"), ("kobenh", "Copenhagen"), ("東京", "Tokyo"),
    ])
    func citiesAreFoundByTheNamesOfManyLanguages(typed: String, name: String) async throws {
      let names = try await Self.found(typed, limit: 10).map(\.name)
      #expect(names.contains(name), "\(typed): \(names)")
    }

    /// "Mi" → Milan, "Napl" → Naples (L-11); the same typed in capitals, without accents, in other scripts and with "st" for "Saint".
    @Test(arguments: [
      ("Mi", "Milan"), ("Napl", "Naples"), ("NAPOLI", "Naples"), ("Muenchen", "Munich"), ("北京", "Beijing"),
      ("st peter", "Saint Petersburg"),
    ])
    func whatTheRequirementsNameIsAmongTheFirstFive(typed: String, name: String) async throws {
      let names = try await Self.found(typed).map(\.name)
      #expect(names.contains(name), "\(typed): \(names)")
    }

    @Test(arguments: [
      ("NYC", "New York City"), ("HCMC", "Ho Chi Minh City"), ("CDMX", "Mexico City"), ("BCN", "Barcelona"), ("NOLA", "New Orleans"),
      ("D.C.", "Washington"), ("SF", "San Francisco"), ("Joburg", "Johannesburg"), ("Philly", "Philadelphia"), ("とうきょう", "Tokyo"),
      ("s-Gravenhage", "The Hague"), ("'s-Grav", "The Hague"),
    ])
    func aCityIsFoundByWhatItIsCalledForShort(typed: String, name: String) async throws {
      let answer = try await Self.answer(typed)
      #expect(!answer.isGuess && answer.cities.contains { $0.name == name }, "\(typed): \(answer.cities.map(\.name))")
    }

    @Test(arguments: [
      ("london, uk", "gb"), ("London, England", "gb"), ("London, Ontario", "ca"), ("Paris, France", "fr"), ("Paris, tex", "us"),
      ("Rome, US", "us"), ("Paris, Nowhere", "fr"),
    ])
    func whatStandsBehindACommaSaysWhereTheCityIs(typed: String, countryCode: String) async throws {
      let city = try #require(try await Self.found(typed).first)
      #expect(city.countryCode == countryCode && typed.lowercased().hasPrefix(city.name.lowercased()), "\(city.name), \(city.countryCode)")
    }

    @Test func eachCityIsFoundOnce() async throws {
      let cities = try await Self.found("Mi", limit: 50)
      #expect(cities.count == 50 && Set(cities.map(\.cityID)).count == 50)
      #expect(try await Self.found("Mi", limit: 3) == Array(cities.prefix(3)))
    }

    /// Hand-written: what people who speak ten languages type, and whom they mean.
    @Test func fiveHundredPrefixesFindWhatAPersonExpects() async throws {
      let wishes = try PrefixWish.all()
      #expect(wishes.count >= 500 && Set(wishes.map(\.language)).count == 10)
      let disappointed = try await Self.withHandlers { handlers in
        var disappointed: [String] = []
        for wish in wishes {
          let cities = try await Self.found(wish.typed, language: wish.language, handlers)
          if !cities.contains(where: { wish.cityIDs.contains($0.cityID) }) {
            disappointed.append("\(wish.language) \(wish.typed): \(wish.name), \(wish.reason); found \(cities.map(\.name))")
          }
        }
        return disappointed
      }
      #expect(disappointed.isEmpty, "\(disappointed.joined(separator: "\n"))")
    }

    /// Who is larger, or is called as four letters say ("San", of "San Diego"), may be before a large city.
    private static func goesBefore(_ found: City, _ city: GazetteerCity) -> Bool {
      found.populationCount >= city.populationCount || found.matchedName.count <= 4
    }

    /// By rule: a large city is among the first five for the first four letters of its name unless larger ones, or some that are called so, fill them.
    @Test func everyLargeCityIsFoundByFourLetters() async throws {
      let cities = try RealData.cities.get().filter { $0.populationCount > 500_000 }
      #expect(cities.count > 1_000)
      let missing = try await Self.withHandlers { handlers in
        var missing: [String] = []
        for city in cities {
          let found = try await Self.found(String(city.name.prefix(4)), handlers)
          let isThere = found.contains { $0.cityID == city.cityID }
          if !isThere, found.count < 5 || found.contains(where: { !Self.goesBefore($0, city) }) {
            missing.append("\(city.name), \(city.countryCode): \(found.map { "\($0.name) \($0.populationCount)" })")
          }
        }
        return missing
      }
      #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    /// The same by its own name and by its English one, which the gazetteer does not tell apart from its names in other languages: from a table.
    @Test func everyLargeCityIsFoundByFourLettersOfItsOwnAndItsEnglishName() async throws {
      let cities = Dictionary(uniqueKeysWithValues: try RealData.cities.get().map { ($0.cityID, $0) })
      let lines = try OwnName.all()
      #expect(Set(lines.map(\.cityID)).count >= 150 && Set(lines.map(\.countryCode)).count >= 80)
      let missing = try await Self.withHandlers { handlers in
        var missing: [String] = []
        for line in lines {
          guard let city = cities[line.cityID], city.countryCode == line.countryCode, city.populationCount > 500_000 else {
            missing.append("\(line): not a large city of this country")
            continue
          }
          for name in Set([line.ownName, line.englishName]) {
            let found = try await Self.found(String(name.prefix(4)), handlers)
            let isThere = found.contains { $0.cityID == city.cityID }
            if !isThere, found.count < 5 || found.contains(where: { !Self.goesBefore($0, city) }) {
              missing.append("\(name), \(city.countryCode): \(found.map { "\($0.name) \($0.populationCount)" })")
            }
          }
        }
        return missing
      }
      #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    /// The letters that a country's own names are written in, where these are not Latin.
    private static let ownLetters: [(countries: [String], letters: [ClosedRange<UInt32>])] = [
      (["ru", "ua", "by", "bg", "rs", "kz", "kg", "mn"], [0x400...0x52F]), (["gr"], [0x370...0x3FF]), (["cn", "tw"], [0x4E00...0x9FFF]),
      (["jp"], [0x3040...0x30FF, 0x4E00...0x9FFF]), (["kr", "kp"], [0xAC00...0xD7AF]),
      (["eg", "sa", "iq", "ir", "sy", "jo", "ae", "kw", "ye", "sd", "ly", "dz", "ma", "tn", "lb", "af"], [0x600...0x6FF]),
      (["il"], [0x590...0x5FF]), (["th"], [0xE00...0xE7F]), (["ge"], [0x10A0...0x10FF]), (["am"], [0x530...0x58F]),
      (["bd"], [0x980...0x9FF]),
    ]

    /// The same by its own name. Of several in its country's letters, one: which of them is its own the gazetteer does not tell.
    @Test func everyLargeCityIsFoundByFourLettersOfItsOwnName() async throws {
      let (cities, names) = try RealData.gazetteer.get()
      let namesOf = Dictionary(grouping: names, by: \.cityID)
      let missing = try await Self.withHandlers { handlers in
        var (missing, asked): ([String], Int) = ([], 0)
        for city in cities where city.populationCount > 500_000 {
          guard let letters = Self.ownLetters.first(where: { $0.countries.contains(city.countryCode) })?.letters else { continue }
          let own = (namesOf[city.cityID] ?? []).map(\.name)
            .filter { $0.unicodeScalars.allSatisfy { letter in letters.contains { $0.contains(letter.value) } } }
          if own.isEmpty { continue }
          asked += 1
          var isThere = false
          for name in own where !isThere {
            let found = try await Self.found(String(name.prefix(4)), handlers)
            isThere =
              found.contains { $0.cityID == city.cityID }
              || (found.count == 5 && found.allSatisfy { $0.populationCount >= city.populationCount })
          }
          if !isThere { missing.append("\(city.name), \(city.countryCode): \(own)") }
        }
        if asked < 400 { missing.append("only \(asked) cities have an own name") }
        return missing
      }
      #expect(missing.isEmpty, "\(missing.joined(separator: "\n"))")
    }

    @Test(arguments: [("Cambr", "us", "gb"), ("Birm", "us", "gb"), ("Vale", "ve", "es"), ("Santi", "do", "cl")])
    func whereSomebodyIsDecidesBetweenNamesakes(typed: String, here: String, there: String) async throws {
      let (near, far) = try await Self.withHandlers { handlers in
        let cities = try await Self.found(typed, limit: 50, handlers)
        let near = try #require(cities.first { $0.countryCode == here && $0.name.hasPrefix(typed) })
        let far = try #require(cities.first { $0.countryCode == there && $0.name.hasPrefix(typed) })
        return (
          try await Self.found(typed, near: near.cityID, handlers).first?.countryCode,
          try await Self.found(typed, near: far.cityID, handlers).first?.countryCode
        )
      }
      #expect(near == here && far == there)
    }

    @Test func aVillageIsFoundByWhoIsNearIt() async throws {
      // "San" begins the names of hundreds of large cities. San Donato Milanese, 32,000 inhabitants, is at the edge of Milan.
      let (nowhere, near) = try await Self.withHandlers {
        (try await Self.found("San D", limit: 5, $0), try await Self.found("San D", limit: 5, near: 3_173_435, $0))
      }
      #expect(near.first?.name == "San Donato Milanese" && nowhere.first?.name != "San Donato Milanese")
    }

    @Test func aLanguageBringsItsCitiesForward() async throws {
      let (french, spanish) = try await Self.withHandlers {
        (try await Self.found("Nant", language: "fr", $0), try await Self.found("Val", language: "es-MX", $0))
      }
      #expect(french.contains { $0.name == "Nantes" } && spanish.first?.name == "Valencia")
      #expect(await StoredGeo.failure { try await Self.found("a", language: "french") }?.fieldViolations.first?.field == "language_code")
    }

    /// Letters whose answers were ranked before find what the whole gazetteer would have given, for whomever asks. Those with accents are sorted once more.
    @Test(arguments: ["", "fr", "zh", "es"])
    func shortPrefixesFindWhatRankingAllNamesWouldFind(language: String) async throws {
      let names = try RealData.cities.get().map(\.name)
      var generator = SeededGenerator(seed: Array("short prefixes \(language)".utf8))
      let prefixes = (0..<16).map { _ in String(names.randomElement(using: &generator)!.prefix(Int.random(in: 1...4, using: &generator))) }
      let different = try await Self.withHandlers { handlers in
        let spoken = language.isEmpty ? [:] : try await handlers.countries.current(at: StoredGeo.now).countries(speaking: language)
        var different: [String] = []
        for prefix in prefixes where !prefix.allSatisfy(\.isWhitespace) && !CityRules.isAccented(prefix) {
          let asker = Asker(prefix: try CityRules.prefix(prefix), spokenIn: spoken)
          let all = try await handlers.store.all(prefix: asker.prefix, limit: .max)
          let expected = CityRules.ranked(all, for: asker, limit: 10).map(\.cityID)
          let found = try await Self.found(prefix, limit: 10, language: language, handlers).map(\.cityID)
          if found != expected { different.append("\(prefix): \(found), not \(expected)") }
        }
        return different
      }
      #expect(different.isEmpty, "\(different.joined(separator: "\n"))")
    }

    @Test func aVillageNearbyIsFoundByOneLetter() async throws {
      // Sesto San Giovanni and its like around Milan stand before cities of a million elsewhere.
      let (nowhere, near) = try await Self.withHandlers {
        (try await Self.found("S", limit: 10, $0), try await Self.found("S", limit: 10, near: 3_173_435, $0))
      }
      #expect(near.contains { $0.countryCode == "it" && $0.populationCount < 100_000 } && !nowhere.contains { $0.countryCode == "it" })
    }

    @Test func aCityThatDoesNotExistIsNowhere() async throws {
      let (nowhere, unknown) = try await Self.withHandlers {
        (try await Self.found("Par", $0), try await Self.found("Par", near: 999_999_999, $0))
      }
      #expect(nowhere == unknown)
    }

    @Test func aCityHasItsPlaceAndZone() async throws {
      let city = try #require(try await Self.found("Milano").first)
      #expect(city.countryCode == "it" && city.timeZone == "Europe/Rome" && city.cityID == 3_173_435)
      #expect(city.regionName == "Lombardy" && city.provinceName.contains("Milan"))
      #expect(abs((city.position?.latitudeDegrees ?? 0) - 45.46) < 0.01)
    }

    @Test(arguments: [
      "Xqzzy", "%", "_", "\\", "'; DROP TABLE cities; --", "\u{10FFFF}",
      // Folding makes a space and a mark of them, of which nothing is left.
      "\u{203E}", "\u{2017}", "\u{203E}\u{203E}\u{203E}\u{203E}\u{203E}",
    ])
    func nothingFoundIsAnEmptyList(typed: String) async throws {
      #expect(try await Self.found(typed).isEmpty)
    }

    @Test func anEmptyPrefixIsRefused() async throws {
      #expect(await StoredGeo.failure { try await Self.found(" ") }?.fieldViolations.first?.field == "prefix")
      #expect(await StoredGeo.failure { try await Self.found("a", limit: -1) }?.fieldViolations.first?.field == "limit")
    }

    // MARK: One and the largest

    private static func city(_ cityID: Int64) async throws -> City? {
      try await withHandlers { try await $0.getCity(GetCityRequest(cityID: cityID), StoredGeo.context(CityServiceMethods.getCity)).city }
    }

    @Test func aCityIsGotByItsID() async throws {
      #expect(try await Self.city(3_173_435)?.name == "Milan")
      let unknown = await StoredGeo.failure { try await Self.city(1) }
      #expect(unknown?.code == .notFound && unknown?.reason == "CITY_NOT_FOUND")
    }

    private static func featured(
      _ handlers: CityHandlers, _ countryCode: String = "", size: Int32 = 0, token: String = ""
    ) async throws -> ListFeaturedCitiesResponse {
      try await handlers.listFeaturedCities(
        ListFeaturedCitiesRequest(countryCode: countryCode, pageSize: size, pageToken: token),
        StoredGeo.context(CityServiceMethods.listFeaturedCities))
    }

    @Test(arguments: [("", Int32(7), 300...800), ("it", 100, 1_000...3_000), ("mc", 1, 1...5)])
    func theLargestAreListedPageByPage(countryCode: String, size: Int32, count: ClosedRange<Int>) async throws {
      let cities = try await Self.withHandlers { handlers in
        var (cities, token): ([City], String) = ([], "")
        repeat {
          let page = try await Self.featured(handlers, countryCode, size: size, token: token)
          #expect(page.cities.count == Int(size) || page.nextPageToken.isEmpty)
          #expect(page.attribution == CityRules.attribution)
          cities += page.cities
          token = page.nextPageToken
        } while !token.isEmpty
        return cities
      }
      #expect(count.contains(cities.count) && Set(cities.map(\.cityID)).count == cities.count)
      #expect(cities.map(\.populationCount) == cities.map(\.populationCount).sorted(by: >))
      #expect(cities.allSatisfy { countryCode.isEmpty ? $0.populationCount >= 1_000_000 : $0.countryCode == countryCode })
    }

    @Test func aListIsAskedForAsItWasBegun() async throws {
      try await Self.withHandlers { handlers in
        let token = try await Self.featured(handlers, "it").nextPageToken
        #expect(try await Self.featured(handlers, "it").cities.count == 20)
        #expect(try await Self.featured(handlers, "it", size: 500).cities.count == 100)
        #expect(try await Self.featured(handlers, "zz").cities.isEmpty)
        for (code, token) in [("de", token), ("it", "forged"), ("", token)] {
          let failure = await StoredGeo.failure { try await Self.featured(handlers, code, token: token) }
          #expect(failure?.fieldViolations.first?.field == "page_token")
        }
        let size = await StoredGeo.failure { try await Self.featured(handlers, size: -1) }
        #expect(size?.fieldViolations.first?.field == "page_size")
        let code = await StoredGeo.failure { try await Self.featured(handlers, "Italy") }
        #expect(code?.fieldViolations.first?.field == "country_code")
      }
    }

    // MARK: By place

    static func reversed(_ latitude: Double, _ longitude: Double) async throws -> ReverseGeocodeCityResponse {
      try await withHandlers {
        try await $0.reverseGeocodeCity(
          ReverseGeocodeCityRequest(position: LatLng(latitudeDegrees: latitude, longitudeDegrees: longitude)),
          StoredGeo.context(CityServiceMethods.reverseGeocodeCity))
      }
    }

    /// Where somebody stands, and in which city and country that is: squares, suburbs, borders, water.
    @Test(arguments: [
      (45.4642, 9.1900, "Milan", "it"), (45.4785, 9.1240, "Milan", "it"), (41.8902, 12.4922, "Rome", "it"),
      (52.5163, 13.3777, "Berlin", "de"), (48.5728, 7.8150, "Kehl", "de"), (48.5817, 7.7508, "Strasbourg", "fr"),
      (40.7589, -73.9851, "New York City", "us"), (35.6595, 139.7005, "Tokyo", "jp"), (-33.8568, 151.2153, "Sydney", "au"),
      // In the bay of Naples, 3 km off; on Lake Zurich; on the Bosphorus; off Suva.
      (40.8100, 14.2200, "Naples", "it"), (47.3400, 8.5500, "Zürich", "ch"), (41.0500, 29.0450, "Istanbul", "tr"),
      (-18.1600, 178.4200, "Suva", "fj"),
      // Islands that Natural Earth counts to France, New Zealand and Norway, or does not draw: Marie-Galante, Tokelau, Barentsburg, Jan Mayen, Cocos.
      (15.9300, -61.2700, "Grand-Bourg", "gp"), (-9.3800, -171.2200, "Fale old settlement", "tk"), (78.0640, 14.2150, "Longyearbyen", "sj"),
      (70.9700, -8.6000, "Olonkinbyen", "sj"), (-12.1600, 96.8250, "West Island", "cc"), (-10.4300, 105.6700, "Flying Fish Cove", "cx"),
      // Exclaves that the outlines do not have, and whom they lie among: Büsingen, Baarle-Hertog, Campione, Sokh, Vorukh.
      (47.6969, 8.6900, "Büsingen", "de"), (47.6961, 8.6340, "Schaffhausen", "ch"), (51.4403, 4.9316, "Baarle-Hertog", "be"),
      (51.4480, 4.9270, "Baarle-Nassau", "nl"), (45.9690, 8.9720, "Campione", "it"), (46.0037, 8.9511, "Lugano", "ch"),
      (39.9700, 71.1300, "Ravon", "uz"), (39.8500, 70.5900, "Vorukh", "tj"),
      // Across the river from the middle of Detroit and of Laredo, more than a kilometre within the outline.
      (42.3190, -83.0390, "Windsor", "ca"), (27.4910, -99.5070, "Nuevo Laredo", "mx"),
    ])
    func aPositionIsInACity(latitude: Double, longitude: Double, name: String, countryCode: String) async throws {
      let answer = try await Self.reversed(latitude, longitude)
      #expect(answer.city?.name == name && answer.city?.countryCode == countryCode, "\(answer.city?.name ?? "nowhere")")
      #expect(answer.country?.countryCode == countryCode && answer.nearestCityDistanceM < 50_000)
      #expect(answer.attributions == MapImport.attributions)
    }

    @Test func everyCityIsInACountryWithAName() throws {
      let codes = Set(try RealData.cities.get().map(\.countryCode))
      #expect(codes.subtracting(try RealData.countryMap.get().names.keys).isEmpty)
    }

    @Test func theChainGoesFromTheCityToTheCountry() async throws {
      let answer = try await Self.reversed(45.4642, 9.1900)
      #expect(answer.city?.regionName == "Lombardy" && answer.city?.provinceName.isEmpty == false && answer.country?.name == "Italy")
    }

    /// Also where the outline of another country passes by: El Paso, Gorizia, Konstanz, Narva, Macau, Goma, Gibraltar.
    @Test func theMiddleOfACityIsInItsCountry() async throws {
      let all = try RealData.cities.get()
      let atBorders = [5_520_993, 3_175_986, 2_885_679, 590_031, 1_821_274, 216_281, 2_411_585] as Set<Int64>
      let cities = all.enumerated().filter { $0.offset.isMultiple(of: 300) || atBorders.contains($0.element.cityID) }.map(\.element)
      #expect(cities.count > 230)
      let wrong = try await Self.withHandlers { handlers in
        var wrong: [String] = []
        for city in cities {
          let position = LatLng(latitudeDegrees: city.position.latitude, longitudeDegrees: city.position.longitude)
          let answer = try await handlers.reverseGeocodeCity(
            ReverseGeocodeCityRequest(position: position), StoredGeo.context(CityServiceMethods.reverseGeocodeCity))
          if answer.country?.countryCode != city.countryCode || answer.city?.countryCode != city.countryCode {
            wrong.append("\(city.name), \(city.countryCode): \(answer.city?.name ?? ""), \(answer.country?.countryCode ?? "")")
          }
        }
        return wrong
      }
      #expect(wrong.isEmpty, "\(wrong)")
    }

    @Test func onTheHighSeasThereIsANearestCityAlone() async throws {
      for (latitude, longitude) in [(30.0, -40.0), (0, -150), (-45, 179.99), (-45, -179.99), (89.9, 10)] {
        let answer = try await Self.reversed(latitude, longitude)
        #expect(answer.city == nil && answer.country == nil && answer.nearestCity != nil && answer.nearestCityDistanceM > 250_000)
      }
    }

    @Test func whereNobodyLivesThereIsACountry() async throws {
      let answer = try await Self.reversed(-90, 0)
      #expect(answer.city == nil && answer.country?.countryCode == "aq" && answer.nearestCityDistanceM > 3_000_000)
      #expect(try await Self.reversed(24, 12).country?.countryCode == "ly")
    }

    /// Also at the poles and on both sides of 180°.
    @Test func theNearestCityIsTheNearestOfAll() async throws {
      let cities = try RealData.cities.get()
      let places = [
        point(90, 0), point(-90, 0), point(-17.8, 180), point(-17.8, -180), point(65, 179.9), point(65, -179.9), point(0, 0), point(45, 9),
        point(78.2, 15.6), point(-54.8, -68.3),
      ]
      for place in places {
        let answer = try await Self.reversed(place.latitude, place.longitude)
        let nearest = cities.min { (place.distance(to: $0.position), $0.cityID) < (place.distance(to: $1.position), $1.cityID) }
        #expect(answer.nearestCity?.cityID == nearest?.cityID, "\(place)")
      }
    }

    @Test(arguments: [(91.0, 0.0), (-91, 0), (0, 181), (.nan, 0), (0, .infinity)])
    func whatIsNoPlaceIsRefused(latitude: Double, longitude: Double) async {
      let failure = await StoredGeo.failure { try await Self.reversed(latitude, longitude) }
      #expect(failure?.fieldViolations.first?.field == "position")
    }

    @Test func noPlaceIsRefused() async {
      let failure = await StoredGeo.failure {
        try await Self.withHandlers {
          try await $0.reverseGeocodeCity(ReverseGeocodeCityRequest(), StoredGeo.context(CityServiceMethods.reverseGeocodeCity))
        }
      }
      #expect(failure?.fieldViolations.first?.field == "position")
    }
  }
}

import CairnTesting
import Geodesy
import Spatial
import Testing

@testable import GeoService

@Suite struct CityRulesTests {
  @Test(arguments: [("Mi", "Mi"), ("  st peter ", "st peter"), ("北京", "北京"), ("\u{00A0}a", "a")])
  func thePrefixIsWhatStandsBetweenTheSpaces(asked: String, prefix: String) throws {
    #expect(try CityRules.prefix(asked) == prefix)
  }

  @Test(arguments: [
    "", " ", "\t\n", "\u{200B}", " \u{200B}\u{FE0F} ", "-", "...", " '-- ", "\u{64B}", "\u{2BB}", "Mi\u{0}", "´", "¨¯", " ¸´ ",
  ])
  func nothingIsNoPrefix(asked: String) {
    #expect(throws: CityRules.Refusal.prefixEmpty) { try CityRules.prefix(asked) }
  }

  @Test func aHundredScalarsAreEnough() throws {
    #expect(try CityRules.prefix(String(repeating: "é", count: 100)).count == 100)
    #expect(throws: CityRules.Refusal.prefixTooLong) { try CityRules.prefix(String(repeating: "a", count: 101)) }
  }

  @Test(arguments: [(0, 10), (1, 1), (50, 50), (51, 50)])
  func limitsAreLimited(asked: Int32, limit: Int32) throws {
    #expect(try CityRules.limit(asked) == limit)
    #expect(throws: CityRules.Refusal.limitNegative) { try CityRules.limit(-1) }
  }

  // MARK: Languages and countries

  @Test(arguments: [("it", "it"), ("pt-BR", "pt"), ("ZH-Hant-TW", "zh"), ("yue", "yue"), ("De", "de")])
  func theLanguageIsTheFirstPartOfATag(tag: String, language: String) throws {
    #expect(try CityRules.language(tag) == language)
  }

  @Test func noTagIsNoLanguage() throws {
    #expect(try CityRules.language("") == nil)
  }

  @Test(arguments: ["i", "italian", "-it", "1t", "日本", " it", "it_IT", "it-" + String(repeating: "x", count: 33)])
  func whatIsNoTagIsRefused(tag: String) {
    #expect(throws: CityRules.Refusal.languageMalformed) { try CityRules.language(tag) }
  }

  @Test(arguments: [("it", true), ("zz", true), ("", false), ("i", false), ("ita", false), ("IT", false), ("1t", false), ("\u{E9}", false)])
  func aCountryHasTwoSmallLetters(code: String, isCode: Bool) {
    #expect(CityRules.isCountryCode(code) == isCode)
  }

  // MARK: What was mistyped

  @Test(arguments: [
    ("", "", 0), ("", "milan", 0), ("milan", "milano", 0), ("milna", "milano", 1), ("mlan", "milano", 1), ("millan", "milano", 1),
    ("nilan", "milano", 1), ("minal", "milan", 2), ("abcde", "", 5), ("abcde", "vwxyz", 5), ("lodnon", "london derry", 1), ("ab", "ba", 1),
    ("моксва", "москва", 1),
  ])
  func mistakesAreCountedToTheNearestBeginning(typed: String, name: String, mistakes: Int) {
    #expect(Typing.mistakes(in: typed, for: name) == mistakes)
  }

  @Test func theLongerATextIsTheMoreOfItMayBeWrong() {
    #expect(["mila", "milan", "milano ", "milano m"].map(CityRules.mistakesMax) == [0, 1, 1, 2])
    #expect(!CityRules.mayBeMistyped("mila") && CityRules.mayBeMistyped("milan"))
  }

  @Test func theFewestMistakesComeFirstThenTheLikeliest() {
    func alike(_ cityID: Int64, _ population: Int64, _ name: String) -> CityNameAlike {
      CityNameAlike(city: Self.city(cityID, population), name: name, typed: "barcelna")
    }
    let names = [
      alike(1, 100, "barcelona"), alike(2, 1_000, "barcelona"), alike(3, 9_000_000, "marcelina"), alike(4, 9_000_000, "barna"),
      alike(1, 100, "barcelone"),
    ]
    let asker = Asker(prefix: "Barcelna")
    let guesses = CityRules.guessed(names, for: asker, limit: 10)
    #expect(guesses.map(\.city.cityID) == [2, 1, 3] && guesses.map(\.text) == ["barcelona", "barcelona", "marcelina"])
    #expect(CityRules.guessed(names, for: asker, limit: 1).map(\.city.cityID) == [2])
    #expect(CityRules.guessed([], for: asker, limit: 10).isEmpty)
  }

  // MARK: Which are meant

  private static func city(_ cityID: Int64, _ population: Int64, in countryCode: String = "xx", at position: GeoPoint = .origin)
    -> GazetteerCity
  {
    GazetteerCity(cityID: cityID, name: "C", countryCode: countryCode, position: position, populationCount: population, timeZone: "Z")
  }

  private static func candidate(_ city: GazetteerCity, forms: Int64 = 1, _ standing: NameStanding = .own) -> CityCandidate {
    CityCandidate(city: city, formCount: forms, standing: standing)
  }

  private static func ranked(_ candidates: [CityCandidate], _ asker: Asker = Asker(prefix: "Mi"), limit: Int = 10) -> [Int64] {
    CityRules.ranked(candidates, for: asker, limit: limit).map(\.cityID)
  }

  @Test func theLargestIsMeantAndOfEqualsTheOlder() {
    let candidates = [Self.city(3, 10), Self.city(2, 20), Self.city(1, 10), Self.city(4, 0)].map { Self.candidate($0) }
    #expect(Self.ranked(candidates) == [2, 1, 3, 4])
    #expect(Self.ranked(candidates, limit: 2) == [2, 1])
    #expect(Self.ranked(candidates + candidates).count == 4, "each once")
    #expect(Self.ranked([]).isEmpty)
  }

  @Test func aNameThatHardlyAnybodyUsesCountsLittle() {
    let istanbul = Self.candidate(Self.city(1, 15_701_602), forms: 2, .lesser)
    let vienna = Self.candidate(Self.city(2, 1_691_468), forms: 32, .lesser)
    let milan = Self.candidate(Self.city(3, 1_371_498), forms: 1)
    #expect(Self.ranked([istanbul, vienna, milan]) == [3, 2, 1], "who calls itself so is before those whom others call so")
    let village = Self.candidate(Self.city(4, 5_000))
    #expect(
      Self.ranked([istanbul, village], Asker(prefix: "Mikla")) == [1, 4], "but not a village before a city of millions that many call so")
  }

  /// Whoever is large, near, and speaks the language: the name that was typed is theirs who are called so.
  @Test func nobodyIsBeforeACityWhoseOwnNameIsTheWholeText() {
    let asker = Asker(prefix: "Mi", near: .origin, spokenIn: ["it": 0])
    let all = NameStanding.allCases.map { standing in
      Self.candidate(
        Self.city(
          Int64(standing.rawValue), standing == .ownWhole ? 0 : 40_000_000, in: standing == .ownWhole ? "zz" : "it",
          at: standing == .ownWhole ? point(0, 180) : .origin), forms: 200, standing)
    }
    #expect(Self.ranked(all, asker) == [2, 1, 0])
  }

  @Test func whatANameIsToItsCity() {
    func standing(_ prefix: String, _ flags: (isOwnWhole: Bool, isOwn: Bool, isWhole: Bool)) -> NameStanding {
      CityRules.standing(of: prefix, isOwnWhole: flags.isOwnWhole, isOwn: flags.isOwn, isWhole: flags.isWhole)
    }
    #expect(standing("mi", (true, true, true)) == .ownWhole && standing("mi", (false, true, false)) == .own)
    #expect(standing("la", (false, false, true)) == .own && standing("mi", (false, false, false)) == .lesser)
    #expect(standing("ми", (false, false, false)) == .own && standing("北", (false, false, false)) == .own)
  }

  @Test func accentsThatWereTypedAreMeant() {
    func city(_ cityID: Int64, _ name: String) -> (FoundCity, MatchedName) {
      (FoundCity(city: Self.city(cityID, 10), text: "Köl"), MatchedName(name: name, isOwn: cityID < 10))
    }
    let found = [city(1, "Kolkata"), city(2, "Köln"), city(3, "Kol"), city(4, "KÖLLEDA"), city(11, "Kol")]
    let names = Dictionary(uniqueKeysWithValues: found.map { ($0.0.city.cityID, $0.1) })
    #expect(CityRules.literalFirst(found.map(\.0), names).map(\.city.cityID) == [3, 2, 4, 1, 11])
    #expect(["Köl", "ã", "Đà", "Ş", "Łó"].allSatisfy(CityRules.isAccented))
    #expect(["Kol", "", "北京", "Ми", "'s-Gr"].allSatisfy { !CityRules.isAccented($0) })
  }

  @Test(arguments: [("", 1.0), ("M", 64), ("Mi", 32), ("Mil", 16), ("Mila", 8), ("Milano", 2), ("Milano M", 1), ("北", 1), ("Ми", 1)])
  func theMoreIsTypedTheLessItIsChance(prefix: String, forms: Double) {
    #expect(CityRules.formsOfUsualName(prefix) == forms)
    #expect(CityRules.formsOfUsualName(String(repeating: "a", count: 100)) == 1)
  }

  @Test func whereOnesLanguageIsSpokenIsLikelier() {
    let (here, there) = (Self.candidate(Self.city(1, 20, in: "it")), Self.candidate(Self.city(2, 100, in: "cn")))
    #expect(Self.ranked([here, there], Asker(prefix: "Mi", spokenIn: ["it": 0])) == [1, 2], "20 count as 120")
    #expect(Self.ranked([here, there], Asker(prefix: "Mi", spokenIn: ["it": 1])) == [2, 1], "20 count as 60")
    #expect(Self.ranked([here, there], Asker(prefix: "Mi", spokenIn: ["fr": 0])) == [2, 1])
  }

  @Test func whoStandsBeforeAVillageMeansIt() {
    let place = point(45, 9)
    let village = Self.candidate(Self.city(1, 5_000, at: place.destination(distance: 1_000, bearing: 0)))
    let millions = Self.candidate(Self.city(2, 900_000, at: point(0, 100)))
    #expect(Self.ranked([millions, village], Asker(prefix: "Mi", near: place)) == [1, 2])
    #expect(Self.ranked([millions, village]) == [2, 1])
  }

  /// Whatever else is so, more of anything that makes a city likelier never makes it less likely.
  @Test func noAdvantageEverHarms() {
    let distances = [0.0, 10_000, 50_000, 100_000, 1_000_000, 15_000_000]
    let count = AllInputs.forEach { choices in
      let population = choices.pick([0, 1, 5_000, 99_999, 100_000, 15_000_000] as [Int64])
      let forms = choices.pick([1, 2, 7, 8, 40] as [Int64])
      let standing = choices.pick(NameStanding.allCases)
      let place = choices.pick([0, 1, 5, 6, 9, nil])
      let distance = choices.pick(distances)
      let isPlaced = choices.pick([false, true])
      func weight(
        _ population: Int64, _ forms: Int64, _ standing: NameStanding, _ place: Int?, _ distance: Double
      ) -> Double {
        let position = GeoPoint.origin.destination(distance: distance, bearing: 77)
        let asker = Asker(prefix: "Mi", near: isPlaced ? .origin : nil, spokenIn: place.map { ["it": $0] } ?? [:])
        return CityRules.weight(
          of: Self.candidate(Self.city(1, population, in: "it", at: position), forms: forms, standing), for: asker)
      }
      let own = weight(population, forms, standing, place, distance)
      #expect(own > 0 && own.isFinite)
      #expect(weight(population + 1, forms, standing, place, distance) >= own)
      #expect(weight(population, forms + 1, standing, place, distance) >= own)
      #expect(weight(population, forms, NameStanding(rawValue: standing.rawValue + 1) ?? standing, place, distance) >= own)
      #expect(weight(population, forms, standing, 0, distance) >= own)
      #expect(weight(population, forms, standing, place, distance / 2) >= own)
    }
    #expect(count == 6 * 5 * 3 * 6 * 6 * 2)
  }

  /// What is packed is weighed as what is read: the same cities, in the same order, wherever the asker is and whatever they speak.
  @Test func whatIsPackedIsWeighedAsWhatIsRead() {
    var generator = SeededGenerator(seed: Array("packed cities".utf8))
    let countries = ["it", "ch", "fr", "zz"]
    for number in 0..<200 {
      let here = point(.random(in: -89...89, using: &generator), .random(in: -180...180, using: &generator))
      let candidates = (1...80 as ClosedRange<Int64>).map { cityID in
        let isNear = Bool.random(using: &generator)
        let place =
          isNear
          ? here.destination(distance: .random(in: 0...300_000, using: &generator), bearing: .random(in: 0..<360, using: &generator))
          : point(.random(in: -89...89, using: &generator), .random(in: -180...180, using: &generator))
        // Few sizes, so that some are equally likely.
        let population = ([0, 1_000, 1_000, 50_000, 2_000_000] as [Int64]).randomElement(using: &generator)!
        return Self.candidate(
          Self.city(cityID, population, in: countries.randomElement(using: &generator)!, at: place),
          forms: .random(in: 1...40, using: &generator), NameStanding.allCases.randomElement(using: &generator)!)
      }
      let asker = Asker(
        prefix: "Mi", near: number.isMultiple(of: 2) ? here : nil, spokenIn: number.isMultiple(of: 3) ? ["it": 0, "ch": 2, "??": 0] : [:])
      var likeliest = LikeliestCities(for: asker, limit: 10)
      let chances = candidates.map(Self.chance).sorted { $0.usualWeight > $1.usualWeight }
      for chance in chances where likeliest.canTake(usualWeight: chance.usualWeight) { likeliest.weigh(chance) }
      #expect(likeliest.cityIDs == Array(Self.byWeight(candidates, for: asker).prefix(10)))
      #expect(Self.ranked(candidates, asker) == likeliest.cityIDs)
    }
  }

  private static func chance(_ candidate: CityCandidate) -> CityChance {
    CityChance(
      cityID: candidate.city.cityID, usualWeight: CityRules.weight(of: candidate, for: Asker(prefix: "Mi")),
      country: CountryLetters(candidate.city.countryCode)!, position: candidate.city.position)
  }

  /// By sorting all of them.
  private static func byWeight(_ candidates: [CityCandidate], for asker: Asker) -> [Int64] {
    let weighed = candidates.map { (cityID: $0.city.cityID, weight: CityRules.weight(of: $0, for: asker)) }
    return weighed.sorted { $0.weight != $1.weight ? $0.weight > $1.weight : $0.cityID < $1.cityID }.map(\.cityID)
  }

  @Test(
    arguments: [("it", 8 * 26 + 19), ("aa", 0), ("zz", 675), ("", nil), ("i", nil), ("ita", nil), ("IT", nil), ("é", nil)]
      as [(String, Int?)])
  func aCountryIsTwoLetters(code: String, index: Int?) {
    #expect(CountryLetters(code)?.index == index)
  }

  // MARK: What is packed

  /// Whatever is cut off or changed is noticed or read, and never reaches beyond the end.
  @Test func aDamagedPackIsNoticed() throws {
    func number(_ value: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: value.bigEndian) { Array($0) } }
    let place = number(45.5.bitPattern) + number(9.25.bitPattern) + Array("it".utf8)
    let crowd = number(Int64(7)) + number(1_000.0.bitPattern) + place
    var chances: [CityChance] = []
    try CityCrowd(bytes: crowd + crowd).forEach {
      chances.append($0)
      return true
    }
    let milan = CityChance(cityID: 7, usualWeight: 1_000, country: CountryLetters("it")!, position: point(45.5, 9.25))
    #expect(chances == [milan, milan])
    let names = [1] + number(Int16(5)) + Array("milan".utf8) + [0] + number(Int16(6)) + Array("milano".utf8)
    let around = number(Int64(7)) + number(Int64(1_000)) + place + number(Int16(2)) + names
    func found(_ prefix: String) throws -> [CityChance] {
      var found: [CityChance] = []
      try CitySurroundings(bytes: around).forEach(named: prefix, formsOfUsualName: 2) { found.append($0) }
      return found
    }
    #expect(try found("mil") == [milan] && found("mol") == [])
    #expect(try found("milan").map(\.usualWeight) == [1_000 * CityRules.wholeWeight], "its own name")
    #expect(try found("milano").map(\.usualWeight) == [1_000], "a whole name")
    let others = number(Int64(7)) + number(Int64(1_000)) + place + number(Int16(1)) + [0] + number(Int16(6)) + Array("milano".utf8)
    try CitySurroundings(bytes: others).forEach(named: "milan", formsOfUsualName: 2) {
      #expect($0.usualWeight == 500 * CityRules.lesserWeight)
    }
    for count in 1..<crowd.count {
      #expect(throws: DamagedPack.self) { try CityCrowd(bytes: Array(crowd.prefix(count))).forEach { _ in true } }
    }
    for count in 1..<around.count {
      #expect(throws: DamagedPack.self) {
        try CitySurroundings(bytes: Array(around.prefix(count))).forEach(named: "m", formsOfUsualName: 1) { _ in }
      }
    }
    for index in around.indices {
      for value in [0, 0x7F, 0xFF] as [UInt8] {
        var (crowd, around) = (crowd, around)
        around[index] = value
        try? CitySurroundings(bytes: around).forEach(named: "m", formsOfUsualName: 1) { _ in }
        if index < crowd.count { crowd[index] = value }
        try? CityCrowd(bytes: crowd).forEach { _ in true }
      }
    }
  }

  @Test(arguments: [
    (point(45.5, 9.5), 1_000.0, 1), (point(45.0, 9.0), 1_000.0, 4), (point(10, 180), 1_000.0, 4), (point(90, 0), 1_000.0, 360),
    (point(-90, 0), 1_000.0, 360), (point(0.5, -179.5), 100_000.0, 9),
  ])
  func squaresTouchWhatIsNear(place: GeoPoint, radius: Double, count: Int) {
    let squares = CitySquare.touching(SpatialBox.around(place, radius: radius))
    #expect(squares.count == count && Set(squares).count == count && squares.allSatisfy((0..<180 * 360).contains), "\(squares)")
  }

  // MARK: Where a position belongs

  @Test func aLargeCityReachesFartherThanASmallOne() {
    #expect(CityRules.reach(of: Self.city(1, 0)) == 2_000)
    #expect(abs(CityRules.reach(of: Self.city(1, 1_371_498)) - 10_447) < 1, "Milan")
    let milan = Self.city(1, 1_371_498, at: point(45.4643, 9.1895))
    let suburb = Self.city(2, 20_000, at: point(45.52, 9.21))
    #expect(CityRules.owner(of: point(45.497, 9.205), among: [suburb, milan])?.cityID == 1, "nearer to the suburb's centre")
    #expect(CityRules.owner(of: point(45.519, 9.21), among: [suburb, milan])?.cityID == 2)
  }

  @Test func aQuarterIsItsCity() {
    let milan = GazetteerCity(
      cityID: 1, name: "Milan", countryCode: "it", position: point(45.4643, 9.1895), populationCount: 1_371_498, timeZone: "Z",
      regionName: "Lombardy")
    func near(_ kilometres: Double, _ population: Int64, _ region: String = "Lombardy", _ country: String = "it") -> GazetteerCity {
      let position = milan.position.destination(distance: kilometres * 1_000, bearing: 290)
      return GazetteerCity(
        cityID: 2, name: "Q", countryCode: country, position: position, populationCount: population, timeZone: "Z", regionName: region)
    }
    let quarter = near(5, 20_000)
    #expect(CityRules.owner(of: quarter.position, among: [quarter, milan])?.name == "Milan")
    for other in [near(6, 20_000), near(5, 200_000), near(5, 20_000, "Piedmont"), near(5, 20_000, "Lombardy", "ch")] {
      #expect(CityRules.owner(of: other.position, among: [other, milan]) == other)
    }
  }

  @Test func nobodyIsInACityThatIsADayAway() {
    let city = Self.city(1, 10_000_000, at: point(10, 179.9))
    let centre = city.position
    #expect(CityRules.owner(of: centre.destination(distance: 49_900, bearing: 90), among: [city]) == city, "over 180°")
    #expect(CityRules.owner(of: centre.destination(distance: 50_100, bearing: 90), among: [city]) == nil)
    #expect(CityRules.owner(of: centre, among: []) == nil)
  }

  @Test func ofEqualsTheOlderOwnsAPlace() {
    let twins = [2, 1].map { Self.city($0, 10) }
    #expect(CityRules.owner(of: point(0.1, 0.1), among: twins)?.cityID == 1)
  }
}

import Geodesy

/// Questions that may be asked of the gazetteer, and the city that is meant.
enum CityRules {
  /// The longest name of a place has 85 letters.
  static let prefixLengthMax = 100
  static let limitDefault = 10
  /// A list nobody reads to its end.
  static let limitMax = 50
  /// Must be shown with the data (CC BY 4.0).
  static let attribution = "Contains data from GeoNames (geonames.org), CC BY 4.0, modified"

  enum Refusal: Error, Equatable {
    case prefixEmpty
    case prefixTooLong
    case limitNegative
    case languageMalformed
  }

  /// Text that is searched for: without the spaces around it.
  static func prefix(_ asked: String) throws(Refusal) -> String {
    guard asked.unicodeScalars.count <= prefixLengthMax else { throw .prefixTooLong }
    let isSpace = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let scalars = asked.unicodeScalars.drop(while: isSpace)
    // Folding drops invisible characters and signs: of a text that has nothing else nothing would be left, and every name begins with nothing.
    guard scalars.contains(where: isKept), !scalars.contains("\u{0}"), let last = scalars.lastIndex(where: { !isSpace($0) }) else {
      throw .prefixEmpty
    }
    return String(scalars[...last])
  }

  /// The signs that fold_name makes spaces of.
  private static let signs = Set("-\u{2010}\u{2011}\u{2013}'\u{2019}\u{2BB}\u{2BC}\u{2018}`.\u{B7}".unicodeScalars)

  /// Whether something is left of it when it is folded: it is neither invisible nor a space, a sign between words, a mark of a vowel or an accent, nor
  /// an accent by itself (´ ¨ ¯ ¸), of which NFKC makes a space and a mark.
  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    return !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint && !signs.contains(scalar)
      && properties.generalCategory != .nonspacingMark && properties.generalCategory != .modifierSymbol
  }

  /// Zero means the default; more than the greatest means the greatest.
  static func limit(_ asked: Int32) throws(Refusal) -> Int32 {
    guard asked >= 0 else { throw .limitNegative }
    return asked == 0 ? Int32(limitDefault) : min(asked, Int32(limitMax))
  }

  // MARK: Which are meant

  /// Candidates among which those that are meant are looked for: so many of the largest whose names begin so, and so many near the asker.
  /// Two letters begin the names of at most some hundred large cities.
  static let candidateCountMax: Int32 = 300
  /// "Near" somebody, metres: where people from a city go for a day.
  static let nearRadius = 100_000.0
  /// Somebody in front of a village of 5,000 inhabitants means it rather than a city of a million elsewhere that begins the same.
  static let nearWeight = 200.0
  /// Where the advantage of being near has fallen to half, metres.
  static let nearHalfway = 50_000.0
  /// A city where one's language is the most spoken is as likely as one so many times its size elsewhere; half so where it is the second, a
  /// third where it is the third, never less than elsewhere.
  static let languageWeight = 6.0

  /// Number of forms of a name (Wien, Wiedeń, Wiin …) that begin so and that the gazetteer must know for it to be as much the city's name as its first one.
  /// Two letters begin some form of nearly every city's name, four hardly by chance. First names are in Latin letters, so in others any form will do.
  static func formsOfUsualName(_ prefix: String) -> Double {
    let scalars = prefix.unicodeScalars
    guard let first = scalars.first, first.value < latinEnd else { return 1 }
    return Double(max(1, 128 >> scalars.count))
  }

  /// The first scalar behind those of Latin letters: of Greek.
  static let latinEnd: UInt32 = 0x370

  /// Prefixes up to this length, in scalars, are looked up where they were ranked before. Five letters begin few names, but for "saint" and the
  /// like, of which there are some hundreds.
  static let shortPrefixMax = 4

  /// Whether it may begin thousands of names, which take 10 ms to be looked through: where no import has ranked them yet. Most names are in Latin
  /// letters, and two of another script begin few.
  static func mayBeginThousands(_ prefix: String) -> Bool {
    prefix.unicodeScalars.count <= 2 && prefix.unicodeScalars.allSatisfy { $0.value < latinEnd }
  }

  static func isShort(_ prefix: String) -> Bool { prefix.unicodeScalars.count <= shortPrefixMax }

  /// How likely a city is meant by somebody of whom nothing is known, in inhabitants: fewer by how unusual the name is that begins so (nobody who
  /// types "Mi" means Istanbul, which a saga calls Miklagard). A whole name is as usual as the first one: "Åbo" is Turku, and "LA" Los Angeles.
  static func usualWeight(populationCount: Int64, isFirstOrWhole: Bool, formCount: Int64, formsOfUsualName: Double) -> Double {
    let weight = Double(max(populationCount, 1))
    return isFirstOrWhole ? weight : weight * min(1, Double(formCount) / formsOfUsualName)
  }

  /// How much likelier than elsewhere a city is where the asker's language has this place among the country's.
  static func languageFactor(place: Int) -> Double { max(1, languageWeight / Double(place + 1)) }

  /// How much likelier a city is at this distance of the asker than very far away.
  static func nearFactor(_ distance: Double) -> Double {
    let part = distance / nearHalfway
    return 1 + nearWeight / (1 + part * part)
  }

  /// How likely a city is meant, in inhabitants: more by how near it is and whether the asker's language is spoken there.
  static func weight(of candidate: CityCandidate, for asker: Asker) -> Double {
    let city = candidate.city
    var weight = usualWeight(
      populationCount: city.populationCount, isFirstOrWhole: candidate.isFirstOrWhole, formCount: candidate.formCount,
      formsOfUsualName: formsOfUsualName(asker.prefix))
    if let place = asker.spokenIn[city.countryCode] { weight *= languageFactor(place: place) }
    if let near = asker.near { weight *= nearFactor(near.distance(to: city.position)) }
    return weight
  }

  /// Likeliest first, each once; of equals the smaller id.
  static func ranked(_ candidates: [CityCandidate], for asker: Asker, limit: Int) -> [GazetteerCity] {
    var likeliest = LikeliestCities(for: asker, limit: limit)
    for candidate in candidates { likeliest.weigh(candidate) }
    let cities = Dictionary(candidates.map { ($0.city.cityID, $0.city) }, uniquingKeysWith: { first, _ in first })
    return likeliest.cityIDs.compactMap { cities[$0] }
  }

  // MARK: Which are meant where somebody says in which country

  /// "London, uk" as the name and where it is; nil of a text without a comma between two words.
  static func named(_ prefix: String) -> (name: String, area: String)? {
    let parts = prefix.split(separator: ",", maxSplits: 1).map { try? Self.prefix(String($0)) }
    guard parts.count == 2, let name = parts[0], let area = parts[1] else { return nil }
    return (name, area)
  }

  /// Words that people write for countries and that are neither their names nor their codes.
  private static let usualCountries = [
    "uk": "gb", "england": "gb", "scotland": "gb", "wales": "gb", "usa": "us", "america": "us", "uae": "ae", "holland": "nl",
  ]

  /// Those in an area, a country by its English name or code or a region by its name, before all others; of each, those that are called so, because
  /// whoever types a comma has finished the name.
  /// - Parameter names: Names of countries, by code.
  static func areaFirst(_ cities: [GazetteerCity], _ name: String, _ area: String, names: [String: String]) -> [GazetteerCity] {
    let (called, asked) = (name.lowercased(), area.lowercased())
    func isThere(_ city: GazetteerCity) -> Bool {
      city.countryCode == usualCountries[asked] ?? asked || names[city.countryCode]?.lowercased().hasPrefix(asked) == true
        || city.regionName.lowercased().hasPrefix(asked)
    }
    let places = cities.map { (isThere($0) ? 0 : 2) + ($0.name.lowercased() == called ? 0 : 1) }
    return (0...3).flatMap { place in zip(cities, places).filter { $1 == place }.map(\.0) }
  }

  // MARK: Which may be meant where none begins so

  /// One wrong letter of fewer leaves nothing to go by, scalars.
  static let guessLengthMin = 5
  /// From so many letters on two of them may be wrong, scalars: "Johanesburgh".
  static let twoMistakesLengthMin = 8
  /// Names among which is looked for what was meant: of "Lodnon" London is the thirtieth by its trigrams.
  static let guessNameCountMax: Int32 = 200

  /// How many letters of a text may be wrong, missing, too many or swapped.
  static func mistakesMax(of typed: String) -> Int {
    switch typed.unicodeScalars.count {
    case ..<guessLengthMin: 0
    case ..<twoMistakesLengthMin: 1
    default: 2
    }
  }

  static func mayBeMistyped(_ prefix: String) -> Bool { prefix.unicodeScalars.count >= guessLengthMin }

  /// Cities with a name whose beginning somebody may have mistyped: those with the fewest mistakes first, of as many the likeliest.
  static func guessed(_ names: [CityNameAlike], for asker: Asker, limit: Int) -> [GazetteerCity] {
    let near = names.compactMap { name -> (name: CityNameAlike, mistakes: Int)? in
      // An accent by itself leaves nothing, and every name begins with nothing.
      if name.typed.isEmpty { return nil }
      let mistakes = Typing.mistakes(in: name.typed, for: name.name)
      return mistakes <= mistakesMax(of: name.typed) ? (name, mistakes) : nil
    }
    let guesses = Dictionary(grouping: near, by: \.name.city.cityID).values.map {
      forms -> (city: GazetteerCity, mistakes: Int, weight: Double) in
      let fewest = forms.map(\.mistakes).min() ?? 0
      let meant = forms.filter { $0.mistakes == fewest }.map(\.name)
      let candidate = CityCandidate(
        city: meant[0].city, formCount: Int64(meant.count), isFirstOrWhole: meant.contains(where: \.isFirstName))
      return (candidate.city, fewest, weight(of: candidate, for: asker))
    }
    let sorted = guesses.sorted { ($0.mistakes, $1.weight, $0.city.cityID) < ($1.mistakes, $0.weight, $1.city.cityID) }
    return sorted.prefix(limit).map(\.city)
  }

  /// The primary language of a BCP 47 tag in lower-case, "pt" of "pt-BR"; nil of the empty text.
  static func language(_ tag: String) throws(Refusal) -> String? {
    if tag.isEmpty { return nil }
    let primary = tag.split(separator: "-", omittingEmptySubsequences: false)[0]
    guard tag.utf8.count <= 35, (2...3).contains(primary.utf8.count),
      primary.utf8.allSatisfy({ (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) })
    else {
      throw .languageMalformed
    }
    return primary.lowercased()
  }

  // MARK: Where a position belongs

  /// Farther from its centre nobody is "in" a city, metres.
  static let reachMax = 50_000.0
  /// People per square metre of a city's ground: 4,000 per square kilometre, between Milan's 7,500 and Los Angeles' 3,000.
  static let density = 0.004
  /// Even a small town has outskirts, metres.
  static let reachMin = 2_000.0

  /// The city in whose middle a position is: within `reachMin` of its centre. Outlines of countries are off by 500 m and in places by more, and the
  /// middles of El Paso, Gorizia or Macau lie beyond those of their own (`Whereabouts`).
  static func middle(at position: GeoPoint, among cities: [GazetteerCity]) -> GazetteerCity? {
    cities.map { (city: $0, distance: position.distance(to: $0.position)) }
      .filter { $0.distance <= reachMin }
      .min { ($0.distance, $0.city.cityID) < ($1.distance, $1.city.cityID) }?.city
  }

  /// How far from its centre a city reaches, metres: the radius of the circle that its inhabitants fill.
  static func reach(of city: GazetteerCity) -> Double {
    max(reachMin, (Double(city.populationCount) / density / .pi).squareRoot())
  }

  /// So near its middle, in parts of its reach, and so many times smaller, a place of the same region is a quarter of a city: San Siro of Milan, but
  /// not Sesto San Giovanni beyond its edge. The gazetteer does not tell the one from the other.
  static let quarterReach = 0.55
  static let quarterPart = 10.0

  /// The city that a position belongs to: that whose centre is nearest in proportion to its reach (a multiplicatively weighted Voronoi diagram,
  /// Aurenhammer and Edelsbrunner 1984), within `reachMax`; of equals the smaller id. Instead of a quarter, its city.
  static func owner(of position: GeoPoint, among cities: [GazetteerCity]) -> GazetteerCity? {
    let parts = cities.compactMap { city -> (city: GazetteerCity, part: Double)? in
      let distance = position.distance(to: city.position)
      return distance <= reachMax ? (city, distance / reach(of: city)) : nil
    }
    guard let nearest = parts.min(by: { ($0.part, $0.city.cityID) < ($1.part, $1.city.cityID) })?.city else { return nil }
    let wholes = parts.map(\.city).filter { isQuarter(nearest, of: $0) }
    return wholes.max { ($0.populationCount, $1.cityID) < ($1.populationCount, $0.cityID) } ?? nearest
  }

  static func isQuarter(_ place: GazetteerCity, of city: GazetteerCity) -> Bool {
    place.countryCode == city.countryCode && place.regionName == city.regionName
      && Double(place.populationCount) * quarterPart <= Double(city.populationCount)
      && place.position.distance(to: city.position) <= quarterReach * reach(of: city)
  }

  // MARK: Lists

  static let pageSizeDefault: Int32 = 20
  static let pageSizeMax: Int32 = 100

  static func isCountryCode(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
  }
}

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

/// A city with a name that begins as was typed.
struct CityCandidate: Sendable, Hashable {
  let city: GazetteerCity
  /// How many of its names begin so, folded; at least 1.
  let formCount: Int64
  /// Whether its first name does, the usual English one, or one of its names is no longer than that.
  let isFirstOrWhole: Bool
}

/// A name of a city that is like what was typed.
struct CityNameAlike: Sendable, Hashable {
  let city: GazetteerCity
  /// Folded.
  let name: String
  /// Whether it is the city's first name, the usual English one.
  let isFirstName: Bool
  /// Text that was typed, folded.
  let typed: String
}

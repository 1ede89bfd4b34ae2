import Geodesy

/// Questions that may be asked of the gazetteer, and the city that is meant.
enum CityRules {
  /// The longest name of a place has 85 letters.
  static let prefixLengthMax = 100
  static let limitDefault = 10
  /// A list nobody reads to its end.
  static let limitMax = 50
  /// Must be shown with the data (CC BY 4.0).
  static let attribution = DataCredits.geoNames

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

  /// A city whose own name was typed whole is before all others, however large, near, and of one's language they are: more than the 40 million of the
  /// largest city times all that makes one likelier.
  static let wholeWeight = 1e12
  /// A city that others call so counts as one of so many times fewer inhabitants that calls itself so: who types "Cons" means Constantine or Constanţa
  /// rather than Istanbul, but the two letters of "Pe" are Peking's before a village's.
  static let lesserWeight = 0.02

  /// How likely a city is meant by somebody of whom nothing is known, in inhabitants: fewer by how unusual the name is that begins so (nobody who
  /// types "Mi" means Istanbul, which a saga calls Miklagard).
  static func usualWeight(
    populationCount: Int64, _ standing: NameStanding, formCount: Int64, formsOfUsualName: Double
  ) -> Double {
    let weight = Double(max(populationCount, 1))
    switch standing {
    case .ownWhole: return weight * wholeWeight
    case .own: return weight
    case .lesser: return weight * lesserWeight * min(1, Double(formCount) / formsOfUsualName)
    }
  }

  /// Standing of the names of a city that begin so.
  /// - Parameters:
  ///   - prefix: Folded. First names are in Latin letters, so in others any name is as good as an own one.
  ///   - isWhole: Whether one of them is no longer than the text.
  static func standing(of prefix: String, isOwnWhole: Bool, isOwn: Bool, isWhole: Bool) -> NameStanding {
    if isOwnWhole { return .ownWhole }
    return isOwn || isWhole || prefix.unicodeScalars.first.map { $0.value >= latinEnd } == true ? .own : .lesser
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
      populationCount: city.populationCount, candidate.standing, formCount: candidate.formCount,
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

  // MARK: By which name

  /// Whether a name begins as was typed, letter by letter but for capitals: with its accents.
  static func isLiteral(_ name: String, _ text: String) -> Bool { name.lowercased().hasPrefix(text.lowercased()) }

  /// Whether somebody took the trouble to type a Latin letter with its accent: then names that have it are meant first, "Köl" Cologne before Kolkata.
  static func isAccented(_ text: String) -> Bool {
    text.unicodeScalars.contains { (0xC0..<latinEnd).contains($0.value) || (0x1E00...0x1EFF).contains($0.value) }
  }

  /// Likeliest cities, those before the others that begin with the very letters that were typed; before all of them those whose own name is whole.
  static func literalFirst(_ cities: [FoundCity], _ names: [Int64: MatchedName]) -> [FoundCity] {
    let places = cities.map { found in
      let matched = names[found.city.cityID]
      let isWhole = matched.map { $0.isOwn && $0.name.count == found.text.count } ?? false
      let hasAccents = matched.map { isLiteral($0.name, found.text) } ?? false
      return (isWhole ? 0 : 2) + (hasAccents ? 0 : 1)
    }
    return (0...3).flatMap { place in zip(cities, places).filter { $1 == place }.map(\.0) }
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

  /// Cities in an area, a country by its English name or code or a region by its name, before all others; of each, those that are called so, because
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

  /// Cities with a name whose beginning somebody may have mistyped: those with the fewest mistakes first, of as many the likeliest. The name's owner
  /// matters less than how near it is to what was typed.
  static func guessed(_ names: [CityNameAlike], for asker: Asker, limit: Int) -> [FoundCity] {
    let near = names.compactMap { name -> (name: CityNameAlike, mistakes: Int)? in
      // An accent by itself leaves nothing, and every name begins with nothing.
      if name.typed.isEmpty { return nil }
      let mistakes = Typing.mistakes(in: name.typed, for: name.name)
      return mistakes <= mistakesMax(of: name.typed) ? (name, mistakes) : nil
    }
    let guesses = Dictionary(grouping: near, by: \.name.city.cityID).values.map {
      forms -> (found: FoundCity, mistakes: Int, weight: Double) in
      let fewest = forms.map(\.mistakes).min() ?? 0
      let meant = forms.filter { $0.mistakes == fewest }.map(\.name)
      let candidate = CityCandidate(city: meant[0].city, formCount: Int64(meant.count), standing: .own)
      return (FoundCity(city: candidate.city, text: meant[0].name), fewest, weight(of: candidate, for: asker))
    }
    let sorted = guesses.sorted { ($0.mistakes, $1.weight, $0.found.city.cityID) < ($1.mistakes, $0.weight, $1.found.city.cityID) }
    return sorted.prefix(limit).map(\.found)
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

  static let pageSizeDefault = 20
  static let pageSizeMax = 100

  static func isCountryCode(_ code: String) -> Bool {
    code.utf8.count == 2 && code.utf8.allSatisfy((UInt8(ascii: "a")...UInt8(ascii: "z")).contains)
  }
}

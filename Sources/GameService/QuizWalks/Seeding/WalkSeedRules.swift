import Positions
package import Texts

/// Walks that a machine makes of sights and of what is known of countries: the same of the same place, again and again. Pure.
package enum WalkSeedRules {
  /// Questions of a walk: half an hour for a family.
  static let stopsMax = 8
  /// Fewer are no walk.
  static let stopsMin = 5
  /// Walks of a place in each language: as many as one looks through.
  static let walksMax = 3
  /// Millimetres between questions: twice the range with the greatest accuracy that counts, so that one is never at two of them.
  static let apart: Int64 = 100_000
  /// Options of a question.
  static let optionsCount = 4
  /// How many times as many people live in the larger of two cities, so that no two counts disagree on which it is.
  static let populationFactor = 1.15

  /// Walks around a place: up to three, each in all languages.
  package static func walks(at place: WalkSeedPlace, in languages: [PageLanguage]) -> [SeedWalk] {
    let tours = tours(through: place.sights)
    return tours.enumerated().flatMap { index, stops in
      languages.compactMap { walk(index + 1, through: stops, at: place, in: $0) }
    }
  }

  // MARK: Where

  /// Sights in the order of walks: those near the middle first, each then from one to the nearest of the others.
  static func tours(through sights: [WalkSeedPlace.Sight]) -> [[WalkSeedPlace.Sight]] {
    var names: Set<String> = []
    var left = sights.filter { isTold($0.name) && names.insert(WalkRules.titleKey($0.name)).inserted }
    var tours: [[WalkSeedPlace.Sight]] = []
    while tours.count < walksMax {
      var stops: [WalkSeedPlace.Sight] = []
      for sight in left where stops.count < stopsMax && stops.allSatisfy({ isApart(sight, $0) }) { stops.append(sight) }
      guard stops.count >= stopsMin else { break }
      tours.append(chained(stops))
      left.removeAll(where: stops.contains)
    }
    return tours
  }

  /// Whether a name can be an option.
  private static func isTold(_ name: String) -> Bool {
    PeopleText.isVisible(name) && PeopleText.isHonest(name) && name.unicodeScalars.count <= WalkRules.optionLengthMax
  }

  private static func isApart(_ one: WalkSeedPlace.Sight, _ other: WalkSeedPlace.Sight) -> Bool {
    // A place beyond the reach of a plane is no walk away.
    guard let distance = one.point.distance(to: other.point) else { return false }
    return distance >= apart
  }

  private static func chained(_ stops: [WalkSeedPlace.Sight]) -> [WalkSeedPlace.Sight] {
    var (left, chain): ([WalkSeedPlace.Sight], [WalkSeedPlace.Sight]) = (stops, [])
    while !left.isEmpty {
      let last = chain.last
      let distances = left.map { stop in last.flatMap { $0.point.distance(to: stop.point) } ?? 0 }
      let next = distances.indices.min { distances[$0] < distances[$1] } ?? 0
      chain.append(left.remove(at: next))
    }
    return chain
  }

  // MARK: Questions

  private static func walk(
    _ number: Int, through stops: [WalkSeedPlace.Sight], at place: WalkSeedPlace, in language: PageLanguage
  ) -> SeedWalk? {
    guard let words = place.words[language] else { return nil }
    let texts = WalkSeedTexts(language)
    let maker = QuestionMaker(place: place, stops: stops, words: words, texts: texts, language: language)
    let questions = stops.indices.compactMap { maker.question(at: $0, round: number - 1) }
    let title = number == 1 ? "\(texts.walk): \(place.name)" : "\(texts.walk): \(place.name) (\(number))"
    return SeedWalk(
      language: language, title: PeopleText.label(title, lengthMax: WalkRules.titleMax), description: texts.description,
      questions: questions)
  }

  /// Kinds of questions, in the order in which walks have them; what cannot be asked gives way to the name of the sight.
  private enum Kind: CaseIterable {
    case name, language, kind, largest, country
  }

  /// Makes the questions of one walk.
  private struct QuestionMaker {
    let place: WalkSeedPlace
    let stops: [WalkSeedPlace.Sight]
    let words: WalkSeedPlace.Words
    let texts: WalkSeedTexts
    let language: PageLanguage

    func question(at index: Int, round: Int) -> SeedQuestion? {
      let kinds = Kind.allCases
      // Other cities and languages in the next walk, and where a walk is long enough to come to a kind again.
      let turn = round + index / kinds.count
      return question(kinds[index % kinds.count], at: index, turn) ?? name(at: index)
    }

    private func question(_ kind: Kind, at index: Int, _ turn: Int) -> SeedQuestion? {
      switch kind {
      case .name: name(at: index)
      case .language: turn == 0 ? language(at: index) : nil
      case .kind: self.kind(at: index)
      case .largest: largest(at: index, turn)
      case .country: country(at: index, turn)
      }
    }

    /// The sight that one stands at, among others of the walk.
    private func name(at index: Int) -> SeedQuestion? {
      let others = (1..<optionsCount).map { stops[(index + $0) % stops.count].name }
      let name = stops[index].name
      return asked(texts.which, right: name, wrong: others, texts.thisIs(name), at: index)
    }

    private func kind(at index: Int) -> SeedQuestion? {
      let sight = stops[index]
      guard let right = SightWords.word(for: sight.kind, in: language),
        let family = WalkSeedTexts.families.first(where: { $0.contains(sight.kind) })
      else { return nil }
      // One of each other family, so that no museum is wrong because it is a gallery as well.
      let wrong = WalkSeedTexts.families.filter { $0 != family }.compactMap {
        SightWords.word(for: $0[chance(sight.name, $0.count)], in: language)
      }
      return asked(texts.whatIs(sight.name), right: right, wrong: wrong, "\(sight.name): \(right)", at: index)
    }

    private func language(at index: Int) -> SeedQuestion? {
      if words.spoken.isEmpty { return nil }
      return asked("\(words.country): \(texts.language)", right: words.spoken, wrong: words.unspoken, "", at: index)
    }

    private func largest(at index: Int, _ turn: Int) -> SeedQuestion? {
      let cities = place.cities.dropFirst(turn).prefix(optionsCount)
      guard let first = cities.first, let second = cities.dropFirst().first, second.population > 0,
        Double(first.population) >= Double(second.population) * populationFactor
      else { return nil }
      let wrong = cities.dropFirst().map(\.name)
      return asked("\(words.country): \(texts.largest)", right: first.name, wrong: wrong, "", at: index)
    }

    private func country(at index: Int, _ turn: Int) -> SeedQuestion? {
      guard let city = place.cities.dropFirst(turn + 1).first else { return nil }
      let wrong = place.strangerCities.filter { stranger in !place.cities.contains { $0.name == stranger } }
      let begin = wrong.isEmpty ? 0 : chance(city.name + stops[index].name, wrong.count)
      return asked(
        "\(words.country): \(texts.inCountry)", right: city.name, wrong: Array(wrong[begin...] + wrong[..<begin]), "", at: index)
    }

    /// Nil where there are too few wrong answers that differ from the right one.
    private func asked(_ text: String, right: String, wrong: [String], _ explanation: String, at index: Int) -> SeedQuestion? {
      var keys: Set = [WalkRules.titleKey(right)]
      var options = Array(wrong.filter { keys.insert(WalkRules.titleKey($0)).inserted }.prefix(optionsCount - 1))
      if options.isEmpty { return nil }
      let place = chance("\(index) \(text) \(right)", options.count + 1)
      options.insert(right, at: place)
      return SeedQuestion(text: text, options: options, rightOption: place, explanation: explanation, point: stops[index].point)
    }
  }

  /// A number below a count that is the same for the same text everywhere (FNV-1a).
  package static func chance(_ text: String, _ count: Int) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return Int((hash >> 17) % UInt64(max(1, count)))
  }
}

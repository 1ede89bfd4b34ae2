import Positions
import Testing
import Texts

@testable import QuizWalks

/// Walks that a machine makes.
@Suite struct WalkSeedRulesTests {
  /// Sights in a row to the east, so far from one another, in metres.
  static func place(_ count: Int, apart: Double = 150, kinds: [String] = ["museum", "castle", "fountain", "viewpoint"]) -> WalkSeedPlace {
    let sights = (0..<count).map {
      WalkSeedPlace.Sight(name: "Sight \($0)", kind: kinds[$0 % kinds.count], point: Field.point(Double($0) * apart, 0))
    }
    let words = PageLanguage.allCases.map {
      ($0, WalkSeedPlace.Words(country: "Land", spoken: "Landish", unspoken: ["Awayish", "Farish", "Otherish", "Elsewhen"]))
    }
    return WalkSeedPlace(
      name: "Town, Shire", sights: sights, words: Dictionary(uniqueKeysWithValues: words),
      cities: (1...8).map { WalkSeedPlace.City(name: "City \($0)", population: 1_000_000 << Int64(9 - $0)) },
      strangerCities: ["Paris", "Rome", "City 3", "Lima", "Cairo"])
  }

  @Test func `Each walk could be published as it is, in each language`() {
    let walks = WalkSeedRules.walks(at: Self.place(30), in: PageLanguage.allCases)
    #expect(walks.count == 18 && Set(walks.map(\.title)).count == 18)
    for walk in walks {
      let questions = walk.questions.enumerated().map { WalkSeeder.question($1, number: $0 + 1, lang: walk.language.rawValue) }
      let head = StoredWalk.Head(title: walk.title, description: walk.description, lang: walk.language.rawValue)
      #expect(WalkRules.gaps(head, questions).isEmpty && questions.count == 8)
      #expect(questions.allSatisfy { $0.options.count == 4 && $0.options.allSatisfy { $0.unicodeScalars.count <= 200 } })
      #expect(walk.description.contains("OpenStreetMap") && walk.description.contains("GeoNames"))
    }
  }

  @Test func `The right answer is right`() throws {
    for walk in WalkSeedRules.walks(at: Self.place(24), in: [.english]) {
      for question in walk.questions {
        let right = question.options[question.rightOption]
        switch question.text {
        case "Which of these sights are you standing at?":
          let number = try #require(Int(right.dropFirst("Sight ".count)))
          #expect(question.point == Field.point(Double(number) * 150, 0))
        case "Land: which of these languages is spoken there?": #expect(right == "Landish")
        case "Land: which of these cities has the most inhabitants?":
          #expect(question.options.allSatisfy { $0 >= right }, "the first of them by size")
        case "Land: which of these cities lies in this country?":
          #expect(right.hasPrefix("City") && !question.options.contains { $0 != right && $0.hasPrefix("City") })
        default:
          #expect(question.text.hasPrefix("What is “Sight "))
          #expect(["a museum", "a castle", "a fountain", "a viewpoint"].contains(right))
        }
      }
    }
  }

  @Test func `Nobody is in range of two questions`() {
    for walk in WalkSeedRules.walks(at: Self.place(60, apart: 40), in: [.swedish]) {
      for (index, one) in walk.questions.enumerated() {
        for other in walk.questions.dropFirst(index + 1) { #expect((one.point.distance(to: other.point) ?? 0) >= WalkSeedRules.apart) }
      }
    }
  }

  @Test func `Right answers do not always stand in the same place`() {
    let walks = WalkSeedRules.walks(at: Self.place(24), in: PageLanguage.allCases)
    #expect(Set(walks.flatMap(\.questions).map(\.rightOption)) == [0, 1, 2, 3])
  }

  @Test func `The same place gives the same walks, and too few sights none`() {
    #expect(WalkSeedRules.walks(at: Self.place(9), in: [.french]) == WalkSeedRules.walks(at: Self.place(9), in: [.french]))
    #expect(WalkSeedRules.walks(at: Self.place(4), in: [.french]).isEmpty)
    #expect(WalkSeedRules.walks(at: Self.place(9, apart: 10), in: [.french]).isEmpty)
    #expect(WalkSeedRules.walks(at: Self.place(5), in: []).isEmpty)
  }

  @Test func `Where nothing is known of a country the sights are asked for`() {
    var walks: [SeedWalk] = []
    let sights = Self.place(8, kinds: ["attraction"]).sights
    for words in [WalkSeedPlace.Words(country: "Land", spoken: "", unspoken: [])] {
      let place = WalkSeedPlace(name: "Town", sights: sights, words: [.italian: words], cities: [], strangerCities: [])
      walks += WalkSeedRules.walks(at: place, in: PageLanguage.allCases)
    }
    #expect(walks.count == 1 && walks[0].title == "Passeggiata quiz: Town")
    #expect(Set(walks[0].questions.map(\.text)).count == 1 && walks[0].questions.count == 8)
  }

  @Test func `Every kind of sight has a word in every language, and a family`() {
    let kinds = WalkSeedTexts.families.flatMap(\.self)
    #expect(kinds == SightWords.kinds && WalkSeedTexts.families.count == 4)
    for language in PageLanguage.allCases {
      #expect(Set(kinds.compactMap { SightWords.word(for: $0, in: language) }).count == 18)
      #expect(SightWords.word(for: "attraction", in: language) == nil)
    }
  }
}

internal import ArgumentParser
internal import GeoService
internal import Postgres
internal import QuizWalks
internal import Texts
internal import Timekeeping

/// `cairn seed walks`.
struct SeedWalksCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walks",
    abstract: "Makes quiz walks from sight to sight, with questions of the sights and of their country.",
    discussion: """
      Up to three walks of a city, each in six languages, public and marked as generated. Their titles tell them apart: what is there already stays as it
      is, so that the same command again makes nothing. A city needs five points of interest, 100 m from one another (cairn import points).

      Works on the databases of cairn-geo, which it only reads, and cairn-game: the options, or CAIRN_DATABASE_GEO and CAIRN_DATABASE_GAME.

      Examples:
        cairn seed walks
        cairn seed walks --city Helsinki --lang en --lang sv --dry-run
        cairn seed walks --at '60.1699 24.9384' --radius-m 1500
      """)

  @Option(name: .customLong("lang"), help: "Only in this language: de, en, es, fr, it or sv. May be given more than once.")
  var languages: [SeedLanguage] = []

  @OptionGroup var target: SeedTarget

  func run() async throws {
    let chosen = languages.map(\.language)
    let (target, languages) = (target, chosen.isEmpty ? PageLanguage.allCases : PageLanguage.allCases.filter(chosen.contains))
    try await target.run { ground, game in
      let places = try await target.found(on: ground)
      let facts = try await ground.facts(of: Set(places.map(\.countryCode)))
      let seeder = WalkSeeder(database: game)
      var tally = SeedTally(isDryRun: target.dryRun, noun: "walks")
      for place in places {
        var made = 0
        let walks = WalkSeedRules.walks(at: WalkSeedPlace(place, facts), in: languages)
        for walk in walks {
          if try await seeder.keep(walk, isDryRun: target.dryRun, at: SystemTime().now()) == .made { made += 1 }
        }
        tally.add(made: made, alreadyThere: walks.count - made)
        Console.say(tally.line(of: place.cityName, made: made, alreadyThere: walks.count - made))
      }
      Console.say(tally.sum)
    }
  }
}

/// A language as it is written on a command line.
struct SeedLanguage: ExpressibleByArgument, Hashable, Sendable {
  let language: PageLanguage

  init?(argument: String) {
    guard let language = PageLanguage(rawValue: argument.lowercased()) else { return nil }
    self.language = language
  }

  static var allValueStrings: [String] { PageLanguage.allCases.map(\.rawValue) }
}

/// Sentences about what was made.
struct SeedTally: Hashable, Sendable {
  let isDryRun: Bool
  /// Things that are made: "walks".
  let noun: String
  private var made = 0
  private var alreadyThere = 0

  init(isDryRun: Bool, noun: String) {
    (self.isDryRun, self.noun) = (isDryRun, noun)
  }

  mutating func add(made: Int, alreadyThere: Int) {
    self.made += made
    self.alreadyThere += alreadyThere
  }

  /// - Parameter place: A city.
  func line(of place: String, made: Int, alreadyThere: Int) -> String {
    if made + alreadyThere == 0 { return "\(place): too few sights" }
    return "\(place): " + Self.counts(made, alreadyThere, noun, isDryRun)
  }

  var sum: String { "All together: " + Self.counts(made, alreadyThere, noun, isDryRun) }

  private static func counts(_ made: Int, _ alreadyThere: Int, _ noun: String, _ isDryRun: Bool) -> String {
    "\(isDryRun ? "would make" : "made") \(GameText.grouped(made)) \(noun), \(GameText.grouped(alreadyThere)) there already"
  }
}

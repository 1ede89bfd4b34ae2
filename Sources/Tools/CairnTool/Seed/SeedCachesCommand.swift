internal import ArgumentParser
internal import Geocaches
internal import GeoService
internal import Postgres
internal import Timekeeping

/// `cairn seed caches`.
struct SeedCachesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "caches",
    abstract: "Makes virtual caches at sights, in six languages.",
    discussion: """
      Up to fifty caches of a city, 100 m from one another, found by being there, marked as generated. What was made of a sight stays as it is, so that
      the same command again makes only what is missing. Whoever watches an area hears of them with the others of the day, and nobody else.

      With --count so many caches for measuring are there in the end, at synthetic positions around the largest cities: never in an installation that people
      use.

      Works on the databases of cairn-geo, which it only reads, and cairn-game: the options, or CAIRN_DATABASE_GEO and CAIRN_DATABASE_GAME.

      Examples:
        cairn seed caches
        cairn seed caches --city Helsinki --dry-run
        cairn seed caches --count 1000000
      """)

  @Option(help: "For measuring: how many synthetic caches there are in the end, at most 10,000,000.")
  var count: Int?

  @OptionGroup var target: SeedTarget

  /// Synthetic caches: ten times what the figures are measured with.
  static let countMax = 10_000_000

  func validate() throws {
    guard let count else { return }
    guard (1...Self.countMax).contains(count) else { throw ValidationError("--count is from 1 to \(Self.countMax).") }
    guard !target.dryRun, target.city == nil, target.at == nil else {
      throw ValidationError("--count goes with none of --city, --at, --dry-run.")
    }
  }

  func run() async throws {
    let (target, count) = (target, count)
    try await target.run { ground, game in
      let seeder = CacheSeeder(database: game)
      if let count { return try await Self.makeSynthetic(count, seeder, ground) }
      var tally = SeedTally(isDryRun: target.dryRun, noun: "caches")
      for place in try await target.found(on: ground) {
        let sights = CacheSeedRules.chosen(place.sights.map(CacheSeedRules.Sight.init))
        let made = try await seeder.keep(sights, isDryRun: target.dryRun, at: SystemTime().now())
        tally.add(made: made, alreadyThere: sights.count - made)
        Console.say(tally.line(of: place.cityName, made: made, alreadyThere: sights.count - made))
      }
      Console.say(tally.sum)
    }
  }

  private static func makeSynthetic(_ count: Int, _ seeder: CacheSeeder, _ ground: SeedGround) async throws {
    let cities = try await ground.facts(of: []).world.map {
      CacheSeeder.City(cityID: $0.cityID, zoneID: $0.zoneID, position: $0.position)
    }
    guard !cities.isEmpty else { throw Failure("There are no cities: load them first (cairn import cities).") }
    let former = try await seeder.syntheticCount()
    let now = SystemTime().now()
    for begin in stride(from: former, to: count, by: CacheSeeder.batchSize) {
      try await seeder.makeSynthetic(begin..<min(count, begin + CacheSeeder.batchSize), around: cities, at: now)
    }
    Console.say("made \(GameText.grouped(max(0, count - former))) synthetic caches, \(GameText.grouped(former)) there already")
  }
}

extension CacheSeedRules.Sight {
  init(_ sight: SeedSight) {
    self.init(pointID: sight.pointID, name: sight.name, kind: sight.kind, position: sight.position)
  }
}

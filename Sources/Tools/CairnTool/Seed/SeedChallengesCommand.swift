internal import ArgumentParser
internal import Expeditions
internal import GeoService
internal import Geodesy
internal import Positions
internal import Postgres
internal import Timekeeping

/// `cairn seed challenges`.
struct SeedChallengesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "challenges",
    abstract: "Makes challenges in parks: a free run, one to keep running, places along the edge, and a race from gate to gate.",
    discussion: """
      Up to four challenges of each of a city's hundred largest parks, with names in six languages, published and marked as generated. What was made of a park
      stays as it is, so that the same command again makes only what is missing. Parks come by `cairn import parks`; of paths in them nothing is known, so places
      lie at their entrances and along their outline.

      Works on the databases of cairn-geo, which it only reads, and cairn-game: the options, or CAIRN_DATABASE_GEO and CAIRN_DATABASE_GAME.

      Examples:
        cairn seed challenges
        cairn seed challenges --city Helsinki --dry-run
        cairn seed challenges --at '60.1699 24.9384' --radius-m 1500
      """)

  @OptionGroup var target: SeedTarget

  func run() async throws {
    let target = target
    try await target.run { ground, game in
      let seeder = ChallengeSeeder(database: game)
      var tally = SeedTally(isDryRun: target.dryRun, noun: "challenges")
      for place in try await target.found(on: ground) {
        let parks = try await ground.parks(around: place.centre, within: target.radiusM)
        let challenges = parks.flatMap { ChallengeSeedRules.challenges(of: SeedPark($0)) }
        let made = try await seeder.keep(challenges, isDryRun: target.dryRun, at: SystemTime().now())
        tally.add(made: made, alreadyThere: challenges.count - made)
        if parks.isEmpty {
          Console.say("\(place.cityName): no parks")
        } else {
          Console.say(tally.line(of: place.cityName, made: made, alreadyThere: challenges.count - made))
        }
      }
      Console.say(tally.sum)
    }
  }
}

extension SeedPark {
  init(_ park: SeedGroundPark) {
    func points(_ places: [GeoPoint]) -> [GridPoint] {
      places.compactMap { GridPoint(latitudeDegrees: $0.latitude, longitudeDegrees: $0.longitude) }
    }
    self.init(parkID: park.parkID, name: park.name, outline: points(park.outline), entrances: points(park.entrances))
  }
}

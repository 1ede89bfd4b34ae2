internal import ArgumentParser
internal import EventLoop
internal import GeoService
internal import Geodesy
internal import Lifecycle
internal import Postgres

/// `cairn seed`: content on day one. An app adds its command to the list.
struct SeedCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "seed",
    abstract: "Makes content of what the geo service knows, marked as generated, so that a new installation is not empty.",
    subcommands: [SeedCachesCommand.self, SeedChallengesCommand.self, SeedWalksCommand.self])
}

/// Options that say where something is made, and in which databases.
struct SeedTarget: ParsableArguments {
  @Option(help: "A city, by its name. Without it and --at: the places with the most points of interest.")
  var city: String?

  @Option(help: "A place: latitude and longitude in degrees.")
  var at: String?

  @Option(help: "How far around sights are used, metres, at most 20,000.")
  var radiusM = SeedGround.radiusDefault

  @Option(help: "At most so many cities, where none is named.")
  var places = 20

  @Flag(help: "Does everything, tells what would be made, and takes it back.")
  var dryRun = false

  @Option(help: "libpq connection string of the geo service's database.")
  var geoDatabase: String?

  @Option(help: "libpq connection string of the game service's database.")
  var gameDatabase: String?

  /// Cities looked through in one run: more are made by naming them.
  static let placesMax = 1_000

  func validate() throws {
    if city != nil, at != nil { throw ValidationError("Either --city or --at.") }
    guard radiusM > 0, radiusM <= SeedGround.radiusMax else { throw ValidationError("--radius-m is above 0 and at most 20000.") }
    guard (1...Self.placesMax).contains(places) else { throw ValidationError("--places is from 1 to \(Self.placesMax).") }
    _ = try position()
  }

  /// - Throws: `ValidationError` for what is no place.
  func position() throws -> GeoPoint? {
    guard let at else { return nil }
    guard case .place(let position) = GuessText(at) else {
      throw ValidationError("Where? Latitude and longitude in degrees, for example --at '60.1699 24.9384'.")
    }
    return position
  }

  /// Connects to both databases and does the work on a loop.
  func run(_ body: @escaping @Sendable (_ ground: SeedGround, _ game: Database) async throws -> Void) async throws {
    let settings = try await Settings.ofCommand()
    let geo = try Self.connection(geoDatabase, "GEO", settings)
    let game = try Self.connection(gameDatabase, "GAME", settings)
    try await LoopCommand.run { loop in
      func database(_ connection: String) throws -> Database {
        try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-seed"), loop: loop)
      }
      let (ground, game) = (SeedGround(database: try database(geo)), try database(game))
      try await loop.run { try await body(ground, game) }
    }
  }

  /// Places that are asked for.
  /// - Throws: `Failure` where there is none.
  func found(on ground: SeedGround) async throws -> [SeedPlace] {
    if let position = try position() {
      guard let place = try await ground.place(at: position, within: radiusM) else { throw Failure("There is no city within 50 km.") }
      return [place]
    }
    if let city {
      guard let place = try await ground.place(named: city, within: radiusM) else { throw Failure("There is no city \(city).") }
      return [place]
    }
    let found = try await ground.places(places, within: radiusM)
    if found.isEmpty { throw Failure("There are no points of interest: load some first (cairn import points).") }
    return found
  }

  private static func connection(_ option: String?, _ service: String, _ settings: Settings) throws(Failure) -> String {
    if let connection = option ?? settings.text("DATABASE_\(service)") { return connection }
    let name = service.lowercased()
    throw Failure("Where is the database of cairn-\(name)? Use --\(name)-database or CAIRN_DATABASE_\(service).")
  }
}

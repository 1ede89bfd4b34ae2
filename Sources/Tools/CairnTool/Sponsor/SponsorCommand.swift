internal import ArgumentParser
internal import EventLoop
internal import Geocaches
internal import Lifecycle
internal import Postgres
internal import Timekeeping

/// `cairn sponsor`.
struct SponsorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sponsor",
    abstract: "Names the sponsor of a cache, and what is offered to those who have found it.",
    discussion: """
      The name is shown to everybody, as a sponsor's; the offer to those who have found the cache. Without --name there is no sponsor any more. Nothing of
      people is told to sponsors: the number of finds, which everybody sees, is all there is.

      Works on the database of cairn-game: --database, CAIRN_DATABASE_GAME or CAIRN_DATABASE.

      Examples:
        cairn sponsor CO7K2MPX --name "Bakery at the mill" --offer "A bun for free with the word ROLLING"
        cairn sponsor CO7K2MPX
      """)

  @Argument(help: "Code of the cache.")
  var code: String

  @Option(help: "Name of the sponsor, at most 100 characters.")
  var name = ""

  @Option(help: "Offer to those who have found it, at most 500 characters.")
  var offer = ""

  @Option(help: "libpq connection string of the game service's database.")
  var database: String?

  func validate() throws {
    guard CacheSponsors.takes(name: name, offer: offer) else {
      throw ValidationError("--name has at most 100 characters, --offer at most 500, and none without a name; no control characters.")
    }
  }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text("DATABASE_GAME") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the game service? Use --database or CAIRN_DATABASE_GAME.")
    }
    let (code, name, offer) = (code, name, offer)
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-sponsor"), loop: loop)
      let isSet = try await loop.run {
        try await CacheSponsors(database: database).set(name: name, offer: offer, ofCode: code, at: SystemTime().now())
      }
      guard isSet else { throw Failure("There is no published cache \(code).") }
      Console.say(name.isEmpty ? "\(code) has no sponsor." : "\(code) is sponsored by \(name).")
    }
  }
}

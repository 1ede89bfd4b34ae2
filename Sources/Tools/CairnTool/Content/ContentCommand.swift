internal import ArgumentParser
internal import EventLoop
internal import Events
internal import Expeditions
internal import Geocaches
internal import Lifecycle
internal import Postgres
internal import QuizWalks
internal import Timekeeping

/// `cairn content`: what belongs to nobody, hidden and shown.
struct ContentCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "content",
    abstract: "Hides content that belongs to nobody, and shows what is hidden.",
    discussion: """
      What was imported, or made by a machine, has nobody who answers for it: nobody can report it, no case is about it, and nobody could appeal. An operator
      hides it, and shows it again: also a challenge that three people have reported, and a cache that is locked for where it lies. A cache of which it is
      not known yet what lies there is shown when that is known. What belongs to somebody is hidden by moderators alone.

      Works on the database of cairn-game: --database, CAIRN_DATABASE_GAME or CAIRN_DATABASE.

      Examples:
        cairn content hide cache CO7K2MPX
        cairn content show cache CO7K2MPX
        cairn content hide walk K7M2PA
        cairn content show challenge 01980a7e-5d4c-7b3a-8f21-3c5d7e9fa1b2
      """)

  enum Deed: String, ExpressibleByArgument, CaseIterable {
    case hide, show
  }

  enum Kind: String, ExpressibleByArgument, CaseIterable {
    case cache, walk, challenge

    func content(in database: Database) -> OperatedContent {
      switch self {
      case .cache: GeocachesApp.operated(database)
      case .walk: QuizWalksApp.operated(database)
      case .challenge: ExpeditionsApp.operated(database)
      }
    }
  }

  @Argument(help: "hide or show.")
  var deed: Deed

  @Argument(help: "cache, walk or challenge.")
  var kind: Kind

  @Argument(help: "Code of a cache or of a walk, id of a challenge.")
  var name: String

  @Option(help: "libpq connection string of the game service's database.")
  var database: String?

  func run() async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text("DATABASE_GAME") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the game service? Use --database or CAIRN_DATABASE_GAME.")
    }
    let (deed, kind, name) = (deed, kind, name)
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-content"), loop: loop)
      let outcome = try await loop.run {
        try await kind.content(in: database).set(isHidden: deed == .hide, name, at: SystemTime().now(), in: database)
      }
      switch outcome {
      case .done: Console.say("\(name) is \(deed == .hide ? "hidden" : "shown").")
      case .notThere: throw Failure("There is no \(kind.rawValue) \(name) that others have seen.")
      case .ofSomebody: throw Failure("\(name) belongs to somebody: report it, and moderators decide.")
      }
    }
  }
}

internal import ArgumentParser
internal import EventLoop
internal import Events
internal import Lifecycle
internal import Postgres
internal import Timekeeping

/// `cairn events`.
struct EventsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "events",
    abstract: "Sends events again that a service has given up.",
    discussion: """
      Works on the database of the service that could not get rid of them: alert CairnDeadLetters names it. The connection string comes from
      --database, CAIRN_DATABASE_<SERVICE> or CAIRN_DATABASE.

      Example:
        cairn events send-again --service auth --destination social
      """,
    subcommands: [SendAgainCommand.self])
}

/// `cairn events send-again`.
struct SendAgainCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "send-again",
    abstract: "Puts dead letters behind whatever waits; running services send them within a second.")

  @Option(help: "Whose events: auth, game, social or geo.")
  var service: StoredService

  @Option(help: "To whom: auth, game, social, geo, or a name like mail.")
  var destination: String

  @Option(help: "libpq connection string of the service's database.")
  var database: String?

  func run() async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text(service.variable) ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the \(service) service? Use --database or CAIRN_\(service.variable).")
    }
    let destination = destination
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-events"), loop: loop)
      let count = try await loop.run {
        var count = 0
        while true {
          let round = try await DeadLetters.sendAgain(to: destination, at: SystemTime().now(), in: database)
          if round == 0 { return count }
          count += round
        }
      }
      Console.say("\(count) sent again")
    }
  }
}

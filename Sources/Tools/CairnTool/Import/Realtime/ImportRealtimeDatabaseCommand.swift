internal import ArgumentParser
internal import EventLoop
internal import Lifecycle
internal import Postgres

/// `cairn import realtime-database`.
struct ImportRealtimeDatabaseCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "realtime-database",
    abstract:
      "Takes in what people have in a Realtime Database of Firebase: statistics, badges, friends, requests, games, caches, quizzes, chats, meetings.",
    discussion: """
      The file is what `firebase database:get /` or the console's "Export JSON" writes, also through a pipe (-). Import the users first (cairn import
      firebase-auth): people are known by their ids there, and whoever is not here is left out and stands in the report. Statistics are a balance to begin
      with, badges follow by the rules that there are, friends are those whose lists name each other, requests wait. Nothing is taken twice: the same file
      again changes nothing, and after an interruption the rest is taken. The runbook shows the tree that is expected.

      Works on the databases of cairn-auth, cairn-game and cairn-social: the options, or CAIRN_DATABASE_AUTH, CAIRN_DATABASE_GAME and CAIRN_DATABASE_SOCIAL.

      Examples:
        cairn import realtime-database export.json --dry-run --report left-out.txt
        zcat export.json.gz | cairn import realtime-database -
      """)

  @Argument(help: "The export; - is the standard input.")
  var file: String

  @Flag(help: "Does everything and takes it back.")
  var dryRun = false

  @Option(help: "File for a line about everything that was left out, by its path in the export.")
  var report: String?

  @Option(help: "libpq connection string of the auth service's database.")
  var authDatabase: String?

  @Option(help: "libpq connection string of the game service's database.")
  var gameDatabase: String?

  @Option(help: "libpq connection string of the social service's database.")
  var socialDatabase: String?

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let auth = try Self.connection(authDatabase, "AUTH", settings)
    let game = try Self.connection(gameDatabase, "GAME", settings)
    let social = try Self.connection(socialDatabase, "SOCIAL", settings)
    let (path, isDryRun, report) = (file, dryRun, try report.map { path throws(Failure) in try PrivateFile(new: path) })
    try await LoopCommand.run { loop in
      func database(_ connection: String) throws -> Database {
        try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-import"), loop: loop)
      }
      let (auth, game, social) = (try database(auth), try database(game), try database(social))
      let summary = try await loop.run {
        var taking = RealtimeImport(auth: auth, game: game, social: social, isDryRun: isDryRun) { remark in
          try report?.write(Array("\(remark.path): \(remark.reason)\n".utf8))
        }
        try await taking.run(try RealtimeExport(path))
        return taking.summary
      }
      for line in summary { Console.say(line) }
      try report?.close()
    }
  }

  private static func connection(_ option: String?, _ service: String, _ settings: Settings) throws(Failure) -> String {
    if let connection = option ?? settings.text("DATABASE_\(service)") { return connection }
    throw Failure(
      "Where is the database of cairn-\(service.lowercased())? Use --\(service.lowercased())-database or CAIRN_DATABASE_\(service).")
  }
}

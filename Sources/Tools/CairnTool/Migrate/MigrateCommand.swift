internal import ArgumentParser
internal import EventLoop
internal import Lifecycle
internal import Postgres
internal import Timekeeping

/// `cairn migrate`.
struct MigrateCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate",
    abstract: "Brings the database of a service to the schema of this version.",
    discussion: """
      Forward only; each file takes effect as a whole or not at all; safe to repeat and to run twice at once. The connection string comes
      from --database, CAIRN_DATABASE_<SERVICE> or CAIRN_DATABASE; passwords belong into a passfile or the environment.

      Examples:
        cairn migrate --service game --database 'host=/run/postgresql dbname=cairn_game user=cairn_game'
        cairn migrate --service all --dry-run      (with CAIRN_DATABASE_AUTH, _GAME, _SOCIAL and _GEO)
      """)

  @Option(help: "auth, game, social, geo, or all.")
  var service: String

  @Option(help: "libpq connection string of the service's database.")
  var database: String?

  @Option(help: "Folder with the Sources folder of this version (default: CAIRN_SHARE, or the current folder).")
  var sources: String?

  @Flag(help: "Prints what would be applied and changes nothing.")
  var dryRun = false

  private var services: [StoredService]? {
    service == "all" ? StoredService.allCases : StoredService(rawValue: service).map { [$0] }
  }

  func validate() throws {
    guard services != nil else { throw ValidationError("--service is auth, game, social, geo, or all.") }
    if service == "all", database != nil {
      throw ValidationError("Each service has a database of its own: set CAIRN_DATABASE_AUTH, _GAME, _SOCIAL and _GEO for --service all.")
    }
  }

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let root = sources ?? settings.text("SHARE") ?? "."
    let isDryRun = dryRun
    let jobs = try (services ?? []).map { service in
      (service: service, connection: try connection(to: service, settings), modules: try service.modules(below: root))
    }
    try await LoopCommand.run { _ in
      for job in jobs {
        // libpq blocks its thread, which must not be the one that looks for Ctrl-C.
        try await Offload.shared.run { try Self.migrate(job.service, job.connection, job.modules, isDryRun) }
      }
    }
  }

  private func connection(to service: StoredService, _ settings: Settings) throws -> String {
    if let text = database ?? settings.text(service.variable) { return text }
    // With several services this would send them all to one database.
    if self.service != "all", let text = settings.text("DATABASE") { return text }
    throw Failure("Where is the database of the \(service) service? Use --database or CAIRN_\(service.variable).")
  }

  private static func migrate(_ service: StoredService, _ connection: String, _ modules: [MigrationModule], _ isDryRun: Bool) throws {
    let migrator = try Migrator(connectionString: connection)
    if isDryRun {
      let pending = try migrator.pending(modules)
      for migration in pending { Console.say("\(service): would apply \(migration.label)") }
      return Console.say("\(service): \(pending.count) to apply")
    }
    let clock = ContinuousClock()
    var before = clock.now
    let count = try migrator.migrate(modules) { migration in
      let now = clock.now
      Console.say("\(service): applied \(migration.label) in \((now - before).inMilliseconds) ms")
      before = now
    }
    Console.say("\(service): \(count == 0 ? "up to date" : "\(count) applied")")
  }
}

extension Migration {
  /// "Shared/Events/Migrations/V0001__create_timers.sql".
  fileprivate var label: String { path.split(separator: "/").suffix(4).joined(separator: "/") }
}

// The command line tool of players and operators. Each subcommand is a folder; this file is their list.

public import ArgumentParser

/// `cairn`: plays, looks around, logs in, calls, helps accounts, shows mails, sends events again, migrates, imports, makes content, asks for health.
public struct CairnCommand: AsyncParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "cairn",
    abstract: "Plays Where am I in the terminal, and tends an installation of Cairn.",
    discussion: """
      Settings come from options or from the environment; what is secret belongs into the environment:
        CAIRN_GATEWAY_URL  where the gateway is (--gateway)
        CAIRN_PASSWORD     the password of --username
        CAIRN_TOKEN        an access token for `cairn call` (--token), instead of the session of `cairn login`
        CAIRN_DATABASE     a libpq connection string (--database); CAIRN_DATABASE_GAME and so on for one service

      Example: cairn play --map europe
      """,
    subcommands: [
      PlayCommand.self, DemoCommand.self, PointsCommand.self, LoginCommand.self, LogoutCommand.self, CallCommand.self,
      StatusCommand.self, AccountCommand.self, MailCommand.self, EventsCommand.self, MigrateCommand.self, ImportCommand.self,
      SeedCommand.self, SponsorCommand.self, ContentCommand.self,
      BackupCommand.self, RestoreCommand.self,
      HealthCommand.self, VersionCommand.self,
    ])

  public init() {}

  /// The process: it reads the command line, runs the subcommand, ends with its exit code.
  public static func runProcess() async {
    // `Interrupt` looks for the signals and lets a command end in order.
    Interrupt.beginNoting()
    await main()
  }
}

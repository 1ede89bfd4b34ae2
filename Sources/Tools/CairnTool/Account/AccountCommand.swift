internal import ArgumentParser
internal import AuthService
internal import EventLoop
internal import Lifecycle
internal import Postgres
internal import Timekeeping

/// `cairn account`.
struct AccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "account",
    abstract: "Finds accounts and helps their owners: roles, suspensions, sessions, second factors, exports, deletion.",
    discussion: """
      Works on the database of the auth service; running services and gateways hear of it within a second, and the owner of the account
      sees it among the security events. The connection string comes from --database, CAIRN_DATABASE_AUTH or CAIRN_DATABASE. An account is named by its
      user name in any case, its e-mail address or its id.

      Examples:
        cairn account find anna@example.org
        cairn account suspend anna --reason 'Insults in chats' --days 7
        cairn account grant-role --username anna --role admin
      """,
    subcommands: [
      FindAccountCommand.self, ShowAccountCommand.self, ListRolesCommand.self, GrantRoleCommand.self, RevokeRoleCommand.self,
      SuspendAccountCommand.self, LiftSuspensionCommand.self, EndSessionsCommand.self, ResetSecondFactorCommand.self,
      ExportAccountCommand.self, DeleteAccountCommand.self, KeepAccountCommand.self, InviteCommand.self,
    ])
}

/// The database in which accounts are.
struct AccountPlace: ParsableArguments {
  @Option(help: "libpq connection string of the auth service's database.")
  var database: String?

  /// Runs `body` on a loop with that database.
  /// - Throws: `Failure` with a sentence.
  func run(_ body: @escaping @Sendable (AccountOperator) async throws -> Void) async throws {
    let settings = try await Settings.ofCommand()
    // In the container of cairn-auth CAIRN_DATABASE is its own.
    guard let connection = database ?? settings.text("DATABASE_AUTH") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the auth service? Use --database or CAIRN_DATABASE_AUTH.")
    }
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-account"), loop: loop)
      do {
        try await loop.run { try await body(AccountOperator(database: database)) }
      } catch let failure as AccountOperator.Failure {
        throw Failure(failure.description)
      }
    }
  }
}

/// One account.
struct AccountTarget: ParsableArguments {
  @Argument(help: "User name, address or id.")
  var account: String

  @OptionGroup var place: AccountPlace

  /// Runs `body` on a loop with the database, and what was typed for the account.
  func run(_ body: @escaping @Sendable (AccountOperator, String) async throws -> Void) async throws {
    let account = account
    try await place.run { accounts in try await body(accounts, account) }
  }
}

/// A role that can be given and taken.
enum GivenRole: String, ExpressibleByArgument, CaseIterable, Sendable {
  case moderator, admin
}

/// Account and role.
struct RoleTarget: ParsableArguments {
  @Option(help: "User name of the account, in any case.")
  var username: String

  @Option(help: "moderator or admin.")
  var role: GivenRole

  @OptionGroup var place: AccountPlace

  func set(isGrant: Bool) async throws {
    let (username, role) = (username, role)
    try await place.run { accounts in
      let roles = try await accounts.setRole(role.rawValue, isGrant: isGrant, ofUsername: username, at: SystemTime().now())
      Console.say("\(username): \(roles.joined(separator: ", "))")
    }
  }
}

/// `cairn account grant-role`.
struct GrantRoleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "grant-role", abstract: "Gives an account a role.",
    discussion: "Example: cairn account grant-role --username anna --role admin")

  @OptionGroup var target: RoleTarget

  func run() async throws { try await target.set(isGrant: true) }
}

/// `cairn account revoke-role`.
struct RevokeRoleCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "revoke-role", abstract: "Takes a role from an account; the last admin keeps it.",
    discussion: "Example: cairn account revoke-role --username anna --role moderator")

  @OptionGroup var target: RoleTarget

  func run() async throws { try await target.set(isGrant: false) }
}

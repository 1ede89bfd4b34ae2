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
    abstract: "Gives roles to accounts and takes them: the first admin has nobody to ask.",
    discussion: """
      Works on the database of the auth service; running services and gateways hear of it within a second, and the owner of the account
      sees it among the security events. The connection string comes from --database, CAIRN_DATABASE_AUTH or CAIRN_DATABASE.

      Examples:
        cairn account grant-role --username anna --role admin
        cairn account revoke-role --username anna --role moderator
      """,
    subcommands: [GrantRoleCommand.self, RevokeRoleCommand.self])
}

/// A role that can be given and taken.
enum GivenRole: String, ExpressibleByArgument, CaseIterable, Sendable {
  case moderator, admin
}

/// Account and role, and the database they are in.
struct RoleTarget: ParsableArguments {
  @Option(help: "User name of the account, in any case.")
  var username: String

  @Option(help: "moderator or admin.")
  var role: GivenRole

  @Option(help: "libpq connection string of the auth service's database.")
  var database: String?

  func set(isGrant: Bool) async throws {
    let settings = try await Settings.ofCommand()
    guard let connection = database ?? settings.text("DATABASE_AUTH") ?? settings.text("DATABASE") else {
      throw Failure("Where is the database of the auth service? Use --database or CAIRN_DATABASE_AUTH.")
    }
    let (username, role) = (username, role)
    try await LoopCommand.run { loop in
      let database = try Database(DatabaseConfiguration(connectionString: connection, applicationName: "cairn-account"), loop: loop)
      do {
        let roles = try await loop.run {
          try await AccountOperator(database: database).setRole(
            role.rawValue, isGrant: isGrant, ofUsername: username, at: SystemTime().now())
        }
        Console.say("\(username): \(roles.joined(separator: ", "))")
      } catch let failure as AccountOperator.Failure {
        throw Failure(failure.description)
      }
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

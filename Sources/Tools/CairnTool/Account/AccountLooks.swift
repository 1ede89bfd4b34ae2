internal import ArgumentParser
internal import AuthService
internal import Identity
internal import Protobuf
internal import Timekeeping

/// `cairn account find`.
struct FindAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "find", abstract: "Finds accounts by user name, its beginning, address or id.",
    discussion: """
      Prints a line for each: id, user name, roles, and active, suspended, guest or leaving. Who was found by a whole name, address or id is noted among
      what was looked at (ModerationService/ListAudit).

      Example: cairn account find anna@example.org
      """)

  @Argument(help: "User name, how it begins, address or id.")
  var text: String

  @OptionGroup var place: AccountPlace

  func run() async throws {
    let text = text
    try await place.run { accounts in
      let found = try await accounts.find(text, at: SystemTime().now())
      if found.isEmpty { throw Failure("There is no account with that user name, address or id.") }
      for line in found { Console.say(AccountText.line(line)) }
    }
  }
}

/// `cairn account roles`.
struct ListRolesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "roles", abstract: "Lists everybody with a role: admins and moderators.",
    discussion: "Example: cairn account roles")

  @OptionGroup var place: AccountPlace

  func run() async throws {
    try await place.run { accounts in
      let found = try await accounts.staff(at: SystemTime().now())
      if found.isEmpty { Console.note("Nobody has a role. The first admin: cairn account grant-role --username NAME --role admin") }
      for line in found { Console.say(AccountText.line(line)) }
    }
  }
}

/// `cairn account show`.
struct ShowAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows an account: its state, its ways in, its sessions.",
    discussion: """
      Neither what the person has told of themselves nor what they have done is shown; who looks leaves a trace (ModerationService/ListAudit).

      Example: cairn account show anna
      """)

  @OptionGroup var target: AccountTarget

  func run() async throws {
    try await target.run { accounts, account in Console.say(AccountText.dossier(try await accounts.show(account, at: SystemTime().now()))) }
  }
}

/// Words in which accounts are shown at a terminal.
enum AccountText {
  /// A line of a list.
  static func line(_ line: AccountLine) -> String {
    "\(line.accountID.text)  \(line.username.isEmpty ? "-" : line.username)  \(line.roles.joined(separator: ","))  \(line.state)"
  }

  /// A line for each fact.
  static func dossier(_ account: AccountDossier) -> String {
    let email = account.email.isEmpty ? "none" : "\(account.email) (\(account.isEmailVerified ? "confirmed" : "not confirmed"))"
    let ways = (account.hasPassword ? ["password"] : []) + account.providers
    let rows = [
      ("id", account.line.accountID.text), ("user name", account.line.username.isEmpty ? "none" : account.line.username),
      ("address", email), ("state", state(account)), ("roles", account.line.roles.joined(separator: ", ")),
      ("since", Timestamps.text(account.createTime)), ("ways in", ways.isEmpty ? "none" : ways.joined(separator: ", ")),
      ("second factor", account.hasSecondFactor ? "yes" : "no"),
      ("sessions", "\(account.sessionCount)" + (account.lastUseTime.map { ", last in use \(Timestamps.text($0))" } ?? "")),
    ]
    return rows.map { name, value in name + String(repeating: " ", count: 15 - name.count) + value }.joined(separator: "\n")
  }

  private static func state(_ account: AccountDossier) -> String {
    guard account.line.state == "suspended" else { return account.line.state }
    let end = account.suspensionEndTime.map { "until \(Timestamps.text($0))" } ?? "until it is lifted"
    return "suspended \(end): \(account.suspensionReason)"
  }
}

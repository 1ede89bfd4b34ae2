internal import ArgumentParser
internal import AuthService
internal import Timekeeping

/// `cairn account invite`.
struct InviteCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "invite", abstract: "Makes an invitation to sign up, where CAIRN_AUTH_SIGN_UP is invited.",
    discussion: """
      Prints the code, which is kept nowhere: people enter it when they sign up. Who came by which code is kept nowhere either.

      Examples:
        cairn account invite
        cairn account invite --uses 30 --days 90
      """)

  @Option(help: "How many people it lets in, 1 to 1000.")
  var uses = 1

  @Option(help: "How many days it is good for, 1 to 365.")
  var days = 14

  @OptionGroup var place: AccountPlace

  func validate() throws {
    guard (1...1_000).contains(uses) else { throw ValidationError("--uses goes from 1 to 1000.") }
    guard (1...365).contains(days) else { throw ValidationError("--days goes from 1 to 365.") }
  }

  func run() async throws {
    let (uses, days) = (uses, days)
    try await place.run { accounts in Console.say(try await accounts.invite(usesMax: uses, days: days, at: SystemTime().now())) }
  }
}

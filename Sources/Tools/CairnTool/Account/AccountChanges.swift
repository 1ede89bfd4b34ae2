internal import ArgumentParser
internal import AuthService
internal import Protobuf
internal import Timekeeping

/// `cairn account suspend`.
struct SuspendAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suspend", abstract: "Suspends an account: it can call nothing but what shows why, exports and deletes.",
    discussion: """
      The same again changes nothing; another reason or end replaces those of a suspension that holds.

      Example: cairn account suspend anna --reason 'Insults in chats' --days 7
      """)

  @Argument(help: "User name, address or id.")
  var account: String

  @Option(help: "Why, for its owner to read.")
  var reason: String

  @Option(help: "Days until it ends by itself, 1 to 3650; without it, it lasts until it is lifted.")
  var days: Int?

  @OptionGroup var place: AccountPlace

  func validate() throws {
    if let days, !(1...3_650).contains(days) { throw ValidationError("--days goes from 1 to 3650.") }
  }

  func run() async throws {
    let (account, reason, days) = (account, reason, days)
    try await place.run { accounts in
      let now = SystemTime().now()
      let end = days.map { now + .seconds($0 * 86_400) }
      try await accounts.suspend(account, reason: reason, until: end, at: now)
      Console.say("\(account) is suspended \(end.map { "until \(Timestamps.text($0))" } ?? "until it is lifted").")
    }
  }
}

/// `cairn account lift`.
struct LiftSuspensionCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lift", abstract: "Lifts the suspension of an account.", discussion: "Example: cairn account lift anna")

  @OptionGroup var target: AccountTarget

  func run() async throws {
    try await target.run { accounts, account in
      try await accounts.lift(account, at: SystemTime().now())
      Console.say("\(account) is not suspended.")
    }
  }
}

/// `cairn account end-sessions`.
struct EndSessionsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "end-sessions", abstract: "Logs an account out on all devices.",
    discussion: "Example: cairn account end-sessions anna")

  @OptionGroup var target: AccountTarget

  func run() async throws {
    try await target.run { accounts, account in
      let count = try await accounts.endSessions(of: account, at: SystemTime().now())
      Console.say("\(account): \(count) \(count == 1 ? "session has" : "sessions have") ended.")
    }
  }
}

/// `cairn account reset-second-factor`.
struct ResetSecondFactorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reset-second-factor", abstract: "Removes the second factor of somebody who has lost it with all recovery codes.",
    discussion: """
      The password alone opens the account from then on, so be sure who has asked for it. All sessions end.

      Example: cairn account reset-second-factor anna
      """)

  @OptionGroup var target: AccountTarget

  func run() async throws {
    try await target.run { accounts, account in
      let hadOne = try await accounts.resetSecondFactor(of: account, at: SystemTime().now())
      Console.say(hadOne ? "\(account) logs in by password alone; all sessions have ended." : "\(account) has no second factor.")
    }
  }
}

/// `cairn account delete`.
struct DeleteAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "delete", abstract: "Deletes an account with all that every service keeps of it.",
    discussion: """
      Carried out by the running services, as when its owner deletes it; nothing brings it back. With --grace-days it waits until then: log-ins of its owner
      are answered ACCOUNT_BEING_DELETED, and `cairn account keep` takes it back.
      The receipt's token is for AccountDeletionService/GetDeletionReceipt, which says what was removed where.

      Example: cairn account delete anna --yes
      """)

  @Argument(help: "User name, address or id.")
  var account: String

  @Flag(help: "Does not ask.")
  var yes = false

  @Option(help: "Days in which `cairn account keep` takes the deletion back, 0 to 90.")
  var graceDays = 0

  @OptionGroup var place: AccountPlace

  func validate() throws {
    guard (0...90).contains(graceDays) else { throw ValidationError("--grace-days goes from 0 to 90.") }
  }

  func run() async throws {
    let (account, grace, isSure) = (account, Duration.seconds(graceDays * 86_400), yes)
    try await place.run { accounts in
      if !isSure {
        Console.say(AccountText.dossier(try await accounts.show(account, at: SystemTime().now())))
        try await Self.confirm(account)
      }
      let deletion = try await accounts.delete(account, grace: grace, at: SystemTime().now())
      Console.say("\(account) is logged out and will be gone from \(Timestamps.text(deletion.purgeTime)) on.")
      Console.say("receipt: \(deletion.receiptToken)")
    }
  }

  private static func confirm(_ account: String) async throws {
    guard Console.isInteractive else { throw Failure("Nobody can be asked here: --yes deletes \(account) without asking.") }
    Console.ask("Nothing brings it back. Type the account again to delete it: ")
    guard case .line(let line) = try await LineReader().next(within: nil), line == account else {
      throw Failure("Nothing was deleted.")
    }
  }
}

/// `cairn account keep`.
struct KeepAccountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "keep", abstract: "Takes a deletion back that has not begun.",
    discussion: """
      Whoever has asked for it: an operator with --grace-days, or its owner where the installation gives days to think again. Its sessions stay ended.

      Example: cairn account keep anna
      """)

  @OptionGroup var target: AccountTarget

  func run() async throws {
    try await target.run { accounts, account in
      try await accounts.keep(account, at: SystemTime().now())
      Console.say("\(account) stays, and can log in again.")
    }
  }
}

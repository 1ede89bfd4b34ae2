internal import ArgumentParser
internal import AuthService
import EventLoop
internal import FoundationEssentials
internal import Lifecycle
internal import Timekeeping

/// `cairn mail`.
struct MailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mail",
    abstract: "Shows the mails of a Cairn without a mail server; sends one to try a mail server.",
    discussion: """
      Without CAIRN_MAIL_SERVER mails are written into a folder instead of being sent. It is named by --folder or CAIRN_MAIL_FOLDER; without
      both it is mail/ in CAIRN_HOME, which `make run` uses.

      Examples:
        cairn mail                                (the list, newest last)
        cairn mail show                           (the newest)
        cairn mail show --to anna@example.org     (the newest to that address)
        cairn mail test anna@example.org          (sends one, with the settings of cairn-auth)
      """,
    subcommands: [ListMailsCommand.self, ShowMailCommand.self, TestMailCommand.self], defaultSubcommand: ListMailsCommand.self)
}

/// Where the mails are.
struct MailPlace: ParsableArguments {
  @Option(help: "The folder with the mails.")
  var folder: String?

  @Option(help: "Only mails to this address.")
  var to: String?

  /// The mails asked for, oldest first.
  func mails() async throws -> [MailFolder.Mail] {
    let settings = try await Settings.ofCommand()
    let path = folder ?? settings.text("MAIL_FOLDER") ?? (settings.text("HOME") ?? ".cairn") + "/mail"
    let folder = MailFolder(path: path)
    let mails = try folder.names().compactMap(folder.read)
    return to.map { to in mails.filter { $0.recipient.lowercased() == to.lowercased() } } ?? mails
  }
}

/// `cairn mail list`.
struct ListMailsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Lists the mails, newest last.", discussion: "Example: cairn mail list --to anna@example.org")

  @OptionGroup var place: MailPlace

  func run() async throws {
    let mails = try await place.mails()
    if mails.isEmpty { return Console.note("There are no mails.") }
    for mail in mails { Console.say("\(mail.name)  \(mail.recipient)  \(mail.subject)") }
  }
}

/// `cairn mail show`.
struct ShowMailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Shows a mail as its reader sees it.", discussion: "Example: cairn mail show --to anna@example.org")

  @Argument(help: "The mail's name in the list, or how it begins; without it the newest.")
  var name: String?

  @OptionGroup var place: MailPlace

  func run() async throws {
    let mails = try await place.mails()
    guard let mail = mails.last(where: { $0.name.hasPrefix(name ?? "") }) else { throw Failure("There is no such mail.") }
    Console.say("From: \(mail.sender)\nTo: \(mail.recipient)\nDate: \(mail.date)\nSubject: \(mail.subject)\n")
    Console.say(mail.body)
  }
}

/// `cairn mail test`.
struct TestMailCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "test", abstract: "Sends a mail, to see whether mails arrive.",
    discussion: """
      It goes by the settings of cairn-auth, which must be in the environment (CAIRN_MAIL_SERVER, CAIRN_MAIL_FROM …), at once and past the outbox. What
      the mail server says is told. In containers: docker compose -f deploy/compose.yaml exec auth cairn mail test anna@example.org

      Example: cairn mail test anna@example.org
      """)

  @Argument(help: "The address to send it to.")
  var recipient: String

  func run() async throws {
    let settings = try await Settings.ofCommand()
    let trial = try MailTrial(settings)
    try await LoopCommand.run { [recipient] loop in
      do {
        try await loop.run { try await trial.send(to: recipient, at: SystemTime().now(), identifier: UUID().uuidString.lowercased()) }
      } catch let refusal as MailTrial.Refusal {
        throw Failure("The mail was not taken (\(trial.way)): \(refusal)")
      }
    }
    Console.say("The mail was taken (\(trial.way)). Whether it arrives is seen in the mailbox of \(recipient).")
  }
}

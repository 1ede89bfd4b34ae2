import EventLoop
package import Lifecycle
package import Timekeeping

/// A mail that an operator sends to see whether mails arrive: by the settings and the way of every other, at once and not by the outbox.
package struct MailTrial: Sendable {
  private let config: MailConfig

  /// - Throws: `SettingsError`, with all that is wrong with the settings of mails.
  package init(_ settings: Settings) throws {
    config = MailConfig(settings)
    try settings.check()
  }

  /// Where it goes: the mail server, or the folder.
  package var way: String { config.way.detail }

  /// Why a mail was not taken.
  package struct Refusal: Error, CustomStringConvertible {
    package let description: String
  }

  /// - Parameter identifier: Letters, digits and hyphens, another for each mail.
  /// - Throws: `Refusal` with the words of the mail server.
  package func send(to recipient: String, at now: Moment, identifier: String) async throws {
    let message = MailMessage(
      from: config.sender, to: recipient, subject: "A mail of Cairn, sent to try it",
      body: "This mail was sent by `cairn mail test`. Since you read it, mails of this installation arrive.\n", language: .fallback,
      time: now,
      identifier: identifier)
    guard let message else { throw Refusal(description: "\(recipient) is no address of a mail") }
    do {
      try await config.transport.send(message)
    } catch let failure as MailFailure {
      throw Refusal(description: failure.description)
    }
  }
}

import CairnProto
import Events
import Identity
import Logging
import Observability
import RPC
import Timekeeping

/// Sends the mails of the outbox: what the relay calls for destination "mail". At least once; the same mail has the same Message-ID.
struct MailDispatch: Sendable {
  private let mailer: Mailer
  private let templates: MailTemplates
  private let sender: Mailbox
  private let oneClickBase: String?
  private let transport: any MailTransport
  private let time: any TimeSource
  private let logger = Logger(label: "cairn.mail")

  /// - Parameter oneClickBase: Where mails of news are ended with a single click, with a slash at its end; nil where they are not.
  init(
    _ mailer: Mailer, _ templates: MailTemplates, from sender: Mailbox, by transport: any MailTransport, oneClickBase: String? = nil,
    time: any TimeSource
  ) {
    self.oneClickBase = oneClickBase
    self.mailer = mailer
    self.templates = templates
    self.sender = sender
    self.transport = transport
    self.time = time
  }

  /// For the relay.
  var destination: LocalDestination {
    LocalDestination(Mailer.destination, timeMax: transport.timeMax, keysAtOnceMax: SMTPMailTransport.threads) { event in
      try await send(event.payload, identifier: event.eventID.text, type: event.type)
    }
  }

  private enum Outcome: String {
    case sent, refused, expired, unreadable

    var counter: Counter {
      MetricRegistry.process.counter("cairn_mails_total", "Mails that left the outbox, by what became of them.", ["outcome": rawValue])
    }
  }

  /// - Throws: `unavailable` for what is worth trying again; that does not count against the mail.
  func send(_ payload: [UInt8], identifier: String, type: String) async throws {
    let outcome = try await outcome(payload, identifier: identifier, type: type)
    outcome.counter.add()
  }

  private func outcome(_ payload: [UInt8], identifier: String, type: String) async throws -> Outcome {
    guard type == Mailer.eventType, let mail = mailer.open(payload), let template = MailTemplate(rawValue: mail.template),
      let message = message(mail, template, identifier)
    else {
      logger.error("a mail cannot be read and is dropped", metadata: ["mail": "\(identifier)"])
      return .unreadable
    }
    if let expireTime = mail.expireTime, time.now() >= expireTime {
      logger.warning("a mail came too late and is dropped", metadata: ["mail": "\(identifier)", "template": "\(template.rawValue)"])
      return .expired
    }
    do {
      try await transport.send(message)
      return .sent
    } catch MailFailure.refused(let words) {
      logger.warning(
        "a mail was refused and is dropped",
        metadata: ["mail": "\(identifier)", "template": "\(template.rawValue)", "error": "\(words)"])
      return .refused
    } catch {
      throw RPCError(.unavailable, reason: .mailNotSent, message: "\(error)")
    }
  }

  private func message(_ mail: QueuedMail, _ template: MailTemplate, _ identifier: String) -> MailMessage? {
    let language = MailLanguage(rawValue: mail.language) ?? .fallback
    let pairs = mail.values.compactMap { name, value in MailPlaceholder(rawValue: name).map { ($0, value) } }
    let values = Dictionary(uniqueKeysWithValues: pairs)
    let (subject, body) = templates.render(template, in: language, values)
    var message = MailMessage(
      from: sender, to: mail.recipient, subject: subject, body: body, language: language, time: mail.createTime ?? time.now(),
      identifier: identifier)
    if template == .news, let link = values[.link] {
      message?.unsubscribeLink = link
      if let oneClickBase, let token = link.split(separator: "#").last { message?.oneClickLink = "\(oneClickBase)unsubscribe/\(token)" }
    }
    return message
  }
}

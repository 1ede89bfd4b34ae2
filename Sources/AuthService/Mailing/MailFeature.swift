import Events
import Lifecycle
import Logging
import RPC
import ServiceDatabase

/// Mails: written by others into the outbox, sent from there; and those of news, which SocialService asks for.
struct MailFeature: DatabaseFeature {
  private let way: ConfiguredWay
  private let logger: Logger
  let dispatch: MailDispatch
  let news: NewsMailInbox

  /// - Throws: `MailTemplateError` when a text is missing or not as it must be.
  init(_ base: FeatureEnvironment, _ config: MailConfig, _ mailer: Mailer) throws {
    let share = base.settings.text("SHARE") ?? "."
    let templates = try MailTemplates(below: share)
    (way, logger) = (config.way, base.logger)
    dispatch = MailDispatch(
      mailer, templates, from: config.sender, by: config.transport, oneClickBase: config.oneClickBase, time: base.time)
    news = NewsMailInbox(mailer: mailer, sentences: try NewsSentences(below: share))
  }

  var methods: [RPCMethod] { [] }
  var events: [EventHandler] { [news.handler] }
  var destinations: [any EventDestination] { [dispatch.destination] }

  func start() async throws { way.tell(logger) }
}

extension MailBudget {
  init(_ throttle: LoginThrottle, _ settings: Settings) {
    let mailsPerAddress = settings.integer("AUTH_MAILS_PER_ADDRESS", default: LoginThrottleRules.mailAddress.freeTries, in: 1...1_000_000)
    self.init(throttle: throttle, mailsPerAddress: mailsPerAddress)
  }
}

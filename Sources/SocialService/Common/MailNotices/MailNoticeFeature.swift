import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Mails of news, for people who have chosen them.
struct MailNoticeFeature: DatabaseFeature {
  let notices: MailNotices

  init(_ parts: FeatureEnvironment, people: PeopleDirectory) {
    notices = MailNotices(
      database: parts.database, outbox: parts.outbox, tokens: UnsubscribeTokens(masterKey: parts.masterKey), people: people,
      time: parts.time)
  }

  var methods: [RPCMethod] { [] }

  var chores: [Chore] { [Chore("tell what is to be mailed", every: MailNoticeRules.interval) { [notices] in try await notices.run() }] }

  var personal: PersonalRows { PersonalRows(["mail_notices": .dropped(because: "guests have no address")]) }
}

import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Roles and suspensions, and what moderators decide by SocialService's queue of reports; who answers support tickets.
struct ModerationFeature: DatabaseFeature {
  let handlers: ModerationHandlers
  let moderators: ModeratorHandlers
  let removal: NameRemoval
  let reports: ReportInbox
  let support: SupportInbox

  init(_ parts: AuthParts) {
    let moderation = Moderation(revocations: parts.revocations, events: parts.events)
    let secondFactor = StaffSecondFactor(parts.base.settings)
    handlers = ModerationHandlers(database: parts.database, moderation: moderation, secondFactor: secondFactor, pages: parts.pages)
    moderators = ModeratorHandlers(database: parts.database, moderation: moderation, secondFactor: secondFactor)
    reports = ReportInbox(outbox: parts.base.outbox)
    support = SupportInbox(outbox: parts.base.outbox)
    removal = NameRemoval(moderation: moderation, news: AccountNews(ids: parts.ids))
  }

  var methods: [RPCMethod] { handlers.methods + moderators.methods }

  var events: [EventHandler] {
    [SanctionInbox(moderation: removal.moderation).handler, NameInbox(removal: removal).handler] + reports.handlers + support.handlers
  }
}

extension StaffSecondFactor {
  init(_ settings: Settings) {
    self.init(isRequired: settings.isYes("AUTH_STAFF_SECOND_FACTOR", default: true))
  }
}

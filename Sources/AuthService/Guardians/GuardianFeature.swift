import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// Birth dates, and guardians who consent to what the young may not decide alone.
struct GuardianFeature: DatabaseFeature {
  private let time: any TimeSource
  /// Apps that let nobody in without a birth date.
  let demand: BirthDateDemand
  let requests: GuardianRequests
  let handlers: GuardianHandlers

  init(_ parts: AuthParts) {
    time = parts.base.time
    demand = BirthDateDemand(parts.base.settings)
    requests = GuardianRequests(
      codes: GuardianCodes(masterKey: parts.base.masterKey), ids: parts.ids, events: parts.events, mailer: parts.mailer,
      budget: parts.mailBudget)
    handlers = GuardianHandlers(
      database: parts.database, requests: requests, revocations: parts.revocations, news: AccountNews(ids: parts.ids))
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      .sweep("guardians who never answered", time) { [handlers] limit, now in
        try await handlers.store.deleteUnanswered(before: now - GuardianRules.unansweredRetention, limit: limit, in: handlers.database)
      }
    ]
  }

  var personal: PersonalRows {
    PersonalRows(["guardian_consents": .dropped(because: "nobody is asked for a guest")])
  }
}

extension BirthDateDemand {
  init(_ settings: Settings) {
    self.init(settings.text("AUTH_BIRTH_DATE_APPS") ?? Self.appsDefault)
  }
}

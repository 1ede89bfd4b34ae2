import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase
import Timekeeping

/// User names that are claimed, changed and kept aside.
struct UsernameFeature: DatabaseFeature {
  private let time: any TimeSource
  private let news: RenameNews
  let handlers: UsernameHandlers

  init(_ parts: AuthParts, _ logIns: LogInFeature, _ guardians: GuardianFeature) {
    time = parts.base.time
    news = RenameNews(database: parts.database, ids: parts.ids)
    handlers = UsernameHandlers(database: parts.database, issuer: logIns.issuer, birthDates: guardians.demand)
  }

  var methods: [RPCMethod] { handlers.methods }

  var chores: [Chore] {
    [
      Chore("tell of new names", every: RenameNews.interval) { [news, time] in try await news.run(at: time.now()) },
      .sweep("names nobody keeps", time) { [handlers] limit, now in
        try await handlers.usernames.deleteReleased(before: now, limit: limit, in: handlers.database)
      },
    ]
  }

  var personal: PersonalRows {
    PersonalRows(["username_claims": .dropped(because: "a guest has no user name")])
  }
}

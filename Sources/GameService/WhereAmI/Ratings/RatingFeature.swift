import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping
import WhereAmIServices

/// How strong players are who play against strangers.
struct RatingFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: RatingHandlers

  init(_ parts: WhereAmIParts) {
    (database, time) = (parts.base.database, parts.base.time)
    handlers = RatingHandlers(database: parts.base.database, pageTokens: parts.base.pageTokens)
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [RefundInbox().handler] }

  var chores: [Chore] {
    [
      Chore("forget old changes of ratings", every: RatingRules.forgetInterval) { [database, time] in
        try await Ratings().forgetOld(at: time.now(), in: database)
      }
    ]
  }

  var personal: PersonalRows {
    let reason = "guests do not play for a rating"
    return PersonalRows(["ratings": .dropped(because: reason), "rating_changes": .dropped(because: reason)])
  }
}

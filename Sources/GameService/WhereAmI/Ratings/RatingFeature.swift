import Events
import Lifecycle
import RPC
import ServiceDatabase
import WhereAmIServices

/// How strong players are who play against strangers.
struct RatingFeature: DatabaseFeature {
  let handlers: RatingHandlers

  init(_ parts: WhereAmIParts) {
    handlers = RatingHandlers(database: parts.base.database, pageTokens: parts.base.pageTokens)
  }

  var methods: [RPCMethod] { handlers.methods }

  var events: [EventHandler] { [RefundInbox().handler] }

  var personal: PersonalRows {
    let reason = "guests do not play for a rating"
    return PersonalRows(["ratings": .dropped(because: reason), "rating_changes": .dropped(because: reason)])
  }
}

import Lifecycle
import LocalBuddyServices
import RPC
import ServiceDatabase
import SocialCommon
import Events

/// Locals whom travellers may find and write to.
struct BuddyFeature: DatabaseFeature {
  let handlers: BuddyHandlers
  /// Text of a buddy as content.
  let report: BuddyReport

  init(_ parts: LocalBuddyParts) {
    handlers = BuddyHandlers(
      database: parts.base.database, idempotency: parts.base.idempotency, adults: parts.adults, cities: parts.cities,
      people: parts.social.people, pictures: parts.social.pictures, pages: parts.pages, ratings: parts.ratings, store: BuddyStore())
    report = BuddyReport(handlers: handlers, time: parts.base.time)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows {
    let reason = "guests are nobody's buddies"
    return PersonalRows([
      "buddies": .dropped(because: reason), "buddy_cities": .dropped(because: reason), "hidden_buddies": .dropped(because: reason),
    ])
  }
}

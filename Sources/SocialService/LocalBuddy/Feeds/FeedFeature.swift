import CairnServices
import Events
import Lifecycle
import LocalBuddyServices
import RPC
import ServiceDatabase
import SocialCommon

/// Feeds of meetings for calendars.
struct FeedFeature: DatabaseFeature {
  let handlers: FeedHandlers
  let pages: FeedPageHandlers

  init(_ parts: LocalBuddyParts) {
    let base = parts.base
    let tokens = LinkTokens(masterKey: base.masterKey, for: "cairn meeting feed v1")
    handlers = FeedHandlers(database: base.database, idempotency: base.idempotency, ids: base.ids, tokens: tokens)
    pages = FeedPageHandlers(
      database: base.database, people: parts.social.people, tokens: tokens, meetings: parts.meetings.store)
  }

  var methods: [RPCMethod] { handlers.methods + pages.methods }

  /// None: a feed is there until its owner ends it.
  var chores: [Chore] { [] }

  var personal: PersonalRows { PersonalRows(["meeting_feeds": .dropped(because: "guests meet nobody")]) }
}

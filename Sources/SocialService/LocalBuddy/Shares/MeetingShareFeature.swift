import CairnServices
import Events
import Lifecycle
import LocalBuddyServices
import Postgres
import RPC
import ServiceDatabase
import SocialCommon
import Timekeeping

/// Links by which people show a meeting to those whom they trust, and the pages behind them.
struct MeetingShareFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: MeetingShareHandlers
  let pages: MeetingSharePageHandlers

  init(_ parts: LocalBuddyParts) {
    let (base, social) = (parts.base, parts.social)
    (database, time) = (base.database, base.time)
    let tokens = LinkTokens(masterKey: base.masterKey, for: "cairn meeting share v1")
    handlers = MeetingShareHandlers(
      database: base.database, idempotency: base.idempotency, ids: base.ids, tokens: tokens, meetings: parts.meetings)
    pages = MeetingSharePageHandlers(
      database: base.database, people: social.people, pictures: social.pictures, tokens: tokens, meetings: parts.meetings.store)
  }

  var methods: [RPCMethod] { handlers.methods + pages.methods }

  var chores: [Chore] {
    [
      Chore("sweep links to meetings", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.delete(before: now - MeetingShareRules.retention, limit: $0, in: database) }
      }
    ]
  }

  var personal: PersonalRows { PersonalRows(["meeting_shares": .dropped(because: "guests meet nobody")]) }
}

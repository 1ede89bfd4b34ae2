import CairnServices
import Events
import Lifecycle
import Postgres
import RPC
import ServiceDatabase
import Timekeeping

/// Links to what people show, and the pages behind them.
struct ShareFeature: DatabaseFeature {
  private let database: Database
  private let time: any TimeSource
  let handlers: ShareHandlers
  let pages: SharePageHandlers

  init(_ parts: FeatureEnvironment, people: PeopleDirectory, links: MediaLinks, contents: ContentDirectory) {
    (database, time) = (parts.database, parts.time)
    let tokens = ShareLinkTokens(masterKey: parts.masterKey)
    handlers = ShareHandlers(
      database: parts.database, people: people, contents: contents, tokens: tokens,
      pages: PeoplePages(tokens: parts.pageTokens), ids: parts.ids)
    pages = SharePageHandlers(
      database: parts.database, people: people, tokens: tokens, pictures: links,
      page: SharePage(places: ShareConfig.places(parts.settings)))
  }

  var methods: [RPCMethod] { handlers.methods + pages.methods }

  var chores: [Chore] {
    [
      Chore("sweep links", every: Upkeep.interval) { [handlers, database, time] in
        let (now, store) = (time.now(), handlers.store)
        try await Upkeep.sweep { try await store.delete(before: now - ShareRules.retention, limit: $0, in: database) }
      }
    ]
  }

  var personal: PersonalRows { PersonalRows(["share_links": .dropped(because: "guests show nothing by links")]) }
}

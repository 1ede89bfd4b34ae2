import CairnServices
import Events
import Lifecycle
import RPC
import ServiceDatabase

/// Blocks: making and ending them, and answers to other services about them.
struct BlockFeature: DatabaseFeature {
  let handlers: BlockHandlers
  let lookups: BlockLookupHandlers

  init(
    _ parts: FeatureEnvironment, log: StreamLog, _ notifications: NotificationLists, people: PeopleDirectory, hearers: [any BlockHearer]
  ) {
    let blocking = Blocking(log: log, notifications: notifications, outbox: parts.outbox, hearers: hearers)
    handlers = BlockHandlers(
      database: parts.database, blocking: blocking, people: people, pages: PeoplePages(tokens: parts.pageTokens))
    lookups = BlockLookupHandlers(database: parts.database)
  }

  var methods: [RPCMethod] { handlers.methods + lookups.methods }

  var personal: PersonalRows { PersonalRows(["blocks": .dropped(because: "guests block nobody")]) }
}

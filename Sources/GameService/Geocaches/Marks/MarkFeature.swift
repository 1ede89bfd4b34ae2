import Events
import GeocachesServices
import Lifecycle
import RPC
import ServiceDatabase

/// Marks of caches that people keep for themselves.
struct MarkFeature: DatabaseFeature {
  let handlers: MarkHandlers

  init(_ parts: GeocachesParts) {
    handlers = MarkHandlers(
      database: parts.base.database, idempotency: parts.base.idempotency, pageTokens: parts.base.pageTokens)
  }

  var methods: [RPCMethod] { handlers.methods }

  var personal: PersonalRows { PersonalRows(["cache_marks": .dropped(because: "guests mark nothing")]) }
}

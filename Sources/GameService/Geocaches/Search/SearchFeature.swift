import GeocachesServices
import Lifecycle
import RPC
import ServiceDatabase

/// Finds published caches: on a map, near a place, by what is wanted.
struct SearchFeature: DatabaseFeature {
  let handlers: SearchHandlers

  init(_ parts: GeocachesParts) {
    handlers = SearchHandlers(database: parts.base.database, people: parts.people, pageTokens: parts.base.pageTokens)
  }

  var methods: [RPCMethod] { handlers.methods }
}

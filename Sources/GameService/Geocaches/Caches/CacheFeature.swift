import GeocachesServices
import Lifecycle
import RPC
import ServiceDatabase

/// A box that somebody has hidden, and what is said of it.
struct CacheFeature: DatabaseFeature {
  let handlers: CacheHandlers

  init(_ parts: GeocachesParts) {
    handlers = CacheHandlers(database: parts.base.database)
  }

  var methods: [RPCMethod] { handlers.methods }
}

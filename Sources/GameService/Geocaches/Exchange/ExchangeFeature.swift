import GeocachesServices
import Lifecycle
import RPC
import ServiceDatabase

/// Gives caches to take along where there is no network, and to other programs.
struct ExchangeFeature: DatabaseFeature {
  let handlers: ExchangeHandlers

  init(_ parts: GeocachesParts) {
    let views = CacheViews(database: parts.base.database, people: parts.people)
    handlers = ExchangeHandlers(search: SearchFeature(parts).handlers, views: views)
  }

  var methods: [RPCMethod] { handlers.methods }
}

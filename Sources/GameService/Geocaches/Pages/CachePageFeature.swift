import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// Pages of published caches for people without an account.
struct CachePageFeature: DatabaseFeature {
  let handlers: CachePageHandlers

  init(_ parts: GeocachesParts) {
    // Faults of the setting are told where links to walks are made of it.
    let base = parts.base.settings.text("SHARE_APP_BASE") ?? "cairn://"
    handlers = CachePageHandlers(
      database: parts.base.database, cities: parts.cities, page: CachePage(appBase: base.hasSuffix("/") ? base : base + "/"))
  }

  var methods: [RPCMethod] { handlers.methods }
}

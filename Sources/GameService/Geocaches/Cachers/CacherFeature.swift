import GeocachesServices
import Lifecycle
import RPC
import ServiceDatabase

/// Statistics of a person in CACHE-OUT.
struct CacherFeature: DatabaseFeature {
  let handlers: CacherHandlers

  init(_ parts: GeocachesParts) {
    handlers = CacherHandlers(database: parts.base.database, people: parts.people)
  }

  var methods: [RPCMethod] { handlers.methods }
}

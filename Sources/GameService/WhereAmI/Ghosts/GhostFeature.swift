import Lifecycle
import RPC
import ServiceDatabase
import WhereAmIServices

/// Games against what somebody has played before.
struct GhostFeature: DatabaseFeature {
  let handlers: GhostHandlers

  init(_ parts: WhereAmIParts) {
    handlers = GhostHandlers(
      database: parts.base.database, games: parts.store, play: parts.play, idempotency: parts.base.idempotency, timeZones: parts.timeZones,
      ids: parts.base.ids, timing: parts.config.timing)
  }

  var methods: [RPCMethod] { handlers.methods }
}

import ExpeditionsServices
import Lifecycle
import RPC
import ServiceDatabase

/// Parks with their challenges, to take along.
struct ParkPackFeature: DatabaseFeature {
  let handlers: ParkPackHandlers

  init(_ parts: ExpeditionsParts) {
    handlers = ParkPackHandlers(database: parts.base.database, door: ParkDoor(parks: parts.parks))
  }

  var methods: [RPCMethod] { handlers.methods }
}

import ExpeditionsServices
import Lifecycle
import RPC
import ServiceDatabase

/// A task in a park that people do on foot or by bicycle.
struct ChallengeFeature: DatabaseFeature {
  let handlers: ChallengeHandlers

  init(_ parts: ExpeditionsParts) {
    handlers = ChallengeHandlers(database: parts.base.database)
  }

  var methods: [RPCMethod] { handlers.methods }
}

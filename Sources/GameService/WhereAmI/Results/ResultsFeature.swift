import AllAppsServices
import Lifecycle
import RPC
import ServiceDatabase

/// Questions of other services about players and their games.
struct ResultsFeature: DatabaseFeature {
  let handlers: ResultsHandlers

  init(_ parts: WhereAmIParts) {
    handlers = ResultsHandlers(database: parts.base.database)
  }

  var methods: [RPCMethod] { handlers.methods }
}

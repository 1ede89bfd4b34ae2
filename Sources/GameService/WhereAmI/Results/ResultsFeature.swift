import AllAppsServices
import Lifecycle
import RPC
import ServiceDatabase

/// What other services ask of players and their games.
struct ResultsFeature: DatabaseFeature {
  let handlers: ResultsHandlers

  init(_ parts: WhereAmIParts) {
    handlers = ResultsHandlers(database: parts.base.database)
  }

  var methods: [RPCMethod] { handlers.methods }
}

import Lifecycle
import QuizWalksServices
import RPC
import ServiceDatabase

/// Runs that were not walked honestly.
struct RunModerationFeature: DatabaseFeature {
  let handlers: RunModerationHandlers

  init(_ parts: QuizWalksParts, _ standings: RunStandings) {
    handlers = RunModerationHandlers(database: parts.base.database, moderators: parts.moderators, standings: standings)
  }

  var methods: [RPCMethod] { handlers.methods }
}

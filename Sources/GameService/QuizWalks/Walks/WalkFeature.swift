import QuizWalksServices
import Lifecycle
import RPC
import ServiceDatabase

/// A walk of questions.
struct WalkFeature: DatabaseFeature {
  let handlers: WalkHandlers

  init(_ parts: QuizWalksParts) {
    handlers = WalkHandlers(database: parts.base.database)
  }

  var methods: [RPCMethod] { handlers.methods }
}

import Lifecycle
import QuizWalksServices
import RPC
import ServiceDatabase

/// Runs without a network.
struct OfflineFeature: DatabaseFeature {
  let handlers: OfflineHandlers

  init(_ parts: QuizWalksParts, _ play: RunPlay) {
    handlers = OfflineHandlers(database: parts.base.database, play: play, keys: BundleKeys(masterKey: parts.base.masterKey))
  }

  var methods: [RPCMethod] { handlers.methods }
}

import Lifecycle
import LocalBuddyServices
import RPC
import ServiceDatabase
import SocialCommon

/// Locals whom travellers may write to.
struct BuddyFeature: DatabaseFeature {
  let handlers = BuddyHandlers()

  init(_ parts: SocialParts) {}

  var methods: [RPCMethod] { handlers.methods }
}

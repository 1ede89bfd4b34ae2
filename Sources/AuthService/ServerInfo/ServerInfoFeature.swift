import CairnProto
import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// Facts of an installation that an app may know before anybody has logged in.
struct ServerInfoFeature: DatabaseFeature {
  let handlers: ServerInfoHandlers

  /// Tells what is wrong to the settings.
  init(_ parts: AuthParts) {
    handlers = ServerInfoHandlers(info: GetServerInfoResponse(parts.base.settings, passwords: parts.passwordRules))
  }

  var methods: [RPCMethod] { handlers.methods }
}

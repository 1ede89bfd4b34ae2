import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// Mails of an installation that sends none, for its admins.
struct KeptMailFeature: DatabaseFeature {
  let handlers: KeptMailHandlers

  /// - Parameter moderation: Knows who may look, and keeps that somebody has.
  init(_ parts: AuthParts, _ moderation: ModerationHandlers) {
    handlers = KeptMailHandlers(
      database: parts.database, secondFactor: moderation.secondFactor, events: parts.events,
      folder: (parts.mail.transport as? FolderMailTransport)?.folder)
  }

  var methods: [RPCMethod] { handlers.methods }
}

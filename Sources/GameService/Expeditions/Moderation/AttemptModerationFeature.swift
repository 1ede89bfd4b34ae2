import ExpeditionsServices
import Lifecycle
import RPC
import ServiceDatabase

/// Attempts that somebody must look at.
struct AttemptModerationFeature: DatabaseFeature {
  let handlers: AttemptModerationHandlers

  init(_ parts: ExpeditionsParts, _ decisions: AttemptDecisions) {
    handlers = AttemptModerationHandlers(
      database: parts.base.database, pageTokens: parts.base.pageTokens, moderators: parts.moderators, people: parts.people,
      decisions: decisions)
  }

  var methods: [RPCMethod] { handlers.methods }
}

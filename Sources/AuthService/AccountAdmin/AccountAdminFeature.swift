import CairnServices
import Lifecycle
import RPC
import ServiceDatabase

/// Accounts whose owners ask an admin for help.
struct AccountAdminFeature: DatabaseFeature {
  let handlers: AccountAdminHandlers

  /// - Parameters:
  ///   - moderation: Knows which sessions may act.
  ///   - erasure: Deletes accounts.
  init(_ parts: AuthParts, _ moderation: ModerationHandlers, _ erasure: AccountErasure) {
    handlers = AccountAdminHandlers(
      database: parts.database, care: AccountCare(ending: parts.ending), secondFactor: moderation.secondFactor, erasure: erasure)
  }

  var methods: [RPCMethod] { handlers.methods }
}

import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Carries out what suspensions moderators decide by SocialService's queue of reports (requirement F-22).
struct SanctionInbox: Sendable {
  /// Type of the event that an account is suspended, or is so no more.
  static let eventType = "account.sanctioned"

  let moderation: Moderation

  var handler: EventHandler {
    // An event about an account that is not there writes nothing.
    EventHandler(Self.eventType, from: ["social"], about: { _ in [] }) { (told: AccountSanctioned, _, transaction, now) in
      guard let accountID = UUID(text: told.accountID), let actorID = UUID(text: told.actorAccountID), let startTime = told.startTime,
        ModerationRules.isReason(told.reason)
      else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whom, by whom, since when and why") }
      let suspension = Standing.Suspension(reason: told.reason, startTime: startTime, endTime: told.endTime)
      try await moderation.carryOut(
        suspension, isLifted: told.isLifted, of: accountID, by: actorID, role: told.actorRole, at: now, in: transaction)
    }
  }
}

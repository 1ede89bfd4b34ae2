import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Gives back what was lost to somebody whom a moderator has suspended for cheating (requirement F-50). An appeal that is won takes nothing back:
/// the others have played on with it.
struct RefundInbox: Sendable {
  /// Type of the event that an account is suspended, or is so no more.
  static let eventType = "account.sanctioned"

  /// The reason that matters here.
  static let reason = "CHEATING"

  let ratings = Ratings()

  var handler: EventHandler {
    // A player who is given points back has a rating, which is locked.
    EventHandler(Self.eventType, from: ["social"], about: { _ in [] }) { (told: AccountSanctioned, _, transaction, now) in
      guard let accountID = UUID(text: told.accountID) else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whom")
      }
      guard told.reason == Self.reason, !told.isLifted else { return }
      try await ratings.refund(lossesTo: accountID, at: now, in: transaction)
    }
  }
}

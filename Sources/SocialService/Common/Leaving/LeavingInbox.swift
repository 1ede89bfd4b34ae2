import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService who is to be deleted at the end of a grace, and who stays after all (requirement L-S10). The mark of a deleted account goes
/// with the rest.
struct LeavingInbox: Sendable {
  /// Type of the event.
  static let eventType = "account.leaving"

  let store = LeavingStore()

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
      (told: AccountLeavingTold, _, transaction, _) in
      guard let accountID = UUID(text: told.accountID), let changeTime = told.changeTime else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "who, and since when")
      }
      try await store.note(accountID, isLeaving: told.isLeaving, since: changeTime, in: transaction)
    }
  }
}

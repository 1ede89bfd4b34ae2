import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService who has turned out to be under age (requirement L-S1).
struct GroupInbox: Sendable {
  /// Type of the event that an account has told a day of birth by which its owner is not of age.
  static let minorType = "account.minor"

  let groups: Groups

  var handlers: [EventHandler] {
    [
      EventHandler(Self.minorType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
        (told: AccountMinorTold, _, transaction, now) in
        guard let accountID = UUID(text: told.accountID) else {
          throw RPCError(.invalidArgument, reason: .eventMalformed, message: "no account id")
        }
        try await groups.leaveAll(accountID, at: now, transaction)
      }
    ]
  }
}

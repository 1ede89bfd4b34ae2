import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC
import Timekeeping

/// Hears from AuthService that a guest has become an account: runs that go on are the account's from then on, whether their player does anything more in them
/// or not. A run that a guest has ended stays a guest's.
struct UpgradeInbox: Sendable {
  /// Type of the event.
  static let eventType = "account.upgraded"

  let play: RunPlay

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
      (told: AccountUpgraded, _, transaction, now) in
      guard let accountID = UUID(text: told.accountID), let upgradeTime = told.upgradeTime else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "who, and since when")
      }
      try await play.adopt(runsOf: accountID, guestUntil: upgradeTime, at: now, in: transaction)
    }
  }
}

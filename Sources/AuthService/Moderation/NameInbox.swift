import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Carries out what moderators decide about people's names by SocialService's queue of reports (requirement F-22).
struct NameInbox: Sendable {
  /// Type of the event that names are taken from an account, or may be chosen again.
  static let eventType = "account.names_removed"

  /// User names in one event.
  static let usernamesMax = 100

  let removal: NameRemoval

  var handler: EventHandler {
    // An event about an account that is not there writes nothing.
    EventHandler(Self.eventType, from: ["social"], about: { _ in [] }) { (told: AccountNamesRemoved, _, transaction, now) in
      guard let accountID = UUID(text: told.accountID), let actorID = UUID(text: told.actorAccountID),
        max(told.usernames.count, told.keptUsernames.count) <= Self.usernamesMax
      else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whom, by whom, and at most 100 user names") }
      if told.isLifted {
        try await removal.usernames.allow(told.usernames, besides: told.keptUsernames, of: accountID, in: transaction)
        return
      }
      let names = NameRemoval.Names(isGiven: told.removesGivenName, isFamily: told.removesFamilyName, usernames: told.usernames)
      try await removal.carryOut(names, of: accountID, by: actorID, role: told.actorRole, at: now, in: transaction)
    }
  }
}

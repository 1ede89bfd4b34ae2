import WhereAmIProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService that sessions have ended: players who waited for an opponent by one of them wait no more, and invitations that were made by
/// one are taken back (requirement W-10). Waits and invitations of the same account by another session stay.
struct SessionInbox: Sendable {
  /// Type of the event.
  static let eventType = "session.ended"

  let invitations: Invitations

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
      (ended: SessionsEnded, _, transaction, now) in
      let sessionIDs = ended.sessionIDs.compactMap { UUID(text: $0) }
      guard let accountID = UUID(text: ended.accountID), !sessionIDs.isEmpty, sessionIDs.count == ended.sessionIDs.count else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whose sessions, and which")
      }
      // An invitation before tickets and seats, as whoever accepts one takes them.
      let withdrawn = try await invitations.store.take(from: accountID, madeBy: sessionIDs, in: transaction)
      try await QueueStore().leave(accountID, waitingBy: sessionIDs, in: transaction)
      for invitation in withdrawn {
        try await invitations.tellClosed(invitation, .cancelled, to: [invitation.friendID], at: now, transaction)
      }
    }
  }
}

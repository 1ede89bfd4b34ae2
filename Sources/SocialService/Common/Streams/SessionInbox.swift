import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC

/// Hears from AuthService that sessions have ended, and forgets the devices that read by them (requirement W-10): nobody is there any more.
/// Streams that are being read end at the gateway, which hears of it within a second.
struct SessionInbox: Sendable {
  /// Type of the event.
  static let eventType = "session.ended"

  let store = StreamStore()

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["auth"], about: { [UUID(text: $0.accountID)] }) {
      (ended: SessionsEnded, _, transaction, _) in
      let sessionIDs = ended.sessionIDs.compactMap { UUID(text: $0) }
      guard let accountID = UUID(text: ended.accountID), !sessionIDs.isEmpty, sessionIDs.count == ended.sessionIDs.count else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "whose sessions, and which")
      }
      try await store.deleteDevices(of: accountID, usedBy: sessionIDs, in: transaction)
    }
  }
}

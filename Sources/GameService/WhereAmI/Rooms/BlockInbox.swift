import CairnProto
import Events
import FoundationEssentials
import Identity
import RPC
import Timekeeping

/// Hears from SocialService that somebody has blocked somebody: neither looks on at the other's game any more, and who was in the other's room to look
/// on is out of it. Two who play go on until their game ends: neither may stop a game that is being lost by a block.
struct BlockInbox: Sendable {
  /// Type of the event.
  static let eventType = "block.made"

  let rooms: Rooms

  var handler: EventHandler {
    EventHandler(Self.eventType, from: ["social"], about: { [UUID(bytes: $0.account), UUID(bytes: $0.blockedAccount)] }) {
      (made: BlockMade, _, transaction, now) in
      guard let accountID = UUID(bytes: made.account), let blockedID = UUID(bytes: made.blockedAccount), accountID != blockedID else {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "a block is of two accounts")
      }
      try await rooms.part(accountID, from: blockedID, at: now, transaction)
    }
  }
}

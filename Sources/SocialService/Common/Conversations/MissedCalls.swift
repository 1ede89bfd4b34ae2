import Cryptography
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Place in a conversation where an entry is to stand, under the locks of the conversation and of its members' clocks.
struct MissedCallPlace: Sendable {
  var entry: ConversationEntry
  var changeNumber: Int64
}

extension Messaging {
  /// Takes the place of an entry that somebody has called in vain.
  /// - Returns: Nil where the conversation is gone: there is nowhere to note anything.
  func placeForMissedCall(of accountID: UUID, in conversationID: UUID, _ transaction: Transaction) async throws -> MissedCallPlace? {
    do {
      let entry = try await door.enter(conversationID, by: accountID, in: transaction)
      return MissedCallPlace(entry: entry, changeNumber: try await door.nextChange(of: entry, in: transaction))
    } catch ConversationRules.Refusal.notFound {
      return nil
    }
  }

  /// Notes that somebody has called in vain: an entry under a number of its own. The last thing that a transaction does.
  /// - Parameter more: Events that belong to it.
  func noteMissedCall(
    _ kind: MissedCallKind, at place: MissedCallPlace, and more: [NewStreamEvent], at now: Moment, _ transaction: Transaction
  ) async throws {
    let (entry, messageID, accountID) = (place.entry, ids.next(at: now), place.entry.me.accountID)
    let message = StoredMessage(
      conversationID: entry.conversationID, number: entry.conversation.lastNumber + 1, messageID: messageID, senderID: accountID, text: "",
      createTime: now, changeNumber: place.changeNumber, notificationID: ids.next(at: now), missedCall: kind)
    try await keep(message, contentHash: SHA256.digest(of: messageID.bytes), in: transaction)
    try await news.tell(message, in: entry, sender: KnownPerson(accountID: accountID, username: ""), and: more, at: now, transaction)
  }
}

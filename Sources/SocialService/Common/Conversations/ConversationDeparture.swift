import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Takes somebody who is deleted out of their conversations. Messages stay with those who have got them, without a sender (requirement L-S10); a conversation
/// that nobody is left in goes, bit by bit (`LeftConversations`).
struct ConversationDeparture: DepartureTaker {
  private let store = ConversationDepartureStore()
  private let conversations = ConversationStore()
  private let left = LeftConversationStore()

  func others(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await store.peers(of: accountID, in: transaction)
  }

  func lock(_ accountID: UUID, in transaction: Transaction) async throws {
    _ = try await store.lockAll(of: accountID, in: transaction)
  }

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let conversationIDs = try await store.lockAll(of: accountID, in: transaction)
    let pairCount = try await store.deletePairs(of: accountID, in: transaction)
    let memberCount = try await store.deleteMemberships(of: accountID, in: transaction)
    try await store.forgetInviter(accountID, in: transaction)
    try await store.forgetTitleWriter(accountID, of: conversationIDs, in: transaction)
    try await left.markUnread(conversationIDs, in: transaction)
    let emptyCount = try await left.markLeft(conversationIDs, at: now, in: transaction)
    try await store.promote(in: conversationIDs, in: transaction)
    let (events, messageCount) = try await forgetMessages(of: accountID, in: conversationIDs, transaction)
    return Departure(
      events: events,
      tables: [
        PurgedTable(name: "conversation_pairs", rowCount: Int64(pairCount)),
        PurgedTable(name: "conversation_members", rowCount: Int64(memberCount)),
        PurgedTable(name: "conversations", rowCount: Int64(emptyCount)), PurgedTable(name: "messages", rowCount: Int64(messageCount)),
      ])
  }

  /// Has those who are left get messages and conversations anew: each by a change of its own, whose numbers follow each other, a conversation's behind those
  /// of its messages.
  private func forgetMessages(
    of accountID: UUID, in conversationIDs: [UUID], _ transaction: Transaction
  ) async throws -> (events: [NewStreamEvent], messageCount: Int) {
    let members = try await store.members(of: conversationIDs, in: transaction)
    let accountIDs = Array(Set(members.map(\.accountID)))
    let highest = accountIDs.isEmpty ? 0 : try await conversations.lockClocks(accountIDs, in: transaction)
    let base = max(highest, try await store.highestChange(of: conversationIDs, in: transaction))
    let (writtenCount, changedCount) = try await store.forgetSender(accountID, above: base, in: transaction)
    if members.isEmpty { return ([], writtenCount) }
    var number = base + Int64(changedCount)
    var events: [NewStreamEvent] = []
    let byConversation = Dictionary(grouping: members, by: \.conversationID)
    for (conversationID, members) in byConversation.sorted(by: { $0.key.text < $1.key.text }) {
      number += 1
      try await conversations.touch(conversationID, number, in: transaction)
      events += ConversationNews.changed(conversationID, number, for: members.map(\.accountID))
    }
    try await conversations.setClocks(accountIDs, to: number, in: transaction)
    return (events, writtenCount)
  }
}

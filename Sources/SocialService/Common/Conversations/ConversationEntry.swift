import FoundationEssentials
import Postgres
import Timekeeping

/// A conversation that a transaction has locked on behalf of one of its members.
struct ConversationEntry: Sendable {
  var conversation: StoredConversation
  var me: StoredMember
  /// Active members, the caller among them.
  var active: [StoredMember]

  var conversationID: UUID { conversation.conversationID }
  var others: [StoredMember] { active.filter { $0.accountID != me.accountID } }
  var isGroup: Bool { conversation.kind == .group }
  /// Whether the caller deletes what others have written.
  var isModerator: Bool { isGroup && me.role != .member }
  /// Whether the others hear who types, has got and has read what.
  var tellsReceipts: Bool { ConversationRules.tellsReceipts(memberCount: active.count) }
}

/// Enters conversations and counts their changes. The locks of a transaction are, in this order: between two people, conversations, clocks, members,
/// messages, notifications, streams.
struct ConversationDoor: Sendable {
  let store = ConversationStore()

  /// Locks a conversation for one of its active members.
  /// - Throws: `ConversationRules.Refusal.notFound` also for one that a block has ended.
  func enter(_ conversationID: UUID, by accountID: UUID, in transaction: Transaction) async throws -> ConversationEntry {
    guard let conversation = try await store.lock(conversationID, in: transaction), !conversation.isBlocked else {
      throw ConversationRules.Refusal.notFound
    }
    let active = try await store.members(of: conversationID, in: transaction).filter { $0.state == .active }
    guard let me = active.first(where: { $0.accountID == accountID }) else { throw ConversationRules.Refusal.notFound }
    return ConversationEntry(conversation: conversation, me: me, active: active)
  }

  /// Locks a conversation for one of its active members who sends a message, with the clocks of all, and finds all that decides: one way to the database and
  /// back, where each of these by itself would be one.
  func enter(
    _ conversationID: UUID, by accountID: UUID, sending messageID: UUID, in transaction: Transaction
  ) async throws -> (entry: ConversationEntry, found: FoundForSending) {
    try await store.lockLater(conversationID, clocksFor: accountID, in: transaction)
    guard let found = try await store.sending(messageID, by: accountID, to: conversationID, in: transaction), !found.conversation.isBlocked,
      let me = found.active.first(where: { $0.accountID == accountID })
    else { throw ConversationRules.Refusal.notFound }
    return (ConversationEntry(conversation: found.conversation, me: me, active: found.active), found)
  }

  /// Takes the number of a change that concerns all active members, whose clocks are locked already.
  func nextChange(of found: FoundForSending, in transaction: Transaction) async throws -> Int64 {
    let number = max(found.clock, found.conversation.changeNumber) + 1
    try await store.setClocks(found.active.map(\.accountID), to: number, in: transaction)
    return number
  }

  /// Takes the number of a change that concerns some people, and locks their clocks until the transaction ends.
  /// - Parameter least: The change number before, of what changes.
  func nextChange(of accountIDs: [UUID], above least: Int64, in transaction: Transaction) async throws -> Int64 {
    let number = max(try await store.lockClocks(accountIDs, in: transaction), least) + 1
    try await store.setClocks(accountIDs, to: number, in: transaction)
    return number
  }

  /// Takes the number of a change that concerns all active members.
  func nextChange(of entry: ConversationEntry, in transaction: Transaction) async throws -> Int64 {
    try await nextChange(of: entry.active.map(\.accountID), above: entry.conversation.changeNumber, in: transaction)
  }
}

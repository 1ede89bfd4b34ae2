package import FoundationEssentials
package import Postgres

/// Reads of conversations for features that lean on them, such as meetings (requirement L-31). Within their own transaction.
package struct ConversationLookup: Sendable {
  private let store = ConversationStore()

  package init() {}

  /// Active members of a conversation, of two or of a group. Blocks are not looked at: ask `Blocks`.
  /// - Returns: Nil where there is no such conversation.
  package func members(of conversationID: UUID, in querying: some Querying) async throws -> Set<UUID>? {
    try await store.activeMembers(of: conversationID, in: querying)
  }

  /// The conversation of two people.
  /// - Returns: Nil where they have none.
  package func pair(_ accountID: UUID, _ otherID: UUID, in querying: some Querying) async throws -> UUID? {
    try await store.pair(accountID, otherID, in: querying)
  }

  /// Whether what one sends to another may lead elsewhere: not a stranger's before the other has answered (requirement L-S16). False without a conversation.
  package func mayLink(_ accountID: UUID, to otherID: UUID, in querying: some Querying) async throws -> Bool {
    try await store.mayLink(accountID, to: otherID, in: querying)
  }
}

import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about conversations and their members. One function, one statement.
struct ConversationStore: Sendable {
  /// - Returns: Nil where there is no such conversation.
  func activeMembers(of conversationID: UUID, in querying: some Querying) async throws -> Set<UUID>? {
    let row = try await querying.query(
      """
      SELECT ARRAY(SELECT account_id FROM conversation_members WHERE conversation_id = c.conversation_id AND state = 'active')
      FROM conversations c WHERE c.conversation_id = \(conversationID)
      """
    ).first
    return try row.map { Set(try $0.get(0) as [UUID]) }
  }

  /// The conversation of two people; nil where they have none.
  func pair(_ accountID: UUID, _ otherID: UUID, in querying: some Querying) async throws -> UUID? {
    let (low, high) = Self.ordered(accountID, otherID)
    return try await querying.query(
      "SELECT conversation_id FROM conversation_pairs WHERE low_account_id = \(low) AND high_account_id = \(high)"
    ).first.map { try $0.get(0) }
  }

  /// Two accounts as the database orders them.
  static func ordered(_ one: UUID, _ other: UUID) -> (low: UUID, high: UUID) { one.text < other.text ? (one, other) : (other, one) }
}

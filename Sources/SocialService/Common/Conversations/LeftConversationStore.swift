import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about conversations that nobody is in any more. One function, one statement.
struct LeftConversationStore: Sendable {
  /// Has what was written go, in those of some conversations that nobody is in: whoever joins by an invitation that waits reads from then on.
  func markUnread(_ conversationIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversations c SET forget_number = last_number WHERE c.conversation_id = ANY (\(conversationIDs))
        AND NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.conversation_id AND m.state = 'active')
      """)
  }

  /// Has those of some conversations go that nobody is in or invited to. The title goes at once.
  /// - Returns: How many.
  @discardableResult
  func markLeft(_ conversationIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE conversations c SET title = '', title_account_id = NULL, is_title_hidden = false, left_time = \(now)
      WHERE c.conversation_id = ANY (\(conversationIDs)) AND left_time IS NULL
        AND NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.conversation_id AND m.state IN ('active', 'invited'))
      """
    ).affectedCount
  }

  /// Locks a conversation whose messages go, up to a number; nil where there is none, or others are at all of them.
  func lockUnread(in transaction: Transaction) async throws -> MessageKey? {
    try await transaction.query(
      """
      SELECT conversation_id, forget_number FROM conversations WHERE forget_number > 0
      ORDER BY conversation_id LIMIT 1 FOR UPDATE SKIP LOCKED
      """
    ).first.map { MessageKey(conversationID: try $0.get(0), number: try $0.get(1)) }
  }

  /// The first messages of a conversation up to a number, and whether they bring media.
  func messages(upTo last: MessageKey, limit: Int, in transaction: Transaction) async throws -> [(key: MessageKey, hasMedia: Bool)] {
    try await transaction.query(
      """
      SELECT number, media_ids <> '{}' FROM messages WHERE conversation_id = \(last.conversationID) AND number <= \(last.number)
      ORDER BY number LIMIT \(limit)
      """
    ).map { (key: MessageKey(conversationID: last.conversationID, number: try $0.get(0)), hasMedia: try $0.get(1)) }
  }

  /// Removes a conversation's messages up to a number.
  func deleteMessages(upTo last: MessageKey, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM messages WHERE conversation_id = \(last.conversationID) AND number <= \(last.number)")
  }

  /// All messages of a conversation that were to go are gone.
  func finish(_ conversationID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE conversations SET forget_number = 0 WHERE conversation_id = \(conversationID)")
  }

  /// Removes conversations that were left before `time`, or whose members were all deleted, at most `limit`, once what was written in them is gone.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM conversations WHERE conversation_id = ANY (ARRAY(
        SELECT c.conversation_id FROM conversations c
        WHERE c.left_time IS NOT NULL AND c.forget_number = 0 AND (
          c.left_time < \(time) OR NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.conversation_id))
        ORDER BY c.left_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}

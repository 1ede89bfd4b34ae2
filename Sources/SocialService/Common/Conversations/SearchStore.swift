import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// A message that was found, by its place among all that was.
struct FoundMessage: Sendable, Hashable {
  var createTime: Moment
  var key: MessageKey
}

/// Every SQL statement about the words of messages. One function, one statement.
struct SearchStore: Sendable {
  /// Conversations that one search looks into, those with the latest messages.
  static let conversationsMax = 1_000

  /// Keeps the words of a message, in the place of those of before.
  func set(_ words: [String], of key: MessageKey, in transaction: Transaction) async throws {
    let numbers = Self.keys(words, in: key.conversationID)
    try await transaction.executeLater(
      """
      INSERT INTO message_words (conversation_id, number, words) VALUES (\(key.conversationID), \(key.number), \(numbers))
      ON CONFLICT (conversation_id, number) DO UPDATE SET words = excluded.words
      """)
  }

  func delete(_ key: MessageKey, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "DELETE FROM message_words WHERE conversation_id = \(key.conversationID) AND number = \(key.number)")
  }

  /// Conversations that somebody may search, those with the latest messages first.
  func conversations(of accountID: UUID, in conversationID: UUID?, _ querying: some Querying) async throws -> [UUID] {
    let (low, high) = (conversationID ?? .smallest, conversationID ?? .largest)
    return try await querying.query(
      """
      SELECT a.conversation_id FROM conversation_members a JOIN conversations c ON c.conversation_id = a.conversation_id
      WHERE a.account_id = \(accountID) AND a.conversation_id BETWEEN \(low) AND \(high) AND a.state = 'active' AND NOT c.is_blocked
        AND c.last_number >= a.first_number
      ORDER BY c.last_time DESC, a.conversation_id DESC LIMIT \(Self.conversationsMax)
      """
    ).map { try $0.get(0) }
  }

  /// Messages of some conversations that have all of some words, the latest first, as far as their reader sees them.
  func find(
    _ words: [String], in conversationIDs: [UUID], for accountID: UUID, after place: FoundMessage?, limit: Int, _ querying: some Querying
  ) async throws -> [FoundMessage] {
    if conversationIDs.isEmpty || words.isEmpty { return [] }
    let flatIDs = conversationIDs.flatMap { id in words.map { _ in id } }
    let flatKeys = conversationIDs.flatMap { Self.keys(words, in: $0) }
    return try await querying.query(
      """
      SELECT f.create_time, f.conversation_id, f.number
      FROM (
        SELECT k.conversation_id, array_agg(k.word) AS words FROM unnest(\(flatIDs), \(flatKeys)) AS k (conversation_id, word)
        GROUP BY k.conversation_id
      ) AS w
      JOIN conversation_members a ON a.account_id = \(accountID) AND a.conversation_id = w.conversation_id
      CROSS JOIN LATERAL (
        SELECT m.create_time, m.conversation_id, m.number
        FROM message_words x JOIN messages m ON m.conversation_id = x.conversation_id AND m.number = x.number
        WHERE x.words @> w.words AND x.conversation_id = w.conversation_id AND x.number >= a.first_number
          AND (m.create_time, m.conversation_id, m.number) < (
            \(place?.createTime ?? .distantFuture), \(place?.key.conversationID ?? .largest), \(place?.key.number ?? .max))
          AND NOT EXISTS (SELECT FROM message_hides h
            WHERE h.account_id = \(accountID) AND h.conversation_id = m.conversation_id AND h.number = m.number)
        ORDER BY m.create_time DESC, m.number DESC LIMIT \(limit)
      ) AS f
      ORDER BY f.create_time DESC, f.conversation_id DESC, f.number DESC LIMIT \(limit)
      """
    ).map {
      FoundMessage(createTime: try $0.get(0), key: MessageKey(conversationID: try $0.get(1), number: try $0.get(2)))
    }
  }

  private static func keys(_ words: [String], in conversationID: UUID) -> [Int64] {
    let bytes = conversationID.bytes
    return words.map { SearchWords.key($0, in: bytes) }
  }
}

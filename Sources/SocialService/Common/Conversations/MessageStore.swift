import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about messages. One function, one statement.
struct MessageStore: Sendable {
  // MARK: Writing

  func insert(_ message: StoredMessage, contentHash: [UInt8], in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO messages (conversation_id, number, message_id, sender_account_id, content_hash, text, latitude_degrees,
        longitude_degrees, place_name, reply_to_number, media_ids, create_time, change_number, notification_id, leads_elsewhere,
        missed_call)
      VALUES (\(message.conversationID), \(message.number), \(message.messageID), \(message.senderID), \(contentHash), \(message.text),
        \(message.place?.latitude), \(message.place?.longitude), \(message.place?.name ?? ""), \(message.replyToNumber),
        \(message.mediaIDs), \(message.createTime), \(message.changeNumber), \(message.notificationID),
        \(message.leadsElsewhere), \(message.missedCall))
      """)
  }

  /// - Returns: Whether somebody has written in a conversation.
  func hasWritten(_ accountID: UUID, in conversationID: UUID, _ querying: some Querying) async throws -> Bool {
    try await querying.query(
      "SELECT EXISTS (SELECT FROM messages WHERE sender_account_id = \(accountID) AND conversation_id = \(conversationID))"
    ).firstRow().get(0)
  }

  func setText(_ message: StoredMessage, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE messages SET text = \(message.text), version = \(message.version), edit_time = \(message.editTime),
        change_number = \(message.changeNumber), leads_elsewhere = \(message.leadsElsewhere)
      WHERE conversation_id = \(message.conversationID) AND number = \(message.number)
      """)
  }

  /// Takes the content away; number, sender and times stay.
  func delete(_ key: MessageKey, _ changeNumber: Int64, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE messages SET is_deleted = true, text = '', content_hash = NULL, latitude_degrees = NULL, longitude_degrees = NULL,
        place_name = '', media_ids = '{}', missed_call = NULL, change_number = \(changeNumber)
      WHERE conversation_id = \(key.conversationID) AND number = \(key.number)
      """)
  }

  func deleteReactions(to key: MessageKey, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "DELETE FROM message_reactions WHERE conversation_id = \(key.conversationID) AND number = \(key.number)")
  }

  func touch(_ key: MessageKey, _ changeNumber: Int64, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE messages SET change_number = \(changeNumber) WHERE conversation_id = \(key.conversationID) AND number = \(key.number)
      """)
  }

  /// - Returns: Whether it was not hidden before.
  func hide(_ key: MessageKey, from accountID: UUID, _ changeNumber: Int64, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO message_hides (account_id, conversation_id, number, change_number)
      VALUES (\(accountID), \(key.conversationID), \(key.number), \(changeNumber))
      ON CONFLICT (account_id, conversation_id, number) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Hides a message from all but its sender, or shows it again.
  func setHidden(_ isHidden: Bool, _ key: MessageKey, _ changeNumber: Int64, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE messages SET is_hidden = \(isHidden), change_number = \(changeNumber)
      WHERE conversation_id = \(key.conversationID) AND number = \(key.number)
      """)
  }

  // MARK: Reactions

  /// Somebody's reaction to a message; nil for none.
  func reaction(to key: MessageKey, by accountID: UUID, in querying: some Querying) async throws -> String? {
    try await querying.query(
      """
      SELECT emoji FROM message_reactions
      WHERE conversation_id = \(key.conversationID) AND number = \(key.number) AND account_id = \(accountID)
      """
    ).first.map { try $0.get(0) }
  }

  func setReaction(
    _ emoji: String, to key: MessageKey, by accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO message_reactions (conversation_id, number, account_id, emoji, create_time)
      VALUES (\(key.conversationID), \(key.number), \(accountID), \(emoji), \(now))
      ON CONFLICT (conversation_id, number, account_id) DO UPDATE SET emoji = excluded.emoji, create_time = excluded.create_time
      """)
  }

  func deleteReaction(to key: MessageKey, by accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      DELETE FROM message_reactions
      WHERE conversation_id = \(key.conversationID) AND number = \(key.number) AND account_id = \(accountID)
      """)
  }

  // MARK: Reading

  /// Messages, as one sees them who looks, in no order. Those that are not there are left out.
  /// - Parameter viewerID: The one who looks; a transaction that tells all members looks as nobody.
  func find(_ keys: [MessageKey], for viewerID: UUID, in querying: some Querying) async throws -> [StoredMessage] {
    if keys.isEmpty { return [] }
    let (conversationIDs, numbers) = (keys.map(\.conversationID), keys.map(\.number))
    let rows = try await querying.query(
      """
      SELECT m.conversation_id, m.number, m.message_id, m.sender_account_id, m.text, m.latitude_degrees, m.longitude_degrees,
        m.place_name, m.reply_to_number, m.create_time, m.edit_time, m.version, m.is_deleted, m.change_number, m.notification_id,
        h.change_number, m.media_ids, m.is_hidden, m.leads_elsewhere,
        m.missed_call
      FROM unnest(\(conversationIDs), \(numbers)) AS w (conversation_id, number)
      JOIN messages m ON m.conversation_id = w.conversation_id AND m.number = w.number
      LEFT JOIN message_hides h ON h.account_id = \(viewerID) AND h.conversation_id = m.conversation_id AND h.number = m.number
      """)
    let reactions = try await reactions(to: keys, for: viewerID, in: querying)
    return try rows.map { row in
      var message = try Self.message(row)
      message.reactions = reactions[MessageKey(conversationID: message.conversationID, number: message.number)] ?? []
      return message
    }
  }

  private static func message(_ row: Row) throws -> StoredMessage {
    let (latitude, longitude): (Double?, Double?) = (try row.get(5), try row.get(6))
    var place: MessageRules.Place?
    if let latitude, let longitude { place = MessageRules.Place(latitude: latitude, longitude: longitude, name: try row.get(7)) }
    return StoredMessage(
      conversationID: try row.get(0), number: try row.get(1), messageID: try row.get(2), senderID: try row.get(3), text: try row.get(4),
      place: place, replyToNumber: try row.get(8), createTime: try row.get(9), editTime: try row.get(10), version: try row.get(11),
      isDeleted: try row.get(12), changeNumber: try row.get(13), notificationID: try row.get(14), mediaIDs: try row.get(16),
      isHidden: try row.get(17), leadsElsewhere: try row.get(18), missedCall: try row.get(19), hideChangeNumber: try row.get(15))
  }

  /// Reactions but for those of people whom a block keeps from the viewer.
  private func reactions(
    to keys: [MessageKey], for viewerID: UUID, in querying: some Querying
  ) async throws -> [MessageKey: [StoredReaction]] {
    let rows = try await querying.query(
      """
      SELECT r.conversation_id, r.number, r.emoji, count(*),
        (array_agg(r.account_id ORDER BY r.create_time, r.account_id))[1:\(Int32(MessageRules.reactionNamesMax))]
      FROM unnest(\(keys.map(\.conversationID)), \(keys.map(\.number))) AS w (conversation_id, number)
      JOIN message_reactions r ON r.conversation_id = w.conversation_id AND r.number = w.number
        AND \(Blocks.areNone(between: viewerID, and: "r.account_id"))
      GROUP BY r.conversation_id, r.number, r.emoji ORDER BY count(*) DESC, min(r.create_time), r.emoji
      """)
    return try rows.reduce(into: [:]) { found, row in
      let key = MessageKey(conversationID: try row.get(0), number: try row.get(1))
      found[key, default: []].append(
        StoredReaction(emoji: try row.get(2), count: Int(try row.get(3) as Int64), accountIDs: try row.get(4)))
    }
  }
}

/// A message that was sent under an id.
struct SentMessage: Sendable, Hashable {
  var number: Int64
  var createTime: Moment
  var senderID: UUID?
  /// Nil where the content is gone.
  var contentHash: [UInt8]?
  /// Whether its reader is warned of words that lead out of Cairn.
  var leadsElsewhere = false
}

import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement that forgets somebody in conversations, and gives out what they have written. One function, one statement.
struct ConversationDepartureStore: Sendable {
  /// The other ones of somebody's conversations of two.
  func peers(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT CASE WHEN low_account_id = \(accountID) THEN high_account_id ELSE low_account_id END FROM conversation_pairs
      WHERE low_account_id = \(accountID) OR high_account_id = \(accountID)
      """
    ).map { try $0.get(0) }
  }

  /// Locks all conversations that somebody is or was in, in the order of their ids.
  /// - Returns: The conversations.
  func lockAll(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT conversation_id FROM conversations
      WHERE conversation_id IN (SELECT conversation_id FROM conversation_members WHERE account_id = \(accountID))
      ORDER BY conversation_id FOR UPDATE
      """
    ).map { try $0.get(0) }
  }

  func deletePairs(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      "DELETE FROM conversation_pairs WHERE low_account_id = \(accountID) OR high_account_id = \(accountID)"
    ).affectedCount
  }

  func deleteMemberships(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM conversation_members WHERE account_id = \(accountID)").affectedCount
  }

  /// Messages stay, as of somebody who is deleted. These, and those to which they have reacted, have changed: each by a number of its own above `base`, so
  /// that devices get them anew however few they ask for at once.
  /// - Returns: How many they have written, and how many have changed.
  func forgetSender(_ accountID: UUID, above base: Int64, in transaction: Transaction) async throws -> (written: Int, changed: Int) {
    let row = try await transaction.query(
      """
      WITH touched AS (
        SELECT conversation_id, number FROM messages WHERE sender_account_id = \(accountID)
        UNION SELECT conversation_id, number FROM message_reactions WHERE account_id = \(accountID)
      ), numbered AS (
        SELECT conversation_id, number, row_number() OVER (ORDER BY conversation_id, number) AS place FROM touched
      ), changed AS (
        UPDATE messages m SET change_number = \(base) + n.place,
          sender_account_id = CASE WHEN m.sender_account_id = \(accountID) THEN NULL ELSE m.sender_account_id END,
          content_hash = CASE WHEN m.sender_account_id = \(accountID) THEN NULL ELSE m.content_hash END
        FROM numbered n WHERE m.conversation_id = n.conversation_id AND m.number = n.number
        RETURNING m.number
      )
      SELECT (SELECT count(*) FROM messages WHERE sender_account_id = \(accountID)), (SELECT count(*) FROM changed)
      """
    ).firstRow()
    return (Int(try row.get(0, as: Int64.self)), Int(try row.get(1, as: Int64.self)))
  }

  /// Whether somebody has written, or reacted to, more than so many messages.
  func hasWritten(moreThan limit: Int, _ accountID: UUID, in querying: some Querying) async throws -> Bool {
    let counts = try await querying.query(
      """
      SELECT (SELECT count(*) FROM (SELECT FROM messages WHERE sender_account_id = \(accountID) LIMIT \(limit + 1)) AS w),
        (SELECT count(*) FROM (SELECT FROM message_reactions WHERE account_id = \(accountID) LIMIT \(limit + 1)) AS r)
      """
    ).firstRow()
    return try counts.get(0, as: Int64.self) + counts.get(1, as: Int64.self) > Int64(limit)
  }

  /// A conversation in which somebody has written, or reacted to a message; nil where there is none.
  func conversation(writtenInBy accountID: UUID, in transaction: Transaction) async throws -> UUID? {
    try await transaction.query(
      """
      SELECT COALESCE(
        (SELECT conversation_id FROM messages WHERE sender_account_id = \(accountID) ORDER BY conversation_id LIMIT 1),
        (SELECT conversation_id FROM message_reactions WHERE account_id = \(accountID) LIMIT 1))
      """
    ).firstRow().get(0)
  }

  /// As `forgetSender`, for at most `limit` messages that they have written in one conversation, and as many to which they have reacted.
  /// - Returns: How many messages have changed.
  func forgetSender(
    _ accountID: UUID, in conversationID: UUID, above base: Int64, limit: Int, _ transaction: Transaction
  ) async throws -> Int {
    try await transaction.execute(
      """
      WITH written AS (
        SELECT number FROM messages WHERE sender_account_id = \(accountID) AND conversation_id = \(conversationID)
        ORDER BY number LIMIT \(limit)
      ), reacted AS (
        DELETE FROM message_reactions WHERE account_id = \(accountID) AND conversation_id = \(conversationID) AND number = ANY (ARRAY(
          SELECT number FROM message_reactions WHERE account_id = \(accountID) AND conversation_id = \(conversationID)
          ORDER BY number LIMIT \(limit)))
        RETURNING number
      ), numbered AS (
        SELECT number, row_number() OVER (ORDER BY number) AS place FROM (
          SELECT number FROM written UNION SELECT number FROM reacted) AS touched
      )
      UPDATE messages m SET change_number = \(base) + n.place,
        sender_account_id = CASE WHEN m.sender_account_id = \(accountID) THEN NULL ELSE m.sender_account_id END,
        content_hash = CASE WHEN m.sender_account_id = \(accountID) THEN NULL ELSE m.content_hash END
      FROM numbered n WHERE m.conversation_id = \(conversationID) AND m.number = n.number
      """
    ).affectedCount
  }

  func forgetInviter(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE conversation_members SET inviter_account_id = NULL WHERE inviter_account_id = \(accountID)")
  }

  /// Titles stay with those who have them. One that is hidden stays hidden from all.
  func forgetTitleWriter(_ accountID: UUID, of conversationIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE conversations SET title_account_id = NULL WHERE conversation_id = ANY (\(conversationIDs)) AND title_account_id = \(accountID)
      """)
  }

  /// Has the oldest member of each of these groups that has no owner be its owner, an administrator rather than another.
  func promote(in conversationIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE conversation_members m SET role = 'owner'
      FROM (
        SELECT DISTINCT ON (n.conversation_id) n.conversation_id, n.account_id
        FROM conversation_members n JOIN conversations c ON c.conversation_id = n.conversation_id AND c.kind = 'group'
        WHERE n.conversation_id = ANY (\(conversationIDs)) AND n.state = 'active' AND NOT EXISTS (
          SELECT FROM conversation_members o
          WHERE o.conversation_id = n.conversation_id AND o.state = 'active' AND o.role = 'owner')
        ORDER BY n.conversation_id, n.role = 'admin' DESC, n.join_time, n.account_id
      ) AS next
      WHERE m.conversation_id = next.conversation_id AND m.account_id = next.account_id
      """)
  }

  /// Active members of some conversations.
  func members(of conversationIDs: [UUID], in transaction: Transaction) async throws -> [(conversationID: UUID, accountID: UUID)] {
    try await transaction.query(
      """
      SELECT conversation_id, account_id FROM conversation_members
      WHERE conversation_id = ANY (\(conversationIDs)) AND state = 'active' ORDER BY conversation_id, account_id
      """
    ).map { (conversationID: try $0.get(0), accountID: try $0.get(1)) }
  }

  /// The highest change number of some conversations; 0 for none.
  func highestChange(of conversationIDs: [UUID], in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      "SELECT coalesce(max(change_number), 0) FROM conversations WHERE conversation_id = ANY (\(conversationIDs))"
    ).firstRow().get(0)
  }

  /// A page of titles of groups that somebody has written, in the order of the groups.
  func titles(
    by accountID: UUID, after conversationID: UUID?, limit: Int, in database: Database
  ) async throws -> [(conversationID: UUID, title: String)] {
    try await database.query(
      """
      SELECT c.conversation_id, c.title FROM conversation_members m JOIN conversations c ON c.conversation_id = m.conversation_id
      WHERE m.account_id = \(accountID) AND m.conversation_id > \(conversationID ?? .smallest) AND c.title_account_id = \(accountID)
      ORDER BY m.conversation_id LIMIT \(limit)
      """
    ).map { (conversationID: try $0.get(0), title: try $0.get(1)) }
  }

  /// A page of what somebody has written, in the order of conversations and numbers.
  func written(by accountID: UUID, after place: MessageKey?, limit: Int, in database: Database) async throws -> [WrittenMessage] {
    try await database.query(
      """
      SELECT conversation_id, number, text, latitude_degrees, longitude_degrees, place_name, create_time, edit_time, media_ids FROM messages
      WHERE sender_account_id = \(accountID)
        AND (conversation_id, number) > (\(place?.conversationID ?? .smallest), \(place?.number ?? 0))
      ORDER BY conversation_id, number LIMIT \(limit)
      """
    ).map { row in
      WrittenMessage(
        key: MessageKey(conversationID: try row.get(0), number: try row.get(1)), text: try row.get(2), latitude: try row.get(3),
        longitude: try row.get(4), placeName: try row.get(5), createTime: try row.get(6), editTime: try row.get(7), mediaIDs: try row.get(8)
      )
    }
  }
}

/// A message, as it is given out to who has written it.
struct WrittenMessage: Sendable, Hashable {
  var key: MessageKey
  var text: String
  var latitude: Double?
  var longitude: Double?
  var placeName: String
  var createTime: Moment
  var editTime: Moment?
  var mediaIDs: [UUID]
}

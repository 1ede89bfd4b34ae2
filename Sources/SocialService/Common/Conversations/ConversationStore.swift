import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement that opens, locks and changes conversations and their members. One function, one statement.
struct ConversationStore: Sendable {
  // MARK: Finding

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

  /// Whether two people have a conversation in which the first one's messages may lead elsewhere: they are no strangers, or the other has written in it.
  func mayLink(_ accountID: UUID, to otherID: UUID, in querying: some Querying) async throws -> Bool {
    let (low, high) = Self.ordered(accountID, otherID)
    return try await querying.query(
      """
      SELECT NOT c.is_of_strangers
        OR EXISTS (SELECT FROM messages m WHERE m.sender_account_id = \(otherID) AND m.conversation_id = c.conversation_id)
      FROM conversation_pairs p JOIN conversations c ON c.conversation_id = p.conversation_id
      WHERE p.low_account_id = \(low) AND p.high_account_id = \(high)
      """
    ).first?.get(0) ?? false
  }

  /// Two accounts as the database orders them.
  static func ordered(_ one: UUID, _ other: UUID) -> (low: UUID, high: UUID) { one.text < other.text ? (one, other) : (other, one) }

  /// Whether a conversation is one of two, and who the other one is, before anything is locked; nil where the account is no member of it.
  func peer(of accountID: UUID, in conversationID: UUID, _ querying: some Querying) async throws -> (isPair: Bool, peerID: UUID?)? {
    try await querying.query(
      """
      SELECT c.kind = 'pair', (SELECT p.account_id FROM conversation_members p
        WHERE c.kind = 'pair' AND p.conversation_id = c.conversation_id AND p.account_id <> \(accountID) LIMIT 1)
      FROM conversation_members a JOIN conversations c ON c.conversation_id = a.conversation_id
      WHERE a.account_id = \(accountID) AND a.conversation_id = \(conversationID)
      """
    ).first.map { (isPair: try $0.get(0), peerID: try $0.get(1)) }
  }

  // MARK: Locking

  /// Locks a conversation: all that changes it waits. After the locks between people, before those of clocks.
  /// - Returns: Nil where there is none.
  func lock(_ conversationID: UUID, in transaction: Transaction) async throws -> StoredConversation? {
    try await transaction.query(
      """
      SELECT conversation_id, kind, realm, title, is_of_strangers, is_blocked, create_time, last_number, last_time, change_number, title_number
      FROM conversations WHERE conversation_id = \(conversationID) FOR UPDATE
      """
    ).first.map { try Self.conversation($0) }
  }

  /// The same, and the clocks of all who are in it, for one of these: both travel with the next statement.
  func lockLater(_ conversationID: UUID, clocksFor accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater("SELECT conversation_id FROM conversations WHERE conversation_id = \(conversationID) FOR UPDATE")
    // Behind the lock of the conversation, which all wait for who come or go.
    try await transaction.executeLater(
      """
      SELECT k.account_id FROM conversation_clocks k
      WHERE k.account_id = ANY (ARRAY(
          SELECT m.account_id FROM conversation_members m WHERE m.conversation_id = \(conversationID) AND m.state = 'active'))
        AND EXISTS (
          SELECT FROM conversation_members a
          WHERE a.account_id = \(accountID) AND a.conversation_id = \(conversationID) AND a.state = 'active')
      ORDER BY k.account_id FOR UPDATE OF k
      """)
  }

  /// All that decides about a message that an account sends to a conversation, once that and the clocks are locked; nil where there is no such conversation.
  func sending(_ messageID: UUID, by accountID: UUID, to conversationID: UUID, in transaction: Transaction) async throws -> FoundForSending?
  {
    let rows = try await transaction.query(
      """
      SELECT c.conversation_id, c.kind, c.realm, c.title, c.is_of_strangers, c.is_blocked, c.create_time, c.last_number, c.last_time,
        c.change_number, m.account_id, m.state, m.role, m.first_number, m.read_number, m.shared_delivered_number, m.shared_read_number,
        m.is_muted, m.mute_end_time, s.shares_receipts, s.shows_text_in_pushes, k.change_number, t.number, t.create_time,
        t.sender_account_id, t.content_hash, t.leads_elsewhere,
        c.is_of_strangers AND m.account_id <> \(accountID) AND EXISTS (
          SELECT FROM messages w WHERE w.sender_account_id = m.account_id AND w.conversation_id = c.conversation_id),
        c.title_number
      FROM conversations c
      JOIN conversation_members m ON m.conversation_id = c.conversation_id AND m.state = 'active'
      LEFT JOIN conversation_settings s ON s.account_id = m.account_id
      LEFT JOIN conversation_clocks k ON k.account_id = m.account_id
      LEFT JOIN messages t ON t.conversation_id = c.conversation_id AND t.message_id = \(messageID)
      WHERE c.conversation_id = \(conversationID) ORDER BY m.account_id
      """)
    guard let first = rows.first else { return nil }
    var found = FoundForSending(conversation: try Self.conversation(first, titleNumber: 28))
    if let number: Int64 = try first.get(22) {
      found.sent = SentMessage(
        number: number, createTime: try first.get(23), senderID: try first.get(24), contentHash: try first.get(25),
        leadsElsewhere: try first.get(26))
    }
    for row in rows {
      found.active.append(try Self.member(row, at: 10))
      found.clock = max(found.clock, try row.get(21) ?? 0)
      found.haveOthersWritten = try found.haveOthersWritten || row.get(27)
    }
    return found
  }

  /// - Parameter titleNumber: Place of the title's number in the row.
  static func conversation(_ row: Row, titleNumber: Int = 10) throws -> StoredConversation {
    StoredConversation(
      conversationID: try row.get(0), kind: try row.get(1), realm: try row.get(2), title: try row.get(3),
      titleNumber: try row.get(titleNumber),
      isOfStrangers: try row.get(4), isBlocked: try row.get(5), createTime: try row.get(6), lastNumber: try row.get(7),
      lastTime: try row.get(8),
      changeNumber: try row.get(9))
  }

  /// All that are or were in a conversation, with their settings.
  func members(of conversationID: UUID, in querying: some Querying) async throws -> [StoredMember] {
    try await querying.query(
      """
      SELECT m.account_id, m.state, m.role, m.first_number, m.read_number, m.shared_delivered_number, m.shared_read_number, m.is_muted,
        m.mute_end_time, s.shares_receipts, s.shows_text_in_pushes
      FROM conversation_members m LEFT JOIN conversation_settings s ON s.account_id = m.account_id
      WHERE m.conversation_id = \(conversationID) ORDER BY m.account_id
      """
    ).map { try Self.member($0, at: 0) }
  }

  /// - Parameter column: Place of the first of eleven.
  private static func member(_ row: Row, at column: Int) throws -> StoredMember {
    let (shares, shows): (Bool?, Bool?) = (try row.get(column + 9), try row.get(column + 10))
    return StoredMember(
      accountID: try row.get(column), state: try row.get(column + 1), role: try row.get(column + 2), firstNumber: try row.get(column + 3),
      readNumber: try row.get(column + 4), sharedDeliveredNumber: try row.get(column + 5), sharedReadNumber: try row.get(column + 6),
      isMuted: try row.get(column + 7), muteEndTime: try row.get(column + 8),
      settings: StoredConversationSettings(sharesReceipts: shares ?? true, showsTextInPushes: shows ?? true))
  }

  // MARK: Clocks

  /// Makes clocks of those who have none.
  func makeClocks(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO conversation_clocks (account_id, change_number)
      SELECT account_id, 0 FROM unnest(\(accountIDs)) AS account_id ORDER BY account_id ON CONFLICT (account_id) DO NOTHING
      """)
  }

  /// Locks clocks until the transaction ends.
  /// - Returns: The highest of them.
  func lockClocks(_ accountIDs: [UUID], in transaction: Transaction) async throws -> Int64 {
    try await transaction.query(
      """
      SELECT coalesce(max(change_number), 0) FROM (
        SELECT change_number FROM conversation_clocks WHERE account_id = ANY (\(accountIDs)) ORDER BY account_id FOR UPDATE) AS locked
      """
    ).firstRow().get(0)
  }

  func setClocks(_ accountIDs: [UUID], to changeNumber: Int64, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "UPDATE conversation_clocks SET change_number = \(changeNumber) WHERE account_id = ANY (\(accountIDs))")
  }

  /// How far an account's changes are counted.
  func clock(of accountID: UUID, in querying: some Querying) async throws -> Int64 {
    try await querying.query("SELECT change_number FROM conversation_clocks WHERE account_id = \(accountID)").first.map { try $0.get(0) }
      ?? 0
  }

  // MARK: Changing

  /// - Parameter titleWriterID: Nil for two.
  func insert(_ conversation: StoredConversation, titleWriterID: UUID? = nil, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO conversations (conversation_id, kind, realm, title, title_account_id, is_of_strangers, create_time, last_time, change_number)
      VALUES (\(conversation.conversationID), \(conversation.kind), \(conversation.realm), \(conversation.title), \(titleWriterID),
        \(conversation.isOfStrangers), \(conversation.createTime), \(conversation.lastTime), \(conversation.changeNumber))
      """)
  }

  func insertPair(_ accountID: UUID, _ otherID: UUID, _ conversationID: UUID, in transaction: Transaction) async throws {
    let (low, high) = Self.ordered(accountID, otherID)
    try await transaction.executeLater(
      """
      INSERT INTO conversation_pairs (low_account_id, high_account_id, conversation_id) VALUES (\(low), \(high), \(conversationID))
      """)
  }

  /// - Parameter hideNumber: Nil for a conversation that is in the member's list.
  func insertMember(
    _ member: StoredMember, of conversationID: UUID, hideNumber: Int64?, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO conversation_members (account_id, conversation_id, state, role, join_time, first_number, hide_number)
      VALUES (\(member.accountID), \(conversationID), \(member.state), \(member.role), \(now), \(member.firstNumber), \(hideNumber))
      """)
  }

  /// The conversation has changed for all.
  func touch(_ conversationID: UUID, _ changeNumber: Int64, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "UPDATE conversations SET change_number = \(changeNumber) WHERE conversation_id = \(conversationID)")
  }

  /// Notes another message.
  func setLast(_ number: Int64, _ changeNumber: Int64, of conversationID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversations SET last_number = \(number), last_time = greatest(last_time, \(now)), change_number = \(changeNumber)
      WHERE conversation_id = \(conversationID)
      """)
  }

  func setBlocked(_ isBlocked: Bool, _ changeNumber: Int64, of conversationID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversations SET is_blocked = \(isBlocked), change_number = \(changeNumber) WHERE conversation_id = \(conversationID)
      """)
  }

  /// Somebody has got and read so much; nothing goes back.
  func setRead(_ member: StoredMember, of conversationID: UUID, ownChange: Int64, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversation_members SET read_number = greatest(read_number, \(member.readNumber)),
        shared_delivered_number = greatest(shared_delivered_number, \(member.sharedDeliveredNumber)),
        shared_read_number = greatest(shared_read_number, \(member.sharedReadNumber)),
        own_change_number = greatest(own_change_number, \(ownChange))
      WHERE account_id = \(member.accountID) AND conversation_id = \(conversationID)
      """)
  }

  /// - Parameter number: Up to which no message brings it back; nil to have it in the list.
  /// - Returns: Whether that changes anything.
  func setHidden(
    _ number: Int64?, of conversationID: UUID, by accountID: UUID, ownChange: Int64, in transaction: Transaction
  ) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE conversation_members SET hide_number = \(number), own_change_number = \(ownChange)
      WHERE account_id = \(accountID) AND conversation_id = \(conversationID) AND hide_number IS DISTINCT FROM \(number)
      """
    ).affectedCount == 1
  }

  func setMuted(
    _ isMuted: Bool, until end: Moment?, of conversationID: UUID, by accountID: UUID, ownChange: Int64, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversation_members SET is_muted = \(isMuted), mute_end_time = \(end), own_change_number = \(ownChange)
      WHERE account_id = \(accountID) AND conversation_id = \(conversationID)
      """)
  }

  // MARK: Strangers

  /// When somebody has opened conversations with strangers since a time, the earliest first.
  func contactTimes(of accountID: UUID, since time: Moment, in transaction: Transaction) async throws -> [Moment] {
    try await transaction.query(
      "SELECT create_time FROM conversation_contacts WHERE account_id = \(accountID) AND (create_time > \(time)) IS TRUE"
    ).map { try $0.get(0) }.sorted()
  }

  func insertContact(of accountID: UUID, _ conversationID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      "INSERT INTO conversation_contacts (account_id, conversation_id, create_time) VALUES (\(accountID), \(conversationID), \(now))")
  }

  /// Forgets those from before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteContacts(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM conversation_contacts WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM conversation_contacts WHERE create_time < \(time)
        ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: Settings

  /// Nil for somebody who has set nothing.
  func settings(of accountID: UUID, in querying: some Querying) async throws -> StoredConversationSettings? {
    try await querying.query(
      "SELECT shares_receipts, shows_text_in_pushes FROM conversation_settings WHERE account_id = \(accountID)"
    ).first.map { StoredConversationSettings(sharesReceipts: try $0.get(0), showsTextInPushes: try $0.get(1)) }
  }

  func set(_ settings: StoredConversationSettings, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO conversation_settings (account_id, shares_receipts, shows_text_in_pushes)
      VALUES (\(accountID), \(settings.sharesReceipts), \(settings.showsTextInPushes))
      ON CONFLICT (account_id) DO UPDATE SET
        shares_receipts = excluded.shares_receipts, shows_text_in_pushes = excluded.shows_text_in_pushes
      """)
  }
}

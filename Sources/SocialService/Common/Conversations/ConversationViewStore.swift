import FoundationEssentials
import Postgres
import Timekeeping

/// A conversation as one of its members sees it.
struct ViewedConversation: Sendable, Hashable {
  var conversation: StoredConversation
  var state: StoredMember.State
  var role: StoredMember.Role
  var inviterID: UUID?
  var firstNumber: Int64
  var readNumber: Int64
  var hideNumber: Int64?
  var isMuted: Bool
  var muteEndTime: Moment?
  var ownChangeNumber: Int64
  var memberCount: Int
  var unreadCount: Int
  /// The other one of two; nil in a group, and for somebody whose account was deleted.
  var peerID: UUID?
}

/// Somebody else's receipt, where they share it.
struct ViewedReceipt: Sendable, Hashable {
  var conversationID: UUID
  var accountID: UUID
  var deliveredNumber: Int64
  var readNumber: Int64
}

/// A place among an account's changes: what has changed, and by which number.
struct ChangePoint: Sendable, Hashable {
  var changeNumber: Int64
  var conversationID: UUID
  /// Nil for the conversation itself.
  var number: Int64?
}

/// Every SQL statement that reads conversations for one who looks at them. One function, one statement.
struct ConversationViewStore: Sendable {
  /// Messages of the conversation `c` that are new to the member `a`, the latest first. A limit stands behind it, and what is not shown is left out after
  /// that: so it bounds the messages that are looked at, also where a member never reads those of somebody whom a block keeps away.
  private static let newMessages: SQL =
    """
    SELECT l.number, l.sender_account_id, l.is_deleted, l.is_hidden FROM messages l
    WHERE l.conversation_id = c.conversation_id AND l.number > greatest(a.read_number, a.first_number - 1) ORDER BY l.number DESC
    """

  /// Condition that a new message `m` of the conversation `c` is shown to the member `a`: taken back, hidden, or of somebody whom a block keeps away, it is
  /// nothing to read.
  private static func isUnread(by accountID: UUID) -> SQL {
    """
    NOT m.is_deleted AND NOT m.is_hidden
      AND m.sender_account_id IS DISTINCT FROM a.account_id AND \(Blocks.areNone(between: accountID, and: "m.sender_account_id"))
      AND NOT EXISTS (
        SELECT FROM message_hides h WHERE h.account_id = \(accountID) AND h.conversation_id = c.conversation_id AND h.number = m.number)
    """
  }

  /// Conversations of an account, in no order; those that it is no part of are left out.
  func find(_ conversationIDs: [UUID], of accountID: UUID, in querying: some Querying) async throws -> [ViewedConversation] {
    if conversationIDs.isEmpty { return [] }
    return try await querying.query(
      """
      SELECT c.conversation_id, c.kind, c.realm,
        CASE WHEN c.is_title_hidden AND c.title_account_id IS DISTINCT FROM a.account_id THEN '' ELSE c.title END,
        c.is_of_strangers, c.is_blocked, c.create_time, c.last_number, c.last_time,
        c.change_number, a.state, a.role, a.inviter_account_id, a.first_number, a.read_number, a.hide_number, a.is_muted,
        a.mute_end_time, a.own_change_number,
        (SELECT count(*) FROM conversation_members k WHERE k.conversation_id = c.conversation_id AND k.state = 'active'),
        (SELECT count(*) FROM (\(Self.newMessages) LIMIT \(ConversationRules.unreadMax)) AS m WHERE \(Self.isUnread(by: accountID))),
        (SELECT p.account_id FROM conversation_members p
          WHERE c.kind = 'pair' AND p.conversation_id = c.conversation_id AND p.account_id <> a.account_id LIMIT 1),
        c.title_number
      FROM unnest(\(conversationIDs)) AS w (conversation_id)
      JOIN conversation_members a ON a.account_id = \(accountID) AND a.conversation_id = w.conversation_id
      JOIN conversations c ON c.conversation_id = w.conversation_id
      """
    ).map { row in
      ViewedConversation(
        conversation: try ConversationStore.conversation(row, titleNumber: 22), state: try row.get(10), role: try row.get(11),
        inviterID: try row.get(12),
        firstNumber: try row.get(13), readNumber: try row.get(14), hideNumber: try row.get(15), isMuted: try row.get(16),
        muteEndTime: try row.get(17), ownChangeNumber: try row.get(18), memberCount: Int(try row.get(19) as Int64),
        unreadCount: Int(try row.get(20) as Int64), peerID: try row.get(21))
    }
  }

  /// A page of an account's list, the one with the latest message first.
  func page(of accountID: UUID, after place: ConversationPlace?, limit: Int, in querying: some Querying) async throws
    -> [ConversationPlace]
  {
    try await querying.query(
      """
      SELECT c.last_time, c.conversation_id
      FROM conversation_members a JOIN conversations c ON c.conversation_id = a.conversation_id
      WHERE a.account_id = \(accountID) AND a.state IN ('active', 'invited') AND NOT c.is_blocked
        AND (a.hide_number IS NULL OR a.hide_number < c.last_number)
        AND (c.last_time, c.conversation_id) < (\(place?.lastTime ?? .distantFuture), \(place?.conversationID ?? .largest))
      ORDER BY c.last_time DESC, c.conversation_id DESC LIMIT \(limit)
      """
    ).map { ConversationPlace(lastTime: try $0.get(0), conversationID: try $0.get(1)) }
  }

  /// How many conversations of an account hold what it has not read, those that are muted left out.
  func unreadConversationCount(of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> Int {
    let count: Int64 = try await querying.query(
      """
      SELECT count(*) FROM (
        SELECT FROM conversation_members a JOIN conversations c ON c.conversation_id = a.conversation_id
        WHERE a.account_id = \(accountID) AND a.state = 'active' AND NOT c.is_blocked AND c.last_number > a.read_number
          AND NOT (a.is_muted AND coalesce(a.mute_end_time > \(now), true))
          AND EXISTS (
            SELECT FROM (\(Self.newMessages) LIMIT \(ConversationRules.unreadMax)) AS m WHERE \(Self.isUnread(by: accountID)))
        LIMIT \(ConversationRules.unreadConversationsMax)) AS unread
      """
    ).firstRow().get(0)
    return Int(count)
  }

  /// How far the others who share their receipts have got, in conversations that are small enough. People whom a block keeps away are left out.
  func receipts(in conversationIDs: [UUID], besides accountID: UUID, _ querying: some Querying) async throws -> [ViewedReceipt] {
    if conversationIDs.isEmpty { return [] }
    return try await querying.query(
      """
      SELECT m.conversation_id, m.account_id, m.shared_delivered_number, m.shared_read_number
      FROM conversation_members m LEFT JOIN conversation_settings s ON s.account_id = m.account_id
      WHERE m.conversation_id = ANY (\(conversationIDs)) AND m.state = 'active' AND m.account_id <> \(accountID)
        AND coalesce(s.shares_receipts, true) AND \(Blocks.areNone(between: accountID, and: "m.account_id"))
      ORDER BY m.conversation_id, m.account_id
      """
    ).map {
      ViewedReceipt(
        conversationID: try $0.get(0), accountID: try $0.get(1), deliveredNumber: try $0.get(2), readNumber: try $0.get(3))
    }
  }

  /// The first changes behind a number and up to another one, in their order.
  /// - Parameters:
  ///   - head: Changes behind it came after the question.
  ///   - conversationID: The one conversation that is asked for; nil for all.
  func changes(
    of accountID: UUID, behind after: Int64, upTo head: Int64, in conversationID: UUID?, limit: Int, _ querying: some Querying
  ) async throws -> [ChangePoint] {
    let (low, high) = (conversationID ?? .smallest, conversationID ?? .largest)
    return try await querying.query(
      """
      SELECT change_number, conversation_id, number FROM (
        SELECT m.change_number, c.conversation_id, m.number
        FROM conversation_members a JOIN conversations c ON c.conversation_id = a.conversation_id
        CROSS JOIN LATERAL (
          SELECT change_number, number FROM messages
          WHERE conversation_id = c.conversation_id AND change_number > \(after) AND change_number <= \(head)
            AND number >= a.first_number
          ORDER BY change_number LIMIT \(limit)) AS m
        WHERE a.account_id = \(accountID) AND a.conversation_id BETWEEN \(low) AND \(high) AND a.state = 'active'
          AND c.change_number > \(after) AND NOT c.is_blocked
        UNION ALL
        SELECT h.change_number, h.conversation_id, h.number
        FROM message_hides h
        JOIN conversation_members a ON a.account_id = h.account_id AND a.conversation_id = h.conversation_id AND a.state = 'active'
        JOIN conversations c ON c.conversation_id = h.conversation_id AND NOT c.is_blocked
        WHERE h.account_id = \(accountID) AND h.conversation_id BETWEEN \(low) AND \(high)
          AND h.change_number > \(after) AND h.change_number <= \(head)
        UNION ALL
        SELECT c.change_number, c.conversation_id, NULL
        FROM conversation_members a JOIN conversations c ON c.conversation_id = a.conversation_id
        WHERE a.account_id = \(accountID) AND a.conversation_id BETWEEN \(low) AND \(high) AND a.state = 'active'
          AND c.change_number > \(after) AND c.change_number <= \(head)
        UNION ALL
        SELECT a.own_change_number, a.conversation_id, NULL FROM conversation_members a
        WHERE a.account_id = \(accountID) AND a.conversation_id BETWEEN \(low) AND \(high)
          AND a.own_change_number > \(after) AND a.own_change_number <= \(head)
      ) AS point
      ORDER BY change_number, conversation_id, number LIMIT \(limit)
      """
    ).map { ChangePoint(changeNumber: try $0.get(0), conversationID: try $0.get(1), number: try $0.get(2)) }
  }
}

import FoundationEssentials
import Postgres
import Timekeeping

/// Somebody in a group, as its list shows them.
struct ListedMember: Sendable, Hashable {
  var accountID: UUID
  var role: StoredMember.Role
  var isInvited: Bool
  var joinTime: Moment
}

/// An invitation to a group, by the one who is invited.
struct GroupInvitation: Sendable, Hashable {
  var conversationID: UUID
  var accountID: UUID
}

/// Every SQL statement about groups alone. One function, one statement.
struct GroupStore: Sendable {
  /// How many groups somebody owns.
  func ownedCount(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    let count: Int64 = try await transaction.query(
      "SELECT count(*) FROM conversation_members WHERE account_id = \(accountID) AND role = 'owner' AND state = 'active'"
    ).firstRow().get(0)
    return Int(count)
  }

  /// People among some who have written to somebody, in a conversation that no block has ended.
  func correspondents(of accountID: UUID, among others: [UUID], in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT o.account_id FROM unnest(\(others)) AS o (account_id)
      JOIN conversation_pairs p ON p.low_account_id = least(o.account_id, \(accountID))
        AND p.high_account_id = greatest(o.account_id, \(accountID))
      JOIN conversations c ON c.conversation_id = p.conversation_id AND NOT c.is_blocked
      WHERE EXISTS (SELECT FROM messages m WHERE m.sender_account_id = o.account_id AND m.conversation_id = c.conversation_id)
      """
    ).map { try $0.get(0) }
  }

  /// Invites people, those too who were removed.
  func invite(
    _ accountIDs: [UUID], to conversationID: UUID, by inviterID: UUID, ownChange: Int64, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      INSERT INTO conversation_members
        (account_id, conversation_id, state, role, join_time, inviter_account_id, first_number, own_change_number)
      SELECT account_id, \(conversationID), 'invited', 'member', \(now), \(inviterID), 1, \(ownChange)
      FROM unnest(\(accountIDs)) AS account_id ORDER BY account_id
      ON CONFLICT (account_id, conversation_id) DO UPDATE SET
        state = 'invited', role = 'member', join_time = excluded.join_time, inviter_account_id = excluded.inviter_account_id,
        own_change_number = excluded.own_change_number
      WHERE conversation_members.state = 'removed'
      """)
  }

  /// Invitations that wait, of one of two people by the other.
  func invitations(between accountID: UUID, and otherID: UUID, in transaction: Transaction) async throws -> [GroupInvitation] {
    try await transaction.query(
      """
      SELECT conversation_id, account_id FROM conversation_members
      WHERE state = 'invited' AND (account_id = \(accountID) AND inviter_account_id = \(otherID)
        OR account_id = \(otherID) AND inviter_account_id = \(accountID))
      """
    ).map { GroupInvitation(conversationID: try $0.get(0), accountID: try $0.get(1)) }
  }

  /// Takes an invitation back that was not answered meanwhile.
  /// - Returns: Whether it waited still.
  func withdraw(_ asked: GroupInvitation, ownChange: Int64, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE conversation_members SET state = 'removed', own_change_number = \(ownChange)
      WHERE account_id = \(asked.accountID) AND conversation_id = \(asked.conversationID) AND state = 'invited'
      """
    ).affectedCount == 1
  }

  /// - Parameter firstNumber: The first message that the member sees.
  func join(
    _ accountID: UUID, _ conversationID: UUID, firstNumber: Int64, ownChange: Int64, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversation_members SET state = 'active', join_time = \(now), first_number = \(firstNumber),
        read_number = \(firstNumber - 1), shared_read_number = \(firstNumber - 1), shared_delivered_number = \(firstNumber - 1),
        hide_number = NULL, own_change_number = \(ownChange)
      WHERE account_id = \(accountID) AND conversation_id = \(conversationID)
      """)
  }

  func setState(
    _ state: StoredMember.State, of accountID: UUID, _ conversationID: UUID, ownChange: Int64, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversation_members SET state = \(state), role = 'member', own_change_number = \(ownChange)
      WHERE account_id = \(accountID) AND conversation_id = \(conversationID)
      """)
  }

  func setRole(_ role: StoredMember.Role, of accountID: UUID, _ conversationID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversation_members SET role = \(role) WHERE account_id = \(accountID) AND conversation_id = \(conversationID)
      """)
  }

  /// Groups that somebody is in or invited to.
  func all(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT m.conversation_id FROM conversation_members m
      JOIN conversations c ON c.conversation_id = m.conversation_id AND c.kind = 'group'
      WHERE m.account_id = \(accountID) AND m.state IN ('active', 'invited') ORDER BY m.conversation_id
      """
    ).map { try $0.get(0) }
  }

  /// Keeps a title. One that a decision has hidden stays hidden when its writer writes another one, and not when somebody else does.
  func setTitle(_ title: String, by accountID: UUID, of conversationID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      UPDATE conversations SET title = \(title), title_account_id = \(accountID),
        title_number = title_number + CASE WHEN title_account_id IS DISTINCT FROM \(accountID) THEN 1 ELSE 0 END,
        is_title_hidden = is_title_hidden AND title_account_id IS NOT DISTINCT FROM \(accountID)
      WHERE conversation_id = \(conversationID)
      """)
  }

  /// - Returns: Whether that was not so before; false where somebody else has written a title since.
  func setTitleHidden(_ isHidden: Bool, _ number: Int, of conversationID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      UPDATE conversations SET is_title_hidden = \(isHidden)
      WHERE conversation_id = \(conversationID) AND title_number = \(number) AND is_title_hidden <> \(isHidden)
      """
    ).affectedCount == 1
  }

  /// The title of a group that somebody is in or invited to, as they see it, and its writer; nil for one who was deleted.
  func title(
    _ number: Int, of conversationID: UUID, readBy viewerID: UUID, in querying: some Querying
  ) async throws -> (title: String, writerID: UUID?)? {
    try await querying.query(
      """
      SELECT c.title, c.title_account_id FROM conversation_members a
      JOIN conversations c ON c.conversation_id = a.conversation_id AND c.kind = 'group'
      WHERE a.account_id = \(viewerID) AND a.conversation_id = \(conversationID) AND a.state IN ('active', 'invited')
        AND c.title_number = \(number) AND (NOT c.is_title_hidden OR c.title_account_id = a.account_id)
      """
    ).first.map { (title: try $0.get(0), writerID: try $0.get(1)) }
  }

  /// A page of members and invited ones, by their ids.
  func page(of conversationID: UUID, after accountID: UUID?, limit: Int, in querying: some Querying) async throws -> [ListedMember] {
    try await querying.query(
      """
      SELECT account_id, role, state = 'invited', join_time FROM conversation_members
      WHERE conversation_id = \(conversationID) AND state IN ('active', 'invited') AND account_id > \(accountID ?? .smallest)
      ORDER BY account_id LIMIT \(limit)
      """
    ).map { ListedMember(accountID: try $0.get(0), role: try $0.get(1), isInvited: try $0.get(2), joinTime: try $0.get(3)) }
  }
}

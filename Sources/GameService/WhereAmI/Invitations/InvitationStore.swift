import FoundationEssentials
import Postgres
import Timekeeping

/// An open invitation of one friend to another.
struct Invitation: Hashable, Sendable {
  var id: UUID
  /// Account that invites.
  var inviterID: UUID
  var friendID: UUID
  var mapID: String
  /// IANA name of the inviter's time zone.
  var timeZone: String
  var createTime: Moment
  var expireTime: Moment
  /// Session by which the inviter has invited; a player who logs out invites no more (W-10).
  var sessionID: UUID?
}

/// Every SQL statement about invitations. One function, one statement.
struct InvitationStore: Sendable {
  /// - Returns: False, and nothing is kept, when there is one between the two.
  func insert(_ invitation: Invitation, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      """
      INSERT INTO invitations (invitation_id, account_id, friend_account_id, map_id, time_zone, create_time, expire_time, session_id)
      VALUES (\(invitation.id), \(invitation.inviterID), \(invitation.friendID), \(invitation.mapID), \(invitation.timeZone),
        \(invitation.createTime), \(invitation.expireTime), \(invitation.sessionID))
      ON CONFLICT (LEAST(account_id, friend_account_id), GREATEST(account_id, friend_account_id)) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// The one between two people, whoever invites.
  func between(_ one: UUID, _ other: UUID, in querying: some Querying) async throws -> Invitation? {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM invitations i
      WHERE LEAST(i.account_id, i.friend_account_id) = LEAST(\(one)::uuid, \(other)::uuid)
        AND GREATEST(i.account_id, i.friend_account_id) = GREATEST(\(one)::uuid, \(other)::uuid)
      """
    ).first.map(Self.invitation)
  }

  func invitation(_ id: UUID, in querying: some Querying) async throws -> Invitation? {
    try await querying.query("SELECT \(Self.columns) FROM invitations i WHERE i.invitation_id = \(id)").first.map(Self.invitation)
  }

  /// Invitations to and from somebody, the latest first.
  func open(of accountID: UUID, at now: Moment, limit: Int, in querying: some Querying) async throws -> [Invitation] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM invitations i
      WHERE (i.account_id = \(accountID) OR i.friend_account_id = \(accountID)) AND (i.expire_time > \(now)) IS TRUE
      ORDER BY i.create_time DESC, i.invitation_id LIMIT \(limit)
      """
    ).map(Self.invitation)
  }

  /// Keeps by which session somebody has invited last.
  func setSession(_ sessionID: UUID?, of id: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE invitations SET session_id = \(sessionID) WHERE invitation_id = \(id)")
  }

  /// Takes one away; of several who try one does.
  func take(_ id: UUID, in transaction: Transaction) async throws -> Invitation? {
    try await transaction.query("DELETE FROM invitations i WHERE i.invitation_id = \(id) RETURNING \(Self.columns)").first.map(
      Self.invitation)
  }

  /// Takes those away that somebody has made by one of these sessions.
  func take(from inviterID: UUID, madeBy sessionIDs: [UUID], in transaction: Transaction) async throws -> [Invitation] {
    try await transaction.query(
      """
      DELETE FROM invitations i WHERE i.account_id = \(inviterID) AND i.session_id = ANY (\(sessionIDs)) RETURNING \(Self.columns)
      """
    ).map(Self.invitation)
  }

  /// Takes those away whose time is over.
  func takeExpired(at now: Moment, limit: Int, in transaction: Transaction) async throws -> [Invitation] {
    try await transaction.query(
      """
      DELETE FROM invitations i WHERE i.invitation_id = ANY (ARRAY(
        SELECT invitation_id FROM invitations WHERE expire_time <= \(now) ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      RETURNING \(Self.columns)
      """
    ).map(Self.invitation)
  }

  /// Removes those to somebody who goes.
  /// - Returns: How many.
  func deleteReceived(by accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM invitations WHERE friend_account_id = \(accountID)").affectedCount
  }

  private static let columns: SQL = """
    i.invitation_id, i.account_id, i.friend_account_id, i.map_id, i.time_zone, i.create_time, i.expire_time, i.session_id
    """

  private static func invitation(_ row: Row) throws -> Invitation {
    Invitation(
      id: try row.get(0), inviterID: try row.get(1), friendID: try row.get(2), mapID: try row.get(3), timeZone: try row.get(4),
      createTime: try row.get(5), expireTime: try row.get(6), sessionID: try row.get(7))
  }
}

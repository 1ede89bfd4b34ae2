import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about what an app shows at its start. One function, one statement.
struct HomeStore: Sendable {
  /// Values that are counted. People who are leaving are not counted.
  struct Counts: Sendable, Hashable {
    var friends: Int64
    var onlineFriends: Int64
    var receivedRequests: Int64
    var appearsOffline: Bool
  }

  /// - Parameter time: Processes that were not there since are gone, and with them their leases.
  func counts(of accountID: UUID, aliveSince time: Moment, in querying: some Querying) async throws -> Counts {
    let row = try await querying.query(
      """
      SELECT
        (SELECT count(f.account_id) FROM friendships f
          WHERE f.account_id = \(accountID) AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = f.friend_account_id)),
        (SELECT count(f.account_id) FROM friendships f WHERE f.account_id = \(accountID) AND coalesce((
          SELECT true FROM presence_leases l JOIN stream_replicas r ON r.replica_id = l.replica_id AND r.look_time > \(time)
          WHERE l.account_id = f.friend_account_id LIMIT 1
        ), false) AND NOT EXISTS (SELECT FROM presences p WHERE p.account_id = f.friend_account_id AND p.appears_offline)
          AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = f.friend_account_id)),
        (SELECT count(r.account_id) FROM friend_requests r
          WHERE r.addressee_account_id = \(accountID) AND r.state = 'open' AND r.create_time > '-infinity'
            AND NOT coalesce((SELECT true FROM leaving_people g WHERE g.is_leaving AND g.account_id = r.account_id LIMIT 1), false)),
        EXISTS (SELECT FROM presences WHERE account_id = \(accountID) AND appears_offline)
      """
    ).firstRow()
    return Counts(friends: try row.get(0), onlineFriends: try row.get(1), receivedRequests: try row.get(2), appearsOffline: try row.get(3))
  }

  /// Friends that are online and seen to be, the latest friends first.
  func onlineFriends(of accountID: UUID, aliveSince time: Moment, limit: Int, in querying: some Querying) async throws -> [ListedPerson] {
    try await querying.query(
      """
      SELECT f.friend_account_id, f.create_time, pr.picture_media_id, pr.picture_visibility
      FROM friendships f LEFT JOIN profiles pr ON pr.account_id = f.friend_account_id
      WHERE f.account_id = \(accountID) AND coalesce((
        SELECT true FROM presence_leases l JOIN stream_replicas r ON r.replica_id = l.replica_id AND r.look_time > \(time)
        WHERE l.account_id = f.friend_account_id LIMIT 1
      ), false) AND NOT EXISTS (SELECT FROM presences p WHERE p.account_id = f.friend_account_id AND p.appears_offline)
        AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = f.friend_account_id)
      ORDER BY f.create_time DESC, f.friend_account_id DESC LIMIT \(limit)
      """
    ).map { ListedPerson(accountID: try $0.get(0), createTime: try $0.get(1), picture: try StoredPicture($0, at: 2)) }
  }
}

import FoundationEssentials
import Postgres
import Timekeeping

/// A stream that is being read.
struct PresenceLease: Sendable, Hashable {
  var leaseID: UUID
  var accountID: UUID
  var deviceID: UUID
  /// Nil when it is not known.
  var realm: StoredRealm?
  var takeTime: Moment
}

/// Every SQL statement about who is there. One function, one statement.
///
/// Rows here are written a while after the fact, and much later by a process that was out of touch: no row is made for an account that is deleted by then.
struct PresenceStore: Sendable {
  private static let givenIsNotDeleted: SQL =
    "NOT EXISTS (SELECT FROM deleted_accounts d WHERE d.account_hash = sha256(uuid_send(given.account_id)))"

  // MARK: Leases

  /// Takes leases, one for each device at most; the one before of a device is gone, and a later one, of another process, stays. The activity on a device
  /// outlives that its lease is taken once more, and nothing else. Behind `DeletedAccounts.hold`.
  func take(_ leases: [PresenceLease], by replicaID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO presence_leases (account_id, device_id, lease_id, replica_id, realm, activity, take_time)
      SELECT account_id, device_id, lease_id, \(replicaID), realm, '', take_time
      FROM unnest(
        \(leases.map(\.accountID)), \(leases.map(\.deviceID)), \(leases.map(\.leaseID)), \(leases.map { $0.realm?.rawValue ?? "" }),
        \(leases.map(\.takeTime))
      ) AS given (account_id, device_id, lease_id, realm, take_time)
      WHERE \(Self.givenIsNotDeleted)
      ORDER BY account_id, device_id
      ON CONFLICT (account_id, device_id) DO UPDATE SET
        lease_id = excluded.lease_id, replica_id = excluded.replica_id, realm = excluded.realm,
        activity = CASE WHEN presence_leases.lease_id = excluded.lease_id THEN presence_leases.activity ELSE '' END,
        take_time = excluded.take_time, orphan_time = NULL
      WHERE presence_leases.take_time <= excluded.take_time
      """)
  }

  /// Ends leases; those that others have replaced are ended already. Locked in the order of their keys, which is written so that no index offers it:
  /// by that index all leases would be looked through.
  func end(_ leaseIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM presence_leases WHERE lease_id = ANY (ARRAY(
        SELECT lease_id FROM presence_leases WHERE lease_id = ANY (\(leaseIDs))
        ORDER BY account_id::text COLLATE "C", device_id::text COLLATE "C" FOR UPDATE))
      """)
  }

  /// Marks the leases of processes that were not there since `time`. They have ended already: no statement counts them.
  /// - Returns: Accounts of those leases.
  func markOrphans(aliveSince time: Moment, at now: Moment, limit: Int, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      UPDATE presence_leases SET orphan_time = \(now) WHERE lease_id = ANY (ARRAY(
        SELECT l.lease_id FROM presence_leases l
        WHERE l.orphan_time IS NULL
          AND NOT EXISTS (SELECT FROM stream_replicas r WHERE r.replica_id = l.replica_id AND r.look_time > \(time))
        ORDER BY l.account_id, l.device_id LIMIT \(limit) FOR UPDATE OF l SKIP LOCKED))
      RETURNING account_id
      """
    ).map { try $0.get(0) }
  }

  /// Removes leases that were marked before `markTime`, of processes that are not there still.
  /// - Returns: How many those were.
  func deleteOrphans(markedBefore markTime: Moment, aliveSince time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM presence_leases WHERE lease_id = ANY (ARRAY(
        SELECT l.lease_id FROM presence_leases l
        WHERE l.orphan_time < \(markTime)
          AND NOT EXISTS (SELECT FROM stream_replicas r WHERE r.replica_id = l.replica_id AND r.look_time > \(time))
        ORDER BY l.account_id, l.device_id LIMIT \(limit) FOR UPDATE OF l SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Leases of all processes in the order of their ids, from the first after `leaseID` on; nil for the beginning.
  func leases(after leaseID: UUID?, limit: Int, in querying: some Querying) async throws -> [(
    leaseID: UUID, replicaID: UUID, accountID: UUID
  )] {
    try await querying.query(
      """
      SELECT lease_id, replica_id, account_id FROM presence_leases
      WHERE lease_id > COALESCE(\(leaseID), '00000000-0000-0000-0000-000000000000'::uuid) ORDER BY lease_id LIMIT \(limit)
      """
    ).map { (try $0.get(0), try $0.get(1), try $0.get(2)) }
  }

  /// - Returns: Whether the device reads a stream.
  func setActivity(_ activity: String, on deviceID: UUID, of accountID: UUID, aliveSince time: Moment, in database: Database) async throws
    -> Bool
  {
    try await database.execute(
      """
      UPDATE presence_leases l SET activity = \(activity)
      WHERE l.account_id = \(accountID) AND l.device_id = \(deviceID)
        AND EXISTS (SELECT FROM stream_replicas r WHERE r.replica_id = l.replica_id AND r.look_time > \(time))
      """
    ).affectedCount == 1
  }

  // MARK: People

  /// Notes when people were last there, but of those who appear offline. Behind `DeletedAccounts.hold`.
  func noteSeen(_ accountIDs: [UUID], at seenTime: Moment, in querying: some Querying) async throws {
    _ = try await querying.query(
      """
      INSERT INTO presences (account_id, appears_offline, seen_time)
      SELECT account_id, false, \(seenTime) FROM unnest(\(accountIDs)) AS given (account_id) WHERE \(Self.givenIsNotDeleted)
      ORDER BY account_id
      ON CONFLICT (account_id) DO UPDATE SET seen_time = greatest(presences.seen_time, excluded.seen_time) WHERE NOT presences.appears_offline
      """)
  }

  /// - Parameter seenTime: When somebody who appears offline from now on was last there.
  /// - Returns: Whether that is another than before.
  @discardableResult
  func setAppearsOffline(_ appearsOffline: Bool, of accountID: UUID, at seenTime: Moment, in querying: some Querying) async throws -> Bool {
    try await !querying.query(
      """
      INSERT INTO presences AS p (account_id, appears_offline, seen_time)
      SELECT account_id, \(appearsOffline), CASE WHEN \(appearsOffline) THEN \(seenTime)::timestamptz END
      FROM (VALUES (\(accountID)::uuid)) AS given (account_id) WHERE \(Self.givenIsNotDeleted)
      ON CONFLICT (account_id) DO UPDATE SET
        appears_offline = excluded.appears_offline,
        seen_time = CASE WHEN excluded.appears_offline THEN excluded.seen_time ELSE p.seen_time END
      WHERE p.appears_offline <> excluded.appears_offline
      RETURNING account_id
      """
    ).isEmpty
  }

  func appearsOffline(_ accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query("SELECT appears_offline FROM presences WHERE account_id = \(accountID)").first?.get(0) ?? false
  }

  // MARK: State that friends were told

  /// Holds, until the transaction ends, what friends were told of people: a process that is to tell of them waits, and reads the present state afterwards.
  /// Behind `DeletedAccounts.hold`.
  func lockTold(_ accountIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO presences (account_id, appears_offline)
      SELECT account_id, false FROM unnest(\(accountIDs)) AS given (account_id) WHERE \(Self.givenIsNotDeleted)
      ORDER BY account_id
      -- A row that is there is locked, and no more.
      ON CONFLICT (account_id) DO UPDATE SET appears_offline = excluded.appears_offline WHERE false
      """)
  }

  /// State that friends were told last; for an account that is not found they were told nothing, or that it is offline.
  func told(of accountIDs: [UUID], in querying: some Querying) async throws -> [UUID: PresenceRules.Shown] {
    let rows = try await querying.query(
      """
      SELECT account_id, told_realm, told_activity FROM presences WHERE account_id = ANY (\(accountIDs)) AND told_online
      """)
    return try rows.reduce(into: [:]) { found, row in
      let realm: String = try row.get(1)
      found[try row.get(0)] = PresenceRules.Shown(isOnline: true, realm: StoredRealm(rawValue: realm), activity: try row.get(2))
    }
  }

  func setTold(_ told: [UUID: PresenceRules.Shown], in transaction: Transaction) async throws {
    let told = Array(told)
    try await transaction.executeLater(
      """
      UPDATE presences p SET told_online = t.is_online, told_realm = t.realm, told_activity = t.activity
      FROM unnest(
        \(told.map(\.key)), \(told.map(\.value.isOnline)), \(told.map { $0.value.realm?.rawValue ?? "" }), \(told.map(\.value.activity))
      ) AS t (account_id, is_online, realm, activity)
      WHERE p.account_id = t.account_id
      """)
  }

  /// Accounts that friends were told are online, and that read nothing any more.
  func untold(aliveSince time: Moment, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT p.account_id FROM presences p WHERE p.told_online AND (
        SELECT true FROM presence_leases l JOIN stream_replicas r ON r.replica_id = l.replica_id AND r.look_time > \(time)
        WHERE l.account_id = p.account_id LIMIT 1) IS NULL
      LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  // MARK: The present state

  /// People among some who read a stream.
  /// - Parameters:
  ///   - time: Processes that were not there since are gone, and with them their leases.
  ///   - excludesHidden: Whether to leave out people who appear offline.
  func present(
    _ accountIDs: [UUID], aliveSince time: Moment, excludesHidden: Bool, in querying: some Querying
  ) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT DISTINCT l.account_id FROM presence_leases l JOIN stream_replicas r ON r.replica_id = l.replica_id AND r.look_time > \(time)
      WHERE l.account_id = ANY (\(accountIDs))
        AND NOT (\(excludesHidden) AND EXISTS (SELECT FROM presences p WHERE p.account_id = l.account_id AND p.appears_offline))
      """
    ).map { try $0.get(0) }
  }

  /// People among some who appear offline.
  func hidden(_ accountIDs: [UUID], in querying: some Querying) async throws -> Set<UUID> {
    Set(
      try await querying.query("SELECT account_id FROM presences WHERE account_id = ANY (\(accountIDs)) AND appears_offline")
        .map { try $0.get(0) })
  }

  /// Facts that are known of people; for somebody with several devices the place that tells the most.
  /// - Parameter time: Processes that were not there since are gone, and with them their leases.
  func facts(
    of accountIDs: [UUID], aliveSince time: Moment, in querying: some Querying
  ) async throws -> [UUID: PresenceRules.Facts] {
    let rows = try await querying.query(
      """
      SELECT a.account_id, COALESCE(p.appears_offline, false), p.seen_time, COALESCE(o.last_seen_visibility, 'FRIENDS'), l.realm, l.activity,
        COALESCE(l.is_shared, false)
      FROM unnest(\(accountIDs)) AS a (account_id)
      LEFT JOIN presences p ON p.account_id = a.account_id
      LEFT JOIN profiles o ON o.account_id = a.account_id
      LEFT JOIN LATERAL (
        SELECT v.realm, v.activity, f.share_time IS NOT NULL AS is_shared FROM presence_leases v
        JOIN stream_replicas r ON r.replica_id = v.replica_id AND r.look_time > \(time)
        LEFT JOIN app_facets f ON f.account_id = v.account_id AND f.realm = v.realm
        WHERE v.account_id = a.account_id ORDER BY f.share_time IS NULL, v.activity = '', v.take_time DESC LIMIT 1
      ) AS l ON true
      """)
    return try rows.reduce(into: [:]) { found, row in
      var facts = PresenceRules.Facts(appearsOffline: try row.get(1), seenTime: try row.get(2), lastSeenAudience: try row.get(3))
      if let realm: String = try row.get(4) {
        facts.place = PresenceRules.Place(realm: StoredRealm(rawValue: realm), activity: try row.get(5), isShared: try row.get(6))
      }
      found[try row.get(0)] = facts
    }
  }

  /// Friends that are online, of each of these.
  /// - Parameter takeTime: Time since which these friends have begun to read; nil for all.
  func hearers(of accountIDs: [UUID], aliveSince time: Moment, takenSince takeTime: Moment? = nil, in querying: some Querying) async throws
    -> [UUID: [UUID]]
  {
    let rows = try await querying.query(
      """
      SELECT f.account_id, f.friend_account_id FROM friendships f
      WHERE f.account_id = ANY (\(accountIDs)) AND (
        SELECT true FROM presence_leases l JOIN stream_replicas r ON r.replica_id = l.replica_id AND r.look_time > \(time)
        WHERE l.account_id = f.friend_account_id AND l.take_time >= \(takeTime ?? .distantPast) LIMIT 1)
      """)
    return try rows.reduce(into: [:]) { found, row in found[try row.get(0), default: []].append(try row.get(1)) }
  }
}

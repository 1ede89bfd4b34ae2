import FoundationEssentials
import Postgres
import Timekeeping

/// Which push.
struct PushKey: Sendable, Hashable {
  var accountID: UUID
  var deviceID: UUID
  var notificationID: UUID
}

/// Pushes that a process works at.
struct PushClaim: Sendable {
  var pushes: [ClaimedPush] = []
  /// Pushes about topics that this version does not know, with the time after which they are of no use: another process may know them.
  var unknown: [(key: PushKey, expireTime: Moment)] = []

  var count: Int { pushes.count + unknown.count }
}

/// A push that this process works at.
struct ClaimedPush: Sendable, Hashable {
  var accountID: UUID
  var deviceID: UUID
  /// By which the device is logged in, or was.
  var sessionID: UUID
  var notification: StoredNotification
  var platform: PushDevice.Platform
  var address: PushAddress
  /// The address of notices: another one where the device rings for calls.
  var noticeAddress: PushAddress
  var attemptCount: Int
  var situation: PushRules.Situation
  /// Notifications that the person has not read. Notifications about people who are leaving do not count.
  var unreadCount: Int

  var token: String { address.token }

  var device: PushDeviceKey { PushDeviceKey(accountID: accountID, deviceID: deviceID) }

  var key: PushKey { PushKey(accountID: accountID, deviceID: deviceID, notificationID: notification.content.notificationID) }
}

/// Every SQL statement about what waits to be pushed. One function, one statement.
struct PushStore: Sendable {
  /// Has a notification pushed to all devices of these people that show its topic. In the transaction that makes it.
  func insert(
    _ notificationID: UUID, _ topic: NotificationRules.Topic, to accountIDs: [UUID], dueTime: Moment, expireTime: Moment,
    in transaction: Transaction
  ) async throws {
    // The devices' keys are locked: a transaction that forgets a device meanwhile is waited for, and then it is left out.
    try await transaction.executeLater(
      """
      INSERT INTO pushes (account_id, device_id, notification_id, due_time, expire_time)
      SELECT d.account_id, d.device_id, \(notificationID), \(dueTime), \(expireTime) FROM push_devices d
      WHERE d.account_id = ANY (\(accountIDs)) AND (cardinality(d.topics) = 0 OR \(topic)::text = ANY (d.topics))
        AND (SELECT count(*) FROM pushes w WHERE w.account_id = d.account_id AND w.device_id = d.device_id) < \(PushRules.waitingMax)
      ORDER BY d.account_id, d.device_id FOR KEY SHARE OF d
      ON CONFLICT (account_id, device_id, notification_id) DO NOTHING
      """)
  }

  /// Takes what is due, for as long as the claim lasts, with all that decides about it.
  ///
  /// The minute on the wall of its person is the only clock of a push that comes again for a time of day.
  func claim(_ claimID: UUID, until end: Moment, at now: Moment, limit: Int, in database: Database) async throws -> PushClaim {
    let rows = try await database.execute(
      """
      WITH claimed AS (
        UPDATE pushes p SET claim_id = \(claimID), due_time = \(end) WHERE p.ctid = ANY (ARRAY(
          SELECT ctid FROM pushes WHERE due_time <= \(now)
          ORDER BY due_time, account_id, device_id LIMIT \(limit) FOR UPDATE SKIP LOCKED))
        RETURNING p.account_id, p.device_id, p.notification_id, p.expire_time, p.has_waited, p.attempt_count
      )
      SELECT c.account_id, c.device_id, c.notification_id, n.topic, n.subject_account_id, n.object_id, n.object_name, n.create_time,
        n.expire_time, n.read_time IS NOT NULL, d.platform, c.attempt_count, c.has_waited, c.expire_time, choice.topics,
        choice.deliveries, z.time_zone, s.quiet_start_minute, s.quiet_end_minute, s.digest_minute,
        floor(extract(epoch FROM wall_time(\(now), z.time_zone)::time) / 60)::integer,
        EXISTS (
          SELECT FROM streams h JOIN stream_devices k ON k.account_id = h.account_id AND k.epoch = h.epoch
          WHERE h.account_id = c.account_id AND k.device_id = c.device_id AND k.number >= (
            SELECT max(e.number) FROM stream_events e
            WHERE e.account_id = c.account_id AND e.coalesce_key = 'notification:' || c.notification_id))
        OR EXISTS (
          SELECT FROM stream_devices v
          WHERE v.account_id = c.account_id AND v.device_id = c.device_id AND n.realm = '' AND n.kind = 'message.new' AND v.viewing = n.object_id
            AND v.acknowledge_time > \(now - PushRules.viewingMax)),
        (SELECT count(*) FROM notifications u WHERE u.account_id = c.account_id AND u.read_time IS NULL AND u.is_listed
          AND (u.expire_time IS NULL OR u.expire_time > \(now))
          AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = u.subject_account_id)),
        EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = n.subject_account_id),
        d.session_id, n.realm, n.kind, n.topic, n.traits, d.network, d.token, d.bundle_id, d.web_key, d.web_secret,
        d.call_token
      FROM claimed c
      CROSS JOIN LATERAL (
        SELECT notification_id, realm, kind, topic, traits, subject_account_id, object_id, object_name, create_time, expire_time, read_time
        FROM notifications
        WHERE account_id = c.account_id AND notification_id = c.notification_id LIMIT 1
      ) AS n
      JOIN push_devices d ON d.account_id = c.account_id AND d.device_id = c.device_id
      LEFT JOIN notification_schedules s ON s.account_id = c.account_id
      LEFT JOIN preferences o ON o.account_id = c.account_id
      CROSS JOIN LATERAL (SELECT coalesce(s.time_zone, NULLIF(o.time_zone, ''), 'UTC') AS time_zone) AS z
      LEFT JOIN LATERAL (
        SELECT array_agg(topic) AS topics, array_agg(delivery) AS deliveries FROM notification_preferences f
        WHERE f.account_id = c.account_id AND f.channel = 'push'
      ) AS choice ON true
      ORDER BY c.account_id, c.device_id, n.create_time, n.notification_id
      """)
    return try rows.reduce(into: PushClaim()) { claim, row in
      if let topic = NotificationRules.Topic(rawValue: try row.get(3)) {
        claim.pushes.append(try Self.claimed(row, try NotificationRules.Kind(row, at: 25, topic: topic)))
      } else {
        let key = PushKey(accountID: try row.get(0), deviceID: try row.get(1), notificationID: try row.get(2))
        claim.unknown.append((key: key, expireTime: try row.get(13)))
      }
    }
  }

  private static func claimed(_ row: Row, _ kind: NotificationRules.Kind) throws -> ClaimedPush {
    let (topics, deliveries): ([String]?, [String]?) = (try row.get(14), try row.get(15))
    let chosen = zip(topics ?? [], deliveries ?? []).first { $0.0 == kind.topic.rawValue }.flatMap {
      DeliveryRules.Delivery(rawValue: $0.1)
    }
    var schedule = DeliveryRules.Schedule(timeZone: try row.get(16), quietHours: try DeliveryStore.quietHours(row, at: 17))
    if let minute: Int32 = try row.get(19) { schedule.digestMinute = Int(minute) }
    let (isRead, isAcknowledged): (Bool, Bool) = (try row.get(9), try row.get(21))
    let content = NewNotification(
      notificationID: try row.get(2), kind: kind, subjectID: try row.get(4), objectID: try row.get(5), objectName: try row.get(6),
      expireTime: try row.get(8))
    let attemptCount: Int32 = try row.get(11)
    let delivery = chosen ?? DeliveryRules.standard(kind.topic, on: .push)
    let noticeAddress = try PushAddressColumns(row, at: 29).address
    let address = noticeAddress.ringing(for: kind, delivery, by: try row.get(34))
    return ClaimedPush(
      accountID: try row.get(0), deviceID: try row.get(1), sessionID: try row.get(24),
      notification: StoredNotification(content: content, createTime: try row.get(7), isRead: isRead), platform: try row.get(10),
      address: address, noticeAddress: noticeAddress, attemptCount: Int(attemptCount),
      situation: PushRules.Situation(
        kind: kind, delivery: delivery, schedule: schedule, wallMinute: Int(try row.get(20) as Int32), hasWaited: try row.get(12),
        expireTime: try row.get(13),
        isSeen: isRead || isAcknowledged, isGone: try row.get(23), hasFailed: attemptCount > 0),
      unreadCount: Int(try row.get(22) as Int64))
  }

  /// It is done with.
  func finish(_ pushes: [PushKey], _ claimID: UUID, in database: Database) async throws {
    try await database.execute(
      """
      DELETE FROM pushes p
      USING unnest(\(pushes.map(\.accountID)), \(pushes.map(\.deviceID)), \(pushes.map(\.notificationID)))
        AS done (account_id, device_id, notification_id)
      WHERE p.account_id = ANY (\(pushes.map(\.accountID)))
        AND p.account_id = done.account_id AND p.device_id = done.device_id AND p.notification_id = done.notification_id
        AND p.claim_id = \(claimID)
      """)
  }

  /// It waits for a time of day.
  func hold(_ push: ClaimedPush, _ claimID: UUID, until dueTime: Moment, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE pushes SET due_time = \(dueTime), has_waited = has_waited OR \(push.situation.delivery == .daily), claim_id = NULL
      WHERE account_id = \(push.accountID) AND device_id = \(push.deviceID)
        AND notification_id = \(push.notification.content.notificationID) AND claim_id = \(claimID)
      """)
  }

  /// Forgets the oldest of what is not looked at before `time` and waits for one device, beyond `count`.
  /// - Returns: How many.
  func deleteHeld(
    beyond count: Int, of accountID: UUID, on deviceID: UUID, dueAfter time: Moment, in database: Database
  ) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM pushes WHERE account_id = \(accountID) AND device_id = \(deviceID) AND due_time > \(time) AND notification_id IN (
        SELECT notification_id FROM (
          SELECT p.notification_id, row_number() OVER (ORDER BY n.create_time DESC, n.notification_id DESC) AS place FROM pushes p
          JOIN notifications n ON n.account_id = p.account_id AND n.notification_id = p.notification_id
          WHERE p.account_id = \(accountID) AND p.device_id = \(deviceID) AND p.due_time > \(time)) AS held
        WHERE place > \(count))
      """
    ).affectedCount
  }

  /// It is tried again.
  /// - Parameter isFailure: Whether that counts against it.
  func postpone(_ pushes: [ClaimedPush], _ claimID: UUID, until dueTime: Moment, isFailure: Bool, in database: Database) async throws {
    try await database.execute(
      """
      UPDATE pushes p SET due_time = \(dueTime), attempt_count = p.attempt_count + \(Int32(isFailure ? 1 : 0)), claim_id = NULL
      FROM unnest(\(pushes.map(\.accountID)), \(pushes.map(\.deviceID)), \(pushes.map(\.notification.content.notificationID)))
        AS late (account_id, device_id, notification_id)
      WHERE p.account_id = ANY (\(pushes.map(\.accountID)))
        AND p.account_id = late.account_id AND p.device_id = late.device_id AND p.notification_id = late.notification_id
        AND p.claim_id = \(claimID)
      """)
  }

  /// A token is none any more: its device is forgotten, unless it has another one by now, or has registered it after `time`.
  /// - Returns: Whether it was.
  func forgetDevice(_ push: ClaimedPush, registeredBy time: Moment, in database: Database) async throws -> Bool {
    try await database.execute(
      """
      DELETE FROM push_devices
      WHERE account_id = \(push.accountID) AND device_id = \(push.deviceID) AND token = \(push.token) AND register_time <= \(time)
      """
    ).affectedCount == 1
  }

  /// A token for calls is none any more: its device is told of calls by a notice, unless it has another one by now, or has registered it after `time`.
  /// - Returns: Whether it was.
  func forgetCallToken(_ push: ClaimedPush, registeredBy time: Moment, in database: Database) async throws -> Bool {
    try await database.execute(
      """
      UPDATE push_devices SET call_token = NULL
      WHERE account_id = \(push.accountID) AND device_id = \(push.deviceID) AND call_token = \(push.token) AND register_time <= \(time)
      """
    ).affectedCount == 1
  }

  /// Nobody is logged in on these devices any more: they are forgotten, unless they have another session by now.
  func forgetDevices(_ pushes: [ClaimedPush], in database: Database) async throws {
    try await database.execute(
      """
      DELETE FROM push_devices d
      USING unnest(\(pushes.map(\.accountID)), \(pushes.map(\.deviceID)), \(pushes.map(\.sessionID)))
        AS ended (account_id, device_id, session_id)
      WHERE d.account_id = ended.account_id AND d.device_id = ended.device_id AND d.session_id = ended.session_id
      """)
  }

  /// When the first of those that wait is, or was, to be looked at, and how many are past that.
  func waiting(at now: Moment, in database: Database) async throws -> (oldest: Moment?, dueCount: Int) {
    let row = try await database.slowQuery("SELECT min(due_time), count(*) FROM pushes WHERE due_time <= \(now)").firstRow()
    return (try row.get(0), Int(try row.get(1) as Int64))
  }
}

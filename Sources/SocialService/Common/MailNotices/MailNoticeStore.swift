import FoundationEssentials
import Postgres
import Timekeeping

/// A notification that waits to be told by mail.
struct WaitingNotice: Sendable, Hashable {
  var notificationID: UUID
  /// Nil for one about a topic that this version does not know.
  var kind: NotificationRules.Kind?
  /// Subject of the notification.
  var subjectID: UUID?
  /// Name of the object that it tells of besides.
  var objectName: String
  var dueTime: Moment
  var expireTime: Moment
  var hasWaited: Bool
  /// The person has read it, or a device has acknowledged it on its stream.
  var isSeen: Bool
  /// Its subject is leaving.
  var isGone: Bool

  /// Whether it tells of what is between its reader and the subject. One about an unknown topic does not.
  var isBetweenTwo: Bool { kind?.topic.isBetweenTwo ?? false }
}

/// Every SQL statement about what waits to be told by mail. One function, one statement.
struct MailNoticeStore: Sendable {
  /// Has a notification mailed to those of these people who have chosen so for its topic. In the transaction that makes it.
  func insert(
    _ notificationID: UUID, _ topic: NotificationRules.Topic, to accountIDs: [UUID], dueTime: Moment, expireTime: Moment,
    in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO mail_notices (account_id, notification_id, due_time, expire_time)
      SELECT f.account_id, \(notificationID), \(dueTime), \(expireTime) FROM notification_preferences f
      WHERE f.account_id = ANY (\(accountIDs)) AND f.topic = \(topic) AND f.channel = 'email' AND f.delivery <> 'off'
        AND (SELECT count(*) FROM mail_notices w WHERE w.account_id = f.account_id) < \(MailNoticeRules.waitingMax)
      ORDER BY f.account_id
      ON CONFLICT (account_id, notification_id) DO NOTHING
      """)
  }

  /// Accounts for which a notice is due, those that have waited longest first.
  func accountsDue(at now: Moment, limit: Int, in database: Database) async throws -> [UUID] {
    try await database.query(
      """
      WITH due AS MATERIALIZED (SELECT account_id, due_time FROM mail_notices WHERE due_time <= \(now))
      SELECT account_id FROM due GROUP BY account_id ORDER BY min(due_time), account_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Takes all notices that wait for one person, the earliest first: nobody else can take them until the transaction ends. Notices that somebody else
  /// has taken are left out.
  func take(of accountID: UUID, in transaction: Transaction) async throws -> [WaitingNotice] {
    try await transaction.query(
      """
      SELECT n.notification_id, n.realm, n.kind, n.topic, n.traits, n.subject_account_id, n.object_name, m.due_time, m.expire_time, m.has_waited,
        n.read_time IS NOT NULL OR EXISTS (
          SELECT FROM streams h JOIN stream_devices k ON k.account_id = h.account_id AND k.epoch = h.epoch
          WHERE h.account_id = m.account_id AND k.number >= (
            SELECT max(e.number) FROM stream_events e
            WHERE e.account_id = m.account_id AND e.coalesce_key = 'notification:' || m.notification_id)),
        EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = n.subject_account_id)
      FROM mail_notices m
      JOIN notifications n ON n.account_id = m.account_id AND n.notification_id = m.notification_id
      WHERE m.account_id = \(accountID)
      ORDER BY n.create_time, n.notification_id FOR UPDATE OF m SKIP LOCKED
      """
    ).map { row in
      WaitingNotice(
        notificationID: try row.get(0),
        kind: try NotificationRules.Topic(rawValue: try row.get(3)).map { try NotificationRules.Kind(row, at: 1, topic: $0) },
        subjectID: try row.get(5), objectName: try row.get(6), dueTime: try row.get(7), expireTime: try row.get(8),
        hasWaited: try row.get(9), isSeen: try row.get(10), isGone: try row.get(11))
    }
  }

  /// All that is due for one person is looked at later.
  func postpone(of accountID: UUID, due now: Moment, until dueTime: Moment, in database: Database) async throws {
    try await database.execute(
      "UPDATE mail_notices SET due_time = \(dueTime) WHERE account_id = \(accountID) AND (due_time <= \(now)) IS TRUE")
  }

  /// They are done with.
  func delete(_ notificationIDs: [UUID], of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "DELETE FROM mail_notices WHERE account_id = \(accountID) AND notification_id = ANY (\(notificationIDs))")
  }

  /// Forgets the oldest of what is not looked at before `time`, beyond `count`.
  /// - Returns: How many.
  func deleteHeld(beyond count: Int, of accountID: UUID, dueAfter time: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM mail_notices WHERE account_id = \(accountID) AND due_time > \(time) AND notification_id IN (
        SELECT notification_id FROM (
          SELECT m.notification_id, row_number() OVER (ORDER BY n.create_time DESC, n.notification_id DESC) AS place FROM mail_notices m
          JOIN notifications n ON n.account_id = m.account_id AND n.notification_id = m.notification_id
          WHERE m.account_id = \(accountID) AND m.due_time > \(time)) AS held
        WHERE place > \(count))
      """
    ).affectedCount
  }

  /// They wait for a time of day.
  /// - Parameter isForDay: It is the one of the day's mail.
  func hold(
    _ notificationIDs: [UUID], of accountID: UUID, until dueTime: Moment, isForDay: Bool, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE mail_notices SET due_time = \(dueTime), has_waited = has_waited OR \(isForDay)
      WHERE account_id = \(accountID) AND notification_id = ANY (\(notificationIDs))
      """)
  }
}

import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about notifications. One function, one statement. Notifications about topics that this version does not know were
/// written by a newer one that was taken back: they are not shown, and stay for when it returns.
struct NotificationStore: Sendable {
  private static let topics = NotificationRules.Topic.allCases.map(\.rawValue)

  /// Columns of a notification in a row, in the order in which `notification` reads them.
  private static let columns: SQL = """
    notification_id, realm, kind, topic, traits, subject_account_id, object_id, object_name, create_time, expire_time, read_time IS NOT NULL
    """

  // MARK: Writing

  /// Notification that somebody has now.
  struct Kept: Sendable {
    var accountID: UUID
    /// False where it is kept for other channels only.
    var isListed: Bool
    /// Whether there are more than may be.
    var isBeyondMax: Bool
  }

  /// Keeps a notification for each of these people, in the lists of those who want to see it there; people who have it already are passed over.
  /// - Returns: People who have it now and had it not.
  func insert(_ new: NewNotification, for accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> [Kept] {
    if accountIDs.isEmpty { return [] }
    return try await transaction.query(
      """
      INSERT INTO notifications
        (account_id, notification_id, realm, kind, topic, traits, subject_account_id, object_id, object_name, content_id, create_time, expire_time,
        is_listed)
      SELECT account_id, \(new.notificationID), \(new.kind.realmText), \(new.kind.name), \(new.kind.topic), \(new.kind.traits.rawValue),
        \(new.subjectID), \(new.objectID), \(new.objectName), \(new.contentID), \(now), \(new.expireTime),
        (SELECT f.delivery FROM notification_preferences f
          WHERE f.account_id = given.account_id AND f.topic = \(new.kind.topic) AND f.channel = \(DeliveryRules.Channel.inApp))
          IS DISTINCT FROM 'off'
      FROM unnest(\(accountIDs)) AS given (account_id) ORDER BY account_id
      ON CONFLICT (account_id, notification_id) DO NOTHING
      RETURNING account_id, is_listed, (
        SELECT count(*) FROM (
          SELECT FROM notifications n WHERE n.account_id = notifications.account_id LIMIT \(NotificationRules.keptMax)) AS former
      ) = \(NotificationRules.keptMax)
      """
    ).map { Kept(accountID: try $0.get(0), isListed: try $0.get(1), isBeyondMax: try $0.get(2)) }
  }

  /// Forgets all but the latest of each of these people. Notifications that somebody works at are left for the next time.
  func deleteOldest(of accountIDs: [UUID], beyond countMax: Int, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM notifications WHERE account_id = ANY (\(accountIDs)) AND (account_id, notification_id) IN (
        SELECT n.account_id, n.notification_id FROM notifications n
        JOIN (
          SELECT account_id, notification_id,
            row_number() OVER (PARTITION BY account_id ORDER BY create_time DESC, notification_id DESC) AS place
          FROM notifications WHERE account_id = ANY (\(accountIDs))
        ) AS listed ON listed.account_id = n.account_id AND listed.notification_id = n.notification_id
        WHERE n.account_id = ANY (\(accountIDs)) AND listed.place > \(countMax) FOR UPDATE OF n SKIP LOCKED)
      """)
  }

  /// - Returns: Ids of the named notifications that were not read before.
  func markRead(_ notificationIDs: [UUID], of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      UPDATE notifications SET read_time = \(now)
      WHERE account_id = \(accountID) AND notification_id IN (
        SELECT notification_id FROM notifications
        WHERE account_id = \(accountID) AND notification_id = ANY (\(notificationIDs)) AND read_time IS NULL AND is_listed
        ORDER BY create_time, notification_id FOR UPDATE)
      RETURNING notification_id
      """
    ).map { try $0.get(0) }
  }

  /// - Returns: How many were not read before, of this and the ones before it.
  func markRead(through place: NotificationPlace, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE notifications SET read_time = \(now)
      WHERE account_id = \(accountID) AND notification_id IN (
        SELECT notification_id FROM notifications
        WHERE account_id = \(accountID) AND (create_time, notification_id) <= (\(place.createTime), \(place.notificationID))
          AND read_time IS NULL AND is_listed
        ORDER BY create_time, notification_id FOR UPDATE)
      """
    ).affectedCount
  }

  /// - Returns: Whether it was there.
  func delete(_ notificationID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "DELETE FROM notifications WHERE account_id = \(accountID) AND notification_id = \(notificationID) AND is_listed"
    ).affectedCount == 1
  }

  /// Removes what one person was told of another.
  func delete(about subjectID: UUID, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM notifications WHERE subject_account_id = \(subjectID) AND account_id = \(accountID)")
  }

  /// Removes what one person was told of others, of one kind.
  func delete(_ kind: NotificationRules.Kind, about subjectIDs: [UUID], of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      DELETE FROM notifications
      WHERE subject_account_id = ANY (\(subjectIDs)) AND account_id = \(accountID) AND realm = \(kind.realmText)
        AND kind = \(kind.name)
      """)
  }

  /// Removes what one person was told of another, of some topics.
  /// - Returns: Notifications that were removed, and whether they were shown in the list.
  func delete(
    _ topics: [NotificationRules.Topic], about subjectID: UUID, of accountID: UUID, in transaction: Transaction
  ) async throws -> [(notificationID: UUID, isListed: Bool)] {
    try await transaction.query(
      """
      DELETE FROM notifications WHERE account_id = \(accountID) AND notification_id IN (
        SELECT notification_id FROM notifications
        WHERE subject_account_id = \(subjectID) AND account_id = \(accountID) AND topic = ANY (\(topics.map(\.rawValue)))
        ORDER BY notification_id FOR UPDATE)
      RETURNING notification_id, is_listed
      """
    ).map { (notificationID: try $0.get(0), isListed: try $0.get(1)) }
  }

  /// Has people's notification call its object by another name, where it names it.
  func rename(_ notificationID: UUID, _ objectName: String, of accountIDs: [UUID], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE notifications SET object_name = \(objectName) WHERE notification_id = \(notificationID) AND account_id = ANY (ARRAY(
        SELECT account_id FROM notifications
        WHERE account_id = ANY (\(accountIDs)) AND notification_id = \(notificationID) AND object_name <> ''
        ORDER BY account_id FOR UPDATE))
      """)
  }

  /// Removes some people's notifications of one object.
  /// - Parameters:
  ///   - kinds: Kinds of one app, or of all apps.
  ///   - subjectID: Person whom they tell of; nil for whomever.
  /// - Returns: Notifications that were removed, the accounts of their lists, and whether they were shown there.
  func delete(
    _ kinds: [NotificationRules.Kind], objectID: String, about subjectID: UUID?, of accountIDs: [UUID], in transaction: Transaction
  ) async throws -> [(accountID: UUID, notificationID: UUID, isListed: Bool)] {
    guard let realm = kinds.first?.realmText else { return [] }
    return try await transaction.query(
      """
      DELETE FROM notifications WHERE account_id = ANY (\(accountIDs)) AND (account_id, notification_id) IN (
        SELECT account_id, notification_id FROM notifications
        WHERE account_id = ANY (\(accountIDs)) AND realm = \(realm) AND kind = ANY (\(kinds.map(\.name))) AND object_id = \(objectID)
          AND subject_account_id IS NOT DISTINCT FROM COALESCE(\(subjectID), subject_account_id)
        ORDER BY account_id, notification_id FOR UPDATE)
      RETURNING account_id, notification_id, is_listed
      """
    ).map { (accountID: try $0.get(0), notificationID: try $0.get(1), isListed: try $0.get(2)) }
  }

  /// Removes them, whomever they tell of, together with the next statement.
  func deleteLater(
    _ kinds: [NotificationRules.Kind], objectID: String, of accountIDs: [UUID], in transaction: Transaction
  ) async throws {
    guard let realm = kinds.first?.realmText else { return }
    try await transaction.executeLater(
      """
      DELETE FROM notifications WHERE account_id = ANY (\(accountIDs)) AND (account_id, notification_id) IN (
        SELECT account_id, notification_id FROM notifications
        WHERE account_id = ANY (\(accountIDs)) AND realm = \(realm) AND kind = ANY (\(kinds.map(\.name))) AND object_id = \(objectID)
        ORDER BY account_id, notification_id FOR UPDATE)
      """)
  }

  /// Removes notifications of an app that tell of one object, at most `limit`, of whatever kind.
  /// - Returns: As above.
  func delete(in realm: StoredRealm, objectID: String, limit: Int, in transaction: Transaction) async throws
    -> [(accountID: UUID, notificationID: UUID, isListed: Bool)]
  {
    try await transaction.query(
      """
      DELETE FROM notifications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notifications
        WHERE object_id = \(objectID) AND object_id <> '' AND realm = \(realm)
        ORDER BY account_id, notification_id LIMIT \(limit) FOR UPDATE))
      RETURNING account_id, notification_id, is_listed
      """
    ).map { (accountID: try $0.get(0), notificationID: try $0.get(1), isListed: try $0.get(2)) }
  }

  /// Removes notifications of an app that name content which is another thing than their object, at most `limit`, of whatever kind.
  /// - Returns: As above.
  func delete(in realm: StoredRealm, contentID: String, limit: Int, in transaction: Transaction) async throws
    -> [(accountID: UUID, notificationID: UUID, isListed: Bool)]
  {
    try await transaction.query(
      """
      DELETE FROM notifications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notifications
        WHERE content_id = \(contentID) AND content_id <> '' AND realm = \(realm)
        ORDER BY account_id, notification_id LIMIT \(limit) FOR UPDATE))
      RETURNING account_id, notification_id, is_listed
      """
    ).map { (accountID: try $0.get(0), notificationID: try $0.get(1), isListed: try $0.get(2)) }
  }

  /// Removes one notification of some people.
  /// - Returns: People in whose lists it was shown.
  func delete(_ notificationID: UUID, of accountIDs: [UUID], in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      DELETE FROM notifications WHERE notification_id = \(notificationID) AND account_id = ANY (ARRAY(
        SELECT account_id FROM notifications WHERE account_id = ANY (\(accountIDs)) AND notification_id = \(notificationID)
        ORDER BY account_id FOR UPDATE))
      RETURNING account_id, is_listed
      """
    ).filter { try $0.get(1) }.map { try $0.get(0) }
  }

  /// Removes somebody's notifications, and all that others have about them.
  /// - Returns: Notifications that were removed, and the accounts of their lists.
  func deleteAll(of accountID: UUID, in transaction: Transaction) async throws
    -> [(accountID: UUID, notificationID: UUID, topic: NotificationRules.Topic?)]
  {
    try await transaction.query(
      """
      DELETE FROM notifications WHERE subject_account_id = \(accountID) OR account_id = \(accountID)
      RETURNING account_id, notification_id, topic
      """
    ).map { (accountID: try $0.get(0), notificationID: try $0.get(1), topic: NotificationRules.Topic(rawValue: try $0.get(2))) }
  }

  /// Forgets those from before `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM notifications WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM notifications WHERE create_time < \(time)
        ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  // MARK: Reading

  /// A page of somebody's list, the latest first. Notifications about people who are leaving are left out.
  func page(of accountID: UUID, after place: NotificationPlace?, limit: Int, in querying: some Querying) async throws
    -> [StoredNotification]
  {
    try await querying.query(
      """
      SELECT \(Self.columns)
      FROM notifications n
      WHERE account_id = \(accountID) AND is_listed AND topic = ANY (\(Self.topics))
        AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = n.subject_account_id)
        AND (create_time, notification_id) < (\(place?.createTime ?? .distantFuture), \(place?.notificationID ?? .largest))
      ORDER BY create_time DESC, notification_id DESC LIMIT \(limit)
      """
    ).map(Self.notification)
  }

  /// A notification in somebody's list; nil when there is none.
  func find(_ notificationID: UUID, of accountID: UUID, in querying: some Querying) async throws -> StoredNotification? {
    try await querying.query(
      """
      SELECT \(Self.columns)
      FROM notifications
      WHERE account_id = \(accountID) AND notification_id = \(notificationID) AND is_listed AND topic = ANY (\(Self.topics))
      """
    ).first.map(Self.notification)
  }

  /// How many in somebody's list were not read and are of use still. Notifications about people who are leaving do not count.
  func unreadCount(of accountID: UUID, at now: Moment, in querying: some Querying) async throws -> Int {
    let count: Int64 = try await querying.query(
      """
      SELECT count(*) FROM notifications n
      WHERE account_id = \(accountID) AND read_time IS NULL AND is_listed AND (expire_time IS NULL OR expire_time > \(now))
        AND topic = ANY (\(Self.topics))
        AND NOT EXISTS (SELECT FROM leaving_people g WHERE g.is_leaving AND g.account_id = n.subject_account_id)
      """
    ).firstRow().get(0)
    return Int(count)
  }

  private static func notification(_ row: Row) throws -> StoredNotification {
    StoredNotification(
      content: NewNotification(
        notificationID: try row.get(0), kind: try NotificationRules.Kind(row, at: 1, topic: try row.get(3)), subjectID: try row.get(5),
        objectID: try row.get(6), objectName: try row.get(7), expireTime: try row.get(9)),
      createTime: try row.get(8), isRead: try row.get(10))
  }
}

import AllAppsProto
import CairnProto
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Puts notifications into people's lists and takes them out, in the transaction that makes true what they tell.
///
/// Before the streams are appended to, which is a transaction's last statement.
struct NotificationLists: Sendable {
  let ids: any IDSource
  let store = NotificationStore()
  let deliveries = DeliveryStore()
  let pushes = PushStore()
  let mailNotices = MailNoticeStore()

  /// Notifies people. What is told on their streams has `coalesceKey`.
  /// - Returns: In whose lists it is: whoever was notified of it before is left out, and whoever wants no such thing there.
  func post(_ new: NewNotification, to accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> [UUID] {
    let topic = NotificationRules.traits(of: new.kind).topic
    let refusing = Set(try await deliveries.refusing(topic, on: .inApp, among: accountIDs, in: transaction))
    let listing = accountIDs.filter { !refusing.contains($0) }
    let listed = try await store.insert(new, for: listing, isListed: true, at: now, in: transaction)
    // Kept for what else they have chosen.
    let unlisted = try await store.insert(new, for: Array(refusing), isListed: false, at: now, in: transaction)
    if listed.isEmpty, unlisted.isEmpty { return [] }
    try await store.deleteOldest(of: listed + unlisted, beyond: NotificationRules.keptMax, in: transaction)
    let lastTime = now + PushRules.lifetime(of: new.kind)
    let expireTime = new.expireTime.map { min($0, lastTime) } ?? lastTime
    try await pushes.insert(
      new.notificationID, topic, to: listed + unlisted, dueTime: now + PushRules.grace, expireTime: expireTime, in: transaction)
    let mailTime = now + MailNoticeRules.grace
    if MailNoticeRules.isMailed(new.kind), mailTime < expireTime {
      try await mailNotices.insert(
        new.notificationID, topic, to: listed + unlisted, dueTime: mailTime, expireTime: expireTime, in: transaction)
    }
    return listed
  }

  /// Removes what one person was told of another, all of it or of one kind: it is not true any more.
  func withdraw(
    _ kind: NotificationRules.Kind? = nil, about subjectID: UUID, from accountID: UUID, in transaction: Transaction
  ) async throws {
    try await store.delete(about: [subjectID], kind: kind, of: accountID, in: transaction)
  }

  /// The same of several others.
  func withdraw(
    _ kind: NotificationRules.Kind, about subjectIDs: [UUID], from accountID: UUID, in transaction: Transaction
  ) async throws {
    try await store.delete(about: subjectIDs, kind: kind, of: accountID, in: transaction)
  }

  /// Removes what people were told of one thing: it is not true any more. With it goes what waits to be pushed or mailed.
  /// - Returns: What to tell on their streams.
  func withdraw(
    _ kind: NotificationRules.Kind, of objectID: String, from accountIDs: [UUID], in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    let rows = try await store.delete(kind, objectID: objectID, of: accountIDs, in: transaction).filter(\.isListed)
    return Dictionary(grouping: rows, by: \.accountID).flatMap { Self.removed($1.map(\.notificationID), from: $0) }
  }

  /// Removes what somebody was told, and what anybody was told of them, who are deleted.
  /// - Returns: What to tell on the others' streams, and how many rows that were.
  func withdrawAll(of accountID: UUID, in transaction: Transaction) async throws -> (events: [NewStreamEvent], rowCount: Int) {
    let rows = try await store.deleteAll(of: accountID, in: transaction)
    // That somebody is no friend any more, and asks no more, is told by events of its own.
    let untold = rows.filter { $0.accountID != accountID && $0.kind.map { NotificationRules.traits(of: $0).topic } != .friends }
    let events = Dictionary(grouping: untold, by: \.accountID).flatMap { Self.removed($1.map(\.notificationID), from: $0) }
    return (events, rows.count)
  }

  /// Under which key a stream tells of a notification: by it is found what devices have seen of it.
  static func coalesceKey(_ notificationID: UUID) -> String { "notification:\(notificationID.text)" }

  /// Tells the other devices that notifications are gone.
  static func removed(_ notificationIDs: [UUID], from accountID: UUID) -> [NewStreamEvent] {
    stride(from: 0, to: notificationIDs.count, by: NotificationRules.namedMax).map { start in
      let named = notificationIDs[start..<min(start + NotificationRules.namedMax, notificationIDs.count)]
      return NewStreamEvent(
        .notificationsRemoved(NotificationsRemoved(notificationIDs: named.map(\.text))), for: accountID, about: nil)
    }
  }
}

import AllAppsProto
import CairnProto
package import FoundationEssentials
import Identity
package import Postgres
package import Timekeeping

/// Puts notifications into people's lists and takes them out, in the transaction that makes true what they tell.
///
/// Before the streams are appended to, which is a transaction's last statement.
package struct NotificationLists: Sendable {
  let ids: any IDSource
  /// Ways beside the lists, in the order of their locks.
  let carriers: [any NotificationCarrier]
  let store = NotificationStore()

  /// Notifies people. Events that tell it on their streams have `coalesceKey`.
  /// - Returns: Accounts in whose lists it is. Accounts that were notified of it before are left out, and accounts that want no such notification there.
  package func post(_ new: NewNotification, to accountIDs: [UUID], at now: Moment, in transaction: Transaction) async throws -> [UUID] {
    let kept = try await store.insert(new, for: accountIDs, at: now, in: transaction)
    if kept.isEmpty { return [] }
    let full = kept.filter(\.isBeyondMax).map(\.accountID)
    if !full.isEmpty { try await store.deleteOldest(of: full, beyond: NotificationRules.keptMax, in: transaction) }
    let lastTime = now + new.kind.lifetime
    let expireTime = new.expireTime.map { min($0, lastTime) } ?? lastTime
    for carrier in carriers { try await carrier.carry(new, to: kept.map(\.accountID), until: expireTime, at: now, in: transaction) }
    return kept.filter(\.isListed).map(\.accountID)
  }

  /// Removes all that one person was told of another: it is not true any more.
  package func withdraw(about subjectID: UUID, from accountID: UUID, in transaction: Transaction) async throws {
    try await store.delete(about: subjectID, of: accountID, in: transaction)
  }

  /// Removes what one person was told of another, of some topics. Pushes and mails of it that wait go as well.
  /// - Returns: Events for that person's stream.
  func withdraw(
    _ topics: [NotificationRules.Topic], about subjectID: UUID, from accountID: UUID, in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    let rows = try await store.delete(topics, about: subjectID, of: accountID, in: transaction)
    return Self.removed(rows.filter(\.isListed).map(\.notificationID), from: accountID)
  }

  /// Has people's notification call its object by another name, also in pushes and mails that wait.
  func rename(_ notificationID: UUID, _ objectName: String, of accountIDs: [UUID], in transaction: Transaction) async throws {
    try await store.rename(notificationID, objectName, of: accountIDs, in: transaction)
  }

  /// Removes what one person was told of another, of one kind.
  package func withdraw(
    _ kind: NotificationRules.Kind, about subjectID: UUID, from accountID: UUID, in transaction: Transaction
  ) async throws {
    try await store.delete(kind, about: [subjectID], of: accountID, in: transaction)
  }

  /// The same of several others.
  package func withdraw(
    _ kind: NotificationRules.Kind, about subjectIDs: [UUID], from accountID: UUID, in transaction: Transaction
  ) async throws {
    try await store.delete(kind, about: subjectIDs, of: accountID, in: transaction)
  }

  /// Removes people's notifications of one object: they are not true any more. Pushes and mails of them that wait go as well.
  /// - Parameter subjectID: Person whom those tell of that go; nil for all of them.
  /// - Returns: Events for their streams.
  package func withdraw(
    _ kind: NotificationRules.Kind, of objectID: String, about subjectID: UUID? = nil, from accountIDs: [UUID], in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    try await withdraw([kind], of: objectID, about: subjectID, from: accountIDs, in: transaction)
  }

  /// The same of several kinds that are all of one app, or of all apps.
  func withdraw(
    _ kinds: [NotificationRules.Kind], of objectID: String, about subjectID: UUID? = nil, from accountIDs: [UUID],
    in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    let rows = try await store.delete(kinds, objectID: objectID, about: subjectID, of: accountIDs, in: transaction)
    return Dictionary(grouping: rows.filter(\.isListed), by: \.accountID).flatMap { Self.removed($1.map(\.notificationID), from: $0) }
  }

  /// Removes them for a later one that says the same and more: nobody need be told that they are gone. Travels with the next statement.
  func replace(_ kinds: [NotificationRules.Kind], of objectID: String, from accountIDs: [UUID], in transaction: Transaction) async throws {
    try await store.deleteLater(kinds, objectID: objectID, of: accountIDs, in: transaction)
  }

  /// Removes what told of content that nobody is to see any more, or named it, of all kinds of its app, at most `NotificationRules.withdrawnAtOnce`.
  /// - Returns: Events for the streams, and whether there may be more.
  func withdraw(contentID: String, in realm: StoredRealm, in transaction: Transaction) async throws -> (
    events: [NewStreamEvent], hasMore: Bool
  ) {
    var rows = try await store.delete(in: realm, objectID: contentID, limit: NotificationRules.withdrawnAtOnce, in: transaction)
    let room = NotificationRules.withdrawnAtOnce - rows.count
    if room > 0 { rows += try await store.delete(in: realm, contentID: contentID, limit: room, in: transaction) }
    let events = Dictionary(grouping: rows.filter(\.isListed), by: \.accountID).flatMap { Self.removed($1.map(\.notificationID), from: $0) }
    return (events, rows.count == NotificationRules.withdrawnAtOnce)
  }

  /// Removes one notification from people's lists, where it stands: it is not true any more. Pushes and mails of it that wait go as well.
  /// - Returns: Events for their streams.
  func withdraw(_ notificationID: UUID, from accountIDs: [UUID], in transaction: Transaction) async throws -> [NewStreamEvent] {
    try await store.delete(notificationID, of: accountIDs, in: transaction).flatMap { Self.removed([notificationID], from: $0) }
  }

  /// Removes the notifications of a deleted person, and all that others have about that person.
  /// - Returns: Events for the others' streams, and the number of rows that were removed.
  func withdrawAll(of accountID: UUID, in transaction: Transaction) async throws -> (events: [NewStreamEvent], rowCount: Int) {
    let rows = try await store.deleteAll(of: accountID, in: transaction)
    // Ended friendships and requests are told by events of their own.
    let untold = rows.filter { $0.accountID != accountID && $0.topic != .friends }
    let events = Dictionary(grouping: untold, by: \.accountID).flatMap { Self.removed($1.map(\.notificationID), from: $0) }
    return (events, rows.count)
  }

  /// Key under which a stream tells of a notification. It is used to find what devices have seen of it.
  package static func coalesceKey(_ notificationID: UUID) -> String { "notification:\(notificationID.text)" }

  /// Tells the other devices that notifications are gone.
  static func removed(_ notificationIDs: [UUID], from accountID: UUID) -> [NewStreamEvent] {
    stride(from: 0, to: notificationIDs.count, by: NotificationRules.namedMax).map { start in
      let named = notificationIDs[start..<min(start + NotificationRules.namedMax, notificationIDs.count)]
      return NewStreamEvent(
        .notificationsRemoved(NotificationsRemoved(notificationIDs: named.map(\.text))), for: accountID, about: nil)
    }
  }
}

import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Notifies people of what other services have to tell (requirement X-9), and takes it back. Once: the notification has the event's id.
struct NotificationInbox: Sendable {
  static let eventType = "notification.requested"

  static let withdrawnType = "notification.withdrawn"

  /// Services that may ask for a notification, and take it back.
  static let sources: Set<String> = ["auth", "game", "geo"]

  let notifications: NotificationLists
  let log: StreamLog
  let blocks: Blocks
  let outbox: Outbox

  var handlers: [EventHandler] {
    [
      EventHandler(Self.eventType, from: Self.sources, about: { ($0.accounts + [$0.subject]).map { UUID(bytes: $0) } }) {
        (requested: NotificationRequested, event, transaction, now) in
        try await post(requested, event, at: now, in: transaction)
      },
      // A deleted account has no notification left that could be withdrawn.
      EventHandler(Self.withdrawnType, from: Self.sources, about: { _ in [] }) { (withdrawn: NotificationWithdrawn, _, transaction, now) in
        try await withdraw(withdrawn, at: now, in: transaction)
      },
      // Rows go, and whose they were is told that they have gone.
      EventHandler(Contents.hiddenType, from: ["game", "social"], about: { _ in [] }) {
        (hidden: NotificationContentHidden, _, transaction, now) in
        try await withdraw(hidden, at: now, in: transaction)
      },
    ]
  }

  private func withdraw(_ hidden: NotificationContentHidden, at now: Moment, in transaction: Transaction) async throws {
    // Content of no app is told by kinds of no app, which name none.
    guard let content = hidden.content, content.realm != .unspecified else { return }
    let (events, hasMore) = try await notifications.withdraw(
      contentID: content.id, in: try StoredRealm(content.realm, "content.realm"), in: transaction)
    if hasMore { try await outbox.send([Contents.hidden(content)], at: now, in: transaction) }
    try await log.append(events, at: now, in: transaction)
  }

  private func withdraw(_ withdrawn: NotificationWithdrawn, at now: Moment, in transaction: Transaction) async throws {
    let accountIDs = withdrawn.accounts.compactMap { UUID(bytes: $0) }
    let subjectID = UUID(bytes: withdrawn.subject)
    guard subjectID != nil || withdrawn.subject.isEmpty, (1...StreamRules.fanOutMax).contains(withdrawn.accounts.count),
      accountIDs.count == withdrawn.accounts.count,
      (1...NotificationRules.objectIDLengthMax).contains(withdrawn.objectID.unicodeScalars.count), !withdrawn.objectID.utf8.contains(0),
      let told = withdrawn.kind, let kind = try NotificationRules.Kind(named: told)
    else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "from whom, and what") }
    let events = try await notifications.withdraw(kind, of: withdrawn.objectID, about: subjectID, from: accountIDs, in: transaction)
    try await log.append(events, at: now, in: transaction)
  }

  private func post(_ requested: NotificationRequested, _ event: InboxEvent, at now: Moment, in transaction: Transaction) async throws {
    let eventID = event.eventID
    let accountIDs = requested.accounts.compactMap { UUID(bytes: $0) }
    let subjectID = UUID(bytes: requested.subject)
    guard (1...StreamRules.fanOutMax).contains(requested.accounts.count), accountIDs.count == requested.accounts.count,
      Set(accountIDs).count == accountIDs.count, subjectID != nil || requested.subject.isEmpty,
      requested.objectID.unicodeScalars.count <= NotificationRules.objectIDLengthMax, !requested.objectID.utf8.contains(0),
      requested.objectName.unicodeScalars.count <= NotificationRules.objectNameLengthMax, !requested.objectName.utf8.contains(0),
      requested.contentID.unicodeScalars.count <= NotificationRules.objectIDLengthMax, !requested.contentID.utf8.contains(0),
      let told = requested.kind, let kind = try NotificationRules.Kind(told)
    else { throw RPCError(.invalidArgument, reason: .eventMalformed, message: "who, what and of whom") }
    // It came too late to be of use.
    if let expireTime = requested.expireTime, expireTime <= now { return }
    if let subjectID, event.deletedIDs.contains(subjectID) { return }
    let reachableIDs = accountIDs.filter { !event.deletedIDs.contains($0) }
    var blocking: Set<UUID> = []
    if let subjectID { blocking = try await blocks.blockers(of: subjectID, among: reachableIDs, in: transaction) }
    var new = NewNotification(
      notificationID: eventID, kind: kind, subjectID: subjectID, objectID: requested.objectID, objectName: requested.objectName,
      expireTime: requested.expireTime)
    new.contentID = requested.contentID
    let reached = try await notifications.post(new, to: reachableIDs.filter { !blocking.contains($0) }, at: now, in: transaction)
    let notification = CairnProto.Notification(StoredNotification(content: new, createTime: now, isRead: false), person: nil)
    let events = reached.map { accountID in
      var event = NewStreamEvent(
        .notificationPosted(NotificationPosted(notification: notification)), for: accountID, about: subjectID)
      event.coalesceKey = NotificationLists.coalesceKey(eventID)
      return event
    }
    try await log.append(events, at: now, in: transaction)
  }
}

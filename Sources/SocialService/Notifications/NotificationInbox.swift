import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Notifies people of what other services have to tell (requirement X-9). Once: the notification has the event's id.
struct NotificationInbox: Sendable {
  static let eventType = "notification.requested"

  /// Who may ask for it.
  static let sources: Set<String> = ["auth", "game", "geo"]

  let notifications: NotificationLists
  let log: StreamLog
  let blocks: Blocks

  var handler: EventHandler {
    EventHandler(Self.eventType, from: Self.sources) { (requested: NotificationRequested, event, transaction, now) in
      try await post(requested, event.eventID, at: now, in: transaction)
    }
  }

  private func post(_ requested: NotificationRequested, _ eventID: UUID, at now: Moment, in transaction: Transaction) async throws {
    let accountIDs = requested.accounts.compactMap { UUID(bytes: $0) }
    let subjectID = UUID(bytes: requested.subject)
    guard (1...StreamRules.fanOutMax).contains(requested.accounts.count), accountIDs.count == requested.accounts.count,
      Set(accountIDs).count == accountIDs.count, subjectID != nil || requested.subject.isEmpty,
      requested.objectID.unicodeScalars.count <= NotificationRules.objectIDLengthMax, !requested.objectID.utf8.contains(0),
      requested.objectName.unicodeScalars.count <= NotificationRules.objectNameLengthMax, !requested.objectName.utf8.contains(0)
    else { throw RPCError(.invalidArgument, reason: "EVENT_MALFORMED", message: "who, what and of whom") }
    // During a rolling upgrade the sender may know what this process does not yet: it tries again, and meets a newer one.
    guard let kind = NotificationRules.Kind(requested.kind) else {
      throw RPCError(.unimplemented, reason: "EVENT_TYPE_UNKNOWN", message: "a notification of a newer version")
    }
    // It came too late to be of use.
    if let expireTime = requested.expireTime, expireTime <= now { return }
    var blocking: Set<UUID> = []
    if let subjectID { blocking = try await blocks.blockers(of: subjectID, among: accountIDs, in: transaction) }
    let new = NewNotification(
      notificationID: eventID, kind: kind, subjectID: subjectID, objectID: requested.objectID, objectName: requested.objectName,
      expireTime: requested.expireTime)
    let reached = try await notifications.post(new, to: accountIDs.filter { !blocking.contains($0) }, at: now, in: transaction)
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

import AllAppsProto
import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Tells people what came of reports: a reporter hears of the end of a report, whatever the end is.
///
/// Under the locks of whom it tells, and before the streams are appended to.
struct ReportNews: Sendable {
  /// Type of the event that a case waits for moderators, whom AuthService knows.
  static let waitingType = "report.waiting"

  /// Type of the event that a case waits no longer.
  static let settledType = "report.settled"

  let notifications: NotificationLists
  let store = ReportStore()

  /// Puts a notification into people's lists. It tells of nobody: neither of the reporter nor of the moderator.
  /// - Returns: Events to append to their streams.
  func notify(
    _ kind: NotificationRules.Kind, _ name: String, of objectID: UUID, to accountIDs: [UUID], at now: Moment, in transaction: Transaction
  ) async throws -> [NewStreamEvent] {
    let new = NewNotification(
      notificationID: notifications.ids.next(at: now), kind: kind, subjectID: nil, objectID: objectID.text, objectName: name)
    var reached: [UUID] = []
    for start in stride(from: 0, to: accountIDs.count, by: StreamRules.fanOutMax) {
      let some = Array(accountIDs[start..<min(start + StreamRules.fanOutMax, accountIDs.count)])
      reached += try await notifications.post(new, to: some, at: now, in: transaction)
    }
    let notification = CairnProto.Notification(StoredNotification(content: new, createTime: now, isRead: false), person: nil)
    return reached.map { accountID in
      var event = NewStreamEvent(.notificationPosted(NotificationPosted(notification: notification)), for: accountID, about: nil)
      event.coalesceKey = NotificationLists.coalesceKey(new.notificationID)
      return event
    }
  }

  /// A case waits for moderators.
  static func waiting(_ caseID: UUID, about targetID: UUID, isAppeal: Bool) -> OutgoingEvent {
    OutgoingEvent(
      waitingType, to: ["auth"], orderedBy: caseID.text, ReportWaiting(reportCase: caseID.bytes, target: targetID.bytes, isAppeal: isAppeal)
    )
  }

  /// A case waits for moderators no longer: what they were notified of is withdrawn. Goes the way of `waiting`, under the same key, so that it is never
  /// before it.
  static func settled(_ caseID: UUID) -> OutgoingEvent {
    OutgoingEvent(settledType, to: ["auth"], orderedBy: caseID.text, ReportSettled(reportCase: caseID.bytes))
  }

  /// Closes the open reports of somebody who is deleted, and tells the reporters that there is nobody to decide about.
  /// - Returns: Events to append to their streams, and how many reports were closed.
  func closeReports(
    about accountID: UUID, at now: Moment, in transaction: Transaction
  ) async throws -> (events: [NewStreamEvent], reportCount: Int) {
    let closed = try await store.closeReports(about: accountID, at: now, in: transaction)
    var events: [NewStreamEvent] = []
    for (caseID, reports) in Dictionary(grouping: closed, by: \.caseID).sorted(by: { $0.key.text < $1.key.text }) {
      events += try await notify(
        .reportDecided, ReportRules.Outcome.gone.rawValue, of: caseID, to: reports.map(\.reporterID).sorted { $0.text < $1.text }, at: now,
        in: transaction)
    }
    return (events, closed.count)
  }
}

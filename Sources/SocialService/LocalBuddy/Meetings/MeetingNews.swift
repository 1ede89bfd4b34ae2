import AllAppsProto
import CairnProto
import FoundationEssentials
import Identity
import LocalBuddyProto
import Postgres
import SocialCommon
import Timekeeping

/// Tells both who meet of what happens to their meeting: on their streams, and one of them by a notification.
struct MeetingNews: Sendable {
  let notifications: NotificationLists
  let log: StreamLog
  let ids: any IDSource

  /// A notification to one of the two.
  struct Notice: Sendable {
    var kind: NotificationRules.Kind
    var recipientID: UUID
    /// Moment from which on it is of no use.
    var expireTime: Moment?
  }

  /// A meeting has changed. The last thing that a transaction does.
  /// - Parameter more: Events that belong to it, for example of a meeting that was proposed in its place.
  func tell(
    _ meeting: StoredMeeting, _ notice: Notice? = nil, and more: [NewStreamEvent] = [], at now: Moment, in transaction: Transaction
  ) async throws {
    var events = more + Self.changed(meeting)
    events += try await withdrawn(meeting, in: transaction)
    if let notice { events += try await post([notice], of: meeting, at: now, in: transaction) }
    try await log.append(events, at: now, in: transaction)
  }

  /// The two of a meeting are reminded.
  /// - Parameter minutes: Before the beginning.
  func remind(_ meeting: StoredMeeting, minutes: Int, at now: Moment, in transaction: Transaction) async throws {
    let kind: NotificationRules.Kind = minutes == 0 ? .meetingStarting : .meetingReminder
    let expireTime = minutes == 0 ? meeting.endTime : meeting.startTime
    let starting = MeetingStarting(meetingID: meeting.id.text, minutesBefore: Int32(minutes))
    var events = meeting.sides.map { NewStreamEvent(.told(.meetingStarting(starting)), for: $0, about: meeting.other(than: $0)) }
    // The reminder before says nothing any more.
    events += try await notifications.withdraw(.meetingReminder, of: meeting.id.text, from: meeting.sides, in: transaction)
    let notices = meeting.sides.map { Notice(kind: kind, recipientID: $0, expireTime: expireTime) }
    events += try await post(notices, of: meeting, at: now, in: transaction)
    try await log.append(events, at: now, in: transaction)
  }

  static func changed(_ meeting: StoredMeeting) -> [NewStreamEvent] {
    let changed = MeetingChanged(
      meetingID: meeting.id.text, state: MeetingState(meeting.state), version: meeting.version,
      replacingMeetingID: meeting.replacingID?.text ?? "")
    return meeting.sides.map { NewStreamEvent(.told(.meetingChanged(changed)), for: $0, about: meeting.other(than: $0)) }
  }

  /// Takes back what is not true any more: that a decided meeting waits for an answer, and reminders of one that was cancelled.
  private func withdrawn(_ meeting: StoredMeeting, in transaction: Transaction) async throws -> [NewStreamEvent] {
    if meeting.state == .proposed { return [] }
    var events = try await notifications.withdraw(.meetingCreated, of: meeting.id.text, from: meeting.sides, in: transaction)
    if meeting.state == .accepted { return events }
    for kind: NotificationRules.Kind in [.meetingAccepted, .meetingReminder, .meetingStarting] {
      events += try await notifications.withdraw(kind, of: meeting.id.text, from: meeting.sides, in: transaction)
    }
    return events
  }

  func post(_ notices: [Notice], of meeting: StoredMeeting, at now: Moment, in transaction: Transaction) async throws -> [NewStreamEvent] {
    var events: [NewStreamEvent] = []
    for notice in notices {
      let new = NewNotification(
        notificationID: ids.next(at: now), kind: notice.kind, subjectID: meeting.other(than: notice.recipientID),
        objectID: meeting.id.text, objectName: meeting.shown(to: notice.recipientID).plan.title, expireTime: notice.expireTime)
      events += try await post(new, to: notice.recipientID, at: now, in: transaction)
    }
    return events
  }

  /// Puts a notification into somebody's list.
  /// - Returns: The event that tells of it; none where the person wants none there.
  func post(_ new: NewNotification, to accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [NewStreamEvent] {
    let listed = try await notifications.post(new, to: [accountID], at: now, in: transaction)
    let told = CairnProto.Notification(StoredNotification(content: new, createTime: now, isRead: false), person: nil)
    return listed.map { accountID in
      var event = NewStreamEvent(.notificationPosted(NotificationPosted(notification: told)), for: accountID, about: new.subjectID)
      event.coalesceKey = NotificationLists.coalesceKey(new.notificationID)
      return event
    }
  }
}

extension UserEvent.OneOfContent {
  /// An event of LocalBuddy.
  static func told(_ content: LocalBuddyEvent.OneOfContent) -> Self { .localBuddy(LocalBuddyEvent(content: content)) }
}

extension NotificationRules.Kind {
  static let meetingCreated = Self(.localBuddy, "meeting.created", .meetings)
  static let meetingAccepted = Self(.localBuddy, "meeting.accepted", .meetings)
  static let meetingDenied = Self(.localBuddy, "meeting.denied", .meetings)
  static let meetingCancelled = Self(.localBuddy, "meeting.cancelled", .meetings)
  /// The meeting comes near: of use until it begins, or the next one is told.
  static let meetingReminder = Self(.localBuddy, "meeting.reminder", .meetings, [.wakes], lifetime: .seconds(3_600))
  /// The meeting begins: both have made an appointment for this minute.
  static let meetingStarting = Self(.localBuddy, "meeting.starting", .meetings, [.wakes, .ringsAlways], lifetime: .seconds(1_800))
}

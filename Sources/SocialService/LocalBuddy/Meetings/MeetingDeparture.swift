import Events
import FoundationEssentials
import Identity
import Postgres
import SocialCommon
import Timekeeping

/// Forgets the meetings of somebody who is deleted. The other one hears that it comes to nothing, and not why.
struct MeetingDeparture: DepartureTaker {
  let news: MeetingNews
  private let store = MeetingStore()

  init(news: MeetingNews) {
    self.news = news
  }

  func others(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await store.partners(of: accountID, limit: StreamRules.fanOutMax, in: transaction)
  }

  func forget(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Departure {
    let deleted = try await store.deleteAll(of: accountID, in: transaction)
    try await Timers.remove(of: deleted.map(\.id), kind: MeetingTimers.kind, in: transaction)
    var departure = Departure(tables: [PurgedTable(name: "meetings", rowCount: Int64(deleted.count))])
    for meeting in deleted where meeting.state.isOpen && meeting.startTime > now {
      departure.events += try await told(meeting, other: meeting.other(than: accountID), at: now, in: transaction)
    }
    return departure
  }

  private func told(_ meeting: StoredMeeting, other otherID: UUID, at now: Moment, in transaction: Transaction) async throws
    -> [NewStreamEvent]
  {
    var events: [NewStreamEvent] = []
    for kind: NotificationRules.Kind in [.meetingCreated, .meetingAccepted, .meetingReminder] {
      events += try await news.notifications.withdraw(kind, of: meeting.id.text, from: [otherID], in: transaction)
    }
    var gone = meeting
    (gone.state, gone.version) = (.cancelled, gone.version + 1)
    // About nobody: the id would be the one trace that stays.
    events += MeetingNews.changed(gone).filter { $0.accountID == otherID }.map {
      var event = $0
      event.subjectID = nil
      return event
    }
    let new = NewNotification(
      notificationID: news.ids.next(at: now), kind: .meetingCancelled, subjectID: nil, objectID: meeting.id.text,
      objectName: meeting.shown(to: otherID).plan.title, expireTime: meeting.startTime)
    return events + (try await news.post(new, to: otherID, at: now, in: transaction))
  }
}

import Events
import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Timekeeping

/// Gives out a person's meetings, as a file of JSON: they lie under both who meet.
struct MeetingExport: Sendable {
  /// Rows read at once.
  static let pageMax = 200

  let database: Database
  private let store = MeetingStore()

  init(database: Database) {
    self.database = database
  }

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    try await sink("meetings.json", Array("[".utf8))
    var (place, isFirst) = (MeetingPlace(), true)
    while true {
      let page = try await store.all(of: accountID, after: place, limit: Self.pageMax, in: database)
      for meeting in page {
        let row = try JSONEncoder().encode(Row(meeting, of: accountID))
        try await PersonalData.send(Array((isFirst ? "\n" : ",\n").utf8) + Array(row), sink)
        (place, isFirst) = (MeetingPlace(startTime: meeting.startTime, meetingID: meeting.id), false)
      }
      if page.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }

  private struct Row: Encodable {
    let meetingID: String
    let otherAccountID: String
    let isOwnProposal: Bool
    let state: String
    let date: String
    let time: String
    let timeZone: String
    let durationMinutes: Int
    let title: String
    let description: String
    let place: String
    let latitude: Double?
    let longitude: Double?
    let cancelReason: String

    init(_ whole: StoredMeeting, of accountID: UUID) {
      let meeting = whole.shown(to: accountID)
      let plan = meeting.plan
      (meetingID, otherAccountID) = (meeting.id.text, meeting.other(than: accountID).text)
      (isOwnProposal, state) = (meeting.isProposer(accountID), meeting.state.rawValue)
      (date, time, timeZone) = (plan.time.day.text, WallClock.text(minute: plan.time.minute), plan.timeZone)
      (durationMinutes, title, description, place) = (plan.duration, plan.title, plan.description, plan.place)
      (latitude, longitude, cancelReason) = (plan.position?.latitude, plan.position?.longitude, meeting.cancelReason)
    }
  }
}

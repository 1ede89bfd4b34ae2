import Events
import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Gives out the feedback that a person has given, and what is seen of that about the person: what is hidden still, the other side has not agreed to show.
struct FeedbackExport: Sendable {
  /// Rows read at once.
  static let pageMax = 200

  let database: Database
  let time: any TimeSource
  private let store = RatingStore()

  init(database: Database, time: any TimeSource) {
    (self.database, self.time) = (database, time)
  }

  func export(_ accountID: UUID, _ sink: PersonalData.FileSink) async throws {
    var last = UUID.smallest
    try await write("feedback_given.json", sink) {
      let page = try await store.written(by: accountID, after: last, limit: Self.pageMax, in: database)
      last = page.last?.feedbackID ?? last
      return page
    }
    var place = (Moment.distantFuture, UUID.largest)
    try await write("feedback_received.json", sink) {
      let page = try await store.page(about: accountID, to: accountID, after: place, limit: Self.pageMax, at: time.now(), in: database)
      if let end = page.last { place = (end.showTime, end.feedbackID) }
      return page
    }
  }

  /// - Parameter page: Reads the next rows.
  private func write(_ file: String, _ sink: PersonalData.FileSink, _ page: () async throws -> [StoredRating]) async throws {
    try await sink(file, Array("[".utf8))
    var isFirst = true
    while true {
      let rows = try await page()
      for rating in rows {
        let row = Row(
          meetingID: rating.meetingID.text, rating: rating.rating, text: rating.text, createTimeUs: rating.createTime.microseconds)
        try await PersonalData.send(Array((isFirst ? "\n" : ",\n").utf8) + Array(try JSONEncoder().encode(row)), sink)
        isFirst = false
      }
      if rows.count < Self.pageMax { break }
    }
    try await sink(nil, Array("\n]\n".utf8))
  }

  private struct Row: Encodable {
    let meetingID: String
    let rating: Int
    let text: String
    let createTimeUs: Int64
  }
}

import Postgres
import Timekeeping

/// Upkeep of meetings: those to come are reckoned anew when the rules of a zone have changed, and old ones are forgotten. Harmless on several replicas.
struct MeetingUpkeep: Sendable {
  /// How often moments are held against the zones: the data comes with a release of the database's machine, weeks before it counts.
  static let reckonInterval = Duration.seconds(3_600)
  /// Meetings held against the zones at once: some ten milliseconds of the database.
  static let batchMax = 500

  let database: Database
  let meetings: Meetings

  /// - Returns: How many have another moment.
  @discardableResult
  func reckonAnew(at now: Moment) async throws -> Int {
    var (place, count) = (MeetingPlace(startTime: now, meetingID: .largest), 0)
    while true {
      try Task.checkCancellation()
      let page = try await meetings.store.open(after: place, limit: Self.batchMax, in: database)
      let offsets = try await meetings.zones.offsets(page.map { ($0.plan.time, $0.plan.timeZone) }, in: database)
      for (meeting, offsets) in zip(page, offsets) {
        guard let moment = Meetings.moment(of: meeting.plan, offsets), moment != meeting.startTime else { continue }
        let isMoved = try await database.transaction(attempts: 5) { try await meetings.reckonAnew(meeting.id, at: now, in: $0) }
        if isMoved { count += 1 }
      }
      guard page.count == Self.batchMax, let last = page.last else { return count }
      place = MeetingPlace(startTime: last.startTime, meetingID: last.id)
    }
  }

  func forget(_ limit: Int, at now: Moment) async throws -> Int {
    try await meetings.store.delete(before: now - MeetingRules.retention, limit: limit, in: database)
  }
}

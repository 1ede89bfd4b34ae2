import Events
import Postgres
import Timekeeping

/// Has proposals expire and both be reminded, at the moment itself, whichever processes are there (requirements L-36, L-S9, L-S14). A meeting has one timer
/// that counts: the next thing that its time brings.
struct MeetingTimers: TimerHandler {
  static let kind = "local_buddy.meeting"

  let meetings: Meetings

  var kind: String { Self.kind }

  static func schedule(_ meeting: StoredMeeting, at dueTime: Moment, in transaction: Transaction) async throws {
    let timer = TimerRow(aggregateID: meeting.id, generation: meeting.timerGeneration, dueTime: dueTime, kind: kind)
    try await Timers.schedule(timer, in: transaction)
  }

  func fire(_ timer: TimerRow, in transaction: Transaction, now: Moment) async throws {
    try await meetings.pass(timer.aggregateID, generation: timer.generation, at: now, in: transaction)
  }
}

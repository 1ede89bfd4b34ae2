import Events
package import FoundationEssentials
import Identity
package import Postgres
import SocialCommon
import Texts
package import Timekeeping

/// A meeting of two people that comes from another server.
package struct MovedMeeting: Sendable, Hashable {
  /// Always the same for the same meeting, so that nothing is taken twice.
  package let id: UUID
  package let proposerID: UUID
  package let otherID: UUID
  package var day: CalendarDay
  /// "HH:MM" of 24 hours.
  package var time: String
  /// A name of the IANA data; empty for UTC.
  package var timeZone = ""
  /// Whether the other one has agreed; nil for one who has not decided.
  package var isAccepted: Bool?
  package var title = ""
  package var description = ""
  package var place = ""

  package init(id: UUID, proposerID: UUID, otherID: UUID, day: CalendarDay, time: String) {
    (self.id, self.proposerID, self.otherID, self.day, self.time) = (id, proposerID, otherID, day, time)
  }
}

/// Takes in meetings that people have agreed upon, or proposed, on another server. Both are reminded of those to come as of any other; of the taking in
/// nobody hears.
package struct MeetingImport: Sendable {
  package enum Outcome: Sendable, Hashable {
    case taken
    case alreadyThere
    /// The reason is a report's word.
    case leftOut(because: Omission)
  }

  package enum Omission: String, Sendable, Hashable {
    case oneself = "nobody meets oneself"
    case time = "no time of day, HH:MM, or one that the clock leaps over"
    case timeZone = "no time zone of the IANA data"
    case text = "a text is too long, or holds what no text may"
    case tooOld = "it began more than a year ago"
    case tooFar = "it begins in more than a year"
    case tooMany = "as many proposals of the two wait as can"
    case blocked = "one of the two has blocked the other"
    case wasDeleted = "the account of one of the two was deleted"
  }

  private let database: Database
  private let store = MeetingStore()
  private let zones = ZoneStore()
  private let blocks = Blocks()
  private let locks = PeopleLockStore()

  package init(database: Database) {
    self.database = database
  }

  /// Takes one meeting in, or does everything and takes it back.
  package func take(_ moved: MovedMeeting, isDryRun: Bool, at now: Moment) async throws -> Outcome {
    let sides = [moved.proposerID, moved.otherID]
    if sides[0] == sides[1] { return .leftOut(because: .oneself) }
    let zone = moved.timeZone.isEmpty ? "UTC" : try await TimeZoneNames.canonical(moved.timeZone, in: database)
    guard let zone else { return .leftOut(because: .timeZone) }
    guard let minute = WallClock.minute(moved.time) else { return .leftOut(because: .time) }
    guard let plan = Self.plan(moved, minute: minute, zone) else { return .leftOut(because: .text) }
    return try await database.transaction(attempts: 5, takenBackIf: { _ in isDryRun }) { (transaction) async throws in
      if try await !DeletedAccounts.among(sides, in: transaction).isEmpty { return .leftOut(because: .wasDeleted) }
      try await locks.take(sides, in: transaction)
      if try await store.meeting(moved.id, in: transaction) != nil { return .alreadyThere }
      if try await !blocks.between(sides[0], and: [sides[1]], in: transaction).isEmpty { return .leftOut(because: .blocked) }
      guard let offsets = try await zones.offsets([(plan.time, zone)], in: transaction).first,
        let startTime = Meetings.moment(of: plan, offsets)
      else { return .leftOut(because: .time) }
      let waitingCount = try await store.pendingCount(sides[0], sides[1], at: now, in: transaction)
      if let omission = Self.omission(startTime, isAccepted: moved.isAccepted, waitingCount: waitingCount, at: now) {
        return .leftOut(because: omission)
      }
      try await keep(Self.stored(moved, plan, startTime, at: now), at: now, transaction)
      return .taken
    }
  }

  private static func plan(_ moved: MovedMeeting, minute: Int, _ zone: String) -> MeetingPlan? {
    var plan = MeetingPlan(time: WallClock.Time(day: moved.day, minute: minute), timeZone: zone)
    guard let title = text(moved.title, max: MeetingRules.titleLengthMax, isMultiline: false),
      let description = text(moved.description, max: MeetingRules.descriptionLengthMax, isMultiline: true),
      let place = text(moved.place, max: MeetingRules.placeLengthMax, isMultiline: false)
    else { return nil }
    (plan.title, plan.description, plan.place) = (title, description, place)
    return plan
  }

  private static func text(_ text: String, max lengthMax: Int, isMultiline: Bool) -> String? {
    let kept = PeopleText.withoutBlanks(NormalForm.nfc(text))
    return kept.unicodeScalars.count <= lengthMax && PeopleText.isHonest(kept, isMultiline: isMultiline) ? kept : nil
  }

  static func omission(_ startTime: Moment, isAccepted: Bool?, waitingCount: Int, at now: Moment) -> Omission? {
    if startTime <= now - MeetingRules.retention { return .tooOld }
    if startTime > now + .seconds(Int64(MeetingRules.aheadDaysMax) * 86_400) { return .tooFar }
    return isAccepted == nil && startTime > now && waitingCount >= MeetingRules.pendingMax ? .tooMany : nil
  }

  /// As it would be here had everything happened here: what nobody had decided by its time has expired.
  static func stored(_ moved: MovedMeeting, _ plan: MeetingPlan, _ startTime: Moment, at now: Moment) -> StoredMeeting {
    var meeting = StoredMeeting(
      id: moved.id, proposerID: moved.proposerID, otherID: moved.otherID, plan: plan, startTime: startTime, createTime: min(now, startTime))
    meeting.state =
      switch moved.isAccepted {
      case true?: .accepted
      case false?: .denied
      case nil: MeetingRules.state(.proposed, startTime: startTime, at: now)
      }
    if meeting.state != .proposed { meeting.changeTime = min(now, startTime) }
    if meeting.state == .accepted { meeting.reminded = MeetingRules.reminded(startTime: startTime, fixedAt: now) }
    return meeting
  }

  private func keep(_ meeting: StoredMeeting, at now: Moment, _ transaction: Transaction) async throws {
    try await store.insert(meeting, in: transaction)
    try await store.update(meeting, in: transaction)
    guard meeting.state.isOpen else { return }
    let reminding = MeetingRules.remind(startTime: meeting.startTime, endTime: meeting.endTime, reminded: meeting.reminded, at: now)
    let nextTime = meeting.state == .proposed ? meeting.startTime : reminding.nextTime
    if let nextTime { try await MeetingTimers.schedule(meeting, at: nextTime, in: transaction) }
  }
}

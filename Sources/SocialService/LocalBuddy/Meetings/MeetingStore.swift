import FoundationEssentials
import Geodesy
import Postgres
import SocialCommon
import Timekeeping

/// Every SQL statement about meetings. One function, one statement.
struct MeetingStore: Sendable {
  private static let columns: SQL = """
    m.meeting_id, m.proposer_account_id, m.other_account_id, m.state, m.day, m.minute, m.time_zone, m.fold, m.start_time, m.duration_minutes, m.title,
    m.description, m.place, m.latitude, m.longitude, m.version, m.reminded_minutes, m.timer_generation, m.create_time, m.change_time,
    m.is_cancelled_by_proposer, m.cancel_reason, m.replaced_id, m.replacing_id, m.is_plan_hidden, m.is_reason_hidden,
    m.plan_leads_elsewhere, m.reason_leads_elsewhere
    """

  // MARK: Writing

  func insert(_ meeting: StoredMeeting, in transaction: Transaction) async throws {
    let plan = meeting.plan
    try await transaction.execute(
      """
      INSERT INTO meetings (meeting_id, proposer_account_id, other_account_id, state, day, minute, time_zone, fold, start_time, duration_minutes, title,
        description, place, latitude, longitude, version, reminded_minutes, timer_generation, create_time, replaced_id, plan_leads_elsewhere)
      VALUES (\(meeting.id), \(meeting.proposerID), \(meeting.otherID), \(meeting.state), \(plan.time.day), \(Int16(plan.time.minute)),
        \(plan.timeZone), \(Int16(plan.fold)), \(meeting.startTime), \(Int16(plan.duration)), \(plan.title), \(plan.description), \(plan.place),
        \(plan.position?.latitude), \(plan.position?.longitude), \(meeting.version), \(Int16(meeting.reminded)), \(meeting.timerGeneration),
        \(meeting.createTime), \(meeting.replacedID), \(meeting.planLeadsElsewhere))
      """)
  }

  /// Keeps what changes of a meeting: its state, its moment, its reminders. The plan stays as it was proposed.
  func update(_ meeting: StoredMeeting, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE meetings SET state = \(meeting.state), start_time = \(meeting.startTime), version = \(meeting.version),
        reminded_minutes = \(Int16(meeting.reminded)), timer_generation = \(meeting.timerGeneration), change_time = \(meeting.changeTime),
        is_cancelled_by_proposer = \(meeting.isCancelledByProposer), cancel_reason = \(meeting.cancelReason),
        replacing_id = \(meeting.replacingID), reason_leads_elsewhere = \(meeting.reasonLeadsElsewhere)
      WHERE meeting_id = \(meeting.id)
      """)
  }

  /// Hides the proposer's texts, or shows them again, with another version.
  /// - Returns: Whether it was otherwise before.
  func setPlanHidden(_ isHidden: Bool, _ id: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "UPDATE meetings SET is_plan_hidden = \(isHidden), version = version + 1 WHERE meeting_id = \(id) AND is_plan_hidden <> \(isHidden)"
    ).affectedCount == 1
  }

  /// The same of the reason for which it was cancelled.
  func setReasonHidden(_ isHidden: Bool, _ id: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "UPDATE meetings SET is_reason_hidden = \(isHidden), version = version + 1 WHERE meeting_id = \(id) AND is_reason_hidden <> \(isHidden)"
    ).affectedCount == 1
  }

  // MARK: Reading

  func meeting(_ id: UUID, in querying: some Querying) async throws -> StoredMeeting? {
    try await querying.query("SELECT \(Self.columns) FROM meetings m WHERE m.meeting_id = \(id)").first.map(Self.meeting)
  }

  /// The same, held until the transaction ends.
  func hold(_ id: UUID, in transaction: Transaction) async throws -> StoredMeeting? {
    try await transaction.query("SELECT \(Self.columns) FROM meetings m WHERE m.meeting_id = \(id) FOR UPDATE").first.map(Self.meeting)
  }

  /// Proposals between two people that are not decided.
  func pendingCount(_ one: UUID, _ other: UUID, at now: Moment, in querying: some Querying) async throws -> Int {
    let count: Int64 = try await querying.query(
      """
      SELECT count(*) FROM meetings
      WHERE state = 'PROPOSED' AND start_time > \(now)
        AND (proposer_account_id = \(one) AND other_account_id = \(other) OR proposer_account_id = \(other) AND other_account_id = \(one))
      """
    ).firstRow().get(0)
    return Int(count)
  }

  /// Fixed meetings of somebody that are going on at some time of another, the earliest first.
  func overlapping(_ meeting: StoredMeeting, of accountID: UUID, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT meeting_id FROM meetings
      WHERE (proposer_account_id = \(accountID) OR other_account_id = \(accountID)) AND state = 'ACCEPTED' AND meeting_id <> \(meeting.id)
        AND start_time > \(meeting.startTime - .seconds(Int64(MeetingRules.durations.upperBound) * 60)) AND start_time < \(meeting.endTime)
        AND start_time + duration_minutes * interval '1 minute' > \(meeting.startTime)
      ORDER BY start_time, meeting_id LIMIT \(MeetingRules.overlapsMax)
      """
    ).map { try $0.get(0) }
  }

  /// Whether two people have, or had, a meeting with each other.
  func areMet(_ one: UUID, _ other: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      """
      SELECT EXISTS (SELECT FROM meetings WHERE proposer_account_id = \(one) AND other_account_id = \(other))
        OR EXISTS (SELECT FROM meetings WHERE proposer_account_id = \(other) AND other_account_id = \(one))
      """
    ).firstRow().get(0)
  }

  // MARK: Lists

  /// Times and states that are asked for.
  struct Span: Sendable {
    var from = Moment.distantPast
    var to = Moment.distantFuture
    var states = MeetingRules.State.allCases
  }

  /// Meetings of one side, in the order in which they begin. Those with somebody who is blocked, in either direction, are left out.
  func page(
    of accountID: UUID, _ span: Span, after place: MeetingPlace, limit: Int, in querying: some Querying
  ) async throws -> [StoredMeeting] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM (
        (SELECT \(Self.columns) FROM meetings m
          WHERE m.proposer_account_id = \(accountID) AND \(Self.isIn(span, after: place))
            AND \(Blocks.areNone(between: accountID, and: "m.other_account_id"))
          ORDER BY m.start_time, m.meeting_id LIMIT \(limit))
        UNION ALL
        (SELECT \(Self.columns) FROM meetings m
          WHERE m.other_account_id = \(accountID) AND \(Self.isIn(span, after: place))
            AND \(Blocks.areNone(between: accountID, and: "m.proposer_account_id"))
          ORDER BY m.start_time, m.meeting_id LIMIT \(limit))
      ) AS m ORDER BY m.start_time, m.meeting_id LIMIT \(limit)
      """
    ).map(Self.meeting)
  }

  /// The same with one other, between whom and the account nobody is blocked.
  func page(
    of accountID: UUID, with otherID: UUID, _ span: Span, after place: MeetingPlace, limit: Int, in querying: some Querying
  ) async throws -> [StoredMeeting] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM (
        (SELECT \(Self.columns) FROM meetings m
          WHERE m.proposer_account_id = \(accountID) AND m.other_account_id = \(otherID) AND \(Self.isIn(span, after: place))
          ORDER BY m.start_time, m.meeting_id LIMIT \(limit))
        UNION ALL
        (SELECT \(Self.columns) FROM meetings m
          WHERE m.other_account_id = \(accountID) AND m.proposer_account_id = \(otherID) AND \(Self.isIn(span, after: place))
          ORDER BY m.start_time, m.meeting_id LIMIT \(limit))
      ) AS m ORDER BY m.start_time, m.meeting_id LIMIT \(limit)
      """
    ).map(Self.meeting)
  }

  /// All meetings of one side, whoever is blocked: for the person's own data.
  func all(of accountID: UUID, after place: MeetingPlace, limit: Int, in querying: some Querying) async throws -> [StoredMeeting] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM meetings m
      WHERE (m.proposer_account_id = \(accountID) OR m.other_account_id = \(accountID))
        AND (m.start_time, m.meeting_id) > (\(place.startTime), \(place.meetingID))
      ORDER BY m.start_time, m.meeting_id LIMIT \(limit)
      """
    ).map(Self.meeting)
  }

  private static func isIn(_ span: Span, after place: MeetingPlace) -> SQL {
    """
    m.start_time >= \(span.from) AND m.start_time < \(span.to) AND m.state = ANY (\(span.states.map(\.rawValue)))
      AND (m.start_time, m.meeting_id) > (\(place.startTime), \(place.meetingID))
    """
  }

  /// Meetings of one day.
  struct Day: Sendable, Hashable {
    var day: CalendarDay
    var fixedCount: Int64
    var newCount: Int64
    var pendingCount: Int64
  }

  /// Days with meetings from one to before another, by the calendar at the place of each.
  func days(of accountID: UUID, from first: CalendarDay, to end: CalendarDay, at now: Moment, in querying: some Querying) async throws
    -> [Day]
  {
    // Instants are the index's, and no zone is a whole day away from UTC.
    let (earliest, latest) = (first.start - .seconds(86_400), end.start + .seconds(86_400))
    return try await querying.query(
      """
      SELECT m.day, count(*) FILTER (WHERE m.state = 'ACCEPTED'), count(*) FILTER (WHERE m.state = 'PROPOSED' AND NOT m.is_own),
        count(*) FILTER (WHERE m.state = 'PROPOSED' AND m.is_own)
      FROM (
        SELECT p.day, p.state, p.start_time, true AS is_own FROM meetings p
        WHERE p.proposer_account_id = \(accountID) AND p.start_time >= \(earliest) AND p.start_time < \(latest)
          AND \(Blocks.areNone(between: accountID, and: "p.other_account_id"))
        UNION ALL
        SELECT o.day, o.state, o.start_time, false FROM meetings o
        WHERE o.other_account_id = \(accountID) AND o.start_time >= \(earliest) AND o.start_time < \(latest)
          AND \(Blocks.areNone(between: accountID, and: "o.proposer_account_id"))
      ) AS m
      WHERE m.day >= \(first) AND m.day < \(end) AND (m.state = 'ACCEPTED' OR m.state = 'PROPOSED' AND m.start_time > \(now))
      GROUP BY m.day ORDER BY m.day
      """
    ).map { Day(day: try $0.get(0), fixedCount: try $0.get(1), newCount: try $0.get(2), pendingCount: try $0.get(3)) }
  }

  // MARK: Upkeep

  /// Meetings that are to come, in the order in which they begin.
  func open(after place: MeetingPlace, limit: Int, in querying: some Querying) async throws -> [StoredMeeting] {
    try await querying.query(
      """
      SELECT \(Self.columns) FROM meetings m
      WHERE m.state IN ('PROPOSED', 'ACCEPTED') AND (m.start_time, m.meeting_id) > (\(place.startTime), \(place.meetingID))
      ORDER BY m.start_time, m.meeting_id LIMIT \(limit)
      """
    ).map(Self.meeting)
  }

  /// Forgets what began before `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM meetings WHERE meeting_id = ANY (ARRAY(
        SELECT meeting_id FROM meetings WHERE start_time < \(time) ORDER BY start_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// People with whom somebody has open meetings.
  func partners(of accountID: UUID, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT DISTINCT CASE WHEN proposer_account_id = \(accountID) THEN other_account_id ELSE proposer_account_id END FROM meetings
      WHERE (proposer_account_id = \(accountID) OR other_account_id = \(accountID)) AND state IN ('PROPOSED', 'ACCEPTED') LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Removes all meetings of somebody.
  func deleteAll(of accountID: UUID, in transaction: Transaction) async throws -> [StoredMeeting] {
    try await transaction.query(
      """
      DELETE FROM meetings m WHERE m.proposer_account_id = \(accountID) OR m.other_account_id = \(accountID) RETURNING \(Self.columns)
      """
    ).map(Self.meeting)
  }

  private static func meeting(_ row: Row) throws -> StoredMeeting {
    let (latitude, longitude): (Double?, Double?) = (try row.get(13), try row.get(14))
    let plan = MeetingPlan(
      time: WallClock.Time(day: try row.get(4), minute: Int(try row.get(5, as: Int16.self))), timeZone: try row.get(6),
      fold: Int(try row.get(7, as: Int16.self)), duration: Int(try row.get(9, as: Int16.self)), title: try row.get(10),
      description: try row.get(11), place: try row.get(12),
      position: latitude.flatMap { latitude in longitude.flatMap { GeoPoint(latitude: latitude, longitude: $0) } })
    return StoredMeeting(
      id: try row.get(0), proposerID: try row.get(1), otherID: try row.get(2), state: try row.get(3), plan: plan,
      startTime: try row.get(8), version: try row.get(15), reminded: Int(try row.get(16, as: Int16.self)),
      timerGeneration: try row.get(17), createTime: try row.get(18), changeTime: try row.get(19),
      isCancelledByProposer: try row.get(20), cancelReason: try row.get(21), replacedID: try row.get(22),
      replacingID: try row.get(23), isPlanHidden: try row.get(24), isReasonHidden: try row.get(25),
      planLeadsElsewhere: try row.get(26), reasonLeadsElsewhere: try row.get(27))
  }
}

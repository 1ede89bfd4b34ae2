import CairnProto
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import SocialCommon
import Timekeeping

/// Decides and keeps what becomes of meetings, and tells both. Each function locks the two first, then the meeting, and appends to their streams last.
struct Meetings: Sendable {
  let news: MeetingNews
  let ids: any IDSource
  let elsewhere: ElsewhereWords
  let store = MeetingStore()
  let zones = ZoneStore()
  let blocks = Blocks()
  let locks = PeopleLockStore()
  let conversations = ConversationLookup()

  /// A meeting that was proposed.
  struct Proposal: Sendable {
    var meeting: StoredMeeting
    /// Fixed meetings of the proposer at that time.
    var overlapping: [UUID]
  }

  // MARK: Proposing

  /// - Parameter other: The other one as AuthService knows them; nil for somebody who is gone.
  /// - Throws: `RPCError`: USER_NOT_FOUND for a pair that is kept apart, NO_CONVERSATION, MEETING_NOT_ALLOWED; `MeetingRules.Refusal`.
  func propose(
    _ plan: MeetingPlan, by accountID: UUID, to otherID: UUID, _ other: KnownPerson?, at now: Moment, in transaction: Transaction
  ) async throws -> Proposal {
    try await locks.take([accountID, otherID], in: transaction)
    try await checkPair(accountID, otherID, other, in: transaction)
    try await checkLinks([plan.title, plan.description, plan.place], by: accountID, to: otherID, in: transaction)
    let meeting = try await make(plan, by: accountID, to: otherID, replacing: nil, at: now, in: transaction)
    return try await tell(meeting, at: now, in: transaction)
  }

  /// Ends a meeting, and proposes another one in its place.
  func move(
    _ id: UUID, to plan: MeetingPlan, by accountID: UUID, _ other: KnownPerson?, at now: Moment, in transaction: Transaction
  ) async throws -> Proposal {
    var former = try await held(id, of: accountID, in: transaction)
    former.state = try Self.decided(.move, former, by: accountID, at: now)
    try Self.checkMayMeet(other)
    (former.version, former.changeTime) = (former.version + 1, now)
    let otherID = former.other(than: accountID)
    try await checkLinks([plan.title, plan.description, plan.place], by: accountID, to: otherID, in: transaction)
    // Not counted among those that wait any more when the new one is.
    try await store.update(former, in: transaction)
    let meeting = try await make(plan, by: accountID, to: otherID, replacing: id, at: now, in: transaction)
    former.replacingID = meeting.id
    try await store.update(former, in: transaction)
    var events = MeetingNews.changed(former)
    for kind: NotificationRules.Kind in [.meetingCreated, .meetingAccepted, .meetingReminder] {
      events += try await news.notifications.withdraw(kind, of: id.text, from: former.sides, in: transaction)
    }
    return try await tell(meeting, and: events, at: now, in: transaction)
  }

  private func checkPair(_ accountID: UUID, _ otherID: UUID, _ other: KnownPerson?, in transaction: Transaction) async throws {
    guard try await blocks.between(accountID, and: [otherID], in: transaction).isEmpty, let other else { throw RPCError.userNotFound }
    guard try await conversations.pair(accountID, otherID, in: transaction) != nil else { throw RPCError.noConversation }
    // Last: to those who have never written to each other it tells nobody's age.
    try Self.checkMayMeet(other)
  }

  /// Strangers of whom one is not of age do not meet, nor does anybody write to people who may be written to by nobody: also where that was told after a
  /// meeting was proposed.
  private static func checkMayMeet(_ other: KnownPerson?) throws(RPCError) {
    guard let other, !other.isMinor, other.mayChat, !other.isSuspended else { throw .meetingNotAllowed }
  }

  /// A stranger's words lead nowhere before the other one has answered, wherever they stand (requirement L-S16).
  private func checkLinks(_ texts: [String], by accountID: UUID, to otherID: UUID, in transaction: Transaction) async throws {
    guard texts.contains(where: NewcomerRules.hasLink) else { return }
    guard try await conversations.mayLink(accountID, to: otherID, in: transaction) else { throw RPCError.meetingLink }
  }

  /// Whether the reader of a stranger's words is warned of them, as of a message's (requirement L-S13).
  private func leadElsewhere(_ texts: [String], by accountID: UUID, to otherID: UUID, in transaction: Transaction) async throws -> Bool {
    guard elsewhere.areIn(texts.joined(separator: " \n")) else { return false }
    return try await !conversations.mayLink(accountID, to: otherID, in: transaction)
  }

  private func make(
    _ plan: MeetingPlan, by accountID: UUID, to otherID: UUID, replacing replacedID: UUID?, at now: Moment, in transaction: Transaction
  ) async throws -> StoredMeeting {
    let (kept, startTime) = try await reckoned(plan, in: transaction)
    try MeetingRules.checkTime(startTime, at: now)
    try MeetingRules.checkPending(try await store.pendingCount(accountID, otherID, at: now, in: transaction))
    let meeting = StoredMeeting(
      id: ids.next(at: now), proposerID: accountID, otherID: otherID, plan: kept, startTime: startTime, createTime: now,
      replacedID: replacedID,
      planLeadsElsewhere: try await leadElsewhere([kept.title, kept.description, kept.place], by: accountID, to: otherID, in: transaction))
    try await store.insert(meeting, in: transaction)
    try await MeetingTimers.schedule(meeting, at: startTime, in: transaction)
    return meeting
  }

  private func tell(
    _ meeting: StoredMeeting, and more: [NewStreamEvent] = [], at now: Moment, in transaction: Transaction
  ) async throws -> Proposal {
    let overlapping = try await store.overlapping(meeting, of: meeting.proposerID, in: transaction)
    let notice = MeetingNews.Notice(kind: .meetingCreated, recipientID: meeting.otherID, expireTime: meeting.startTime)
    try await news.tell(meeting, notice, and: more, at: now, in: transaction)
    return Proposal(meeting: meeting, overlapping: overlapping)
  }

  /// A plan with the side of the clock's second hour where there is one, and the moment of it.
  private func reckoned(_ plan: MeetingPlan, in transaction: Transaction) async throws -> (plan: MeetingPlan, startTime: Moment) {
    let offsets = try await zones.offsets([(plan.time, plan.timeZone)], in: transaction)
    guard let offsets = offsets.first else { throw Self.noSuchTime }
    var kept = plan
    switch WallClock.read(plan.time, offsets) {
    case .once(let moment):
      kept.fold = 0
      return (kept, moment)
    case .twice(let first, let second): return (kept, plan.fold == 0 ? first : second)
    case .never: throw Self.noSuchTime
    }
  }

  private static let noSuchTime = RPCError.invalid([
    FieldViolation(field: "content.time", reason: MeetingRules.noSuchTime, explanation: "the clock leaps over it")
  ])

  // MARK: Deciding

  /// - Parameter other: The other one as AuthService knows them, where it is accepted.
  /// - Returns: The meeting, and other fixed meetings of the one who answers at that time.
  func answer(
    _ deed: MeetingRules.Deed, _ id: UUID, by accountID: UUID, to other: KnownPerson?, at now: Moment, in transaction: Transaction
  ) async throws -> Proposal {
    var meeting = try await held(id, of: accountID, in: transaction)
    meeting.state = try Self.decided(deed, meeting, by: accountID, at: now)
    if deed == .accept { try Self.checkMayMeet(other) }
    (meeting.version, meeting.changeTime) = (meeting.version + 1, now)
    var overlapping: [UUID] = []
    if meeting.state == .accepted {
      overlapping = try await store.overlapping(meeting, of: accountID, in: transaction)
      meeting.reminded = MeetingRules.reminded(startTime: meeting.startTime, fixedAt: now)
      meeting = try await rearmed(meeting, at: now, in: transaction)
    }
    try await store.update(meeting, in: transaction)
    let kind: NotificationRules.Kind = meeting.state == .accepted ? .meetingAccepted : .meetingDenied
    let notice = MeetingNews.Notice(kind: kind, recipientID: meeting.proposerID, expireTime: meeting.startTime)
    try await news.tell(meeting, notice, at: now, in: transaction)
    return Proposal(meeting: meeting, overlapping: overlapping)
  }

  /// - Parameter other: The other one as AuthService knows them, where there is a reason to read.
  func cancel(
    _ id: UUID, reason: String, by accountID: UUID, to other: KnownPerson?, at now: Moment, in transaction: Transaction
  ) async throws -> StoredMeeting {
    var meeting = try await held(id, of: accountID, in: transaction)
    meeting.state = try Self.decided(.cancel, meeting, by: accountID, at: now)
    if !reason.isEmpty { try Self.checkMayMeet(other) }
    try await checkLinks([reason], by: accountID, to: meeting.other(than: accountID), in: transaction)
    (meeting.version, meeting.changeTime) = (meeting.version + 1, now)
    (meeting.isCancelledByProposer, meeting.cancelReason) = (meeting.isProposer(accountID), reason)
    meeting.reasonLeadsElsewhere = try await leadElsewhere([reason], by: accountID, to: meeting.other(than: accountID), in: transaction)
    try await store.update(meeting, in: transaction)
    let notice = MeetingNews.Notice(kind: .meetingCancelled, recipientID: meeting.other(than: accountID), expireTime: meeting.startTime)
    try await news.tell(meeting, notice, at: now, in: transaction)
    return meeting
  }

  private static func decided(
    _ deed: MeetingRules.Deed, _ meeting: StoredMeeting, by accountID: UUID, at now: Moment
  ) throws -> MeetingRules.State {
    try MeetingRules.decide(
      deed, meeting.state, isProposer: meeting.isProposer(accountID), startTime: meeting.startTime, at: now)
  }

  /// A meeting of somebody, held after the locks of both.
  /// - Throws: `RPCError`: MEETING_NOT_FOUND, also where the two are kept apart.
  func held(_ id: UUID, of accountID: UUID, in transaction: Transaction) async throws -> StoredMeeting {
    guard let known = try await store.meeting(id, in: transaction), known.sides.contains(accountID) else { throw RPCError.meetingNotFound }
    try await locks.take(known.sides, in: transaction)
    guard let meeting = try await store.hold(id, in: transaction),
      try await blocks.between(accountID, and: [meeting.other(than: accountID)], in: transaction).isEmpty
    else { throw RPCError.meetingNotFound }
    return meeting
  }

  // MARK: Time

  /// Purpose of a timer: a proposal expires, both are reminded of a fixed meeting.
  /// - Parameter generation: The number of the timer; one of an earlier generation does nothing.
  func pass(_ id: UUID, generation: Int64, at now: Moment, in transaction: Transaction) async throws {
    guard let known = try await store.meeting(id, in: transaction), known.timerGeneration == generation else { return }
    try await locks.take(known.sides, in: transaction)
    guard var meeting = try await store.hold(id, in: transaction), meeting.timerGeneration == generation else { return }
    // While one of the two keeps the other away, neither hears of it.
    let isApart = try await !blocks.between(meeting.proposerID, and: [meeting.otherID], in: transaction).isEmpty
    switch meeting.state {
    case .proposed:
      guard meeting.startTime <= now else { return try await rearm(meeting, at: now, in: transaction) }
      (meeting.state, meeting.version, meeting.changeTime) = (.expired, meeting.version + 1, now)
      try await store.update(meeting, in: transaction)
      if !isApart { try await news.tell(meeting, at: now, in: transaction) }
    case .accepted:
      let reminding = MeetingRules.remind(startTime: meeting.startTime, endTime: meeting.endTime, reminded: meeting.reminded, at: now)
      meeting.reminded = reminding.reminded
      try await rearm(meeting, at: now, in: transaction)
      guard let minutes = reminding.told, !isApart else { return }
      try await news.remind(meeting, minutes: minutes, at: now, in: transaction)
    case .denied, .cancelled, .expired, .moved: return
    }
  }

  /// Reckons a meeting anew by what the database knows of its zone today.
  /// - Returns: Whether its moment is another one.
  func reckonAnew(_ id: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    guard let known = try await store.meeting(id, in: transaction) else { return false }
    try await locks.take(known.sides, in: transaction)
    guard var meeting = try await store.hold(id, in: transaction), meeting.state.isOpen, meeting.startTime > now,
      let offsets = try await zones.offsets([(meeting.plan.time, meeting.plan.timeZone)], in: transaction).first,
      let startTime = Self.moment(of: meeting.plan, offsets), startTime != meeting.startTime
    else { return false }
    (meeting.startTime, meeting.version) = (startTime, meeting.version + 1)
    if meeting.state == .accepted { meeting.reminded = MeetingRules.reminded(startTime: startTime, fixedAt: now) }
    try await rearm(meeting, at: now, in: transaction)
    if try await blocks.between(meeting.proposerID, and: [meeting.otherID], in: transaction).isEmpty {
      try await news.tell(meeting, at: now, in: transaction)
    }
    return true
  }

  /// The moment of a plan; nil when the clock leaps over its time by now: then it stays what it was.
  static func moment(of plan: MeetingPlan, _ offsets: WallClock.Offsets) -> Moment? {
    switch WallClock.read(plan.time, offsets) {
    case .once(let moment): moment
    case .twice(let first, let second): plan.fold == 0 ? first : second
    case .never: nil
    }
  }

  private func rearm(_ meeting: StoredMeeting, at now: Moment, in transaction: Transaction) async throws {
    try await store.update(try await rearmed(meeting, at: now, in: transaction), in: transaction)
  }

  /// The meeting with its next timer, in whose favour the present one does nothing any more.
  private func rearmed(_ meeting: StoredMeeting, at now: Moment, in transaction: Transaction) async throws -> StoredMeeting {
    var meeting = meeting
    meeting.timerGeneration += 1
    let next =
      meeting.state == .proposed
      ? meeting.startTime
      : MeetingRules.remind(startTime: meeting.startTime, endTime: meeting.endTime, reminded: meeting.reminded, at: now).nextTime
    if let next { try await MeetingTimers.schedule(meeting, at: next, in: transaction) }
    return meeting
  }
}

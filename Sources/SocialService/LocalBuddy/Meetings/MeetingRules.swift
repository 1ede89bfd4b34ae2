import Texts
import Timekeeping

/// Meetings: which can be proposed, what becomes of them, and when people are reminded (requirements L-27 … L-36, L-S6 … L-S9, L-S14). Pure.
enum MeetingRules {
  /// Time between a proposal and the beginning at least: the other has to read it.
  static let leadMin = Duration.seconds(300)
  /// Time between a proposal and the beginning at most, in days: nobody plans farther ahead, and every time zone's rules are known for as long.
  static let aheadDaysMax = 366
  /// Proposals between two people that are not decided.
  static let pendingMax = 10
  /// Minutes.
  static let durations = 15...1_440
  /// Minutes: as long as people sit over a coffee.
  static let durationUsual = 60
  /// Unicode scalars: a line, a screen full, an address, a few sentences.
  static let (titleLengthMax, descriptionLengthMax, placeLengthMax, reasonLengthMax) = (100, 1_000, 200, 500)
  /// Minutes before the beginning at which both are reminded, the earliest first.
  static let marks = [1_440, 60, 0]
  /// Before the first reminder: more minutes than any mark has.
  static let remindedNever = Int(Int16.max)
  /// History is kept for a year.
  static let retention = Duration.seconds(365 * 86_400)
  /// Overlapping meetings that are told.
  static let overlapsMax = 10

  /// State of a meeting. Its raw value is the database's.
  enum State: String, Sendable, Hashable, CaseIterable {
    case proposed = "PROPOSED"
    case accepted = "ACCEPTED"
    case denied = "DENIED"
    case cancelled = "CANCELLED"
    case expired = "EXPIRED"
    case moved = "MOVED"

    /// Whether something may still become of it.
    var isOpen: Bool { self == .proposed || self == .accepted }
  }

  /// Kind of a meeting for the one who looks at it.
  enum Kind: Sendable, Hashable {
    case fixed, new, pending
  }

  /// Deeds by which a meeting changes.
  enum Deed: Sendable, Hashable, CaseIterable {
    case accept, deny, cancel, move
  }

  enum Refusal: Error, Hashable {
    /// With the state it is in.
    case notOpen(State)
    case ownProposal
    case notOwnProposal
    case tooSoon
    case tooLate
    case tooManyPending
  }

  /// The word for a time of day that the clock leaps over.
  static let noSuchTime = "NO_SUCH_TIME"

  // MARK: Changes

  /// State as everybody sees it: a proposal whose time has come is expired, also before the timer has said so.
  static func state(_ state: State, startTime: Moment, at now: Moment) -> State {
    state == .proposed && startTime <= now ? .expired : state
  }

  /// State after a deed of one of the two.
  /// - Parameter isProposer: Whether it is the deed of whoever has proposed the meeting.
  static func decide(
    _ deed: Deed, _ state: State, isProposer: Bool, startTime: Moment, at now: Moment
  ) throws(Refusal) -> State {
    let state = Self.state(state, startTime: startTime, at: now)
    guard state.isOpen, startTime > now else { throw .notOpen(state) }
    switch (deed, state) {
    case (.accept, .proposed), (.deny, .proposed):
      if isProposer { throw .ownProposal }
      return deed == .accept ? .accepted : .denied
    case (.accept, _), (.deny, _): throw .notOpen(state)
    case (.cancel, .proposed):
      if !isProposer { throw .notOwnProposal }
      return .cancelled
    case (.cancel, _): return .cancelled
    case (.move, _): return .moved
    }
  }

  static func kind(_ state: State, isProposer: Bool) -> Kind? {
    switch state {
    case .accepted: .fixed
    case .proposed: isProposer ? .pending : .new
    case .denied, .cancelled, .expired, .moved: nil
    }
  }

  // MARK: New ones

  static func checkTime(_ startTime: Moment, at now: Moment) throws(Refusal) {
    guard startTime >= now + leadMin else { throw .tooSoon }
    guard startTime <= now + .seconds(Int64(aheadDaysMax) * 86_400) else { throw .tooLate }
  }

  static func checkPending(_ count: Int) throws(Refusal) {
    guard count < pendingMax else { throw .tooManyPending }
  }

  // MARK: Reminders

  /// Reminders of a fixed meeting.
  struct Reminding: Sendable, Hashable {
    /// Minutes before the beginning that are told now; nil for nothing.
    var told: Int?
    /// The last mark that was told or passed over.
    var reminded: Int
    /// Moment of the next; nil after the last.
    var nextTime: Moment?
  }

  /// Marks that have passed before a meeting was fixed: of these nobody is reminded.
  static func reminded(startTime: Moment, fixedAt now: Moment) -> Int {
    marks.filter { markTime($0, startTime) <= now }.min() ?? remindedNever
  }

  /// Reminder that is told at a moment: of several marks that have passed meanwhile, while the service was away, the one nearest to the beginning; nil
  /// when the meeting is over.
  /// - Parameter reminded: The last mark that was told or passed over.
  static func remind(startTime: Moment, endTime: Moment, reminded: Int, at now: Moment) -> Reminding {
    let due = marks.filter { $0 < reminded && markTime($0, startTime) <= now }.min()
    let next = marks.filter { $0 < (due ?? reminded) }.max().map { markTime($0, startTime) }
    return Reminding(told: now < endTime ? due : nil, reminded: due ?? reminded, nextTime: next)
  }

  private static func markTime(_ minutes: Int, _ startTime: Moment) -> Moment { startTime - .seconds(Int64(minutes) * 60) }
}

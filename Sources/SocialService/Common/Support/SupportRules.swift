import Timekeeping

/// Limits of support tickets, and what may be done in which state (requirement C-54). Pure.
enum SupportRules {
  // MARK: Limits

  /// Characters of a subject: a line of the desk's list.
  static let subjectLengthMax = 120

  /// Characters of an entry: an account of what has happened, with what an app notes of itself.
  static let textLengthMax = 4_000

  /// Tickets of one account that are not closed: one for each app. More belongs into one of these.
  static let openMax = 5
  /// The same on an account's first day, also a guest's: it grows to `openMax` within a week (F-23).
  static let openFirst = 2

  /// Tickets that an account may open within `openedWindow`: twice what may be open, as each is read by somebody, also one that was closed at once.
  static let openedMax = 10
  static let openedWindow = Duration.seconds(86_400)

  /// Entries of one ticket before its person writes no more in it: a question that takes longer has become another one. The desk may always answer.
  static let entriesMax = 100

  /// Entries of a ticket in one answer: 320 kB at most.
  static let entriesPerPage = 20

  /// How long an answered ticket waits for the person before it is closed.
  static let quietTime = Duration.seconds(30 * 86_400)

  /// How long a closed ticket is kept: a season, in which the same person may come back to it.
  static let retention = Duration.seconds(180 * 86_400)

  /// How long is kept what moderators have done, as with reports.
  static let auditRetention = Duration.seconds(365 * 86_400)

  // MARK: Words

  /// State of a ticket. In the order of the contract's numbers, from 1.
  enum State: String, Sendable, Hashable, CaseIterable {
    case waiting = "WAITING"
    case answered = "ANSWERED"
    case closed = "CLOSED"
  }

  /// Deed of a moderator that is kept.
  enum Deed: String, Sendable, Hashable, CaseIterable {
    case looked = "LOOKED"
    case replied = "REPLIED"
    case closed = "CLOSED"
  }

  // MARK: Decisions

  enum Refusal: Error, Hashable, CaseIterable {
    case full, notFound, closed, ticketFull, changed
  }

  /// Whether an account may open another ticket.
  /// - Parameters:
  ///   - openCount: Tickets that are not closed.
  ///   - openedCount: Tickets that were opened within `openedWindow`, whatever has become of them.
  ///   - makingTime: Moment that the account's id tells; nil where it tells none.
  static func checkOpen(_ openCount: Int, opened openedCount: Int, since makingTime: Moment?, at now: Moment) throws(Refusal) {
    guard openCount < NewcomerRules.allowance(first: openFirst, full: openMax, since: makingTime, at: now), openedCount < openedMax else {
      throw .full
    }
  }

  /// Whether the person may write something more.
  static func checkAnswer(_ state: State, entryCount: Int) throws(Refusal) {
    guard state != .closed else { throw .closed }
    guard entryCount < entriesMax else { throw .ticketFull }
  }

  /// Whether the desk may answer, or close a ticket that is not closed yet.
  /// - Parameter seenCount: Entries that the moderator has read: of two who answer at once one has not read what the other one wrote, and nobody closes
  ///   what the person has written meanwhile.
  static func checkReply(_ state: State, entryCount: Int, seenCount: Int) throws(Refusal) {
    guard state != .closed else { throw .closed }
    guard seenCount == entryCount else { throw .changed }
  }

  /// Since when a ticket waits that the person writes in: one that has waited already keeps its place.
  static func waitingTime(_ state: State, since stateTime: Moment, at now: Moment) -> Moment { state == .waiting ? stateTime : now }
}

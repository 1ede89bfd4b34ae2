import FoundationEssentials
import Positions
import Timekeeping

/// A run: a version of a walk that somebody walks.
struct WalkRun: Hashable, Sendable {
  let id: UUID
  let accountID: UUID
  let walkID: UUID
  let version: Int
  /// As the version has it; empty where nothing of the walk is shown.
  let walkTitle: String
  /// Until an account goes on with it that was the guest's.
  var isOfGuest: Bool
  let options: Options
  let movementSeed: [UInt8]
  let answerSeed: [UInt8]
  let questionCount: Int
  /// Nil where the questions are not hidden.
  let bounds: PointBox?
  /// Where the monkey began; nil without one.
  let start: GridPoint?
  let startTime: Moment
  var footing: Footing
  /// When something was done last.
  var activeTime: Moment
  var endTime: Moment?
  var tieGuess: Int64?
  /// Questions that were seen, unlocked or answered.
  var attempts: [UUID: Attempt]
  /// Sums; nil before the end.
  var outcome: Outcome?
  /// The group that it is walked in; nil for none.
  var groupID: UUID?
  /// Whether the server checks all of it while it is walked: not where all texts were released at once.
  var isVerified = true
  /// Whether the walk is there, and not hidden by moderators.
  var isWalkShown = true

  /// Its options.
  struct Options: Hashable, Sendable {
    var isHidden = false
    var isSpeed = false
    /// Seconds of a question that has none of its own; nil without timers.
    var timer: Int?
    var monkey: MonkeyMovement.Difficulty?
  }

  /// Fate of a question.
  struct Attempt: Hashable, Sendable {
    /// Nil where it has only appeared.
    var unlockTime: Moment?
    /// Nil without a timer.
    var deadline: Moment?
    var answerTime: Moment?
    /// Nil where it was timed out.
    var choice: Int?
    /// Nil while it is open.
    var verdict: Verdict?
    /// From unlocking to the answer, milliseconds.
    var duration: Int64?
  }

  /// The numbers are the columns'.
  enum Verdict: Int16, Hashable, Sendable {
    case right = 1
    case wrong = 2
    case timedOut = 3
  }

  /// Sums, as they are kept when a run has ended.
  struct Outcome: Hashable, Sendable {
    var points: Int
    /// From the beginning to the last answer, milliseconds.
    var duration: Int64
    var tieOff: Int64?
    var monkeyPoints: Int?
    var monkeyTieOff: Int64?
  }
}

/// A version of a walk: all that a run needs of it.
struct WalkVersion: Hashable, Sendable {
  var head: StoredWalk.Head
  /// In their order.
  var questions: [StoredQuestion]

  func question(_ id: UUID) -> StoredQuestion? { questions.first { $0.id == id } }
}

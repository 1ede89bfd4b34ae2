import FoundationEssentials
import Timekeeping

/// A run that has ended, as boards and badges reckon with it.
struct CountedRun: Hashable, Sendable {
  /// How far a run counts. The raw value is what the database calls it.
  enum Reach: Int16, Hashable, Sendable, CaseIterable {
    /// A guest's, or on a walk that the player makes and knows the answers of.
    case none
    /// On the board of its walk, and for badges.
    case walk
    /// Over all walks besides: the walk was for everybody when the run ended.
    case all
  }

  var runID: UUID
  var accountID: UUID
  var walkID: UUID
  var version: Int
  var reach: Reach
  var points: Int
  var questionCount: Int
  /// From the beginning to the last answer, milliseconds.
  var duration: Int64
  /// Nil where the question at the end was not answered, or there is none.
  var tieOff: Int64?
  /// Monkey that was beaten; nil where there was none, or it won.
  var beatenMonkey: MonkeyMovement.Difficulty?
  var endTime: Moment
  /// Whether its walk has a board: not when it is deleted.
  var hasBoard = true
  /// Whether every question was answered or timed out: what was begun and left was not walked.
  var isWalked = true
}

/// Change of what counts for a player.
enum RunChange: Hashable, Sendable {
  /// A run has ended, or counts again.
  case recorded(CountedRun)
  /// A run counts no longer: it was not walked honestly.
  case withdrawn(CountedRun)
  /// A player's first run on a walk, which counts over all walks where that was for everybody: at the next one the answers are known. Nil for none.
  case first(CountedRun?, walkID: UUID, accountID: UUID)
}

extension CountedRun {
  /// A run that has just ended.
  /// - Parameters:
  ///   - walk: As it is now; nil where it was deleted meanwhile.
  ///   - isOwn: Whether the player makes it, alone or with others.
  init?(_ run: WalkRun, on walk: ShownWalk?, isOwn: Bool) {
    guard let outcome = run.outcome, let endTime = run.endTime else { return nil }
    self.init(
      runID: run.id, accountID: run.accountID, walkID: run.walkID, version: run.version,
      reach: run.isVerified ? Self.reach(isOfGuest: run.isOfGuest, isOwn: isOwn, visibility: walk?.visibility) : .none,
      points: outcome.points,
      questionCount: run.questionCount, duration: outcome.duration, tieOff: outcome.tieOff,
      beatenMonkey: run.options.monkey.flatMap { RunRules.hasBeatenMonkey(outcome) ? $0 : nil }, endTime: endTime,
      isWalked: RunRules.isWalked(run))
  }

  static func reach(isOfGuest: Bool, isOwn: Bool, visibility: StoredWalk.Visibility?) -> Reach {
    guard let visibility, !isOfGuest, !isOwn else { return .none }
    return visibility == .all ? .all : .walk
  }

  /// Decides between runs with as many points: the guess at the end that is nearer, then the shorter time, to a tenth of a second. The higher comes first.
  var tie: Int64 { Self.tie(off: tieOff, duration: duration) }

  static func tie(off: Int64?, duration: Int64) -> Int64 {
    let off = min(max(0, off ?? offMax), offMax)
    let tenths = min(max(0, duration / 100), tenthsMax)
    return (offMax - off) * (tenthsMax + 1) + (tenthsMax - tenths)
  }

  /// Further off is as far as this, as is no guess at all.
  private static let offMax: Int64 = 99_998
  /// Eleven days: longer runs end by themselves, or take as long as this.
  private static let tenthsMax: Int64 = 9_999_999
}

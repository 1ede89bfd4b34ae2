import FoundationEssentials
import Timekeeping

/// An accepted attempt, as boards and badges reckon with it.
struct ScoredAttempt: Hashable, Sendable {
  /// Feat that badges ask for, besides having done it (requirement E-S13).
  enum Feat: Hashable, Sendable, CaseIterable {
    /// In weather that earns more points.
    case extremeWeather
    /// Begun before six in the morning, by the sun: the part that counts.
    case earlyBird
    /// Among the three best of its challenge when it was accepted.
    case podium
    /// Nobody had done the challenge before.
    case explorer
  }

  var attemptID: UUID
  var accountID: UUID
  var challengeID: UUID
  var version: Int32
  var parkID: String
  var kind: ChallengeKind
  var result: AttemptResult
  /// With all that is added (requirement E-42).
  var points: Int64
  var endTime: Moment
  var feats: Set<Feat> = []
}

/// Result of an attempt, as its evaluator gave it.
struct AttemptResult: Hashable, Sendable {
  var unit: Evaluation.Unit
  var score: Int64
  /// The higher one is better.
  var rank: Int64
  var tie: Int64
  /// Whether its type has a board: a free ride has none (requirement E-44).
  var hasBoard: Bool
}

/// Change of what counts for a person.
enum ScoreChange: Hashable, Sendable {
  /// An attempt was accepted, by the judge or by a moderator.
  case recorded(ScoredAttempt)
  /// An accepted attempt was judged anew, and still is.
  case corrected(ScoredAttempt)
  /// An attempt that counted already has come onto its board, a day later because its person appears offline: its placing is new.
  case placed(ScoredAttempt)
  /// The points of an attempt are others, because another one of its person came or went.
  case points(Int64, attemptID: UUID, accountID: UUID)
  /// An attempt counts no longer.
  case withdrawn(attemptID: UUID, accountID: UUID)
}

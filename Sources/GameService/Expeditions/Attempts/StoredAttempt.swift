import FoundationEssentials
import Positions
import Timekeeping

/// An attempt as it is kept.
struct StoredAttempt: Hashable, Sendable {
  /// State of an attempt. The raw value is what the database and the contract call it.
  enum State: Int16, Sendable {
    case active = 1
    case accepted
    case held
    case rejected
    case abandoned
  }

  /// Decision about it.
  struct Decision: Hashable, Sendable {
    var time: Moment
    var rulesetVersion: Int32
    /// A message of the contract.
    var verdict: [UInt8]
    var isByModerator = false
    var note = ""
    /// When what counts began and ended, milliseconds since 1970. Nil for a beginning that was not kept yet when it was decided.
    var startTime: Int64?
    var endTime: Int64
    var day: Int32
    var rank: Int64
    var tie: Int64
    var score: Int64
    var unit: Evaluation.Unit
    var fullBase: Int64
    var isTopTen = false
  }

  var id: UUID
  var accountID: UUID
  var challengeID: UUID
  var version: Int32
  var parkID: String
  var state: State
  /// Milliseconds since 1970.
  var startTime: Int64
  var startPoint: GridPoint
  /// Millimetres.
  var startAccuracy: Int64
  var device: String
  var features: Set<Feature>
  var isOffline: Bool
  var weather: Weather?
  var createTime: Moment
  var expireTime: Moment
  var timerGeneration: Int64 = 1
  var sampleCount: Int32 = 0
  /// Milliseconds by which the device's clock is behind, less than 0 where it is ahead: by the chunk that was on its way for the shortest time, which only
  /// ever adds to it.
  var leastLag: Int64 = 0
  /// Milliseconds by which the device's clock was behind when its first chunk came; 0 where it was not. The way of that chunk is in it, and stays in it: what
  /// is kept of a track is reckoned by it, and samples of before the start are worth nothing but to whose clock is behind.
  var clockLag: Int64 = 0
  var partCount: Int32 = 0
  /// Milliseconds since 1970.
  var deadline: Int64?
  /// When it was given up, or decided.
  var finishTime: Moment?
  var decision: Decision?
  var appeal: String?
  var breakdown: PointsRules.Breakdown?
  /// Whether its samples are there, and whether the person keeps them beyond their time.
  var hasTrack = true
  var keepsTrack = false
  /// The first chunk that is not there.
  var nextSequence: Int32 = 0

  /// When it began by the device's clock, milliseconds since 1970: nothing before counts.
  var countedFrom: Int64 { startTime - min(clockLag, AttemptRules.skewMax) }

  /// How far the clocks of device and server differ, milliseconds.
  var clockSkew: Int64 { abs(leastLag) }

  /// Whether a moderator is to look at it.
  var isWaiting: Bool { state == .held || (state == .rejected && appeal != nil && decision?.isByModerator == false) }

  /// Whether a moderator may decide it otherwise: what counts though somebody has seen that it should not, and what another moderator has decided.
  var mayBeTakenBack: Bool { state == .accepted || decision?.isByModerator == true }
}

extension StoredAttempt.Decision {
  /// Has the result that another one had.
  mutating func takeResult(of other: Self) {
    (startTime, endTime, day) = (other.startTime, other.endTime, other.day)
    (rank, tie) = (other.rank, other.tie)
    (score, unit, fullBase) = (other.score, other.unit, other.fullBase)
  }

  /// Whether boards would have the same of both, and points be made of the same.
  func isSameResult(as other: Self) -> Bool {
    (rank, tie, fullBase) == (other.rank, other.tie, other.fullBase) && (score, unit) == (other.score, other.unit)
      && (endTime, day) == (other.endTime, other.day)
  }
}

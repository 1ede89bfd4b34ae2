import FoundationEssentials
import Timekeeping

/// A group that takes a walk together, each in a run of their own; or a class, whose maker looks on.
struct StoredGroup: Hashable, Sendable {
  let id: UUID
  /// The account of who has made it.
  let makerID: UUID
  let walkID: UUID
  let version: Int
  /// As the version has it; empty where nothing of the walk is shown.
  let walkTitle: String
  let isClass: Bool
  /// Nil after the end.
  var code: String?
  let options: WalkRun.Options
  let questionCount: Int
  /// The latest number that was given to a member.
  var lastNumber: Int
  let createTime: Moment
  /// Nil while a class waits.
  var startTime: Moment?
  let expireTime: Moment
  var endTime: Moment?

  func isOver(at now: Moment) -> Bool { endTime != nil || now >= expireTime }
}

/// One who is in a group, or was.
struct StoredMember: Hashable, Sendable {
  /// From 1; 0 of a teacher.
  let number: Int
  let accountID: UUID
  /// Written for this group; may be empty.
  let name: String
  let state: State
  let isOfGuest: Bool
  /// Nil before it has begun.
  let runID: UUID?
  /// Whether moderators have hidden the name from all others, and each that is written in its place.
  var isNameHidden = false
  /// Nil without a run.
  var progress: Progress?

  /// The name as somebody of the group reads it.
  func name(readBy viewer: StoredMember) -> String { isNameHidden && number != viewer.number ? "" : name }

  /// The numbers are the column's.
  enum State: Int16, Hashable, Sendable {
    case present = 0
    case left = 1
    /// Sent away for good.
    case removed = 2
  }

  /// How far a run is.
  struct Progress: Hashable, Sendable {
    var closedCount: Int
    var points: Int
    var hasEnded: Bool
    /// From the beginning to the last answer, milliseconds; 0 before the end.
    var duration: Int64 = 0
    /// Nil where the question at the end was not answered, or there is none, and before the end.
    var tieOff: Int64?
  }
}

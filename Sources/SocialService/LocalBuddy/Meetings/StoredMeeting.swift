import FoundationEssentials
import Geodesy
import Postgres
import Timekeeping

/// Content that two people agree upon.
struct MeetingPlan: Sendable, Hashable {
  var time: WallClock.Time
  /// A name of the IANA data.
  var timeZone: String
  /// Which of the two, where the clock shows the time twice: 0 or 1.
  var fold = 0
  /// Minutes.
  var duration = MeetingRules.durationUsual
  /// Empty when nothing is said, and so are the next two.
  var title = ""
  var description = ""
  var place = ""
  var position: GeoPoint?
}

/// A meeting as it is kept.
struct StoredMeeting: Sendable, Hashable {
  var id: UUID
  var proposerID: UUID
  var otherID: UUID
  var state = MeetingRules.State.proposed
  var plan: MeetingPlan
  /// As the rules of the zone were known when it was last reckoned.
  var startTime: Moment
  /// Raised by each change.
  var version: Int64 = 1
  /// Minutes before the beginning of the last reminder that was given or passed over.
  var reminded = MeetingRules.remindedNever
  var timerGeneration: Int64 = 1
  var createTime: Moment
  /// When it got into its state; nil for one that is proposed.
  var changeTime: Moment?
  /// Nil unless it is cancelled.
  var isCancelledByProposer: Bool?
  var cancelReason = ""
  /// The meeting in whose place it was proposed, and the one that was proposed in its place.
  var replacedID: UUID?
  var replacingID: UUID?

  var endTime: Moment { startTime + .seconds(Int64(plan.duration) * 60) }

  var sides: [UUID] { [proposerID, otherID] }

  func isProposer(_ accountID: UUID) -> Bool { accountID == proposerID }

  /// The one whom somebody meets.
  func other(than accountID: UUID) -> UUID { accountID == proposerID ? otherID : proposerID }
}

extension MeetingRules.State: SQLValue, SQLDecodable {}

/// A place in a list of meetings.
struct MeetingPlace: Sendable, Hashable {
  var startTime = Moment.distantPast
  var meetingID = UUID.smallest
}

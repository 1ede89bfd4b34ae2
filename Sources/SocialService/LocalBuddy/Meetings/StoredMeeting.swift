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
  /// Whether moderators have hidden the proposer's texts from the other one, and the reason from the one who did not write it.
  var isPlanHidden = false
  var isReasonHidden = false
  /// Whether the texts of the plan, and the reason, are a stranger's that lead out of Cairn.
  var planLeadsElsewhere = false
  var reasonLeadsElsewhere = false

  var endTime: Moment { startTime + .seconds(Int64(plan.duration) * 60) }

  var sides: [UUID] { [proposerID, otherID] }

  func isProposer(_ accountID: UUID) -> Bool { accountID == proposerID }

  /// The one who has cancelled it; nil unless it is cancelled.
  var cancellerID: UUID? { isCancelledByProposer.map { $0 ? proposerID : otherID } }

  /// The meeting as somebody reads it: without texts of another one that moderators have hidden. When and where by the map stays: the two have agreed on it.
  /// - Parameter accountID: Nil for anybody but the two.
  func shown(to accountID: UUID?) -> StoredMeeting {
    var shown = self
    if isPlanHidden, accountID != proposerID {
      (shown.plan.title, shown.plan.description, shown.plan.place, shown.planLeadsElsewhere) = ("", "", "", false)
    }
    if isReasonHidden, accountID != cancellerID { (shown.cancelReason, shown.reasonLeadsElsewhere) = ("", false) }
    return shown
  }

  /// The one whom somebody meets.
  func other(than accountID: UUID) -> UUID { accountID == proposerID ? otherID : proposerID }
}

extension MeetingRules.State: SQLValue, SQLDecodable {}

/// A place in a list of meetings.
struct MeetingPlace: Sendable, Hashable {
  var startTime = Moment.distantPast
  var meetingID = UUID.smallest
}

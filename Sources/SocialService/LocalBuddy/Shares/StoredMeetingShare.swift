import FoundationEssentials
import Texts
import Timekeeping

/// A link by which somebody shows a meeting to a trusted person.
struct StoredMeetingShare: Sendable, Hashable {
  var shareID: UUID
  var meetingID: UUID
  /// The one who has made it.
  var accountID: UUID
  var language: PageLanguage
  var createTime: Moment
  /// When it is over by itself.
  var expireTime: Moment
  /// When its maker has ended it; nil while it is not.
  var endTime: Moment?
  /// Whether it was ended by "home".
  var isHome = false
}

import FoundationEssentials
import Positions
import Timekeeping

/// A walk with its draft, without the questions.
struct StoredWalk: Hashable, Sendable {
  let id: UUID
  /// The maker's account.
  let accountID: UUID
  /// The draft.
  var head: Head
  /// Raised by every change of the draft.
  var revision: Int64
  /// The revision that the latest version was made of.
  var publishedRevision: Int64
  var visibility: Visibility
  /// The latest version; 0 for none.
  var version: Int
  /// Nil until it is published first.
  var code: String?
  var isGenerated: Bool
  /// Whether moderators have hidden it.
  var isHidden = false

  /// All of a draft but its questions.
  struct Head: Hashable, Sendable {
    var title = ""
    var description = ""
    /// BCP 47; may be empty.
    var lang = ""
    var image: Image?
    /// Metres.
    var radius = WalkRules.radiusDefault
    var isInOrder = false
    var route: [GridPoint] = []
    var tieBreaker: Tie?
  }

  /// People who may see a published walk; the numbers are the columns'.
  enum Visibility: Int16, Hashable, Sendable, CaseIterable {
    case draft = 0
    case own = 1
    case link = 2
    case friends = 3
    case all = 4
  }
}

/// An image, as MediaService of social knows it.
struct Image: Hashable, Sendable {
  let mediaID: UUID
  let altText: String
}

/// A question at the end that decides between equals.
struct Tie: Hashable, Sendable {
  let text: String
  let lower: Int64
  let upper: Int64
  let answer: Int64
}

/// A question of a draft, whole or half, or of a version, whole.
struct StoredQuestion: Hashable, Sendable {
  typealias ID = UUID

  let id: ID
  /// From 1.
  var number: Int
  var title: String
  var text: String
  /// BCP 47; empty for the walk's.
  var lang = ""
  var image: Image?
  /// At most 8; of a version 2 to 8.
  var options: [String]
  /// Index; nil while none is chosen.
  var rightOption: Int?
  var explanation = ""
  /// Nil until it is placed.
  var point: GridPoint?
  /// Seconds; nil for those of the run.
  var timer: Int?
}

/// A published walk as it is shown before it is walked.
struct ShownWalk: Hashable, Sendable {
  let id: UUID
  let accountID: UUID
  var title: String
  var description: String
  var lang: String
  var image: Image?
  var questionCount: Int
  /// Degrees; nil for a draft.
  var area: Area?
  var radius: Int
  var isInOrder: Bool
  var hasTieBreaker: Bool
  var version: Int
  var visibility: StoredWalk.Visibility
  var code: String?
  var createTime: Moment
  var publishTime: Moment?
  var featureTime: Moment?
  var isGenerated: Bool

  /// Degrees, rounded to two kilometres and more.
  struct Area: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
  }
}

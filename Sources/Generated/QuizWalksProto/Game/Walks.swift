// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// People who may see a published walk.
public enum WalkVisibility: MessageEnum {
  /// Nobody yet: a draft that was never published.
  case unspecified
  /// The maker and editors.
  case `private`
  /// Everybody who has the link or the code.
  case link
  /// Friends of the maker.
  case friends
  /// Everybody; it is in lists.
  case `public`
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .`private`, .link, .friends, .`public`]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .`private`: 1
    case .link: 2
    case .friends: 3
    case .`public`: 4
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .`private`
    case 2: self = .link
    case 3: self = .friends
    case 4: self = .`public`
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "WALK_VISIBILITY_UNSPECIFIED"
    case .`private`: "WALK_VISIBILITY_PRIVATE"
    case .link: "WALK_VISIBILITY_LINK"
    case .friends: "WALK_VISIBILITY_FRIENDS"
    case .`public`: "WALK_VISIBILITY_PUBLIC"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "WALK_VISIBILITY_UNSPECIFIED": self = .unspecified
    case "WALK_VISIBILITY_PRIVATE": self = .`private`
    case "WALK_VISIBILITY_LINK": self = .link
    case "WALK_VISIBILITY_FRIENDS": self = .friends
    case "WALK_VISIBILITY_PUBLIC": self = .`public`
    default: return nil
    }
  }
}

/// Things that the caller may do with a walk.
public struct WalkPermissions: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkPermissions"

  /// Whether the caller may walk it.
  public var canPlay: Bool = false

  /// Whether the caller may show it to others.
  public var canShare: Bool = false

  /// Whether the caller may edit it.
  public var canEdit: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(canPlay: Bool = false, canShare: Bool = false, canEdit: Bool = false) {
    self.canPlay = canPlay
    self.canShare = canShare
    self.canEdit = canEdit
  }
}

/// A walk as it is shown before it is walked.
public struct Walk: Message {
  public static let protoName = "cairn.game.quizwalks.v1.Walk"

  /// UUID.
  public var walkID: String = ""

  /// Title of the latest version; of a draft that was never published the draft's.
  public var title: String = ""

  /// May be empty.
  public var descriptionField: String = ""

  /// BCP 47 language; may be empty.
  public var lang: String = ""

  /// Absent where there is none.
  public var image: WalkImage? = nil

  /// How many questions there are.
  public var questionCount: Int32 = 0

  /// Maker of the walk; absent where it cannot be found out now, or the account is gone.
  public var maker: CairnProto.Person? = nil

  /// About where it is: the middle of its questions, rounded to two kilometres and more each way. Absent for a draft.
  public var area: CairnProto.LatLng? = nil

  /// How near one must come to a question, in metres.
  public var radiusM: Int32 = 0

  /// Whether questions are asked in their order.
  public var isInOrder: Bool = false

  /// Whether there is a question at the end that decides between equals.
  public var hasTieBreaker: Bool = false

  /// The latest version; 0 for a draft.
  public var version: Int32 = 0

  /// People who may see it.
  public var visibility: WalkVisibility = .unspecified

  /// Code by which others find it, six characters of 23456789ABCDEFGHJKMNPQRSTVWXYZ; empty where the caller may not share it.
  public var code: String = ""

  /// Things that the caller may do with it.
  public var permissions: WalkPermissions? = nil

  /// When it was published first; absent for a draft.
  public var publishTime: Moment? = nil

  /// Whether it was made by a machine.
  public var isGenerated: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", title: String = "", descriptionField: String = "", lang: String = "", image: WalkImage? = nil, questionCount: Int32 = 0, maker: CairnProto.Person? = nil, area: CairnProto.LatLng? = nil, radiusM: Int32 = 0, isInOrder: Bool = false, hasTieBreaker: Bool = false, version: Int32 = 0, visibility: WalkVisibility = .unspecified, code: String = "", permissions: WalkPermissions? = nil, publishTime: Moment? = nil, isGenerated: Bool = false) {
    self.walkID = walkID
    self.title = title
    self.descriptionField = descriptionField
    self.lang = lang
    self.image = image
    self.questionCount = questionCount
    self.maker = maker
    self.area = area
    self.radiusM = radiusM
    self.isInOrder = isInOrder
    self.hasTieBreaker = hasTieBreaker
    self.version = version
    self.visibility = visibility
    self.code = code
    self.permissions = permissions
    self.publishTime = publishTime
    self.isGenerated = isGenerated
  }
}

/// All of a draft but its questions.
public struct DraftHead: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DraftHead"

  /// At most 100 scalars.
  public var title: String = ""

  /// At most 2,000 scalars, in lines.
  public var descriptionField: String = ""

  /// BCP 47 language of its texts; may be empty.
  public var lang: String = ""

  /// Absent for none.
  public var image: WalkImage? = nil

  /// How near one must come to a question, in metres, from 10 to 100; 0 for 25.
  public var radiusM: Int32 = 0

  /// Whether questions are asked in their order.
  public var isInOrder: Bool = false

  /// A line to follow, at most 500 points; may be empty.
  public var routePoints: [CairnProto.LatLng] = []

  /// Absent for none.
  public var tieBreaker: TieBreaker? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(title: String = "", descriptionField: String = "", lang: String = "", image: WalkImage? = nil, radiusM: Int32 = 0, isInOrder: Bool = false, routePoints: [CairnProto.LatLng] = [], tieBreaker: TieBreaker? = nil) {
    self.title = title
    self.descriptionField = descriptionField
    self.lang = lang
    self.image = image
    self.radiusM = radiusM
    self.isInOrder = isInOrder
    self.routePoints = routePoints
    self.tieBreaker = tieBreaker
  }
}

/// A walk as its makers see it.
public struct Draft: Message {
  public static let protoName = "cairn.game.quizwalks.v1.Draft"

  /// UUID.
  public var walkID: String = ""

  /// All but the questions.
  public var head: DraftHead? = nil

  /// In their order.
  public var questions: [Question] = []

  /// Raised by every change.
  public var revision: Int64 = 0

  /// The latest published version; 0 for none.
  public var version: Int32 = 0

  /// People who may see that.
  public var visibility: WalkVisibility = .unspecified

  /// Whether the draft differs from the latest version.
  public var isChanged: Bool = false

  /// Accounts that may edit it besides the maker, at most 20. UUIDs.
  public var editorAccountIDs: [String] = []

  /// Names and pictures of these, in the same order, as far as the caller may see them.
  public var editors: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", head: DraftHead? = nil, questions: [Question] = [], revision: Int64 = 0, version: Int32 = 0, visibility: WalkVisibility = .unspecified, isChanged: Bool = false, editorAccountIDs: [String] = [], editors: [CairnProto.Person] = []) {
    self.walkID = walkID
    self.head = head
    self.questions = questions
    self.revision = revision
    self.version = version
    self.visibility = visibility
    self.isChanged = isChanged
    self.editorAccountIDs = editorAccountIDs
    self.editors = editors
  }
}

/// A walk to begin.
public struct CreateWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.CreateWalkRequest"

  /// May be empty.
  public var title: String = ""

  /// BCP 47 language of its texts; may be empty.
  public var lang: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(title: String = "", lang: String = "") {
    self.title = title
    self.lang = lang
  }
}

/// The walk.
public struct CreateWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.CreateWalkResponse"

  /// UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// All of a draft but its questions.
public struct UpdateWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.UpdateWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// In place of what was there.
  public var head: DraftHead? = nil

  /// The revision that the caller has seen: what another editor has written since is not undone. 0 for whatever there is.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", head: DraftHead? = nil, revision: Int64 = 0) {
    self.walkID = walkID
    self.head = head
    self.revision = revision
  }
}

/// The draft.
public struct UpdateWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.UpdateWalkResponse"

  /// Its number after the change.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revision: Int64 = 0) {
    self.revision = revision
  }
}

/// A question to write.
public struct PutQuestionRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.PutQuestionRequest"

  /// UUID.
  public var walkID: String = ""

  /// Number 0 leaves an old question where it is, and puts a new one at the end.
  public var question: Question? = nil

  /// The revision that the caller has seen: what another editor has written since is not undone. 0 for whatever there is.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", question: Question? = nil, revision: Int64 = 0) {
    self.walkID = walkID
    self.question = question
    self.revision = revision
  }
}

/// The question as it is kept.
public struct PutQuestionResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.PutQuestionResponse"

  /// With its number and title.
  public var question: Question? = nil

  /// Number of the draft after the change.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(question: Question? = nil, revision: Int64 = 0) {
    self.question = question
    self.revision = revision
  }
}

/// A question and its place.
public struct PlaceQuestionRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.PlaceQuestionRequest"

  /// UUID.
  public var walkID: String = ""

  /// UUID.
  public var questionID: String = ""

  /// Where it is asked.
  public var position: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", questionID: String = "", position: CairnProto.LatLng? = nil) {
    self.walkID = walkID
    self.questionID = questionID
    self.position = position
  }
}

/// The question is placed.
public struct PlaceQuestionResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.PlaceQuestionResponse"

  /// Number of the draft after the change.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revision: Int64 = 0) {
    self.revision = revision
  }
}

/// Questions in an order.
public struct OrderQuestionsRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.OrderQuestionsRequest"

  /// UUID.
  public var walkID: String = ""

  /// All of them. UUIDs.
  public var questionIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", questionIDs: [String] = []) {
    self.walkID = walkID
    self.questionIDs = questionIDs
  }
}

/// The questions are in that order.
public struct OrderQuestionsResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.OrderQuestionsResponse"

  /// Number of the draft after the change.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revision: Int64 = 0) {
    self.revision = revision
  }
}

/// The question to take out.
public struct DeleteQuestionRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DeleteQuestionRequest"

  /// UUID.
  public var walkID: String = ""

  /// UUID.
  public var questionID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", questionID: String = "") {
    self.walkID = walkID
    self.questionID = questionID
  }
}

/// The question is out.
public struct DeleteQuestionResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DeleteQuestionResponse"

  /// Number of the draft after the change.
  public var revision: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(revision: Int64 = 0) {
    self.revision = revision
  }
}

/// The draft that is asked for.
public struct GetDraftRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetDraftRequest"

  /// UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// The draft.
public struct GetDraftResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetDraftResponse"

  /// With its questions.
  public var draft: Draft? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(draft: Draft? = nil) {
    self.draft = draft
  }
}

/// The walk to publish.
public struct PublishWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.PublishWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// People who may see it.
  public var visibility: WalkVisibility = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", visibility: WalkVisibility = .unspecified) {
    self.walkID = walkID
    self.visibility = visibility
  }
}

/// The walk is published.
public struct PublishWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.PublishWalkResponse"

  /// The version, from 1.
  public var version: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int32 = 0) {
    self.version = version
  }
}

/// For whom a walk is to be.
public struct SetWalkVisibilityRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.SetWalkVisibilityRequest"

  /// UUID.
  public var walkID: String = ""

  /// People who may see it.
  public var visibility: WalkVisibility = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", visibility: WalkVisibility = .unspecified) {
    self.walkID = walkID
    self.visibility = visibility
  }
}

/// It is.
public struct SetWalkVisibilityResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.SetWalkVisibilityResponse"

  /// Every field at its default.
  public init() {}
}

/// The walk to copy.
public struct DuplicateWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DuplicateWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// The copy.
public struct DuplicateWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DuplicateWalkResponse"

  /// UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// The walk to delete.
public struct DeleteWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DeleteWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// The walk is gone.
public struct DeleteWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DeleteWalkResponse"

  /// Every field at its default.
  public init() {}
}

/// The friend who is to edit.
public struct AddEditorRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AddEditorRequest"

  /// UUID.
  public var walkID: String = ""

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", accountID: String = "") {
    self.walkID = walkID
    self.accountID = accountID
  }
}

/// The friend may edit.
public struct AddEditorResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.AddEditorResponse"

  /// Every field at its default.
  public init() {}
}

/// The account that is to edit no more.
public struct RemoveEditorRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RemoveEditorRequest"

  /// UUID.
  public var walkID: String = ""

  /// UUID.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", accountID: String = "") {
    self.walkID = walkID
    self.accountID = accountID
  }
}

/// The account may edit no more.
public struct RemoveEditorResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RemoveEditorResponse"

  /// Every field at its default.
  public init() {}
}

/// The walk that is asked for.
public struct GetWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// The walk.
public struct GetWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkResponse"

  /// As the caller may see it.
  public var walk: Walk? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walk: Walk? = nil) {
    self.walk = walk
  }
}

/// A code.
public struct FindWalkByCodeRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.FindWalkByCodeRequest"

  /// As it was told; small letters will do.
  public var code: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "") {
    self.code = code
  }
}

/// The walk.
public struct FindWalkByCodeResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.FindWalkByCodeResponse"

  /// As the caller may see it.
  public var walk: Walk? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walk: Walk? = nil) {
    self.walk = walk
  }
}

/// The walks that are asked for.
public struct ListWalksRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ListWalksRequest"

  /// Kind of a list.
  public enum Section: MessageEnum {
    /// Not valid.
    case unspecified
    /// Chosen by the operator, the last chosen first.
    case featured
    /// Public ones.
    case new
    /// The caller's own and those that the caller edits, with drafts.
    case mine
    /// Walks of a user that the caller may see.
    case user
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .featured, .new, .mine, .user]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .featured: 1
      case .new: 2
      case .mine: 3
      case .user: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .featured
      case 2: self = .new
      case 3: self = .mine
      case 4: self = .user
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "SECTION_UNSPECIFIED"
      case .featured: "SECTION_FEATURED"
      case .new: "SECTION_NEW"
      case .mine: "SECTION_MINE"
      case .user: "SECTION_USER"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "SECTION_UNSPECIFIED": self = .unspecified
      case "SECTION_FEATURED": self = .featured
      case "SECTION_NEW": self = .new
      case "SECTION_MINE": self = .mine
      case "SECTION_USER": self = .user
      default: return nil
      }
    }
  }

  /// Kind of the list.
  public var section: ListWalksRequest.Section = .unspecified

  /// The user, for SECTION_USER. UUID.
  public var accountID: String = ""

  /// At most so many; 0 for 20, never more than 50.
  public var pageSize: Int32 = 0

  /// Where the list goes on; empty for its beginning.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(section: ListWalksRequest.Section = .unspecified, accountID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.section = section
    self.accountID = accountID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// Walks.
public struct ListWalksResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ListWalksResponse"

  /// In the order of the list. A page may have fewer than were asked for.
  public var walks: [Walk] = []

  /// Empty at the end.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walks: [Walk] = [], nextPageToken: String = "") {
    self.walks = walks
    self.nextPageToken = nextPageToken
  }
}

/// A place.
public struct FindNearbyWalksRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.FindNearbyWalksRequest"

  /// Around where.
  public var position: CairnProto.LatLng? = nil

  /// At most so many; 0 for 20, never more than 50.
  public var limit: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(position: CairnProto.LatLng? = nil, limit: Int32 = 0) {
    self.position = position
    self.limit = limit
  }
}

/// Walks.
public struct FindNearbyWalksResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.FindNearbyWalksResponse"

  /// The nearest first.
  public var walks: [NearbyWalk] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walks: [NearbyWalk] = []) {
    self.walks = walks
  }
}

/// A walk and how far it is.
public struct NearbyWalk: Message {
  public static let protoName = "cairn.game.quizwalks.v1.NearbyWalk"

  /// The walk.
  public var walk: Walk? = nil

  /// About how far its area is, in metres.
  public var distanceM: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walk: Walk? = nil, distanceM: Double = 0) {
    self.walk = walk
    self.distanceM = distanceM
  }
}

/// A walk and friends.
public struct ShareWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ShareWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// 1 to 50 friends. UUIDs.
  public var accountIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", accountIDs: [String] = []) {
    self.walkID = walkID
    self.accountIDs = accountIDs
  }
}

/// They hear of it.
public struct ShareWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ShareWalkResponse"

  /// Every field at its default.
  public init() {}
}

/// The version that is asked for.
public struct GetWalkInsightsRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkInsightsRequest"

  /// UUID.
  public var walkID: String = ""

  /// The version; 0 for the latest.
  public var version: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", version: Int32 = 0) {
    self.walkID = walkID
    self.version = version
  }
}

/// How a question was answered.
public struct QuestionInsight: Message {
  public static let protoName = "cairn.game.quizwalks.v1.QuestionInsight"

  /// UUID.
  public var questionID: String = ""

  /// Its place among the questions, from 1.
  public var number: Int32 = 0

  /// Its title.
  public var title: String = ""

  /// How often it was answered or timed out.
  public var askedCount: Int64 = 0

  /// How often it was answered rightly.
  public var rightCount: Int64 = 0

  /// How often it was timed out.
  public var timedOutCount: Int64 = 0

  /// From the unlocking to the answer, on average, in milliseconds; 0 where it was not asked.
  public var durationAverageMs: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", number: Int32 = 0, title: String = "", askedCount: Int64 = 0, rightCount: Int64 = 0, timedOutCount: Int64 = 0, durationAverageMs: Int64 = 0) {
    self.questionID = questionID
    self.number = number
    self.title = title
    self.askedCount = askedCount
    self.rightCount = rightCount
    self.timedOutCount = timedOutCount
    self.durationAverageMs = durationAverageMs
  }
}

/// How the questions were answered.
public struct GetWalkInsightsResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkInsightsResponse"

  /// The version.
  public var version: Int32 = 0

  /// In their order.
  public var questions: [QuestionInsight] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int32 = 0, questions: [QuestionInsight] = []) {
    self.version = version
    self.questions = questions
  }
}

/// A walk to feature.
public struct FeatureWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.FeatureWalkRequest"

  /// UUID.
  public var walkID: String = ""

  /// Whether it is to be featured.
  public var isFeatured: Bool = false

  /// The version that the caller has looked at (Walk.version), for a walk that is to be featured; 0 for whatever there is.
  public var version: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", isFeatured: Bool = false, version: Int32 = 0) {
    self.walkID = walkID
    self.isFeatured = isFeatured
    self.version = version
  }
}

/// It is.
public struct FeatureWalkResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.FeatureWalkResponse"

  /// Every field at its default.
  public init() {}
}

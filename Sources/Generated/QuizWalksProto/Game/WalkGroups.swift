// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_groups.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Kinds of groups.
public enum WalkGroupKind: MessageEnum {
  /// Never sent.
  case unspecified
  /// Everybody walks, the maker as well, and begins at once.
  case friends
  /// A teacher and pupils.
  case `class`
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .friends, .`class`]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .friends: 1
    case .`class`: 2
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .friends
    case 2: self = .`class`
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "WALK_GROUP_KIND_UNSPECIFIED"
    case .friends: "WALK_GROUP_KIND_FRIENDS"
    case .`class`: "WALK_GROUP_KIND_CLASS"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "WALK_GROUP_KIND_UNSPECIFIED": self = .unspecified
    case "WALK_GROUP_KIND_FRIENDS": self = .friends
    case "WALK_GROUP_KIND_CLASS": self = .`class`
    default: return nil
    }
  }
}

/// How a group stands.
public enum WalkGroupState: MessageEnum {
  /// Never sent.
  case unspecified
  /// A class that people come into and that has not begun.
  case waiting
  /// People walk, and others still come in.
  case walking
  /// Nobody comes in any more, and all runs have ended.
  case ended
  /// A number this version does not know.
  case unrecognized(Int32)

  public static let allKnown: [Self] = [.unspecified, .waiting, .walking, .ended]

  public var rawValue: Int32 {
    switch self {
    case .unspecified: 0
    case .waiting: 1
    case .walking: 2
    case .ended: 3
    case .unrecognized(let number): number
    }
  }

  public init(rawValue: Int32) {
    switch rawValue {
    case 0: self = .unspecified
    case 1: self = .waiting
    case 2: self = .walking
    case 3: self = .ended
    default: self = .unrecognized(rawValue)
    }
  }

  public var protoName: String? {
    switch self {
    case .unspecified: "WALK_GROUP_STATE_UNSPECIFIED"
    case .waiting: "WALK_GROUP_STATE_WAITING"
    case .walking: "WALK_GROUP_STATE_WALKING"
    case .ended: "WALK_GROUP_STATE_ENDED"
    case .unrecognized: nil
    }
  }

  public init?(protoName: String) {
    switch protoName {
    case "WALK_GROUP_STATE_UNSPECIFIED": self = .unspecified
    case "WALK_GROUP_STATE_WAITING": self = .waiting
    case "WALK_GROUP_STATE_WALKING": self = .walking
    case "WALK_GROUP_STATE_ENDED": self = .ended
    default: return nil
    }
  }
}

/// One who is in a group.
public struct WalkGroupMember: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupMember"

  /// From 1 in the order in which they came; of a teacher 0. Stays what it is.
  public var number: Int32 = 0

  /// Name that was written for this group; empty for who has an account and is in no class, and where moderators have hidden it. Reported as content of the kind
  /// "quiz_group_member" with the id "GROUP:NUMBER".
  public var name: String = ""

  /// The person; absent in a class, for guests, and where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Absent where the caller is not told how far that one is: before the end of a class a pupil is told of nobody else.
  public var progress: WalkGroupProgress? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(number: Int32 = 0, name: String = "", person: CairnProto.Person? = nil, progress: WalkGroupProgress? = nil) {
    self.number = number
    self.name = name
    self.person = person
    self.progress = progress
  }
}

/// How far somebody is in a group.
public struct WalkGroupProgress: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupProgress"

  /// Whether there is a run.
  public var hasBegun: Bool = false

  /// Whether it has ended.
  public var hasEnded: Bool = false

  /// How many questions are answered or timed out.
  public var answeredCount: Int32 = 0

  /// Sum of the points. Absent before the group has ended to all but a teacher and those whose own run has ended.
  public var points: Int32? = nil

  /// From the beginning to the last answer, in milliseconds; absent where points is, and before the end of the run.
  public var durationMs: Int64? = nil

  /// Place in the group, from 1: by points, then by who was nearer at the end, then by time. Absent as duration_ms.
  public var rank: Int32? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(hasBegun: Bool = false, hasEnded: Bool = false, answeredCount: Int32 = 0, points: Int32? = nil, durationMs: Int64? = nil, rank: Int32? = nil) {
    self.hasBegun = hasBegun
    self.hasEnded = hasEnded
    self.answeredCount = answeredCount
    self.points = points
    self.durationMs = durationMs
    self.rank = rank
  }
}

/// A question of a group that has ended, over all who are in it; to a teacher also before.
public struct WalkGroupQuestion: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupQuestion"

  /// UUID.
  public var questionID: String = ""

  /// Its place among the questions, from 1.
  public var number: Int32 = 0

  /// How many have answered it, or let its time run out.
  public var answeredCount: Int32 = 0

  /// How many of them were right.
  public var rightCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(questionID: String = "", number: Int32 = 0, answeredCount: Int32 = 0, rightCount: Int32 = 0) {
    self.questionID = questionID
    self.number = number
    self.answeredCount = answeredCount
    self.rightCount = rightCount
  }
}

/// A group as one who is in it sees it.
public struct WalkGroup: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroup"

  /// UUID.
  public var groupID: String = ""

  /// UUID.
  public var walkID: String = ""

  /// The walk's title; empty where the walk was deleted, or hidden by moderators.
  public var walkTitle: String = ""

  /// Its kind.
  public var kind: WalkGroupKind = .unspecified

  /// How it stands.
  public var state: WalkGroupState = .unspecified

  /// Code by which others come in; empty after the end.
  public var code: String = ""

  /// Options of all runs in it.
  public var options: RunOptions? = nil

  /// Whether the caller has made it.
  public var isMaker: Bool = false

  /// The caller's number among the members.
  public var ownNumber: Int32 = 0

  /// The caller's run; empty before it has begun. UUID.
  public var ownRunID: String = ""

  /// People in it whom the caller may see, in the order in which they came; a teacher is not among them.
  public var members: [WalkGroupMember] = []

  /// Questions, in their order; empty before the end, but to a teacher.
  public var questions: [WalkGroupQuestion] = []

  /// How many questions there are.
  public var questionCount: Int32 = 0

  /// When it was made.
  public var createTime: Moment? = nil

  /// When it began; absent before.
  public var startTime: Moment? = nil

  /// When it ends by itself.
  public var expireTime: Moment? = nil

  /// When it ended; absent before.
  public var endTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", walkID: String = "", walkTitle: String = "", kind: WalkGroupKind = .unspecified, state: WalkGroupState = .unspecified, code: String = "", options: RunOptions? = nil, isMaker: Bool = false, ownNumber: Int32 = 0, ownRunID: String = "", members: [WalkGroupMember] = [], questions: [WalkGroupQuestion] = [], questionCount: Int32 = 0, createTime: Moment? = nil, startTime: Moment? = nil, expireTime: Moment? = nil, endTime: Moment? = nil) {
    self.groupID = groupID
    self.walkID = walkID
    self.walkTitle = walkTitle
    self.kind = kind
    self.state = state
    self.code = code
    self.options = options
    self.isMaker = isMaker
    self.ownNumber = ownNumber
    self.ownRunID = ownRunID
    self.members = members
    self.questions = questions
    self.questionCount = questionCount
    self.createTime = createTime
    self.startTime = startTime
    self.expireTime = expireTime
    self.endTime = endTime
  }
}

/// The walk to take together.
public struct CreateWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.CreateWalkGroupRequest"

  /// UUID.
  public var walkID: String = ""

  /// Its kind.
  public var kind: WalkGroupKind = .unspecified

  /// Options of all runs in it; absent for none.
  public var options: RunOptions? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", kind: WalkGroupKind = .unspecified, options: RunOptions? = nil) {
    self.walkID = walkID
    self.kind = kind
    self.options = options
  }
}

/// The group, whose code GetWalkGroup tells.
public struct CreateWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.CreateWalkGroupResponse"

  /// UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "") {
    self.groupID = groupID
  }
}

/// A group to come into.
public struct JoinWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.JoinWalkGroupRequest"

  /// As it was told; small letters will do.
  public var code: String = ""

  /// Name to be known by in this group: needed in a class, and of guests; of others in a group that is no class it is not kept.
  public var name: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(code: String = "", name: String = "") {
    self.code = code
    self.name = name
  }
}

/// It is joined.
public struct JoinWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.JoinWalkGroupResponse"

  /// UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "") {
    self.groupID = groupID
  }
}

/// The group that is asked for.
public struct GetWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkGroupRequest"

  /// UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "") {
    self.groupID = groupID
  }
}

/// The group.
public struct GetWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkGroupResponse"

  /// As it stands.
  public var group: WalkGroup? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(group: WalkGroup? = nil) {
    self.group = group
  }
}

/// Asks for the caller's groups.
public struct ListWalkGroupsRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ListWalkGroupsRequest"

  /// At most so many; 0 for 20, never more than 50.
  public var pageSize: Int32 = 0

  /// Where the list goes on; empty for its beginning.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A group in a list.
public struct WalkGroupSummary: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupSummary"

  /// UUID.
  public var groupID: String = ""

  /// The walk's title; empty where the walk was deleted, or hidden by moderators.
  public var walkTitle: String = ""

  /// Its kind.
  public var kind: WalkGroupKind = .unspecified

  /// How it stands.
  public var state: WalkGroupState = .unspecified

  /// Whether the caller has made it.
  public var isMaker: Bool = false

  /// When the caller came in first.
  public var joinTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", walkTitle: String = "", kind: WalkGroupKind = .unspecified, state: WalkGroupState = .unspecified, isMaker: Bool = false, joinTime: Moment? = nil) {
    self.groupID = groupID
    self.walkTitle = walkTitle
    self.kind = kind
    self.state = state
    self.isMaker = isMaker
    self.joinTime = joinTime
  }
}

/// Groups.
public struct ListWalkGroupsResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.ListWalkGroupsResponse"

  /// The last that was joined comes first.
  public var groups: [WalkGroupSummary] = []

  /// Empty at the end.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groups: [WalkGroupSummary] = [], nextPageToken: String = "") {
    self.groups = groups
    self.nextPageToken = nextPageToken
  }
}

/// Friends to invite.
public struct InviteToWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.InviteToWalkGroupRequest"

  /// UUID.
  public var groupID: String = ""

  /// 1 to 50 friends of the caller. UUIDs.
  public var accountIDs: [String] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", accountIDs: [String] = []) {
    self.groupID = groupID
    self.accountIDs = accountIDs
  }
}

/// They are invited.
public struct InviteToWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.InviteToWalkGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// The class that begins.
public struct StartWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.StartWalkGroupRequest"

  /// UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "") {
    self.groupID = groupID
  }
}

/// It has begun.
public struct StartWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.StartWalkGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// The group to walk in.
public struct StartGroupRunRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.StartGroupRunRequest"

  /// UUID.
  public var groupID: String = ""

  /// Where the player is; the monkey begins there.
  public var position: RunPosition? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", position: RunPosition? = nil) {
    self.groupID = groupID
    self.position = position
  }
}

/// The run.
public struct StartGroupRunResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.StartGroupRunResponse"

  /// UUID.
  public var runID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "") {
    self.runID = runID
  }
}

/// The group to leave.
public struct LeaveWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.LeaveWalkGroupRequest"

  /// UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "") {
    self.groupID = groupID
  }
}

/// It is left.
public struct LeaveWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.LeaveWalkGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// Somebody to send away.
public struct RemoveFromWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RemoveFromWalkGroupRequest"

  /// UUID.
  public var groupID: String = ""

  /// The number among the members.
  public var number: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", number: Int32 = 0) {
    self.groupID = groupID
    self.number = number
  }
}

/// That one is out.
public struct RemoveFromWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.RemoveFromWalkGroupResponse"

  /// Every field at its default.
  public init() {}
}

/// The group to end.
public struct EndWalkGroupRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.EndWalkGroupRequest"

  /// UUID.
  public var groupID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "") {
    self.groupID = groupID
  }
}

/// It has ended.
public struct EndWalkGroupResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.EndWalkGroupResponse"

  /// Every field at its default.
  public init() {}
}

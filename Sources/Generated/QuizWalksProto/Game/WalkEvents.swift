// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walk_events.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// An event of Qwalk in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct QuizWalksEvent: Message {
  public static let protoName = "cairn.game.quizwalks.v1.QuizWalksEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "walk.published".
    case walkPublished(WalkPublished)
    /// "walk.shared".
    case walkShared(WalkShared)
    /// "walk_group.invited".
    case walkGroupInvited(WalkGroupInvited)
    /// "walk_group.changed".
    case walkGroupChanged(WalkGroupChanged)
    /// "walk_group.progressed".
    case walkGroupProgressed(WalkGroupProgressed)
  }

  /// The change that has happened.
  public var content: OneOfContent? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(content: OneOfContent? = nil) {
    self.content = content
  }
}

/// Event "walk.published", to friends of its maker.
public struct WalkPublished: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkPublished"

  /// Names the walk: a UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// Event "walk.shared", to friends of the account that shares it. They are notified of it by the same kind, with the walk as object; topic
/// FRIENDS_ACTIVITY.
public struct WalkShared: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkShared"

  /// Names the walk: a UUID.
  public var walkID: String = ""

  /// Account that shares it. UUID.
  public var accountID: String = ""

  /// Name of the account that shares it; absent where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "", accountID: String = "", person: CairnProto.Person? = nil) {
    self.walkID = walkID
    self.accountID = accountID
    self.person = person
  }
}

/// Event "walk_group.invited", to friends of the account that invites them to take a walk together. They are notified of it by the same kind, with the group as
/// object; topic FRIENDS_ACTIVITY. When somebody was sent away, the event alone comes again, by the maker, with the group's new code.
public struct WalkGroupInvited: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupInvited"

  /// Names the group: a UUID.
  public var groupID: String = ""

  /// Code by which one comes in, for as long as the group goes on and nobody is sent away.
  public var code: String = ""

  /// Names the walk: a UUID.
  public var walkID: String = ""

  /// Account that invites. UUID.
  public var accountID: String = ""

  /// Name of the account that invites; absent where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", code: String = "", walkID: String = "", accountID: String = "", person: CairnProto.Person? = nil) {
    self.groupID = groupID
    self.code = code
    self.walkID = walkID
    self.accountID = accountID
    self.person = person
  }
}

/// Event "walk_group.changed", to who is in a group of Qwalk; of a class the teacher alone hears who comes and goes. GetWalkGroup tells the rest.
public struct WalkGroupChanged: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupChanged"

  /// The change that has happened.
  public enum Change: MessageEnum {
    /// Never sent.
    case unspecified
    /// Somebody has come in, or back.
    case joined
    /// Somebody has left, or was deleted.
    case left
    /// Somebody was sent away, who hears of it as well.
    case removed
    /// A class has begun.
    case started
    /// It has ended, and all runs in it.
    case ended
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .joined, .left, .removed, .started, .ended]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .joined: 1
      case .left: 2
      case .removed: 3
      case .started: 4
      case .ended: 5
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .joined
      case 2: self = .left
      case 3: self = .removed
      case 4: self = .started
      case 5: self = .ended
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "CHANGE_UNSPECIFIED"
      case .joined: "CHANGE_JOINED"
      case .left: "CHANGE_LEFT"
      case .removed: "CHANGE_REMOVED"
      case .started: "CHANGE_STARTED"
      case .ended: "CHANGE_ENDED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "CHANGE_UNSPECIFIED": self = .unspecified
      case "CHANGE_JOINED": self = .joined
      case "CHANGE_LEFT": self = .left
      case "CHANGE_REMOVED": self = .removed
      case "CHANGE_STARTED": self = .started
      case "CHANGE_ENDED": self = .ended
      default: return nil
      }
    }
  }

  /// Names the group: a UUID.
  public var groupID: String = ""

  /// The change that has happened.
  public var change: WalkGroupChanged.Change = .unspecified

  /// Number of the one who comes or goes; 0 where the group itself has changed.
  public var number: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", change: WalkGroupChanged.Change = .unspecified, number: Int32 = 0) {
    self.groupID = groupID
    self.change = change
    self.number = number
  }
}

/// Event "walk_group.progressed", to the others who are in a group of Qwalk when one of them has begun, answered, or ended; of a class to the teacher alone. The
/// latest of a member says all.
public struct WalkGroupProgressed: Message {
  public static let protoName = "cairn.game.quizwalks.v1.WalkGroupProgressed"

  /// Names the group: a UUID.
  public var groupID: String = ""

  /// Number of the walker among the members.
  public var number: Int32 = 0

  /// How far that one is. Time and place in the group are told by GetWalkGroup.
  public var progress: WalkGroupProgress? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(groupID: String = "", number: Int32 = 0, progress: WalkGroupProgress? = nil) {
    self.groupID = groupID
    self.number = number
    self.progress = progress
  }
}

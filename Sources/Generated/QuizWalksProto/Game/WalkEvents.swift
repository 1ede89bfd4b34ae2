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

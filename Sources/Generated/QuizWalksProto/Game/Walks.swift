// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/walks.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A walk of questions.
public struct Walk: Message {
  public static let protoName = "cairn.game.quizwalks.v1.Walk"

  /// Names the walk: a UUID.
  public var walkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(walkID: String = "") {
    self.walkID = walkID
  }
}

/// The walk that is asked for.
public struct GetWalkRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.GetWalkRequest"

  /// A UUID.
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

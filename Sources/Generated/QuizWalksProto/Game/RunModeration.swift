// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/run_moderation.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// The decision.
public struct DecideRunRequest: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DecideRunRequest"

  /// A UUID.
  public var runID: String = ""

  /// Whether the run counts.
  public var isCounted: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", isCounted: Bool = false) {
    self.runID = runID
    self.isCounted = isCounted
  }
}

/// Nothing: the boards tell.
public struct DecideRunResponse: Message {
  public static let protoName = "cairn.game.quizwalks.v1.DecideRunResponse"

  /// Every field at its default.
  public init() {}
}

// Written by protoc-gen-cairn from cairn/game/quizwalks/v1/open_play.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Runs that a player can go on with when the app starts.
public struct OpenPlay: Message {
  public static let protoName = "cairn.game.quizwalks.v1.OpenPlay"

  /// Runs that are not over, the latest first: to be got by GetRun. At most 20.
  public var runs: [OpenRun] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runs: [OpenRun] = []) {
    self.runs = runs
  }
}

/// A run that can be gone on with.
public struct OpenRun: Message {
  public static let protoName = "cairn.game.quizwalks.v1.OpenRun"

  /// UUID.
  public var runID: String = ""

  /// The walk. UUID.
  public var walkID: String = ""

  /// Title of the version that is walked; empty where the walk was deleted, or moderators have hidden it.
  public var walkTitle: String = ""

  /// When it began.
  public var startTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(runID: String = "", walkID: String = "", walkTitle: String = "", startTime: Moment? = nil) {
    self.runID = runID
    self.walkID = walkID
    self.walkTitle = walkTitle
    self.startTime = startTime
  }
}

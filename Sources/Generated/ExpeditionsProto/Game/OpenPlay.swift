// Written by protoc-gen-cairn from cairn/game/expeditions/v1/open_play.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// Attempts that a player can go on with when the app starts.
public struct OpenPlay: Message {
  public static let protoName = "cairn.game.expeditions.v1.OpenPlay"

  /// Attempts that go on, the latest first: to be got by GetAttempt. Three at most.
  public var attempts: [OpenAttempt] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attempts: [OpenAttempt] = []) {
    self.attempts = attempts
  }
}

/// An attempt that can be gone on with.
public struct OpenAttempt: Message {
  public static let protoName = "cairn.game.expeditions.v1.OpenAttempt"

  /// UUID.
  public var attemptID: String = ""

  /// The challenge. UUID.
  public var challengeID: String = ""

  /// Version of the challenge that it is an attempt at.
  public var challengeVersion: Int32 = 0

  /// When it began.
  public var startTime: Moment? = nil

  /// Time at which it is given up where nothing comes.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(attemptID: String = "", challengeID: String = "", challengeVersion: Int32 = 0, startTime: Moment? = nil, expireTime: Moment? = nil) {
    self.attemptID = attemptID
    self.challengeID = challengeID
    self.challengeVersion = challengeVersion
    self.startTime = startTime
    self.expireTime = expireTime
  }
}

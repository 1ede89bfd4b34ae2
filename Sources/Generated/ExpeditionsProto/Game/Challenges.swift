// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenges.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A task in a park that people do on foot or by bicycle.
public struct Challenge: Message {
  public static let protoName = "cairn.game.expeditions.v1.Challenge"

  /// Names the challenge: a UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

/// The challenge that is asked for.
public struct GetChallengeRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetChallengeRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

/// The challenge.
public struct GetChallengeResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetChallengeResponse"

  /// As the caller may see it.
  public var challenge: Challenge? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenge: Challenge? = nil) {
    self.challenge = challenge
  }
}

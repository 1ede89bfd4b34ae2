// Written by protoc-gen-cairn from cairn/game/expeditions/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// An event of Challenge Expeditions in a person's stream (cairn.social.v1.UserEvent). Content that a client does not know is of a later version: the client
/// passes over it.
public struct ExpeditionsEvent: Message {
  public static let protoName = "cairn.game.expeditions.v1.ExpeditionsEvent"

  /// The change that has happened.
  public enum OneOfContent: Sendable, Hashable {
    /// "challenge.published".
    case challengePublished(ChallengePublished)
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

/// Event "challenge.published", to friends of its maker.
public struct ChallengePublished: Message {
  public static let protoName = "cairn.game.expeditions.v1.ChallengePublished"

  /// Names the challenge: a UUID.
  public var challengeID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "") {
    self.challengeID = challengeID
  }
}

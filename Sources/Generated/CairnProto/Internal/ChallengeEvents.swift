// Written by protoc-gen-cairn from cairn/internal/v1/challenge_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Payload of "challenge.published", from game to geo: a challenge can be done in a park. Counts once, however often it is told. In the order of the
/// park's events: the ordering key is the park's id. Nobody sends it yet; GameService will, with expeditions.
public struct ChallengePublished: Message {
  public static let protoName = "cairn.internal.v1.ChallengePublished"

  /// UUID, 16 bytes.
  public var challenge: [UInt8] = []

  /// The park, by its id of ParkService. May be a park that GeoService does not know, or not yet.
  public var parkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenge: [UInt8] = [], parkID: String = "") {
    self.challenge = challenge
    self.parkID = parkID
  }
}

/// Payload of "challenge.unpublished", from game to geo: a challenge cannot be done in a park any more. A challenge that was not told before changes
/// nothing. A challenge that moves to another park is unpublished in the one and published in the other. In the order of the park's events, as
/// above.
public struct ChallengeUnpublished: Message {
  public static let protoName = "cairn.internal.v1.ChallengeUnpublished"

  /// UUID, 16 bytes.
  public var challenge: [UInt8] = []

  /// The park, by its id of ParkService.
  public var parkID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challenge: [UInt8] = [], parkID: String = "") {
    self.challenge = challenge
    self.parkID = parkID
  }
}

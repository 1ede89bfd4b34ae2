// Written by protoc-gen-cairn from cairn/game/whereami/v1/open_play.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Games and invitations that a player can go on with when the app starts.
public struct OpenPlay: Message {
  public static let protoName = "cairn.game.whereami.v1.OpenPlay"

  /// Games that are not over: to be got by GetGame. One alone and one against others at most.
  public var games: [OpenGame] = []

  /// Open invitations to and from the player, the latest first; at most 100. At the start of an app without those of people whom the player has blocked, or
  /// who have blocked the player.
  public var invitations: [Invitation] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(games: [OpenGame] = [], invitations: [Invitation] = []) {
    self.games = games
    self.invitations = invitations
  }
}

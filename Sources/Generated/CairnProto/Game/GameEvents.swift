// Written by protoc-gen-cairn from cairn/game/v1/game_events.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Event "game.changed", to every player of a game of several. It tells that there is something to see, never what is still hidden: GetGame
/// gives it to each player as that one may see it. A later event of a game stands for the earlier ones.
public struct GameChanged: Message {
  public static let protoName = "cairn.game.v1.GameChanged"

  /// What has happened. Of several things at once, the one that comes last here.
  public enum Change: MessageEnum {
    /// Of a later version: the client gets the game.
    case unspecified
    /// The panorama is on a player's screen.
    case playerLoaded
    /// A player has answered.
    case playerAnswered
    /// A player has seen the reveal.
    case playerReady
    /// A player has left, or was not heard from for a whole round.
    case playerLeft
    /// A panorama is to be loaded: the game has begun, its next round has, or another place was drawn.
    case loading
    /// The panorama is on all screens, or its time is over: the round has begun.
    case playing
    /// All have answered: the solution is shown.
    case reveal
    /// All have seen the reveal: the next round begins soon.
    case countdown
    /// All rounds were played.
    case finished
    /// Nobody plays on.
    case abandoned
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .playerLoaded, .playerAnswered, .playerReady, .playerLeft, .loading, .playing, .reveal, .countdown, .finished, .abandoned]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .playerLoaded: 1
      case .playerAnswered: 2
      case .playerReady: 3
      case .playerLeft: 4
      case .loading: 5
      case .playing: 6
      case .reveal: 7
      case .countdown: 8
      case .finished: 9
      case .abandoned: 10
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .playerLoaded
      case 2: self = .playerAnswered
      case 3: self = .playerReady
      case 4: self = .playerLeft
      case 5: self = .loading
      case 6: self = .playing
      case 7: self = .reveal
      case 8: self = .countdown
      case 9: self = .finished
      case 10: self = .abandoned
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "CHANGE_UNSPECIFIED"
      case .playerLoaded: "CHANGE_PLAYER_LOADED"
      case .playerAnswered: "CHANGE_PLAYER_ANSWERED"
      case .playerReady: "CHANGE_PLAYER_READY"
      case .playerLeft: "CHANGE_PLAYER_LEFT"
      case .loading: "CHANGE_LOADING"
      case .playing: "CHANGE_PLAYING"
      case .reveal: "CHANGE_REVEAL"
      case .countdown: "CHANGE_COUNTDOWN"
      case .finished: "CHANGE_FINISHED"
      case .abandoned: "CHANGE_ABANDONED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "CHANGE_UNSPECIFIED": self = .unspecified
      case "CHANGE_PLAYER_LOADED": self = .playerLoaded
      case "CHANGE_PLAYER_ANSWERED": self = .playerAnswered
      case "CHANGE_PLAYER_READY": self = .playerReady
      case "CHANGE_PLAYER_LEFT": self = .playerLeft
      case "CHANGE_LOADING": self = .loading
      case "CHANGE_PLAYING": self = .playing
      case "CHANGE_REVEAL": self = .reveal
      case "CHANGE_COUNTDOWN": self = .countdown
      case "CHANGE_FINISHED": self = .finished
      case "CHANGE_ABANDONED": self = .abandoned
      default: return nil
      }
    }
  }

  /// The game. UUID.
  public var gameID: String = ""

  /// The version of the game that has it. A client that has seen this one, or a later, has nothing to get.
  public var version: Int64 = 0

  /// What has happened.
  public var change: GameChanged.Change = .unspecified

  /// The current round, from 1.
  public var roundNumber: Int32 = 0

  /// Who has done it, from 1; 0 where it was nobody but time, or the game itself.
  public var playerIndex: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", version: Int64 = 0, change: GameChanged.Change = .unspecified, roundNumber: Int32 = 0, playerIndex: Int32 = 0) {
    self.gameID = gameID
    self.version = version
    self.change = change
    self.roundNumber = roundNumber
    self.playerIndex = playerIndex
  }
}

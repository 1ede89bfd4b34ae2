// Written by protoc-gen-cairn from cairn/game/whereami/v1/replays.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// An event that has changed a game.
public struct ReplayEvent: Message {
  public static let protoName = "cairn.game.whereami.v1.ReplayEvent"

  /// The kind of the event.
  public enum Kind: MessageEnum {
    /// Never sent.
    case unspecified
    /// A phase, or somebody's time, was over.
    case timer
    /// The game counts for nobody: one of the players has deleted the account meanwhile.
    case void
    /// The panorama is on the player's screen.
    case roundLoaded
    /// The panorama could not be shown: another place was drawn, and the round began again.
    case reportPanorama
    /// The player has stopped looking around.
    case endMoving
    /// The player has placed or moved the marker.
    case placeMarker
    /// The player has answered.
    case submitGuess
    /// The player has seen the reveal.
    case setReady
    /// The player has left.
    case leaveGame
    /// The player did not wait for the panorama.
    case abortLoading
    /// The player's stream is there.
    case connected
    /// The player's stream is gone.
    case disconnected
    /// The player did not come back in time, and has left.
    case forfeit
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .timer, .void, .roundLoaded, .reportPanorama, .endMoving, .placeMarker, .submitGuess, .setReady, .leaveGame, .abortLoading, .connected, .disconnected, .forfeit]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .timer: 1
      case .void: 2
      case .roundLoaded: 3
      case .reportPanorama: 4
      case .endMoving: 5
      case .placeMarker: 6
      case .submitGuess: 7
      case .setReady: 8
      case .leaveGame: 9
      case .abortLoading: 10
      case .connected: 11
      case .disconnected: 12
      case .forfeit: 13
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .timer
      case 2: self = .void
      case 3: self = .roundLoaded
      case 4: self = .reportPanorama
      case 5: self = .endMoving
      case 6: self = .placeMarker
      case 7: self = .submitGuess
      case 8: self = .setReady
      case 9: self = .leaveGame
      case 10: self = .abortLoading
      case 11: self = .connected
      case 12: self = .disconnected
      case 13: self = .forfeit
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .timer: "KIND_TIMER"
      case .void: "KIND_VOID"
      case .roundLoaded: "KIND_ROUND_LOADED"
      case .reportPanorama: "KIND_REPORT_PANORAMA"
      case .endMoving: "KIND_END_MOVING"
      case .placeMarker: "KIND_PLACE_MARKER"
      case .submitGuess: "KIND_SUBMIT_GUESS"
      case .setReady: "KIND_SET_READY"
      case .leaveGame: "KIND_LEAVE_GAME"
      case .abortLoading: "KIND_ABORT_LOADING"
      case .connected: "KIND_CONNECTED"
      case .disconnected: "KIND_DISCONNECTED"
      case .forfeit: "KIND_FORFEIT"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_TIMER": self = .timer
      case "KIND_VOID": self = .void
      case "KIND_ROUND_LOADED": self = .roundLoaded
      case "KIND_REPORT_PANORAMA": self = .reportPanorama
      case "KIND_END_MOVING": self = .endMoving
      case "KIND_PLACE_MARKER": self = .placeMarker
      case "KIND_SUBMIT_GUESS": self = .submitGuess
      case "KIND_SET_READY": self = .setReady
      case "KIND_LEAVE_GAME": self = .leaveGame
      case "KIND_ABORT_LOADING": self = .abortLoading
      case "KIND_CONNECTED": self = .connected
      case "KIND_DISCONNECTED": self = .disconnected
      case "KIND_FORFEIT": self = .forfeit
      default: return nil
      }
    }
  }

  /// The version of the game that it made.
  public var version: Int64 = 0

  /// The time of the event. The clock is the server's; the first round began to load at the game's create_time.
  public var eventTime: Moment? = nil

  /// The kind of the event.
  public var kind: ReplayEvent.Kind = .unspecified

  /// The player who has done it, from 1; 0 where no player has.
  public var playerIndex: Int32 = 0

  /// The round that the player's move names, from 1; 0 where it names none.
  public var roundNumber: Int32 = 0

  /// The position where the player pointed; with KIND_ROUND_LOADED, of the panorama that the player has found. Absent where no player has.
  public var position: CairnProto.LatLng? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(version: Int64 = 0, eventTime: Moment? = nil, kind: ReplayEvent.Kind = .unspecified, playerIndex: Int32 = 0, roundNumber: Int32 = 0, position: CairnProto.LatLng? = nil) {
    self.version = version
    self.eventTime = eventTime
    self.kind = kind
    self.playerIndex = playerIndex
    self.roundNumber = roundNumber
    self.position = position
  }
}

/// An ended game as it is kept with a report of one of its players. It tells of the reported player. For the other players it has no account and not
/// where they pointed; it has how far off they were, when, and the score they got for it.
public struct GameEvidence: Message {
  public static let protoName = "cairn.game.whereami.v1.GameEvidence"

  /// The game with every round played, at the moment of the report.
  public var game: Game? = nil

  /// The events of the game, in order.
  public var events: [ReplayEvent] = []

  /// Whether these are all events. They are not when the log of the game is kept no more, which leaves none, nor when all together would have more than
  /// 32,768 bytes: then markers that were placed are left out first, and after that the last events.
  public var isComplete: Bool = false

  /// The player who is reported, from 1.
  public var playerIndex: Int32 = 0

  /// The player who has reported, from 1.
  public var reporterIndex: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil, events: [ReplayEvent] = [], isComplete: Bool = false, playerIndex: Int32 = 0, reporterIndex: Int32 = 0) {
    self.game = game
    self.events = events
    self.isComplete = isComplete
    self.playerIndex = playerIndex
    self.reporterIndex = reporterIndex
  }
}

/// Which game, and which page.
public struct GetReplayRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetReplayRequest"

  /// The game. UUID.
  public var gameID: String = ""

  /// At most 500; 0 means 200.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.gameID = gameID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of a log.
public struct GetReplayResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetReplayResponse"

  /// The game with every round played. On the first page only.
  public var game: Game? = nil

  /// The events, in order.
  public var events: [ReplayEvent] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// On the first page, the players, as far as the caller may see them, with their pictures; none for a game of one, and while they cannot be asked for.
  public var persons: [CairnProto.Person] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil, events: [ReplayEvent] = [], nextPageToken: String = "", persons: [CairnProto.Person] = []) {
    self.game = game
    self.events = events
    self.nextPageToken = nextPageToken
    self.persons = persons
  }
}

// Written by protoc-gen-cairn from cairn/game/whereami/v1/ghosts.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// A recorded player.
public struct Ghost: Message {
  public static let protoName = "cairn.game.whereami.v1.Ghost"

  /// All rounds, in order.
  public var rounds: [GhostRound] = []

  /// Sum of the scores of the revealed rounds.
  public var score: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rounds: [GhostRound] = [], score: Int32 = 0) {
    self.rounds = rounds
    self.score = score
  }
}

/// The answer of a recorded player in one round.
public struct GhostRound: Message {
  public static let protoName = "cairn.game.whereami.v1.GhostRound"

  /// From 1.
  public var roundNumber: Int32 = 0

  /// How long after the panorama was on the screen the answer came.
  public var answerAfterMs: Int32 = 0

  /// Where the recorded player has pointed. Absent before the reveal of the caller's round.
  public var position: CairnProto.LatLng? = nil

  /// Great-circle distance to the solution, in metres. Absent before the reveal.
  public var distanceM: Double? = nil

  /// Score, in [0, 5000]. Absent before the reveal.
  public var score: Int32? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(roundNumber: Int32 = 0, answerAfterMs: Int32 = 0, position: CairnProto.LatLng? = nil, distanceM: Double? = nil, score: Int32? = nil) {
    self.roundNumber = roundNumber
    self.answerAfterMs = answerAfterMs
    self.position = position
    self.distanceM = distanceM
    self.score = score
  }
}

/// The map to play on.
public struct StartGhostRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.StartGhostRequest"

  /// The map; empty for "world".
  public var mapID: String = ""

  /// The caller's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", timeZone: String = "") {
    self.mapID = mapID
    self.timeZone = timeZone
  }
}

/// The new game.
public struct StartGhostResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.StartGhostResponse"

  /// The game.
  public var game: Game? = nil

  /// The recording to play against.
  public var ghost: Ghost? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil, ghost: Ghost? = nil) {
    self.game = game
    self.ghost = ghost
  }
}

/// Which game.
public struct GetGhostRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetGhostRequest"

  /// The game that the caller plays. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// The recording.
public struct GetGhostResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetGhostResponse"

  /// The recording, as far as the caller's game has come.
  public var ghost: Ghost? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ghost: Ghost? = nil) {
    self.ghost = ghost
  }
}

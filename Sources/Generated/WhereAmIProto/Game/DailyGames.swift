// Written by protoc-gen-cairn from cairn/game/whereami/v1/daily_games.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// The day.
public struct GetDailyRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetDailyRequest"

  /// The day, as "2026-11-23"; empty for today.
  public var day: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(day: String = "") {
    self.day = day
  }
}

/// The game of a day.
public struct GetDailyResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetDailyResponse"

  /// The day, as "2026-11-23".
  public var day: String = ""

  /// The map it is played on.
  public var mapID: String = ""

  /// Commitment to the seed and the places. 32 bytes.
  public var commitment: [UInt8] = []

  /// Seed that the places were drawn from. 32 bytes; empty until the day is over and the caller's own game of it has ended.
  public var seed: [UInt8] = []

  /// The places, two for each round: those of the rounds in order, then those that stand in for them; empty as long as the seed is.
  public var locationIDs: [String] = []

  /// The caller's game. UUID; empty before it is started. The game is there until 90 days after its end (GeoGuessService); what is told of it here stays.
  public var gameID: String = ""

  /// The caller's points, in [0, 25000]. Absent until the game is finished.
  public var score: Int32? = nil

  /// Days in a row on which the caller has finished the day's game, up to today or yesterday.
  public var streakCount: Int64 = 0

  /// Text to be sent to friends: the points, a square for each round, nothing of where the places are. Empty until the game is finished.
  public var shareText: String = ""

  /// Where the places are, in the order of location_ids; empty as long as the seed is.
  public var positions: [CairnProto.LatLng] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(day: String = "", mapID: String = "", commitment: [UInt8] = [], seed: [UInt8] = [], locationIDs: [String] = [], gameID: String = "", score: Int32? = nil, streakCount: Int64 = 0, shareText: String = "", positions: [CairnProto.LatLng] = []) {
    self.day = day
    self.mapID = mapID
    self.commitment = commitment
    self.seed = seed
    self.locationIDs = locationIDs
    self.gameID = gameID
    self.score = score
    self.streakCount = streakCount
    self.shareText = shareText
    self.positions = positions
  }
}

/// The player who starts.
public struct StartDailyRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.StartDailyRequest"

  /// The player's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(timeZone: String = "") {
    self.timeZone = timeZone
  }
}

/// The caller's game of the day.
public struct StartDailyResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.StartDailyResponse"

  /// The game.
  public var game: Game? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(game: Game? = nil) {
    self.game = game
  }
}

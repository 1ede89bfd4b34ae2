// Written by protoc-gen-cairn from cairn/game/whereami/v1/statistics.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf

/// The statistics of a player, over all finished games. Statistics of another player than the caller are told as they stood when the day began (UTC): nobody
/// sees by them that somebody plays at this moment.
public struct Statistics: Message {
  public static let protoName = "cairn.game.whereami.v1.Statistics"

  /// The player. UUID.
  public var accountID: String = ""

  /// Finished games, and games against strangers that were won because all others had left them.
  public var gameCount: Int64 = 0

  /// Finished games played alone.
  public var singleGameCount: Int64 = 0

  /// Finished games played against others.
  public var multiplayerGameCount: Int64 = 0

  /// Sum of the scores of all finished games.
  public var scoreSum: Int64 = 0

  /// Best score of a finished game, in [0, 25000].
  public var scoreMax: Int32 = 0

  /// Average score of the finished games. Absent before the first of them.
  public var scoreAverage: Double? = nil

  /// Games won against others; where all others had left, against strangers only, and once in 24 hours against the same one.
  public var winCount: Int64 = 0

  /// Games won against others without a loss between.
  public var winStreakCount: Int64 = 0

  /// Games that were begun and not brought to the end. Told to the player alone; 0 for others.
  public var quitCount: Int64 = 0

  /// Consecutive calendar days, in the player's time zone, with at least one finished game, up to today or yesterday.
  public var dayStreakCount: Int64 = 0

  /// Games finished today, in the player's time zone. Told to the player alone; 0 for others.
  public var gamesTodayCount: Int64 = 0

  /// The rating of the player against strangers; 500 at first, at least 100. Absent before the first game that counts for it.
  public var rating: Int32? = nil

  /// Games that count for the rating.
  public var ratedGameCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", gameCount: Int64 = 0, singleGameCount: Int64 = 0, multiplayerGameCount: Int64 = 0, scoreSum: Int64 = 0, scoreMax: Int32 = 0, scoreAverage: Double? = nil, winCount: Int64 = 0, winStreakCount: Int64 = 0, quitCount: Int64 = 0, dayStreakCount: Int64 = 0, gamesTodayCount: Int64 = 0, rating: Int32? = nil, ratedGameCount: Int64 = 0) {
    self.accountID = accountID
    self.gameCount = gameCount
    self.singleGameCount = singleGameCount
    self.multiplayerGameCount = multiplayerGameCount
    self.scoreSum = scoreSum
    self.scoreMax = scoreMax
    self.scoreAverage = scoreAverage
    self.winCount = winCount
    self.winStreakCount = winStreakCount
    self.quitCount = quitCount
    self.dayStreakCount = dayStreakCount
    self.gamesTodayCount = gamesTodayCount
    self.rating = rating
    self.ratedGameCount = ratedGameCount
  }
}

/// The player whose statistics are asked for.
public struct GetStatisticsRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetStatisticsRequest"

  /// The player. UUID; empty for the caller.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The statistics.
public struct GetStatisticsResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetStatisticsResponse"

  /// The statistics.
  public var statistics: Statistics? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(statistics: Statistics? = nil) {
    self.statistics = statistics
  }
}

/// Asks for the last 24 hours.
public struct GetDayRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetDayRequest"

  /// Every field at its default.
  public init() {}
}

/// Games of that time, and where they were.
public struct GetDayResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetDayResponse"

  /// Games that have ended; 10,000 stand for as many or more.
  public var gameCount: Int32 = 0

  /// Places of the latest finished games, to the whole degree, in no order of games; at most 100. Games of the day and against recordings are left
  /// out: others are still to be shown them.
  public var places: [CairnProto.LatLng] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameCount: Int32 = 0, places: [CairnProto.LatLng] = []) {
    self.gameCount = gameCount
    self.places = places
  }
}

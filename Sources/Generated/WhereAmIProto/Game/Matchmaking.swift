// Written by protoc-gen-cairn from cairn/game/whereami/v1/matchmaking.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A place in the queue.
public struct QueueTicket: Message {
  public static let protoName = "cairn.game.whereami.v1.QueueTicket"

  /// The map to play on.
  public var mapID: String = ""

  /// The player's rating when the wait began.
  public var rating: Int32 = 0

  /// When the wait began.
  public var joinTime: Moment? = nil

  /// When the wait ends without an opponent, by the event "match.timeout".
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", rating: Int32 = 0, joinTime: Moment? = nil, expireTime: Moment? = nil) {
    self.mapID = mapID
    self.rating = rating
    self.joinTime = joinTime
    self.expireTime = expireTime
  }
}

/// The player who wants to play.
public struct JoinQueueRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.JoinQueueRequest"

  /// The map; empty for "world".
  public var mapID: String = ""

  /// The player's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(mapID: String = "", timeZone: String = "") {
    self.mapID = mapID
    self.timeZone = timeZone
  }
}

/// The place in the queue.
public struct JoinQueueResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.JoinQueueResponse"

  /// The place.
  public var ticket: QueueTicket? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticket: QueueTicket? = nil) {
    self.ticket = ticket
  }
}

/// Ends the caller's wait.
public struct LeaveQueueRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.LeaveQueueRequest"

  /// Every field at its default.
  public init() {}
}

/// The caller waits no more.
public struct LeaveQueueResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.LeaveQueueResponse"

  /// The game that was found before; empty when there is none. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// Asks for the caller's place in the queue.
public struct GetQueueRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.GetQueueRequest"

  /// Every field at its default.
  public init() {}
}

/// Where the caller stands.
public struct GetQueueResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.GetQueueResponse"

  /// Absent when the caller does not wait.
  public var ticket: QueueTicket? = nil

  /// The unfinished game against others; empty when there is none. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ticket: QueueTicket? = nil, gameID: String = "") {
    self.ticket = ticket
    self.gameID = gameID
  }
}

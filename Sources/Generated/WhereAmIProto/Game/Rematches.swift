// Written by protoc-gen-cairn from cairn/game/whereami/v1/rematches.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// The game to play again.
public struct RematchRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.RematchRequest"

  /// The game that was played. UUID.
  public var gameID: String = ""

  /// The caller's IANA time zone, as in StartSingle.
  public var timeZone: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", timeZone: String = "") {
    self.gameID = gameID
    self.timeZone = timeZone
  }
}

/// It is offered, or has begun.
public struct RematchResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.RematchResponse"

  /// The game that has begun; empty while the other one is waited for. UUID.
  public var gameID: String = ""

  /// When the offer ends; absent when the game has begun.
  public var expireTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", expireTime: Moment? = nil) {
    self.gameID = gameID
    self.expireTime = expireTime
  }
}

/// The game not to play again.
public struct DeclineRematchRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.DeclineRematchRequest"

  /// The game that was played. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// There is no rematch.
public struct DeclineRematchResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.DeclineRematchResponse"

  /// The game that has begun all the same; empty otherwise. UUID.
  public var gameID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "") {
    self.gameID = gameID
  }
}

/// Event "rematch.offered", to the other player of the two.
public struct RematchOffered: Message {
  public static let protoName = "cairn.game.whereami.v1.RematchOffered"

  /// The game that was played. UUID.
  public var gameID: String = ""

  /// The player who offers. UUID.
  public var accountID: String = ""

  /// When the offer ends.
  public var expireTime: Moment? = nil

  /// Name of the player who offers; absent where it could not be found out.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", accountID: String = "", expireTime: Moment? = nil, person: CairnProto.Person? = nil) {
    self.gameID = gameID
    self.accountID = accountID
    self.expireTime = expireTime
    self.person = person
  }
}

/// Event "rematch.closed": an offer is open no more, and nothing has begun.
public struct RematchClosed: Message {
  public static let protoName = "cairn.game.whereami.v1.RematchClosed"

  /// The reason.
  public enum Reason: MessageEnum {
    /// Never sent.
    case unspecified
    /// Told to the other player: the rematch was declined, or the offer taken back.
    case declined
    /// Told to both players: nobody has answered.
    case expired
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .declined, .expired]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .declined: 1
      case .expired: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .declined
      case 2: self = .expired
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "REASON_UNSPECIFIED"
      case .declined: "REASON_DECLINED"
      case .expired: "REASON_EXPIRED"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "REASON_UNSPECIFIED": self = .unspecified
      case "REASON_DECLINED": self = .declined
      case "REASON_EXPIRED": self = .expired
      default: return nil
      }
    }
  }

  /// The game that was played. UUID.
  public var gameID: String = ""

  /// The reason.
  public var reason: RematchClosed.Reason = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", reason: RematchClosed.Reason = .unspecified) {
    self.gameID = gameID
    self.reason = reason
  }
}

// Written by protoc-gen-cairn from cairn/game/whereami/v1/ratings.proto; not by hand.
// swift-format-ignore-file

public import Protobuf
public import Timekeeping

/// A change of a rating.
public struct RatingChange: Message {
  public static let protoName = "cairn.game.whereami.v1.RatingChange"

  /// The reason.
  public enum Reason: MessageEnum {
    /// Never sent.
    case unspecified
    /// A game was won.
    case win
    /// A game was lost, or left.
    case loss
    /// A game had no winner.
    case draw
    /// The cost of a game is given back: the game was lost to a player who was suspended for cheating.
    case refund
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .win, .loss, .draw, .refund]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .win: 1
      case .loss: 2
      case .draw: 3
      case .refund: 4
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .win
      case 2: self = .loss
      case 3: self = .draw
      case 4: self = .refund
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "REASON_UNSPECIFIED"
      case .win: "REASON_WIN"
      case .loss: "REASON_LOSS"
      case .draw: "REASON_DRAW"
      case .refund: "REASON_REFUND"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "REASON_UNSPECIFIED": self = .unspecified
      case "REASON_WIN": self = .win
      case "REASON_LOSS": self = .loss
      case "REASON_DRAW": self = .draw
      case "REASON_REFUND": self = .refund
      default: return nil
      }
    }
  }

  /// The game. UUID.
  public var gameID: String = ""

  /// The reason.
  public var reason: RatingChange.Reason = .unspecified

  /// The change of the rating; 0 is possible.
  public var change: Int32 = 0

  /// The rating after it, at least 100.
  public var rating: Int32 = 0

  /// When the rating changed.
  public var createTime: Moment? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(gameID: String = "", reason: RatingChange.Reason = .unspecified, change: Int32 = 0, rating: Int32 = 0, createTime: Moment? = nil) {
    self.gameID = gameID
    self.reason = reason
    self.change = change
    self.rating = rating
    self.createTime = createTime
  }
}

/// The page to list.
public struct ListRatingChangesRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.ListRatingChangesRequest"

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(pageSize: Int32 = 0, pageToken: String = "") {
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of changes.
public struct ListRatingChangesResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.ListRatingChangesResponse"

  /// The latest first.
  public var ratingChanges: [RatingChange] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(ratingChanges: [RatingChange] = [], nextPageToken: String = "") {
    self.ratingChanges = ratingChanges
    self.nextPageToken = nextPageToken
  }
}

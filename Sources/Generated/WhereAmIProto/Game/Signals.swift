// Written by protoc-gen-cairn from cairn/game/whereami/v1/signals.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// A sign in a player's games that looks like cheating.
public struct Signal: Message {
  public static let protoName = "cairn.game.whereami.v1.Signal"

  /// The kind of the signal.
  public enum Kind: MessageEnum {
    /// A signal of a later version: reason says it.
    case unspecified
    /// Answers of the game that were almost perfect within a few seconds.
    case preciseFast
    /// Answers of the game whose decimals are those of the solution.
    case atSolution
    /// The share of almost perfect answers over the last 30 days.
    case preciseShare
    /// Games for the rating against one and the same player within a day.
    case repeatedOpponent
    /// The gain of the rating within a day.
    case ratingJump
    /// Good answers of the game that were submitted without a move of the marker.
    case noMarker
    /// Almost perfect answers of the game by one jump of the marker.
    case straightMarker
    /// The share of answers on the map of the world that are close, over the last 30 days.
    case closeShare
    /// Sessions of the account that played the game in turns.
    case severalSessions
    /// The average of the answers in games for the rating over the last 30 days, where it is too good for the rating.
    case beyondRating
    /// Almost perfect answers of the game at places that the player was shown in an earlier one.
    case knownPlaces
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .preciseFast, .atSolution, .preciseShare, .repeatedOpponent, .ratingJump, .noMarker, .straightMarker, .closeShare, .severalSessions, .beyondRating, .knownPlaces]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .preciseFast: 1
      case .atSolution: 2
      case .preciseShare: 3
      case .repeatedOpponent: 4
      case .ratingJump: 5
      case .noMarker: 6
      case .straightMarker: 7
      case .closeShare: 8
      case .severalSessions: 9
      case .beyondRating: 10
      case .knownPlaces: 11
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .preciseFast
      case 2: self = .atSolution
      case 3: self = .preciseShare
      case 4: self = .repeatedOpponent
      case 5: self = .ratingJump
      case 6: self = .noMarker
      case 7: self = .straightMarker
      case 8: self = .closeShare
      case 9: self = .severalSessions
      case 10: self = .beyondRating
      case 11: self = .knownPlaces
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "KIND_UNSPECIFIED"
      case .preciseFast: "KIND_PRECISE_FAST"
      case .atSolution: "KIND_AT_SOLUTION"
      case .preciseShare: "KIND_PRECISE_SHARE"
      case .repeatedOpponent: "KIND_REPEATED_OPPONENT"
      case .ratingJump: "KIND_RATING_JUMP"
      case .noMarker: "KIND_NO_MARKER"
      case .straightMarker: "KIND_STRAIGHT_MARKER"
      case .closeShare: "KIND_CLOSE_SHARE"
      case .severalSessions: "KIND_SEVERAL_SESSIONS"
      case .beyondRating: "KIND_BEYOND_RATING"
      case .knownPlaces: "KIND_KNOWN_PLACES"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "KIND_UNSPECIFIED": self = .unspecified
      case "KIND_PRECISE_FAST": self = .preciseFast
      case "KIND_AT_SOLUTION": self = .atSolution
      case "KIND_PRECISE_SHARE": self = .preciseShare
      case "KIND_REPEATED_OPPONENT": self = .repeatedOpponent
      case "KIND_RATING_JUMP": self = .ratingJump
      case "KIND_NO_MARKER": self = .noMarker
      case "KIND_STRAIGHT_MARKER": self = .straightMarker
      case "KIND_CLOSE_SHARE": self = .closeShare
      case "KIND_SEVERAL_SESSIONS": self = .severalSessions
      case "KIND_BEYOND_RATING": self = .beyondRating
      case "KIND_KNOWN_PLACES": self = .knownPlaces
      default: return nil
      }
    }
  }

  /// UUID.
  public var signalID: String = ""

  /// The player. UUID.
  public var accountID: String = ""

  /// The game after which it was seen. UUID.
  public var gameID: String = ""

  /// The kind of the signal.
  public var kind: Signal.Kind = .unspecified

  /// The meaning of the signal, in English, with its numbers.
  public var reason: String = ""

  /// The amount of it: answers, per cent, games, points, or sessions, by its kind.
  public var value: Int32 = 0

  /// The number of answers it is out of; 0 where that says nothing.
  public var sampleCount: Int32 = 0

  /// When the game ended.
  public var createTime: Moment? = nil

  /// The player as the caller sees them; absent where nobody could be asked for it.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(signalID: String = "", accountID: String = "", gameID: String = "", kind: Signal.Kind = .unspecified, reason: String = "", value: Int32 = 0, sampleCount: Int32 = 0, createTime: Moment? = nil, person: CairnProto.Person? = nil) {
    self.signalID = signalID
    self.accountID = accountID
    self.gameID = gameID
    self.kind = kind
    self.reason = reason
    self.value = value
    self.sampleCount = sampleCount
    self.createTime = createTime
    self.person = person
  }
}

/// The player whose signals are asked for, and the page of them.
public struct ListSignalsRequest: Message {
  public static let protoName = "cairn.game.whereami.v1.ListSignalsRequest"

  /// The player. UUID; empty for all.
  public var accountID: String = ""

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", pageSize: Int32 = 0, pageToken: String = "") {
    self.accountID = accountID
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of signals.
public struct ListSignalsResponse: Message {
  public static let protoName = "cairn.game.whereami.v1.ListSignalsResponse"

  /// The latest first.
  public var signals: [Signal] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(signals: [Signal] = [], nextPageToken: String = "") {
    self.signals = signals
    self.nextPageToken = nextPageToken
  }
}

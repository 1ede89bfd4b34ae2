// Written by protoc-gen-cairn from cairn/game/internal/v1/results.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import ExpeditionsProto
public import QuizWalksProto
public import WhereAmIProto
public import Protobuf

/// The accounts that are asked about.
public struct CountResultsRequest: Message {
  public static let protoName = "cairn.game.internal.v1.CountResultsRequest"

  /// 1 to 10 accounts. UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accounts: [[UInt8]] = []) {
    self.accounts = accounts
  }
}

/// How much was done.
public struct CountResultsResponse: Message {
  public static let protoName = "cairn.game.internal.v1.CountResultsResponse"

  /// Games, attempts and runs that were begun and logs of caches, for each account in the order of the request.
  public var counts: [Int64] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(counts: [Int64] = []) {
    self.counts = counts
  }
}

/// How well a player does in one app.
public struct PlayerScore: Message {
  public static let protoName = "cairn.game.internal.v1.PlayerScore"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// At Where am I the average score of finished games, elsewhere the points of all that counts.
  public var score: Double = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = [], score: Double = 0) {
    self.account = account
    self.score = score
  }
}

/// The accounts that are asked about.
public struct FindOpenPlayRequest: Message {
  public static let protoName = "cairn.game.internal.v1.FindOpenPlayRequest"

  /// UUID, 16 bytes.
  public var account: [UInt8] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(account: [UInt8] = []) {
    self.account = account
  }
}

/// Play that can be gone on with: each app has its own message in its own package, one field here.
public struct FindOpenPlayResponse: Message {
  public static let protoName = "cairn.game.internal.v1.FindOpenPlayResponse"

  /// Where am I.
  public var whereAmI: WhereAmIProto.OpenPlay? = nil

  /// Expeditions.
  public var expeditions: ExpeditionsProto.OpenPlay? = nil

  /// Qwalk.
  public var qwalk: QuizWalksProto.OpenPlay? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(whereAmI: WhereAmIProto.OpenPlay? = nil, expeditions: ExpeditionsProto.OpenPlay? = nil, qwalk: QuizWalksProto.OpenPlay? = nil) {
    self.whereAmI = whereAmI
    self.expeditions = expeditions
    self.qwalk = qwalk
  }
}

/// Accounts whose scores are asked for.
public struct FindScoresRequest: Message {
  public static let protoName = "cairn.game.internal.v1.FindScoresRequest"

  /// The app.
  public var realm: CairnProto.Realm = .unspecified

  /// 1 to 500 accounts. UUID, 16 bytes each.
  public var accounts: [[UInt8]] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: CairnProto.Realm = .unspecified, accounts: [[UInt8]] = []) {
    self.realm = realm
    self.accounts = accounts
  }
}

/// The scores.
public struct FindScoresResponse: Message {
  public static let protoName = "cairn.game.internal.v1.FindScoresResponse"

  /// Scores of the accounts that have one, in no order. None for an app without scores.
  public var scores: [PlayerScore] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(scores: [PlayerScore] = []) {
    self.scores = scores
  }
}

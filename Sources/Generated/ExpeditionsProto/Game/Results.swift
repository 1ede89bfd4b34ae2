// Written by protoc-gen-cairn from cairn/game/expeditions/v1/results.proto; not by hand.
// swift-format-ignore-file

public import CairnProto
public import Protobuf
public import Timekeeping

/// Figures of a person.
public struct ExpeditionStats: Message {
  public static let protoName = "cairn.game.expeditions.v1.ExpeditionStats"

  /// Account. UUID.
  public var accountID: String = ""

  /// Parks in which an attempt was accepted.
  public var visitedParkCount: Int64 = 0

  /// Challenges of which an attempt was accepted.
  public var completedChallengeCount: Int64 = 0

  /// Attempts that were accepted.
  public var acceptedAttemptCount: Int64 = 0

  /// Points altogether.
  public var totalPoints: Int64 = 0

  /// Rank among all people by their points, from 1; 0 for a person without points. Equals share a rank.
  public var rank: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", visitedParkCount: Int64 = 0, completedChallengeCount: Int64 = 0, acceptedAttemptCount: Int64 = 0, totalPoints: Int64 = 0, rank: Int64 = 0) {
    self.accountID = accountID
    self.visitedParkCount = visitedParkCount
    self.completedChallengeCount = completedChallengeCount
    self.acceptedAttemptCount = acceptedAttemptCount
    self.totalPoints = totalPoints
    self.rank = rank
  }
}

/// The person.
public struct GetExpeditionStatsRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetExpeditionStatsRequest"

  /// A UUID; empty for the caller.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// The figures.
public struct GetExpeditionStatsResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetExpeditionStatsResponse"

  /// The figures; absent where the person does not show them to the caller.
  public var stats: ExpeditionStats? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(stats: ExpeditionStats? = nil) {
    self.stats = stats
  }
}

/// Nothing to say.
public struct GetFriendScoresRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetFriendScoresRequest"

  /// Every field at its default.
  public init() {}
}

/// Points of somebody.
public struct FriendScore: Message {
  public static let protoName = "cairn.game.expeditions.v1.FriendScore"

  /// Account. UUID.
  public var accountID: String = ""

  /// Points altogether.
  public var totalPoints: Int64 = 0

  /// Rank among those of the list, from 1. Equals share a rank.
  public var rank: Int64 = 0

  /// Name and picture of the account; absent while they cannot be asked for.
  public var person: CairnProto.Person? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", totalPoints: Int64 = 0, rank: Int64 = 0, person: CairnProto.Person? = nil) {
    self.accountID = accountID
    self.totalPoints = totalPoints
    self.rank = rank
    self.person = person
  }
}

/// The caller and friends.
public struct GetFriendScoresResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.GetFriendScoresResponse"

  /// The most points first; at most 500.
  public var scores: [FriendScore] = []

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(scores: [FriendScore] = []) {
    self.scores = scores
  }
}

/// The board.
public struct ListChallengeBoardRequest: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListChallengeBoardRequest"

  /// A UUID.
  public var challengeID: String = ""

  /// Version; 0 for the latest.
  public var version: Int32 = 0

  /// At most this many; 0 means 20, more than 50 means 50.
  public var pageSize: Int32 = 0

  /// From a former answer to the same challenge_id and version; empty for the first page.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(challengeID: String = "", version: Int32 = 0, pageSize: Int32 = 0, pageToken: String = "") {
    self.challengeID = challengeID
    self.version = version
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// Somebody on a board.
public struct BoardRow: Message {
  public static let protoName = "cairn.game.expeditions.v1.BoardRow"

  /// Account. UUID.
  public var accountID: String = ""

  /// From 1.
  public var rank: Int64 = 0

  /// The best attempt's.
  public var score: AttemptScore? = nil

  /// Day on which it was finished: when that day of UTC began, 00:00:00. With the time that it took, more would tell when somebody was where. Equals stand in
  /// the order in which they finished.
  public var finishTime: Moment? = nil

  /// Name and picture of the account, as the caller may see that one: absent for somebody who is elsewhere for the caller (blocked, leaving, a minor among
  /// strangers), and while it cannot be asked for.
  public var person: CairnProto.Person? = nil

  /// The best attempt, for whoever has made it, and for moderators with a second factor, who are told by it which one to look at. UUID: it says when the attempt
  /// was begun, so it is empty for everybody else.
  public var attemptID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "", rank: Int64 = 0, score: AttemptScore? = nil, finishTime: Moment? = nil, person: CairnProto.Person? = nil, attemptID: String = "") {
    self.accountID = accountID
    self.rank = rank
    self.score = score
    self.finishTime = finishTime
    self.person = person
    self.attemptID = attemptID
  }
}

/// One page of a board.
public struct ListChallengeBoardResponse: Message {
  public static let protoName = "cairn.game.expeditions.v1.ListChallengeBoardResponse"

  /// The best first.
  public var rows: [BoardRow] = []

  /// The caller's own row; absent without an accepted attempt.
  public var ownRow: BoardRow? = nil

  /// Token that asks for the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rows: [BoardRow] = [], ownRow: BoardRow? = nil, nextPageToken: String = "") {
    self.rows = rows
    self.ownRow = ownRow
    self.nextPageToken = nextPageToken
  }
}

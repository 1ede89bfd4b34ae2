// Written by protoc-gen-cairn from cairn/game/v1/leaderboards.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// A key of a board, the players who are ranked, and the time in which entries count.
public struct Leaderboard: Message {
  public static let protoName = "cairn.game.v1.Leaderboard"

  /// The players who are ranked.
  public enum Scope: MessageEnum {
    /// The same as SCOPE_GLOBAL.
    case unspecified
    /// All players.
    case global
    /// The caller and the caller's friends, by ranks among themselves.
    case friends
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .global, .friends]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .global: 1
      case .friends: 2
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .global
      case 2: self = .friends
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "SCOPE_UNSPECIFIED"
      case .global: "SCOPE_GLOBAL"
      case .friends: "SCOPE_FRIENDS"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "SCOPE_UNSPECIFIED": self = .unspecified
      case "SCOPE_GLOBAL": self = .global
      case "SCOPE_FRIENDS": self = .friends
      default: return nil
      }
    }
  }

  /// The entries that count.
  public enum Period: MessageEnum {
    /// The same as PERIOD_ALL.
    case unspecified
    /// All of them.
    case all
    /// Entries of the last 30 days of UTC, today's included.
    case month
    /// Entries of the last 7 days of UTC, today's included.
    case week
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .all, .month, .week]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .all: 1
      case .month: 2
      case .week: 3
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .all
      case 2: self = .month
      case 3: self = .week
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "PERIOD_UNSPECIFIED"
      case .all: "PERIOD_ALL"
      case .month: "PERIOD_MONTH"
      case .week: "PERIOD_WEEK"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "PERIOD_UNSPECIFIED": self = .unspecified
      case "PERIOD_ALL": self = .all
      case "PERIOD_MONTH": self = .month
      case "PERIOD_WEEK": self = .week
      default: return nil
      }
    }
  }

  /// The app.
  public var realm: Realm = .unspecified

  /// The board's name in the app: "score". At most 40 bytes.
  public var board: String = ""

  /// Part of the board whose entries alone count: the id of a map, park, challenge, area or walk; empty for the whole board. An unknown one has no ranked
  /// players. At most 64 bytes.
  public var key: String = ""

  /// The players who are ranked.
  public var scope: Leaderboard.Scope = .unspecified

  /// The entries that count. Not every board has every period.
  public var period: Leaderboard.Period = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(realm: Realm = .unspecified, board: String = "", key: String = "", scope: Leaderboard.Scope = .unspecified, period: Leaderboard.Period = .unspecified) {
    self.realm = realm
    self.board = board
    self.key = key
    self.scope = scope
    self.period = period
  }
}

/// Value by which a player is ranked, in the board's unit. A board has one kind of them.
public struct LeaderboardValue: Message {
  public static let protoName = "cairn.game.v1.LeaderboardValue"

  /// Unit of a value.
  public enum Unit: MessageEnum {
    /// Never sent.
    case unspecified
    /// Points.
    case points
    /// Entries: finds, games, attempts.
    case entries
    /// Meters.
    case meters
    /// Milliseconds.
    case milliseconds
    /// Meters in an hour.
    case metersPerHour
    /// A number this version does not know.
    case unrecognized(Int32)

    public static let allKnown: [Self] = [.unspecified, .points, .entries, .meters, .milliseconds, .metersPerHour]

    public var rawValue: Int32 {
      switch self {
      case .unspecified: 0
      case .points: 1
      case .entries: 2
      case .meters: 3
      case .milliseconds: 4
      case .metersPerHour: 5
      case .unrecognized(let number): number
      }
    }

    public init(rawValue: Int32) {
      switch rawValue {
      case 0: self = .unspecified
      case 1: self = .points
      case 2: self = .entries
      case 3: self = .meters
      case 4: self = .milliseconds
      case 5: self = .metersPerHour
      default: self = .unrecognized(rawValue)
      }
    }

    public var protoName: String? {
      switch self {
      case .unspecified: "UNIT_UNSPECIFIED"
      case .points: "UNIT_POINTS"
      case .entries: "UNIT_ENTRIES"
      case .meters: "UNIT_METERS"
      case .milliseconds: "UNIT_MILLISECONDS"
      case .metersPerHour: "UNIT_METERS_PER_HOUR"
      case .unrecognized: nil
      }
    }

    public init?(protoName: String) {
      switch protoName {
      case "UNIT_UNSPECIFIED": self = .unspecified
      case "UNIT_POINTS": self = .points
      case "UNIT_ENTRIES": self = .entries
      case "UNIT_METERS": self = .meters
      case "UNIT_MILLISECONDS": self = .milliseconds
      case "UNIT_METERS_PER_HOUR": self = .metersPerHour
      default: return nil
      }
    }
  }

  /// How the value came about.
  public enum OneOfValue: Sendable, Hashable {
    /// Average of the entries' values.
    case average(Double)
    /// Their sum.
    case sum(Int64)
    /// The best of them: the highest or the lowest, as the board has it.
    case best(Int64)
    /// How many they are.
    case count(Int64)
  }

  /// How the value came about.
  public var value: OneOfValue? = nil

  /// Its unit.
  public var unit: LeaderboardValue.Unit = .unspecified

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(value: OneOfValue? = nil, unit: LeaderboardValue.Unit = .unspecified) {
    self.value = value
    self.unit = unit
  }
}

/// A ranked player.
public struct LeaderboardRow: Message {
  public static let protoName = "cairn.game.v1.LeaderboardRow"

  /// Rank, from 1. Players whom nothing tells apart share a rank, and the next one counts them all: 1, 1, 3.
  public var rank: Int64 = 0

  /// The player. Absent for guests, who have no name, and for players of whom the caller may see no more than the name: minors who are strangers,
  /// and blocked players.
  public var person: Person? = nil

  /// Entries that count. At least as many as the board asks for.
  public var entryCount: Int64 = 0

  /// The value that the rank is by.
  public var value: LeaderboardValue? = nil

  /// Whether it is the caller.
  public var isCaller: Bool = false

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rank: Int64 = 0, person: Person? = nil, entryCount: Int64 = 0, value: LeaderboardValue? = nil, isCaller: Bool = false) {
    self.rank = rank
    self.person = person
    self.entryCount = entryCount
    self.value = value
    self.isCaller = isCaller
  }
}

/// Where the caller stands.
public struct LeaderboardStanding: Message {
  public static let protoName = "cairn.game.v1.LeaderboardStanding"

  /// Absent while the caller is not ranked.
  public var rank: Int64? = nil

  /// Entries that count.
  public var entryCount: Int64 = 0

  /// Absent before the first entry.
  public var value: LeaderboardValue? = nil

  /// Entries that are missing before the caller is ranked; 0 once that is so.
  public var missingEntryCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rank: Int64? = nil, entryCount: Int64 = 0, value: LeaderboardValue? = nil, missingEntryCount: Int64 = 0) {
    self.rank = rank
    self.entryCount = entryCount
    self.value = value
    self.missingEntryCount = missingEntryCount
  }
}

/// Which leaderboard, and which page of it.
public struct GetLeaderboardRequest: Message {
  public static let protoName = "cairn.game.v1.GetLeaderboardRequest"

  /// The leaderboard.
  public var leaderboard: Leaderboard? = nil

  /// At most 100; 0 means 20.
  public var pageSize: Int32 = 0

  /// From the page before, or from GetRankAround; empty for the first.
  public var pageToken: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(leaderboard: Leaderboard? = nil, pageSize: Int32 = 0, pageToken: String = "") {
    self.leaderboard = leaderboard
    self.pageSize = pageSize
    self.pageToken = pageToken
  }
}

/// A page of a leaderboard.
public struct GetLeaderboardResponse: Message {
  public static let protoName = "cairn.game.v1.GetLeaderboardResponse"

  /// The best first.
  public var rows: [LeaderboardRow] = []

  /// For the next page; empty on the last.
  public var nextPageToken: String = ""

  /// Where the caller stands.
  public var own: LeaderboardStanding? = nil

  /// How many players are ranked.
  public var playerCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rows: [LeaderboardRow] = [], nextPageToken: String = "", own: LeaderboardStanding? = nil, playerCount: Int64 = 0) {
    self.rows = rows
    self.nextPageToken = nextPageToken
    self.own = own
    self.playerCount = playerCount
  }
}

/// Which leaderboard, and how much of it.
public struct GetRankAroundRequest: Message {
  public static let protoName = "cairn.game.v1.GetRankAroundRequest"

  /// The leaderboard.
  public var leaderboard: Leaderboard? = nil

  /// Rows before the caller's, and as many behind it: at most 50; 0 means 5.
  public var rowCount: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(leaderboard: Leaderboard? = nil, rowCount: Int32 = 0) {
    self.leaderboard = leaderboard
    self.rowCount = rowCount
  }
}

/// The caller's part of a leaderboard.
public struct GetRankAroundResponse: Message {
  public static let protoName = "cairn.game.v1.GetRankAroundResponse"

  /// The best first.
  public var rows: [LeaderboardRow] = []

  /// For GetLeaderboard, to go on behind the last row; empty when there is nobody.
  public var nextPageToken: String = ""

  /// Where the caller stands.
  public var own: LeaderboardStanding? = nil

  /// How many players are ranked.
  public var playerCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(rows: [LeaderboardRow] = [], nextPageToken: String = "", own: LeaderboardStanding? = nil, playerCount: Int64 = 0) {
    self.rows = rows
    self.nextPageToken = nextPageToken
    self.own = own
    self.playerCount = playerCount
  }
}

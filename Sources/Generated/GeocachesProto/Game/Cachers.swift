// Written by protoc-gen-cairn from cairn/game/geocaches/v1/cachers.proto; not by hand.
// swift-format-ignore-file

public import Protobuf

/// Person whose statistics are asked for.
public struct GetCacherStatsRequest: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetCacherStatsRequest"

  /// UUID; empty for the caller.
  public var accountID: String = ""

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(accountID: String = "") {
    self.accountID = accountID
  }
}

/// Finds of one difficulty and terrain.
public struct FindSquare: Message {
  public static let protoName = "cairn.game.geocaches.v1.FindSquare"

  /// 1 to 5 in halves.
  public var difficulty: Double = 0

  /// 1 to 5 in halves.
  public var terrain: Double = 0

  /// Finds.
  public var findCount: Int64 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(difficulty: Double = 0, terrain: Double = 0, findCount: Int64 = 0) {
    self.difficulty = difficulty
    self.terrain = terrain
    self.findCount = findCount
  }
}

/// Statistics of a cacher.
public struct CacherStats: Message {
  public static let protoName = "cairn.game.geocaches.v1.CacherStats"

  /// Finds.
  public var findCount: Int64 = 0

  /// Caches hidden and published.
  public var hideCount: Int64 = 0

  /// Points of all finds (requirement C-S1).
  public var pointCount: Int64 = 0

  /// Finds before anybody else.
  public var firstFindCount: Int64 = 0

  /// Visits without a find.
  public var didNotFindCount: Int64 = 0

  /// Squares of difficulty and terrain with finds, of 81.
  public var squares: [FindSquare] = []

  /// Days in a row with a find, up to the latest one.
  public var dayStreakCount: Int32 = 0

  /// The most days in a row.
  public var dayStreakCountMax: Int32 = 0

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(findCount: Int64 = 0, hideCount: Int64 = 0, pointCount: Int64 = 0, firstFindCount: Int64 = 0, didNotFindCount: Int64 = 0, squares: [FindSquare] = [], dayStreakCount: Int32 = 0, dayStreakCountMax: Int32 = 0) {
    self.findCount = findCount
    self.hideCount = hideCount
    self.pointCount = pointCount
    self.firstFindCount = firstFindCount
    self.didNotFindCount = didNotFindCount
    self.squares = squares
    self.dayStreakCount = dayStreakCount
    self.dayStreakCountMax = dayStreakCountMax
  }
}

/// The statistics.
public struct GetCacherStatsResponse: Message {
  public static let protoName = "cairn.game.geocaches.v1.GetCacherStatsResponse"

  /// Absent where the caller may not see more than the name.
  public var stats: CacherStats? = nil

  /// Every field at its default.
  public init() {}

  /// Fields that are not named stay at their default.
  public init(stats: CacherStats? = nil) {
    self.stats = stats
  }
}

package import FoundationEssentials
package import Timekeeping

/// Definition of a board, which is data: what is ranked, and how (requirement X-7). docs/boards.md tells how an app uses it.
package struct BoardDefinition: Sendable, Hashable {
  /// Way in which the entries of a player become one value. The raw value is what the database calls it.
  package enum Aggregation: String, Sendable, Hashable, CaseIterable {
    /// Sum of the values by their number. Among equals more entries come first.
    case average
    case sum
    /// The best entry alone. Among equals the one with the higher tie comes first.
    case best
    /// How many entries there are, whatever their values.
    case count
  }

  /// Unit of a value.
  package enum Unit: Sendable, Hashable, CaseIterable {
    case points
    case entries
    case meters
    case milliseconds
    case metersPerHour
  }

  /// Which value comes first. The raw value is the factor by which a value becomes one that is better when it is higher.
  package enum Order: Int16, Sendable, Hashable {
    case highestFirst = 1
    case lowestFirst = -1
  }

  /// How long an entry can be corrected.
  package enum Retention: Sendable, Hashable {
    /// Until the account is deleted.
    case always
    /// For 30 days after it was recorded; then its share of the sum is left, and nothing else. Not for boards of the best.
    case month
  }

  package let realm: AppRealm
  /// Lower-case letters, digits and `_`, at most 40 characters. Never changed: it is in the ids of entries.
  package let name: String
  package let aggregation: Aggregation
  package let unit: Unit
  package let order: Order
  package let periods: [LeaderboardRules.Period]
  /// Entries before a player is ranked. At least 1.
  package let entryCountMin: Int64
  package let retention: Retention

  package init(
    _ realm: AppRealm, _ name: String, aggregation: Aggregation, unit: Unit, order: Order = .highestFirst,
    periods: [LeaderboardRules.Period] = LeaderboardRules.Period.allCases, entryCountMin: Int64 = 1, retention: Retention = .always
  ) {
    (self.realm, self.name, self.aggregation, self.unit, self.order) = (realm, name, aggregation, unit, order)
    (self.periods, self.entryCountMin, self.retention) = (periods, max(1, entryCountMin), retention)
  }

  /// Names it among the boards of all apps: "where_am_i.score".
  package var id: String { "\(realm.rawValue).\(name)" }

  /// Whether it can be: its name is one, it has a period, and a board of the best keeps its entries.
  var isSound: Bool {
    let isName =
      (1...40).contains(name.utf8.count)
      && name.utf8.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
          || byte == UInt8(ascii: "_")
      }
    return isName && !periods.isEmpty && (aggregation != .best || retention == .always)
  }
}

/// Key of a board and the period that is ranked.
package struct BoardKey: Sendable, Hashable {
  package let board: BoardDefinition
  /// Map, park, challenge, area or walk; empty for the whole board. At most 64 bytes.
  package let key: String
  package let period: LeaderboardRules.Period

  package init(_ board: BoardDefinition, _ key: String = "", period: LeaderboardRules.Period = .all) {
    (self.board, self.key, self.period) = (board, key, period)
  }
}

/// Deed of a player, as it counts on one or several keys of a board.
package struct BoardEntry: Sendable, Hashable {
  /// Attempt, log, run or game. Unique for board and player.
  package let id: UUID
  package let board: BoardDefinition
  package let accountID: UUID
  /// Keys on which it counts; "" for the whole board.
  package let keys: Set<String>
  /// In the board's unit, within ±10^12.
  package let value: Int64
  /// Decides between two best entries with one value: the higher comes first. Within ±10^12.
  package let tie: Int64
  /// When it was done; not later than now, which is what counts otherwise.
  package let time: Moment

  package init(
    on board: BoardDefinition, id: UUID, accountID: UUID, keys: Set<String>, value: Int64, tie: Int64 = 0, time: Moment
  ) {
    (self.id, self.board, self.accountID, self.keys, self.value, self.tie, self.time) = (id, board, accountID, keys, value, tie, time)
  }
}

/// Change of a board.
package struct BoardChange: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case record(keys: Set<String>, time: Moment)
    case correct
    case withdraw
  }

  let kind: Kind
  let board: BoardDefinition
  let entryID: UUID
  let accountID: UUID
  var value: Int64 = 0
  var tie: Int64 = 0

  /// Whether a period may be left without an entry: by a withdrawal, and by an entry of an earlier day, which may not count in each. An entry of today does.
  func mayLeaveEmpty(at now: Moment) -> Bool {
    guard case .record(_, let time) = kind else { return true }
    return CalendarDay(of: time) < CalendarDay(of: now)
  }

  /// An entry counts from now on; one that is there already stays as it is.
  package static func record(_ entry: BoardEntry) -> BoardChange {
    BoardChange(
      kind: .record(keys: entry.keys, time: entry.time), board: entry.board, entryID: entry.id, accountID: entry.accountID,
      value: entry.value, tie: entry.tie)
  }

  /// An entry has had another value from the beginning. It keeps its time and its keys.
  package static func correct(
    _ entryID: UUID, on board: BoardDefinition, accountID: UUID, value: Int64, tie: Int64 = 0
  ) -> BoardChange {
    BoardChange(kind: .correct, board: board, entryID: entryID, accountID: accountID, value: value, tie: tie)
  }

  /// An entry counts no longer, as if it had never been there.
  package static func withdraw(_ entryID: UUID, on board: BoardDefinition, accountID: UUID) -> BoardChange {
    BoardChange(kind: .withdraw, board: board, entryID: entryID, accountID: accountID)
  }
}

/// Value of a player on a board.
package enum BoardValue: Sendable, Hashable {
  case average(Double)
  case sum(Int64)
  case best(Int64)
  case count(Int64)

  /// - Parameter number: In the board's unit; whole but for averages.
  init(_ number: Double, by aggregation: BoardDefinition.Aggregation) {
    switch aggregation {
    case .average: self = .average(number)
    case .sum: self = .sum(Int64(number))
    case .best: self = .best(Int64(number))
    case .count: self = .count(Int64(number))
    }
  }

  /// The value as a number in the board's unit.
  package var number: Double {
    switch self {
    case .average(let number): number
    case .sum(let number), .best(let number), .count(let number): Double(number)
    }
  }
}

/// Where a player stands on a board.
package struct BoardStanding: Sendable, Hashable {
  package var entryCount: Int64 = 0
  /// Nil before the first entry.
  package var value: BoardValue?
  /// From 1. Nil while the player has too few entries.
  package var rank: Int64?
}

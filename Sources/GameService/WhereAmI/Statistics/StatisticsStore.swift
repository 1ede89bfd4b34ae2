import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about statistics. One function, one statement.
struct StatisticsStore: Sendable {
  let database: Database

  /// What a player's statistics are at a moment, in the zone of the latest game.
  struct Reading: Sendable {
    var statistics = Statistics()
    /// The player's calendar day at that moment; nil for one who never finished a game.
    var today: CalendarDay?
    var gamesTodayCount: Int64 = 0
    /// Nil before the first game that counts for it.
    var rating: RatingRules.Rating?
  }

  /// Nil for a player without statistics.
  func read(_ accountID: UUID, at now: Moment) async throws -> Reading? {
    let rows = try await database.query(
      """
      SELECT \(Self.columns), today.day, coalesce(d.game_count, 0), r.rating, r.game_count
      FROM statistics s
      CROSS JOIN LATERAL (SELECT (\(now) AT TIME ZONE s.time_zone)::date AS day) AS today
      LEFT JOIN play_days d ON d.account_id = s.account_id AND d.play_day = today.day
      LEFT JOIN ratings r ON r.account_id = s.account_id
      WHERE s.account_id = \(accountID)
      """)
    return try rows.first.map { row in
      var reading = Reading(
        statistics: try Self.statistics(row), today: try row.get(10, as: CalendarDay.self), gamesTodayCount: try row.get(11))
      if let value = try row.get(12, as: Int?.self), let gameCount = try row.get(13, as: Int64?.self) {
        reading.rating = RatingRules.Rating(value: value, gameCount: gameCount)
      }
      return reading
    }
  }

  /// A player's statistics, held until the transaction ends, and the calendar day of a moment in a zone.
  func lock(
    _ accountID: UUID, dayOf now: Moment, in timeZone: String, _ transaction: Transaction
  ) async throws -> (Statistics, CalendarDay) {
    // The update changes nothing; it makes RETURNING answer with, and lock, a row that is there already.
    let rows = try await transaction.query(
      """
      INSERT INTO statistics AS s (account_id, time_zone) VALUES (\(accountID), \(timeZone))
      ON CONFLICT (account_id) DO UPDATE SET time_zone = excluded.time_zone
      RETURNING \(Self.columns), (\(now) AT TIME ZONE s.time_zone)::date
      """)
    let row = try rows.firstRow()
    return (try Self.statistics(row), try row.get(10, as: CalendarDay.self))
  }

  /// Keeps the statistics of a player whose row is locked.
  func keep(_ statistics: Statistics, of accountID: UUID, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      UPDATE statistics SET single_game_count = \(statistics.singleGameCount),
        multiplayer_game_count = \(statistics.multiplayerGameCount), score_sum = \(statistics.scoreSum),
        score_max = \(statistics.scoreMax), win_count = \(statistics.winCount), win_streak_count = \(statistics.winStreakCount),
        unfinished_win_count = \(statistics.unfinishedWinCount), quit_count = \(statistics.quitCount), last_play_day = \(statistics.lastPlayDay), day_streak_count = \(statistics.dayStreakCount)
      WHERE account_id = \(accountID)
      """)
  }

  /// Counts a finished game on a day.
  func countGame(of accountID: UUID, on day: CalendarDay, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO play_days AS d (account_id, play_day, game_count) VALUES (\(accountID), \(day), 1)
      ON CONFLICT (account_id, play_day) DO UPDATE SET game_count = d.game_count + 1
      """)
  }

  private static let columns: SQL = """
    s.single_game_count, s.multiplayer_game_count, s.score_sum, s.score_max, s.win_count, s.win_streak_count, s.quit_count,
      s.last_play_day, s.day_streak_count, s.unfinished_win_count
    """

  private static func statistics(_ row: Row) throws -> Statistics {
    Statistics(
      singleGameCount: try row.get(0), multiplayerGameCount: try row.get(1), scoreSum: try row.get(2), scoreMax: try row.get(3),
      unfinishedWinCount: try row.get(9), winCount: try row.get(4), winStreakCount: try row.get(5), quitCount: try row.get(6), lastPlayDay: try row.get(7),
      dayStreakCount: try row.get(8))
  }
}

extension CalendarDay: SQLValue, SQLDecodable {
  static var sqlType: SQLType { SQLDate.sqlType }

  func encode(into bytes: inout SQLBytes) { SQLDate(daysSince1970: number).encode(into: &bytes) }

  static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> CalendarDay {
    CalendarDay(number: try SQLDate.decode(bytes, typeOID: typeOID).daysSince1970)
  }
}

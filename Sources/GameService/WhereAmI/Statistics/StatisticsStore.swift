import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about statistics. One function, one statement.
struct StatisticsStore: Sendable {
  let database: Database

  /// Statistics of a player at a moment, in the zone of the latest game.
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

  /// Statistics that others are told of a player at a moment: those of when the day began. Nil for a player without statistics.
  func readTold(_ accountID: UUID, at now: Moment) async throws -> Reading? {
    // The player's own day is that of the same moment: by a later one days in a row would seem over that go on.
    let day = CalendarDay(of: now)
    let rows = try await database.query(
      """
      SELECT t.single_game_count, t.multiplayer_game_count, t.score_sum, t.score_max, t.win_count, t.win_streak_count, 0::bigint,
        t.last_play_day, t.day_streak_count, t.unfinished_win_count, (\(day.start) AT TIME ZONE s.time_zone)::date, t.rating, t.rated_game_count
      FROM told_statistics t JOIN statistics s ON s.account_id = t.account_id
      WHERE t.account_id = \(accountID) AND t.tell_day = \(day)
      """)
    guard let row = rows.first else {
      var reading = try await read(accountID, at: now)
      reading?.gamesTodayCount = 0
      return reading
    }
    var reading = Reading(statistics: try Self.statistics(row), today: try row.get(10, as: CalendarDay.self))
    if let value = try row.get(11, as: Int?.self), let gameCount = try row.get(12, as: Int64?.self) {
      reading.rating = RatingRules.Rating(value: value, gameCount: gameCount)
    }
    return reading
  }

  /// Keeps what is told of a player today, before it changes for the first time today. The player's statistics are locked.
  private func keepTold(_ accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO told_statistics AS t (account_id, tell_day, single_game_count, multiplayer_game_count, score_sum, score_max, win_count,
        win_streak_count, unfinished_win_count, last_play_day, day_streak_count, rating, rated_game_count)
      SELECT s.account_id, \(CalendarDay(of: now)), s.single_game_count, s.multiplayer_game_count, s.score_sum, s.score_max, s.win_count,
        s.win_streak_count, s.unfinished_win_count, s.last_play_day, s.day_streak_count, r.rating, r.game_count
      FROM statistics s LEFT JOIN ratings r ON r.account_id = s.account_id WHERE s.account_id = \(accountID)
      ON CONFLICT (account_id) DO UPDATE SET tell_day = excluded.tell_day, single_game_count = excluded.single_game_count,
        multiplayer_game_count = excluded.multiplayer_game_count, score_sum = excluded.score_sum, score_max = excluded.score_max,
        win_count = excluded.win_count, win_streak_count = excluded.win_streak_count, unfinished_win_count = excluded.unfinished_win_count,
        last_play_day = excluded.last_play_day, day_streak_count = excluded.day_streak_count, rating = excluded.rating,
        rated_game_count = excluded.rated_game_count
      WHERE t.tell_day < excluded.tell_day
      """)
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
    try await keepTold(accountID, at: now, in: transaction)
    return (try Self.statistics(row), try row.get(10, as: CalendarDay.self))
  }

  /// A player's statistics, held until the transaction ends, of whom it is noted that they have what the player brings along from elsewhere.
  /// - Returns: Nil, and nothing is changed, when that was so before.
  func lockBeforeMove(_ accountID: UUID, in transaction: Transaction) async throws -> Statistics? {
    try await transaction.query(
      """
      INSERT INTO statistics AS s (account_id, has_moved_in) VALUES (\(accountID), true)
      ON CONFLICT (account_id) DO UPDATE SET has_moved_in = true WHERE NOT s.has_moved_in
      RETURNING \(Self.columns)
      """
    ).first.map(Self.statistics)
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

  /// Whether somebody has left an earlier game with strangers to a player.
  /// - Parameter time: Earliest beginning of such a game.
  func hasForfeited(
    _ otherIDs: [UUID], to accountID: UUID, before game: Game, since time: Moment, in transaction: Transaction
  ) async throws -> Bool {
    try await transaction.query(
      """
      SELECT EXISTS (
        SELECT FROM game_players m JOIN game_players o ON o.game_id = m.game_id JOIN games g ON g.game_id = m.game_id
        WHERE m.account_id = \(accountID) AND m.create_time BETWEEN \(time) AND \(game.createTime) AND m.game_id <> \(game.id)
          AND o.account_id = ANY (\(otherIDs)) AND o.leave_time IS NOT NULL AND (m.leave_time IS NULL OR m.leave_time > o.leave_time)
          AND g.kind = \(Game.Kind.online))
      """
    ).firstRow().get(0)
  }

  /// Counts a finished game on a day.
  func countGame(of accountID: UUID, on day: CalendarDay, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      INSERT INTO play_days AS d (account_id, play_day, game_count) VALUES (\(accountID), \(day), 1)
      ON CONFLICT (account_id, play_day) DO UPDATE SET game_count = d.game_count + 1
      """)
  }

  // MARK: From one account to another

  /// Adds the guest's statistics to the account's. The streak of days is counted again by `countDayStreak`.
  func addStatistics(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO statistics AS s (
        account_id, single_game_count, multiplayer_game_count, score_sum, score_max, win_count, win_streak_count, quit_count, time_zone,
        last_play_day, day_streak_count, unfinished_win_count)
      SELECT \(accountID), single_game_count, multiplayer_game_count, score_sum, score_max, win_count, win_streak_count, quit_count,
        time_zone, last_play_day, day_streak_count, unfinished_win_count
      FROM statistics WHERE account_id = \(guestID)
      ON CONFLICT (account_id) DO UPDATE SET
        single_game_count = s.single_game_count + excluded.single_game_count,
        multiplayer_game_count = s.multiplayer_game_count + excluded.multiplayer_game_count,
        score_sum = s.score_sum + excluded.score_sum,
        score_max = GREATEST(s.score_max, excluded.score_max),
        win_count = s.win_count + excluded.win_count,
        unfinished_win_count = s.unfinished_win_count + excluded.unfinished_win_count,
        quit_count = s.quit_count + excluded.quit_count,
        time_zone = CASE WHEN excluded.last_play_day > COALESCE(s.last_play_day, '-infinity') THEN excluded.time_zone ELSE s.time_zone END,
        last_play_day = GREATEST(s.last_play_day, excluded.last_play_day),
        day_streak_count = CASE
          WHEN excluded.last_play_day > COALESCE(s.last_play_day, '-infinity') THEN excluded.day_streak_count ELSE s.day_streak_count END
      """)
  }

  /// Adds the days the guest has played to the account's.
  func addPlayDays(from guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO play_days AS d (account_id, play_day, game_count)
      SELECT \(accountID), play_day, game_count FROM play_days WHERE account_id = \(guestID)
      ON CONFLICT (account_id, play_day) DO UPDATE SET game_count = d.game_count + excluded.game_count
      """)
  }

  /// Counts the consecutive days up to the last one again, from the days themselves.
  func countDayStreak(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE statistics SET day_streak_count = (
        SELECT count(1) FROM (
          SELECT play_day + row_number() OVER (ORDER BY play_day DESC)::integer AS island
          FROM play_days WHERE account_id = \(accountID)) AS days
        WHERE island = last_play_day + 1)
      WHERE account_id = \(accountID) AND last_play_day IS NOT NULL
      """)
  }

  func deletePlayDays(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM play_days WHERE account_id = \(accountID)")
  }

  func deleteStatistics(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM statistics WHERE account_id = \(accountID)")
  }

  /// Statistics of players whose rows are held, by account; those without any are left out.
  func statistics(of accountIDs: [UUID], in transaction: Transaction) async throws -> [UUID: Statistics] {
    let rows = try await transaction.query(
      "SELECT \(Self.columns), s.account_id FROM statistics s WHERE s.account_id = ANY (\(accountIDs))")
    return try rows.reduce(into: [:]) { $0[try $1.get(10)] = try Self.statistics($1) }
  }

  private static let columns: SQL = """
    s.single_game_count, s.multiplayer_game_count, s.score_sum, s.score_max, s.win_count, s.win_streak_count, s.quit_count,
      s.last_play_day, s.day_streak_count, s.unfinished_win_count
    """

  private static func statistics(_ row: Row) throws -> Statistics {
    Statistics(
      singleGameCount: try row.get(0), multiplayerGameCount: try row.get(1), scoreSum: try row.get(2), scoreMax: try row.get(3),
      unfinishedWinCount: try row.get(9), winCount: try row.get(4), winStreakCount: try row.get(5), quitCount: try row.get(6),
      lastPlayDay: try row.get(7),
      dayStreakCount: try row.get(8))
  }
}

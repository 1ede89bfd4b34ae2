import Postgres
import Timekeeping

/// How much was played within a day, by nobody in particular. Every statement about it; one function, one statement.
struct DayStore: Sendable {
  /// A place that was guessed, to the whole degree: a dot on a map of the world, and no help for whoever is shown the same place later.
  struct Place: Hashable, Sendable {
    let latitude: Double
    let longitude: Double
  }

  /// As much is counted: a page says "more than" of the rest, and looks at no more rows for it.
  static let gamesMax = 10_000
  /// Games whose places are told: five places each are dots enough for a map.
  static let shownGamesMax = 20

  let database: Database

  /// - Returns: How many games have ended since then, ``gamesMax`` at most.
  func gameCount(since time: Moment) async throws -> Int {
    try await database.query(
      "SELECT count(*) FROM (SELECT FROM games g WHERE g.end_time > \(time) LIMIT \(Self.gamesMax)) counted"
    ).firstRow().get(0)
  }

  /// Places of the latest games that were finished since then, but for those of the day and of games against recordings. In no order of games: which places belong
  /// together is what a recording of such a game is played for.
  func places(since time: Moment) async throws -> [Place] {
    try await database.query(
      """
      SELECT DISTINCT round(r.latitude), round(r.longitude)
      FROM (
        SELECT g.game_id, g.end_time FROM games g
        WHERE g.end_time > \(time) AND g.phase = 'finished' AND g.close_time IS NULL AND NOT g.has_known_places
        ORDER BY g.end_time DESC LIMIT \(Self.shownGamesMax)
      ) latest JOIN rounds r ON r.game_id = latest.game_id
      ORDER BY 1, 2
      """
    ).map { Place(latitude: try $0.get(0), longitude: try $0.get(1)) }
  }
}

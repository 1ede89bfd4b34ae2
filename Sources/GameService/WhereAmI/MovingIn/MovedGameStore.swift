import FoundationEssentials
import Geodesy
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about games that come from another server. One function, one statement.
struct MovedGameStore: Sendable {
  /// Diagonal of the world's box in metres, by which its answers are scored (requirement W-S3).
  private static let worldDiagonalM = 14_916_862.0
  /// As clients know Google, whose imagery the other server had.
  private static let provider: Int32 = 1

  /// Keeps a game that has ended. Its places count as known: nobody plays against its recording. One that was packed since (`PastGames`) is there.
  /// - Parameter seats: Accounts, or ids that nobody has.
  /// - Returns: Whether it was not there.
  func insert(_ game: MovedGame, as gameID: UUID, seats: [UUID], in transaction: Transaction) async throws -> Bool {
    let (timing, kind) = (Timing.standardOnline, game.players.count == 1 ? Game.Kind.single : .friend)
    return try await transaction.execute(
      """
      INSERT INTO games (game_id, kind, map_id, has_known_places, create_time, version, scoring_version, map_diagonal_m, default_latitude,
        default_longitude, default_marker_scores, load_ms, moving_ms, guess_ms, reveal_ms, countdown_ms, late_buffer_ms, phase, round_number,
        winner_index, phase_start_time, timer_generation, end_time)
      SELECT \(gameID), \(kind), 'world', true, \(game.time), 1, \(ScoringRules.version), \(Self.worldDiagonalM), 0, 0, true,
        \(timing.load.stored), \(timing.moving.stored), \(timing.guess.stored), \(timing.reveal.stored), \(timing.countdown.stored),
        \(timing.lateBuffer.stored), 'finished', \(game.rounds.count), \(game.winner), \(game.time), 0, \(game.time)
      WHERE NOT EXISTS (
        SELECT FROM past_games WHERE account_id = ANY (\(seats)) AND create_time = \(game.time) AND game_id = \(gameID))
      ON CONFLICT (game_id) DO NOTHING
      """
    ).affectedCount == 1
  }

  /// Seats of somebody who has no account are nobody's, as those of somebody who was deleted: left from before the game began.
  /// - Parameter seats: Accounts, or ids that nobody has.
  func insertPlayers(_ seats: [UUID], of game: MovedGame, _ gameID: UUID, in transaction: Transaction) async throws {
    let leaveTimes = game.players.map { $0 == nil ? game.time - .seconds(1) : nil }
    try await transaction.execute(
      """
      INSERT INTO game_players (game_id, player_index, account_id, time_zone, create_time, leave_time, loaded_round, ready_round)
      SELECT \(gameID), seat.player_index, seat.account_id, 'UTC', \(game.time), seat.leave_time, \(game.rounds.count), \(game.rounds.count)
      FROM unnest(\(Array(1...seats.count)), \(seats), \(leaveTimes)) AS seat (player_index, account_id, leave_time)
      """)
  }

  /// Their places have no ids, since GeoService has not drawn them.
  func insertRounds(of game: MovedGame, _ gameID: UUID, in transaction: Transaction) async throws {
    let places = game.rounds.map(\.place)
    try await transaction.execute(
      """
      INSERT INTO rounds (game_id, round_number, location_id, latitude, longitude, panorama_provider, panorama_latitude, panorama_longitude,
        search_radius_m, heading_degrees, attribution)
      SELECT \(gameID), r.round_number, '', r.latitude, r.longitude, \(Self.provider), r.latitude, r.longitude, 0, 0, ''
      FROM unnest(\(Array(1...places.count)), \(places.map(\.latitude)), \(places.map(\.longitude))) AS r (round_number, latitude, longitude)
      """)
  }

  /// Turns of players who are not here are empty. Nobody knows how an answer came about, so that none counts as submitted: nothing is concluded from
  /// how quick and how good it was.
  func insertTurns(of game: MovedGame, _ gameID: UUID, in transaction: Transaction) async throws {
    var columns = TurnColumns()
    for (round, one) in game.rounds.enumerated() {
      for index in game.players.indices {
        columns.append(game.players[index] == nil ? nil : one.answers[index], round + 1, index + 1, at: one.place)
      }
    }
    try await transaction.execute(
      """
      INSERT INTO turns (game_id, round_number, player_index, is_heard, answer_origin, answer_latitude, answer_longitude, submit_time, distance_m, score)
      SELECT \(gameID), t.round_number, t.player_index, t.score IS NOT NULL, CASE WHEN t.score IS NOT NULL THEN 'last_marker' END, t.latitude,
        t.longitude, CASE WHEN t.score IS NOT NULL THEN \(game.time)::timestamptz END, t.distance_m, t.score
      FROM unnest(\(columns.rounds), \(columns.players), \(columns.latitudes), \(columns.longitudes), \(columns.distances), \(columns.scores))
        AS t (round_number, player_index, latitude, longitude, distance_m, score)
      """)
  }
}

extension Duration {
  fileprivate var stored: Int32 { Int32(clamping: inMilliseconds) }
}

/// Turns as columns.
private struct TurnColumns {
  var rounds: [Int] = []
  var players: [Int] = []
  var latitudes: [Double?] = []
  var longitudes: [Double?] = []
  var distances: [Double?] = []
  var scores: [Int?] = []

  mutating func append(_ answer: MovedGame.Answer?, _ round: Int, _ player: Int, at place: GeoPoint) {
    rounds.append(round)
    players.append(player)
    latitudes.append(answer?.position?.latitude)
    longitudes.append(answer?.position?.longitude)
    distances.append(answer?.position?.distance(to: place))
    scores.append(answer?.score)
  }
}

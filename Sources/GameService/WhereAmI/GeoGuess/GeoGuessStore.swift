import FoundationEssentials
import Geodesy
import Postgres
import Timekeeping

/// Every SQL statement about games. One function, one statement, unless it says otherwise.
///
/// A game is read without a lock and written under its version: a write that finds another version changes nothing, and the caller
/// reads again. Locking while joining would not do: PostgreSQL then shows the locked row as it is and the joined ones as they were.
struct GeoGuessStore: Sendable {
  let database: Database

  /// The whole game; nil when there is none.
  func load(_ gameID: UUID, in querying: some Querying) async throws -> Game? {
    let rows = try await querying.query(
      """
      SELECT g.game_id, g.kind, g.map_id, g.create_time, g.version,
        g.scoring_version, g.map_diagonal_m, g.default_latitude, g.default_longitude, g.default_marker_scores,
        g.load_ms, g.moving_ms, g.guess_ms, g.reveal_ms, g.late_buffer_ms, g.countdown_ms, g.reconnect_grace_ms,
        g.phase, g.round_number, g.phase_start_time, g.end_time, g.timer_generation, g.winner_index,
        g.has_known_places, g.is_of_guest, g.close_time,
        r.location_id, r.latitude, r.longitude, r.panorama_provider, r.panorama_id, r.panorama_latitude, r.panorama_longitude,
        r.search_radius_m, r.panorama_clues, r.heading_degrees, r.attribution, r.load_time, r.is_redrawn,
        p.account_id, p.time_zone, p.leave_time, p.is_connected, p.away_time, p.loaded_round, p.ready_round,
        t.is_heard, t.guess_start_time, t.marker_latitude, t.marker_longitude,
        t.answer_origin, t.answer_latitude, t.answer_longitude, t.submit_time, t.distance_m, t.score,
        t.found_latitude, t.found_longitude
      FROM games g
      JOIN rounds r ON r.game_id = g.game_id
      JOIN turns t ON t.game_id = r.game_id AND t.round_number = r.round_number
      JOIN game_players p ON p.game_id = t.game_id AND p.player_index = t.player_index
      WHERE g.game_id = \(gameID)
      ORDER BY r.round_number, t.player_index
      """)
    return try GameRows.game(rows)
  }

  /// The version of a game, to see whether it changed; nil when there is none.
  func version(of gameID: UUID) async throws -> Int64? {
    try await database.query("SELECT version FROM games WHERE game_id = \(gameID)").first?.get(0)
  }

  /// Holds the game against every other writer until the transaction ends.
  func lock(_ gameID: UUID, in transaction: Transaction) async throws {
    _ = try await transaction.query("SELECT 1 FROM games WHERE game_id = \(gameID) FOR UPDATE")
  }

  /// The account's unfinished single-player game.
  func openSingleGame(of accountID: UUID, in transaction: Transaction) async throws -> UUID? {
    try await transaction.query("SELECT game_id FROM open_singles WHERE account_id = \(accountID)").first?.get(0)
  }

  // MARK: A new game

  /// Keeps a new single-player game; several statements.
  /// - Returns: False, and nothing is kept, when the account has an unfinished one.
  func insertSingle(_ game: Game, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    guard try await insertOpenSingle(game.id, of: accountID, in: transaction) else { return false }
    try await insertShared(game, in: transaction)
    return true
  }

  private func insertOpenSingle(_ gameID: UUID, of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute(
      "INSERT INTO open_singles (account_id, game_id) VALUES (\(accountID), \(gameID)) ON CONFLICT (account_id) DO NOTHING"
    ).affectedCount == 1
  }

  /// Keeps a new game of several players; several statements.
  func insertShared(_ game: Game, in transaction: Transaction) async throws {
    try await insertGame(game, in: transaction)
    for (index, player) in game.players.enumerated() {
      try await insertPlayer(player, index: index + 1, isConnected: game.play.seats[index].isConnected, of: game, in: transaction)
    }
    try await insertRounds(of: game, in: transaction)
    try await insertTurns(of: game, in: transaction)
  }

  private func insertGame(_ game: Game, in transaction: Transaction) async throws {
    let (play, ruleset, timing) = (game.play, game.play.ruleset, game.play.ruleset.timing)
    try await transaction.executeLater(
      """
      INSERT INTO games (game_id, kind, map_id, create_time, version,
        scoring_version, map_diagonal_m, default_latitude, default_longitude, default_marker_scores,
        load_ms, moving_ms, guess_ms, reveal_ms, late_buffer_ms, countdown_ms, reconnect_grace_ms,
        phase, round_number, phase_start_time, due_time, timer_generation, has_known_places, is_of_guest,
        close_time, is_logged)
      VALUES (\(game.id), \(game.kind), \(game.mapID), \(game.createTime), \(game.version),
        \(ruleset.scoringVersion), \(ruleset.mapDiagonalM), \(ruleset.defaultMarker.latitude), \(ruleset.defaultMarker.longitude),
        \(ruleset.defaultMarkerScores),
        \(timing.load.stored), \(timing.moving.stored), \(timing.guess.stored), \(timing.reveal.stored), \(timing.lateBuffer.stored),
        \(timing.countdown.stored), \(timing.reconnectGrace.stored), \(play.phase), \(play.roundNumber), \(play.phaseStartTime), \(play.dueTime), \(play.timerGeneration),
        \(game.hasKnownPlaces), \(game.isOfGuest), \(ruleset.closeTime), true)
      """)
  }

  private func insertPlayer(
    _ player: Player, index: Int, isConnected: Bool, of game: Game, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO game_players (game_id, player_index, account_id, time_zone, create_time, is_connected)
      VALUES (\(game.id), \(index), \(player.accountID), \(player.timeZone), \(game.createTime), \(isConnected))
      """)
  }

  private func insertRounds(of game: Game, in transaction: Transaction) async throws {
    let locations = game.play.rounds.map(\.location)
    let panoramas = locations.map(\.panorama)
    try await transaction.executeLater(
      """
      INSERT INTO rounds (game_id, round_number, location_id, latitude, longitude,
        panorama_provider, panorama_id, panorama_latitude, panorama_longitude, search_radius_m, panorama_clues, heading_degrees, attribution)
      SELECT \(game.id), drawn.*
      FROM unnest(\(Array(1...locations.count)), \(locations.map(\.id)),
        \(locations.map(\.position.latitude)), \(locations.map(\.position.longitude)),
        \(panoramas.map(\.provider)), \(panoramas.map(\.target.id)),
        \(panoramas.map(\.target.position?.latitude)), \(panoramas.map(\.target.position?.longitude)),
        \(panoramas.map(\.target.radiusM)), \(panoramas.map(\.target.clues)), \(panoramas.map(\.headingDegrees)),
        \(panoramas.map(\.attribution))) AS drawn
      """)
  }

  private func insertTurns(of game: Game, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      INSERT INTO turns (game_id, round_number, player_index)
      SELECT r.game_id, r.round_number, p.player_index FROM rounds r JOIN game_players p ON p.game_id = r.game_id
      WHERE r.game_id = \(game.id)
      """)
  }

  // MARK: A game that goes on

  /// Keeps what differs between a game and the same game as it was loaded, and what has happened; one statement for the game with its log, and one
  /// for each seat, round and turn.
  /// - Returns: False, and nothing is kept, when someone else has changed the game since it was loaded.
  func keep(_ game: Game, insteadOf former: Game, after event: LoggedEvent, in transaction: Transaction) async throws -> Bool {
    guard try await updateGame(game, ifVersion: former.version, after: event, in: transaction) else { return false }
    if game.play.isSingle, game.play.hasEnded, let player = game.players.first {
      try await deleteOpenSingle(game.id, of: player.accountID, in: transaction)
    }
    for (index, seat) in game.play.seats.enumerated() where seat != former.play.seats[index] {
      try await updateSeat(seat, playerIndex: index + 1, of: game, in: transaction)
    }
    for (index, round) in game.play.rounds.enumerated() where round != former.play.rounds[index] {
      let (number, formerRound) = (index + 1, former.play.rounds[index])
      if !round.isEqualButTurns(to: formerRound) { try await updateRound(round, number, of: game, in: transaction) }
      for (player, turn) in round.turns.enumerated() where turn != formerRound.turns[player] {
        try await updateTurn(turn, number, playerIndex: player + 1, of: game, in: transaction)
      }
    }
    return true
  }

  private func updateGame(
    _ game: Game, ifVersion version: Int64, after event: LoggedEvent, in transaction: Transaction
  ) async throws -> Bool {
    let play = game.play
    let rows = try await transaction.query(
      """
      WITH kept AS (UPDATE games SET version = \(game.version), phase = \(play.phase), round_number = \(play.roundNumber),
        phase_start_time = \(play.phaseStartTime), due_time = \(play.dueTime), timer_generation = \(play.timerGeneration),
        end_time = \(play.endTime), winner_index = \(play.winner)
      WHERE game_id = \(game.id) AND version = \(version)
      RETURNING game_id)
      INSERT INTO game_events (game_id, version, event_time, kind, player_index, round_number, latitude, longitude)
      SELECT kept.game_id, \(event.version), \(event.time), \(event.kind), \(event.player), \(event.round),
        \(event.position?.latitude), \(event.position?.longitude) FROM kept
      """)
    return rows.affectedCount == 1
  }

  private func deleteOpenSingle(_ gameID: UUID, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater("DELETE FROM open_singles WHERE account_id = \(accountID) AND game_id = \(gameID)")
  }

  private func updateSeat(
    _ seat: PhaseMachine.Seat, playerIndex: Int, of game: Game, in transaction: Transaction
  ) async throws {
    try await transaction.executeLater(
      """
      UPDATE game_players SET leave_time = \(seat.leaveTime), is_connected = \(seat.isConnected), away_time = \(seat.awayTime),
        loaded_round = \(seat.loadedRound), ready_round = \(seat.readyRound)
      WHERE game_id = \(game.id) AND player_index = \(playerIndex)
      """)
  }

  private func updateRound(_ round: Round, _ number: Int, of game: Game, in transaction: Transaction) async throws {
    let (location, panorama) = (round.location, round.location.panorama)
    try await transaction.executeLater(
      """
      UPDATE rounds SET location_id = \(location.id), latitude = \(location.position.latitude), longitude = \(location.position.longitude),
        panorama_provider = \(panorama.provider), panorama_id = \(panorama.target.id),
        panorama_latitude = \(panorama.target.position?.latitude), panorama_longitude = \(panorama.target.position?.longitude),
        search_radius_m = \(panorama.target.radiusM), panorama_clues = \(panorama.target.clues),
        heading_degrees = \(panorama.headingDegrees), attribution = \(panorama.attribution),
        load_time = \(round.loadTime), is_redrawn = \(round.isRedrawn)
      WHERE game_id = \(game.id) AND round_number = \(number)
      """)
  }

  private func updateTurn(
    _ turn: Turn, _ number: Int, playerIndex: Int, of game: Game, in transaction: Transaction
  ) async throws {
    let answer = turn.answer
    try await transaction.executeLater(
      """
      UPDATE turns SET is_heard = \(turn.isHeard), guess_start_time = \(turn.guessStartTime),
        marker_latitude = \(turn.marker?.latitude), marker_longitude = \(turn.marker?.longitude),
        answer_origin = \(answer?.origin), answer_latitude = \(answer?.position?.latitude),
        answer_longitude = \(answer?.position?.longitude), submit_time = \(answer?.submitTime),
        distance_m = \(answer?.distanceM), score = \(answer?.score),
        found_latitude = \(turn.foundPlace?.latitude), found_longitude = \(turn.foundPlace?.longitude)
      WHERE game_id = \(game.id) AND round_number = \(number) AND player_index = \(playerIndex)
      """)
  }

  /// The short way for the most frequent move: places a marker when the player is guessing and nothing else is due.
  /// - Returns: False, and nothing is kept, in every other case; the machine then says why, or does it.
  func placeMarker(
    _ position: GeoPoint, round: Int, of gameID: UUID, by accountID: UUID, at now: Moment
  ) async throws -> Bool {
    // The game's row is locked before the turn's, as in every other write. A statement that had to wait for the lock would see the other tables as they were
    // before it: then the versions differ, and the long way is taken. So it is by a marker that stands there already: a repeat is no move.
    let rows = try await database.execute(
      """
      WITH game AS (
        UPDATE games SET version = games.version + 1
        FROM games g
        JOIN game_players p ON p.game_id = g.game_id
        JOIN turns t ON t.game_id = p.game_id AND t.player_index = p.player_index
        WHERE g.game_id = \(gameID) AND games.game_id = g.game_id AND games.version = g.version
          AND g.phase = 'playing' AND g.round_number = \(round) AND g.due_time > \(now)
          AND p.account_id = \(accountID) AND p.leave_time IS NULL AND p.away_time IS NULL AND t.round_number = \(round)
          AND t.guess_start_time IS NOT NULL AND t.answer_origin IS NULL
          AND (t.marker_latitude, t.marker_longitude) IS DISTINCT FROM (\(position.latitude), \(position.longitude))
        RETURNING games.game_id, games.version, p.player_index
      ), placed AS (
        UPDATE turns SET marker_latitude = \(position.latitude), marker_longitude = \(position.longitude), is_heard = true
        FROM game
        WHERE turns.game_id = \(gameID) AND turns.round_number = \(round) AND turns.player_index = game.player_index
      )
      INSERT INTO game_events (game_id, version, event_time, kind, player_index, round_number, latitude, longitude)
      SELECT game_id, version, \(now), 'place_marker', player_index, \(round), \(position.latitude), \(position.longitude) FROM game
      """)
    return rows.affectedCount == 1
  }
}

extension Duration {
  /// Milliseconds as the columns keep them.
  fileprivate var stored: Int32 { Int32(clamping: inMilliseconds) }
}

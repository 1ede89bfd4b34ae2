import FoundationEssentials
import Geodesy
import Postgres
import Timekeeping

/// Every SQL statement that reads or removes the logs of games; `GeoGuessStore` writes them, with what they change.
struct ReplayStore: Sendable {
  /// Whether everything that has happened in a game is in its log.
  func isLogged(_ gameID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query("SELECT is_logged FROM games WHERE game_id = \(gameID)").first?.get(0) ?? false
  }

  /// Events of a game after one of its versions, in order.
  func log(of gameID: UUID, after version: Int64, limit: Int, in querying: some Querying) async throws -> [LoggedEvent] {
    try await querying.query(
      """
      SELECT version, event_time, kind, player_index, round_number, latitude, longitude FROM game_events
      WHERE game_id = \(gameID) AND version > \(version) ORDER BY version LIMIT \(limit)
      """
    ).map(Self.event)
  }

  /// Events of a game but for markers that were placed, in order.
  func logWithoutMarkers(of gameID: UUID, limit: Int, in querying: some Querying) async throws -> [LoggedEvent] {
    try await querying.query(
      """
      SELECT version, event_time, kind, player_index, round_number, latitude, longitude FROM game_events
      WHERE game_id = \(gameID) AND kind <> 'place_marker' ORDER BY version LIMIT \(limit)
      """
    ).map(Self.event)
  }

  private static func event(_ row: Row) throws -> LoggedEvent {
    let (latitude, longitude) = (try row.get(5, as: Double?.self), try row.get(6, as: Double?.self))
    return LoggedEvent(
      version: try row.get(0), time: try row.get(1), kind: try row.get(2), player: try row.get(3), round: try row.get(4),
      position: latitude.flatMap { latitude in
        longitude.map { GeoPoint(clampingLatitude: latitude, wrappingLongitude: $0) }
      })
  }

  /// Removes what was written before a time.
  /// - Returns: How many lines.
  func deleteOld(before time: Moment, limit: Int, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      DELETE FROM game_events WHERE (game_id, version) IN (
        SELECT game_id, version FROM game_events WHERE event_time < \(time) LIMIT \(limit) FOR UPDATE SKIP LOCKED)
      """
    ).affectedCount
  }
}

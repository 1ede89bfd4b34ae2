import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about companions on finds. One function, one statement.
struct CompanionStore: Sendable {
  enum State: String, Sendable {
    case asked, confirmed, declined
  }

  func ask(_ accountIDs: [UUID], of log: StoredLog, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO cache_companions (account_id, log_id, visit_time)
      SELECT a.account_id, \(log.id), \(log.visitTime) FROM unnest(\(accountIDs)) AS a (account_id) ON CONFLICT DO NOTHING
      """)
  }

  /// Nil for somebody who was not named. Held until the transaction ends.
  func state(of accountID: UUID, to logID: UUID, in transaction: Transaction) async throws -> State? {
    let row = try await transaction.query(
      "SELECT state FROM cache_companions WHERE account_id = \(accountID) AND log_id = \(logID) FOR UPDATE"
    ).first
    return try row.flatMap { State(rawValue: try $0.get(0)) }
  }

  /// Answers once: what was confirmed stays so.
  func answer(_ state: State, of accountID: UUID, to logID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE cache_companions SET state = \(state.rawValue)
      WHERE account_id = \(accountID) AND log_id = \(logID) AND state = 'asked'
      """)
  }

  /// Finds that somebody has not answered, the latest visits first, behind a place.
  func asked(
    _ accountID: UUID, after place: (Moment, UUID), limit: Int, in database: Database
  ) async throws -> [(visitTime: Moment, logID: UUID)] {
    try await database.query(
      """
      SELECT visit_time, log_id FROM cache_companions
      WHERE account_id = \(accountID) AND state = 'asked' AND (visit_time, log_id) < (\(place.0), \(place.1))
      ORDER BY visit_time DESC, log_id DESC LIMIT \(Int64(limit))
      """
    ).map { (try $0.get(0), try $0.get(1)) }
  }
}

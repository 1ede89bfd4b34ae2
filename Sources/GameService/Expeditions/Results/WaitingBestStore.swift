import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about attempts that wait for their board, because their person appears offline. One function, one statement.
struct WaitingBestStore: Sendable {
  func insert(_ outcome: AttemptOutcome, until day: CalendarDay, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO waiting_bests (attempt_id, account_id, challenge_id, version, due_day)
      VALUES (\(outcome.attemptID), \(outcome.accountID), \(outcome.challengeID), \(outcome.version), \(day))
      ON CONFLICT (account_id, attempt_id) DO NOTHING
      """)
  }

  /// Attempts that are due, with whose they are, the earlier ones first.
  func due(at now: Moment, limit: Int, in database: Database) async throws -> [(attemptID: UUID, accountID: UUID)] {
    try await database.query(
      """
      SELECT attempt_id, account_id FROM waiting_bests WHERE due_day <= \(CalendarDay(of: now)) ORDER BY due_day LIMIT \(limit)
      """
    ).map { (try $0.get(0), try $0.get(1)) }
  }

  /// Takes an attempt of a person, who is locked; nil where somebody else has, or it is not due any more.
  func take(_ attemptID: UUID, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> AttemptOutcome? {
    try await transaction.query(
      """
      WITH due AS (
        DELETE FROM waiting_bests WHERE account_id = \(accountID) AND attempt_id = \(attemptID) AND (due_day <= \(CalendarDay(of: now))) IS TRUE
        RETURNING attempt_id, challenge_id, version)
      SELECT due.attempt_id, due.challenge_id, due.version, v.kind
      FROM due JOIN challenge_versions v ON v.challenge_id = due.challenge_id AND v.version = due.version
      """
    ).first.map {
      AttemptOutcome(
        attemptID: try $0.get(0), accountID: accountID, challengeID: try $0.get(1), version: try $0.get(2), kind: try $0.get(3),
        hasBoard: true, isAccepted: true, wasAccepted: false)
    }
  }
}

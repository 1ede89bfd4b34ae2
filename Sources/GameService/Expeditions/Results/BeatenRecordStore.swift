import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about who was told that a friend was better, so that it can be taken back. One function, one statement.
struct BeatenRecordStore: Sendable {
  typealias Best = ResultStore.Best

  /// How long it is remembered: as long as somebody may have the verdict changed, and as the notification stays in a list.
  static let retention = AttemptReview.trackLifetime

  /// Rows that are forgotten in one transaction.
  static let sweepMax = 500

  /// Notes people, of some, whose best is worse than one, and was not worse than the former best of its person. Their bests are held, so that nobody is
  /// deleted meanwhile of whom something would be noted.
  /// - Returns: The account whose best is beaten.
  func overtake(
    _ best: Best, former: Best?, among friendIDs: [UUID], on challengeID: UUID, _ version: Int32, at now: Moment,
    in transaction: Transaction
  ) async throws -> [UUID] {
    try await transaction.query(
      """
      INSERT INTO beaten_records (account_id, challenge_id, version, friend_account_id, rank, tie, beat_time)
      SELECT \(best.accountID), b.challenge_id, b.version, b.account_id, b.rank, b.tie, \(now) FROM challenge_bests b
      WHERE b.challenge_id = \(challengeID) AND b.version = \(version) AND b.account_id = ANY (\(friendIDs))
        AND (b.rank, b.tie) < (\(best.rank), \(best.tie)) AND (b.rank, b.tie) >= (\(former?.rank ?? .min), \(former?.tie ?? .min))
      ORDER BY b.account_id FOR KEY SHARE OF b
      ON CONFLICT (account_id, challenge_id, version, friend_account_id)
        DO UPDATE SET rank = excluded.rank, tie = excluded.tie, beat_time = excluded.beat_time
      RETURNING friend_account_id
      """
    ).map { try $0.get(0) }
  }

  /// Forgets what a person's best does not beat, now that it is another one.
  /// - Parameter best: Nil for none.
  /// - Returns: The account whose best was not beaten after all.
  func takeBack(
    from best: Best?, of accountID: UUID, on challengeID: UUID, _ version: Int32, in transaction: Transaction
  ) async throws -> [UUID] {
    try await transaction.query(
      """
      DELETE FROM beaten_records
      WHERE account_id = \(accountID) AND challenge_id = \(challengeID) AND version = \(version)
        AND (rank, tie) >= (\(best?.rank ?? .min), \(best?.tie ?? .min))
      RETURNING friend_account_id
      """
    ).map { try $0.get(0, as: UUID.self) }.sorted { $0.text < $1.text }
  }

  /// Forgets whom somebody who is deleted was told of. Behind the deletion of the person's bests, which waits for whoever holds them.
  func deleteFriend(_ accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM beaten_records WHERE friend_account_id = \(accountID)").affectedCount
  }

  /// Forgets what was told before `time`, at most `limit`.
  /// - Returns: How many.
  func delete(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM beaten_records WHERE ctid = ANY (ARRAY(
        SELECT ctid FROM beaten_records WHERE beat_time < \(time) ORDER BY beat_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}

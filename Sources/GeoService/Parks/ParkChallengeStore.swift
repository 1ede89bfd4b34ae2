import FoundationEssentials
import Postgres

/// Every SQL statement about the challenges of parks. One function, one statement. News that was told before changes nothing.
struct ParkChallengeStore: Sendable {
  func add(_ challengeID: UUID, to parkID: String, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      WITH added AS (
        INSERT INTO park_challenges (park_id, challenge_id) VALUES (\(parkID), \(challengeID)) ON CONFLICT DO NOTHING RETURNING park_id
      )
      INSERT INTO park_challenge_counts AS k (park_id, challenge_count) SELECT park_id, 1 FROM added
      ON CONFLICT (park_id) DO UPDATE SET challenge_count = k.challenge_count + 1
      """)
  }

  func remove(_ challengeID: UUID, from parkID: String, in transaction: Transaction) async throws {
    _ = try await transaction.query(
      """
      WITH gone AS (
        DELETE FROM park_challenges WHERE park_id = \(parkID) AND challenge_id = \(challengeID) RETURNING park_id
      )
      UPDATE park_challenge_counts k SET challenge_count = k.challenge_count - 1 FROM gone WHERE k.park_id = gone.park_id
      """)
  }
}

import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about profiles. One function, one statement.
struct ProfileStore: Sendable {
  /// Makes a profile that tells nothing yet, unless there is one.
  func make(_ accountID: UUID, at time: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO profiles (account_id, given_name, family_name, change_time) VALUES (\(accountID), '', '', \(time))
      ON CONFLICT (account_id) DO NOTHING
      """)
  }

  func set(_ profile: StoredProfile, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO profiles (account_id, given_name, family_name, gender, change_time)
      VALUES (\(accountID), \(profile.givenName), \(profile.familyName), \(profile.gender), \(now))
      ON CONFLICT (account_id) DO UPDATE
        SET given_name = excluded.given_name, family_name = excluded.family_name, gender = excluded.gender,
          change_time = excluded.change_time
      """)
  }

  func find(_ accountID: UUID, in querying: some Querying) async throws -> StoredProfile? {
    try await querying.query("SELECT given_name, family_name, gender FROM profiles WHERE account_id = \(accountID)").first.map { row in
      StoredProfile(givenName: try row.get(0), familyName: try row.get(1), gender: try row.get(2))
    }
  }
}

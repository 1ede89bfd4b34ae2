import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about preferences. One function, one statement.
struct PreferenceStore: Sendable {
  /// Nil for somebody who has set nothing.
  func find(_ accountID: UUID, in querying: some Querying) async throws -> StoredPreferences? {
    try await querying.query(
      "SELECT is_sound_on, units, language, time_zone, seen_intros, version FROM preferences WHERE account_id = \(accountID)"
    ).first.map { row in
      let intros: [String] = try row.get(4)
      return StoredPreferences(
        isSoundOn: try row.get(0), units: try row.get(1), language: try row.get(2), timeZone: try row.get(3),
        seenIntros: Set(intros.compactMap(StoredRealm.init)), version: try row.get(5))
    }
  }

  func set(_ preferences: StoredPreferences, of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO preferences (account_id, is_sound_on, units, language, time_zone, seen_intros, version, change_time)
      VALUES (
        \(accountID), \(preferences.isSoundOn), \(preferences.units), \(preferences.language), \(preferences.timeZone),
        \(preferences.seenIntros.map(\.rawValue).sorted()), \(preferences.version), \(now))
      ON CONFLICT (account_id) DO UPDATE SET
        is_sound_on = excluded.is_sound_on, units = excluded.units, language = excluded.language, time_zone = excluded.time_zone,
        seen_intros = excluded.seen_intros, version = excluded.version, change_time = excluded.change_time
      """)
  }
}

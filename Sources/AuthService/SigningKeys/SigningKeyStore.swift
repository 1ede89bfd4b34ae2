import Postgres
import Timekeeping

/// Every SQL statement about signing keys. One function, one statement.
struct SigningKeyStore: Sendable {
  /// Number of keys that the contract publishes at most; there are three when one retires and the next is announced.
  static let keysMax = 8

  /// Keys whose tokens may still be valid, newest first.
  func findLiving(at now: Moment, in querying: some Querying) async throws -> [StoredSigningKey] {
    try await querying.query(
      """
      SELECT key_id, public_key, sealed_private_key, start_time, retire_time, expire_time
      FROM signing_keys WHERE expire_time > \(now) ORDER BY start_time DESC LIMIT \(Self.keysMax)
      """
    ).map(Self.key)
  }

  /// Keeps a key, unless another replica was quicker.
  func insertUnlessCovered(_ key: StoredSigningKey, in database: Database) async throws {
    try await database.execute(
      """
      INSERT INTO signing_keys (key_id, public_key, sealed_private_key, start_time, retire_time, expire_time)
      VALUES (
        \(key.keyID), \(key.publicKey), \(key.sealedPrivateKey), \(key.period.startTime), \(key.period.retireTime), \(key.period.expireTime))
      ON CONFLICT DO NOTHING
      """)
  }

  /// Keeps the same private key under another seal.
  func reseal(_ keyID: String, to sealedPrivateKey: [UInt8], in database: Database) async throws {
    try await database.execute("UPDATE signing_keys SET sealed_private_key = \(sealedPrivateKey) WHERE key_id = \(keyID)")
  }

  /// Removes keys that expired before `time`.
  /// - Returns: How many.
  func deleteExpired(before time: Moment, in database: Database) async throws -> Int {
    try await database.execute("DELETE FROM signing_keys WHERE expire_time < \(time)").affectedCount
  }

  private static func key(_ row: Row) throws -> StoredSigningKey {
    StoredSigningKey(
      keyID: try row.get(0), publicKey: try row.get(1), sealedPrivateKey: try row.get(2),
      period: SigningKeyRules.Period(startTime: try row.get(3), retireTime: try row.get(4), expireTime: try row.get(5)))
  }
}

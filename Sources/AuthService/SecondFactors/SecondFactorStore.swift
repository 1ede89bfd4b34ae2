import FoundationEssentials
import Identity
import Postgres
import Timekeeping

/// Every SQL statement about second factors. One function, one statement.
struct SecondFactorStore: Sendable {
  /// Whether the account has a second factor that is on.
  func isEnabled(_ accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await !querying.query("SELECT 1 FROM second_factors WHERE account_id = \(accountID) AND confirm_time IS NOT NULL").isEmpty
  }

  func find(_ accountID: UUID, in querying: some Querying) async throws -> (factor: StoredSecondFactor, recoveryCodeCount: Int)? {
    try await querying.query(
      """
      SELECT sealed_secret, enrol_time, confirm_time, last_counter,
        (SELECT count(*) FROM recovery_codes r WHERE r.account_id = f.account_id)
      FROM second_factors f WHERE account_id = \(accountID)
      """
    ).first.map { row in (try Self.factor(row), Int(try row.get(4, as: Int64.self))) }
  }

  /// The second factor, which nobody else can use or change until the transaction ends: a code that two show at once is good for one.
  func lock(_ accountID: UUID, in transaction: Transaction) async throws -> StoredSecondFactor? {
    try await transaction.query(
      """
      SELECT sealed_secret, enrol_time, confirm_time, last_counter FROM second_factors WHERE account_id = \(accountID)
      FOR NO KEY UPDATE
      """
    ).first.map(Self.factor)
  }

  /// Keeps a new secret in place of one that was never confirmed.
  /// - Returns: Whether it was kept; not when the account has a second factor that is on.
  func enrol(_ sealedSecret: [UInt8], of accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      """
      INSERT INTO second_factors (account_id, sealed_secret, enrol_time) VALUES (\(accountID), \(sealedSecret), \(now))
      ON CONFLICT (account_id) DO UPDATE
        SET sealed_secret = EXCLUDED.sealed_secret, enrol_time = EXCLUDED.enrol_time, last_counter = 0
      WHERE second_factors.confirm_time IS NULL
      RETURNING account_id
      """
    ).isEmpty
  }

  /// Notes the period of a code that was accepted.
  /// - Parameter confirmTime: When it was switched on.
  func use(_ counter: Int64, of accountID: UUID, confirmTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE second_factors SET last_counter = \(counter), confirm_time = \(confirmTime) WHERE account_id = \(accountID)")
  }

  /// Removes the second factor with its recovery codes.
  func delete(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM second_factors WHERE account_id = \(accountID)")
  }

  /// Removes the second factor with its recovery codes, if it was set up at `time` or later.
  func delete(_ accountID: UUID, enrolledSince time: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM second_factors WHERE account_id = \(accountID) AND enrol_time >= \(time)")
  }

  /// Sealed secrets, in the order of their accounts.
  /// - Parameter place: The last account of the page before; nil for the first page.
  func findSealed(after place: UUID?, limit: Int, in querying: some Querying) async throws -> [(accountID: UUID, sealedSecret: [UInt8])] {
    try await querying.query(
      """
      SELECT account_id, sealed_secret FROM second_factors WHERE account_id > \(place ?? .smallest)
      ORDER BY account_id LIMIT \(limit)
      """
    ).map { row in (try row.get(0), try row.get(1)) }
  }

  /// Keeps the same secret under another seal, unless the owner has changed it meanwhile.
  func reseal(_ accountID: UUID, from old: [UInt8], to new: [UInt8], in database: Database) async throws {
    try await database.execute(
      "UPDATE second_factors SET sealed_secret = \(new) WHERE account_id = \(accountID) AND sealed_secret = \(old)")
  }

  // MARK: - Recovery codes

  func insertRecoveryCodes(_ hashes: [[UInt8]], of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "INSERT INTO recovery_codes (account_id, code_hash) SELECT \(accountID), code_hash FROM unnest(\(hashes)) AS code_hash")
  }

  func deleteRecoveryCodes(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM recovery_codes WHERE account_id = \(accountID)")
  }

  func countRecoveryCodes(of accountID: UUID, in transaction: Transaction) async throws -> Int64 {
    try await transaction.query("SELECT count(*) FROM recovery_codes WHERE account_id = \(accountID)").firstRow().get(0)
  }

  /// Uses a recovery code up.
  /// - Parameter hashes: Hashes that may be kept of it.
  /// - Returns: Whether it was one.
  func useRecoveryCode(_ hashes: [[UInt8]], of accountID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.execute("DELETE FROM recovery_codes WHERE account_id = \(accountID) AND code_hash = ANY(\(hashes))").affectedCount
      == 1
  }

  // MARK: - Log-in steps

  func insert(_ loginStep: LoginStep, hash: [UInt8], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO login_steps (step_hash, account_id, device_name, app, network, scope, expire_time)
      VALUES (
        \(hash), \(loginStep.accountID), \(loginStep.device.name), \(loginStep.device.app), \(loginStep.device.network),
        \(loginStep.device.scope.rawValue), \(loginStep.expireTime))
      """)
  }

  func findLoginStep(_ hash: [UInt8], at now: Moment, in querying: some Querying) async throws -> LoginStep? {
    try await querying.query(
      """
      SELECT account_id, device_name, app, network, expire_time, scope FROM login_steps
      WHERE step_hash = \(hash) AND (expire_time > \(now)) IS TRUE
      """
    ).first.map { row in
      LoginStep(
        accountID: try row.get(0),
        device: SessionDevice(name: try row.get(1), app: try row.get(2), network: try row.get(3), scope: try SessionScope(row, at: 5)),
        expireTime: try row.get(4))
    }
  }

  /// Uses a log-in step up.
  /// - Returns: Whether it was still there.
  func deleteLoginStep(_ hash: [UInt8], in transaction: Transaction) async throws -> Bool {
    try await transaction.execute("DELETE FROM login_steps WHERE step_hash = \(hash)").affectedCount == 1
  }

  /// Ends every log-in of an account that waits for its second factor.
  func deleteLoginSteps(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("DELETE FROM login_steps WHERE account_id = \(accountID)")
  }

  /// Removes log-in steps that ended before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteExpiredLoginSteps(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM login_steps WHERE step_hash = ANY (ARRAY(
        SELECT step_hash FROM login_steps WHERE expire_time < \(time)
        ORDER BY expire_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func factor(_ row: Row) throws -> StoredSecondFactor {
    StoredSecondFactor(
      sealedSecret: try row.get(0), enrolTime: try row.get(1), confirmTime: try row.get(2), lastCounter: try row.get(3))
  }
}

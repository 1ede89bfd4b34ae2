import FoundationEssentials
import Postgres
import Timekeeping

extension GuardianConsent.State: SQLValue, SQLDecodable {}

/// Every SQL statement about birth dates and guardians. One function, one statement.
struct GuardianStore: Sendable {
  private static let columns: SQL = "consent_id, account_id, guardian_email, ask_time, state, consent_time"

  /// Keeps the day of birth of an account.
  func set(_ birthDate: CalendarDate, country: String?, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE accounts SET birth_date = \(birthDate), country = \(country) WHERE account_id = \(accountID)")
  }

  /// Notes on the account whether a guardian has consented.
  func setConsent(_ consentTime: Moment?, of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE accounts SET guardian_consent_time = \(consentTime) WHERE account_id = \(accountID)")
  }

  /// Lets nobody else ask or answer for the account until the transaction ends.
  func lockAccount(_ accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT 1 FROM accounts WHERE account_id = \(accountID) FOR NO KEY UPDATE")
  }

  /// The request that was made last.
  func newest(of accountID: UUID, in querying: some Querying) async throws -> GuardianConsent? {
    try await querying.query(
      "SELECT \(Self.columns) FROM guardian_consents WHERE account_id = \(accountID) ORDER BY ask_time DESC, consent_id DESC LIMIT 1"
    ).first.map(Self.consent)
  }

  /// When guardians of the account were asked, newest first.
  func askTimes(of accountID: UUID, limit: Int, in transaction: Transaction) async throws -> [Moment] {
    try await transaction.query(
      "SELECT ask_time FROM guardian_consents WHERE account_id = \(accountID) ORDER BY ask_time DESC LIMIT \(limit)"
    ).map { row in try row.get(0) }
  }

  func insert(_ consent: GuardianConsent, codeHash: [UInt8], in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO guardian_consents (consent_id, account_id, guardian_email, code_hash, ask_time, state)
      VALUES (
        \(consent.consentID), \(consent.accountID), \(consent.guardianEmail), \(codeHash), \(consent.askTime), \(consent.state))
      """)
  }

  /// Ends what was asked and not answered.
  func replaceAsked(of accountID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE guardian_consents SET state = \(GuardianConsent.State.replaced), end_time = \(now)
      WHERE account_id = \(accountID) AND state = \(GuardianConsent.State.asked)
      """)
  }

  /// Account that a code is about.
  /// - Parameter hashes: Hashes that may be kept of the code.
  func accountID(ofCode hashes: [[UInt8]], in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT account_id FROM guardian_consents WHERE code_hash = ANY(\(hashes))").first?.get(0)
  }

  func find(code hashes: [[UInt8]], in transaction: Transaction) async throws -> GuardianConsent? {
    try await transaction.query("SELECT \(Self.columns) FROM guardian_consents WHERE code_hash = ANY(\(hashes))").first.map(Self.consent)
  }

  /// Keeps an answer.
  /// - Parameter endTime: Nil of a consent.
  func update(
    _ consentID: UUID, to state: GuardianConsent.State, consentTime: Moment?, endTime: Moment?, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      UPDATE guardian_consents SET state = \(state), consent_time = \(consentTime), end_time = \(endTime)
      WHERE consent_id = \(consentID)
      """)
  }

  /// Removes what was asked before `time` and never consented to, at most `limit`.
  /// - Returns: How many.
  func deleteUnanswered(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM guardian_consents WHERE consent_id = ANY (ARRAY(
        SELECT consent_id FROM guardian_consents WHERE consent_time IS NULL AND ask_time < \(time)
        ORDER BY ask_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  private static func consent(_ row: Row) throws -> GuardianConsent {
    GuardianConsent(
      consentID: try row.get(0), accountID: try row.get(1), guardianEmail: try row.get(2), askTime: try row.get(3),
      state: try row.get(4), consentTime: try row.get(5))
  }
}

import FoundationEssentials
import Postgres
import Timekeeping

/// Statements by which reports about somebody, and old ones, are forgotten.
extension ReportStore {
  /// Locks the cases about somebody, and those that one has claimed. All lock in one order: what is between people, cases, deeds, reports, each
  /// by their ids, and then what people are told. Sweeps leave out what others hold.
  func lockCases(concerning accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      SELECT case_id FROM report_cases WHERE target_account_id = \(accountID) OR claim_account_id = \(accountID)
      ORDER BY case_id FOR UPDATE
      """)
  }

  /// Locks what moderators did in the cases about somebody, and what that one did.
  func lockDeeds(concerning accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      SELECT audit_id FROM report_audit
      WHERE actor_account_id = \(accountID)
        OR case_id = ANY (ARRAY(SELECT case_id FROM report_cases WHERE target_account_id = \(accountID)))
      ORDER BY audit_id FOR UPDATE
      """)
  }

  /// Locks the reports about somebody, and that one's own.
  func lockReports(concerning accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.executeLater(
      """
      SELECT report_id FROM reports
      WHERE account_id = \(accountID)
        OR case_id = ANY (ARRAY(SELECT case_id FROM report_cases WHERE target_account_id = \(accountID)))
      ORDER BY report_id FOR UPDATE
      """)
  }

  /// Reporters of somebody who wait for an answer.
  func reporters(waitingFor targetID: UUID, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query(
      """
      SELECT DISTINCT r.account_id FROM reports r JOIN report_cases c ON c.case_id = r.case_id
      WHERE c.target_account_id = \(targetID) AND r.outcome = 'OPEN' ORDER BY r.account_id LIMIT \(limit)
      """
    ).map { try $0.get(0) }
  }

  /// Closes the open reports of somebody who is deleted: there is nobody to decide about.
  /// - Returns: Which cases' they were, and whose.
  func closeReports(about accountID: UUID, at now: Moment, in transaction: Transaction) async throws -> [(caseID: UUID, reporterID: UUID)] {
    try await transaction.query(
      """
      UPDATE reports SET outcome = 'GONE', decide_time = \(now)
      WHERE outcome = 'OPEN' AND case_id IN (SELECT case_id FROM report_cases WHERE target_account_id = \(accountID))
      RETURNING case_id, account_id
      """
    ).map { (caseID: try $0.get(0), reporterID: try $0.get(1)) }
  }

  /// Forgets what moderators noted of somebody.
  func deleteNotes(about accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE report_audit SET note = ''
      WHERE note <> '' AND case_id IN (SELECT case_id FROM report_cases WHERE target_account_id = \(accountID))
      """)
  }

  // MARK: Guests

  /// Open cases of a guest about what an open case of the account is about as well: content that has moved already was reported once more. The account's
  /// are locked, so that nobody decides them meanwhile; one that was decided just now is none any more.
  func twins(of guestID: UUID, and accountID: UUID, in transaction: Transaction) async throws -> [(guests: UUID, accounts: UUID)] {
    try await transaction.query(
      """
      SELECT g.case_id, a.case_id FROM report_cases g JOIN report_cases a
        ON a.content_realm = g.content_realm AND a.content_kind = g.content_kind AND a.content_id = g.content_id
        AND a.media_id IS NOT DISTINCT FROM g.media_id
      WHERE g.target_account_id = \(guestID) AND a.target_account_id = \(accountID) AND g.decide_time IS NULL AND a.decide_time IS NULL
      ORDER BY a.case_id FOR UPDATE OF a
      """
    ).map { (guests: try $0.get(0), accounts: try $0.get(1)) }
  }

  /// Gives a case's evidence to another case, as it is: rows of evidence are never changed.
  func moveEvidence(of caseID: UUID, to otherID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      WITH moved AS (
        DELETE FROM report_evidence WHERE case_id = \(caseID)
        RETURNING evidence_id, create_time, content, media_id, parts, realm, username)
      INSERT INTO report_evidence (evidence_id, case_id, create_time, content, media_id, parts, realm, username)
      SELECT evidence_id, \(otherID), create_time, content, media_id, parts, realm, username FROM moved
      """)
  }

  /// Gives a case's reports to another case, but for those of people who have reported that one too.
  /// - Returns: How many.
  func moveReports(of caseID: UUID, to otherID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute(
      """
      UPDATE reports r SET case_id = \(otherID)
      WHERE r.case_id = \(caseID) AND NOT EXISTS (SELECT FROM reports o WHERE o.case_id = \(otherID) AND o.account_id = r.account_id)
      """
    ).affectedCount
  }

  /// Counts reports that have come to a case from another one, by which its content may have been hidden.
  func add(_ count: Int, of caseID: UUID, to otherID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE report_cases SET report_count = report_count + \(Int32(count)),
        is_hidden_by_app = is_hidden_by_app OR (SELECT o.is_hidden_by_app FROM report_cases o WHERE o.case_id = \(caseID))
      WHERE case_id = \(otherID)
      """)
  }

  /// Gives the cases about a guest, but for some, to the account that the guest has become part of.
  func moveCases(of guestID: UUID, besides caseIDs: [UUID], to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE report_cases SET target_account_id = \(accountID) WHERE target_account_id = \(guestID) AND case_id <> ALL (\(caseIDs))")
  }

  /// Gives what was decided about a guest to that account.
  func moveDecisions(about guestID: UUID, to accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE report_decisions SET account_id = \(accountID) WHERE account_id = \(guestID)")
  }

  // MARK: Departures

  /// Cases of somebody that are open and about content.
  func openContentCases(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      "SELECT case_id FROM report_cases WHERE target_account_id = \(accountID) AND decide_time IS NULL AND content_kind <> '' ORDER BY case_id"
    ).map { try $0.get(0) }
  }

  /// Cases of somebody that moderators are to look at, open or appealed.
  func waitingCases(of accountID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT c.case_id FROM report_cases c LEFT JOIN report_decisions d ON d.case_id = c.case_id
      WHERE c.target_account_id = \(accountID) AND (c.decide_time IS NULL OR d.appeal_state = 'OPEN') ORDER BY c.case_id
      """
    ).map { try $0.get(0) }
  }

  /// Removes the cases of somebody, with evidence and decisions.
  /// - Returns: How many.
  func deleteCases(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("DELETE FROM report_cases WHERE target_account_id = \(accountID)").affectedCount
  }

  /// Gives back what a moderator has claimed.
  func deleteClaims(of accountID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE report_cases SET claim_account_id = NULL, claim_end_time = NULL WHERE claim_account_id = \(accountID)")
  }

  /// Forgets who a moderator was; what was done stays.
  /// - Returns: How many rows.
  func forgetActor(_ accountID: UUID, in transaction: Transaction) async throws -> Int {
    try await transaction.execute("UPDATE report_audit SET actor_account_id = NULL WHERE actor_account_id = \(accountID)").affectedCount
  }

  /// Forgets cases that were decided before `time`, at most `limit`, but for those whose appeal waits. Their reports stay, without a case. Where
  /// somebody else holds one of them, the case is left for another time: to wait for it would be in no order.
  /// - Returns: How many.
  func deleteCases(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      WITH old AS MATERIALIZED (
        SELECT c.case_id FROM report_cases c
        WHERE c.decide_time < \(time)
          AND NOT EXISTS (SELECT FROM report_decisions d WHERE d.case_id = c.case_id AND d.appeal_state = 'OPEN')
        ORDER BY c.decide_time LIMIT \(limit) FOR UPDATE SKIP LOCKED),
      held AS MATERIALIZED (
        SELECT r.report_id FROM reports r WHERE r.case_id IN (SELECT case_id FROM old) ORDER BY r.report_id FOR UPDATE SKIP LOCKED)
      DELETE FROM report_cases c
      WHERE c.case_id IN (SELECT case_id FROM old)
        AND NOT EXISTS (SELECT FROM reports r WHERE r.case_id = c.case_id AND r.report_id NOT IN (SELECT report_id FROM held))
      """
    ).affectedCount
  }

  /// Forgets reports that were decided before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteReports(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM reports WHERE report_id = ANY (ARRAY(
        SELECT report_id FROM reports WHERE decide_time < \(time) ORDER BY decide_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }

  /// Forgets what moderators did before `time`, at most `limit`.
  /// - Returns: How many.
  func deleteAudit(before time: Moment, limit: Int, in database: Database) async throws -> Int {
    try await database.execute(
      """
      DELETE FROM report_audit WHERE audit_id = ANY (ARRAY(
        SELECT audit_id FROM report_audit WHERE create_time < \(time) ORDER BY create_time LIMIT \(limit) FOR UPDATE SKIP LOCKED))
      """
    ).affectedCount
  }
}

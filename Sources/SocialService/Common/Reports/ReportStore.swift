import FoundationEssentials
import Postgres
import Timekeeping

/// Every SQL statement about reports, their cases and what is decided. One function, one statement.
struct ReportStore: Sendable {
  /// Cases that wait for moderators, open or appealed, and since when the oldest does.
  func waiting(in querying: some Querying) async throws -> (count: Int, oldest: Moment?) {
    let row = try await querying.query(
      """
      SELECT (SELECT count(*) FROM report_cases WHERE decide_time IS NULL)
          + (SELECT count(*) FROM report_decisions WHERE appeal_state = 'OPEN'),
        least((SELECT min(create_time) FROM report_cases WHERE decide_time IS NULL),
          (SELECT min(appeal_time) FROM report_decisions WHERE appeal_state = 'OPEN'))
      """
    ).firstRow()
    return (Int(try row.get(0, as: Int64.self)), try row.get(1))
  }

  // MARK: Reporting

  /// Whether an account was told of another one on its stream.
  func hasMet(_ otherID: UUID, by accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      "SELECT EXISTS (SELECT FROM stream_events WHERE subject_account_id = \(otherID) AND account_id = \(accountID))"
    ).firstRow().get(0)
  }

  /// Owner of a media; nil when there is none.
  func owner(ofMedia mediaID: UUID, in querying: some Querying) async throws -> UUID? {
    try await querying.query("SELECT account_id FROM media WHERE media_id = \(mediaID)").first?.get(0)
  }

  /// A small picture, put together; nil when there is none, or a larger one.
  func thumbnail(of mediaID: UUID, bytesMax: Int, in querying: some Querying) async throws -> [UInt8]? {
    try await querying.query(
      """
      SELECT string_agg(p.data, '' ORDER BY p.piece) FROM media_pieces p
      JOIN media_files f ON f.media_id = p.media_id AND f.variant = p.variant
      WHERE p.media_id = \(mediaID) AND p.variant = 'thumbnail' AND f.size_bytes <= \(Int64(bytesMax))
      """
    ).first?.get(0)
  }

  /// The case's id when the account has reported it while it is open.
  func openCase(of target: ReportTarget, reportedBy accountID: UUID, in transaction: Transaction) async throws -> UUID? {
    let content = target.content
    return try await transaction.query(
      """
      SELECT c.case_id FROM report_cases c JOIN reports r ON r.case_id = c.case_id AND r.account_id = \(accountID)
      WHERE c.target_account_id = \(target.accountID) AND c.media_id IS NOT DISTINCT FROM \(target.mediaID)
        AND c.content_realm = \(content?.realmText ?? "") AND c.content_kind = \(content?.kind ?? "")
        AND c.content_id = \(content?.id ?? "") AND c.decide_time IS NULL
      """
    ).first?.get(0)
  }

  /// Whether there is an open case of a target.
  func isOpen(_ target: ReportTarget, in transaction: Transaction) async throws -> Bool {
    let content = target.content
    return try await !transaction.query(
      """
      SELECT FROM report_cases c
      WHERE c.target_account_id = \(target.accountID) AND c.media_id IS NOT DISTINCT FROM \(target.mediaID)
        AND c.content_realm = \(content?.realmText ?? "") AND c.content_kind = \(content?.kind ?? "")
        AND c.content_id = \(content?.id ?? "") AND c.decide_time IS NULL
      """
    ).isEmpty
  }

  func openCount(of accountID: UUID, in transaction: Transaction) async throws -> Int {
    let count: Int64 = try await transaction.query(
      "SELECT count(*) FROM reports WHERE account_id = \(accountID) AND outcome = 'OPEN'"
    ).firstRow().get(0)
    return Int(count)
  }

  /// Adds a report to the open case of a target, which is made where there is none.
  /// - Returns: The case's id.
  func join(_ caseID: UUID, of target: ReportTarget, at now: Moment, in transaction: Transaction) async throws -> UUID {
    let content = target.content
    return try await transaction.query(
      """
      INSERT INTO report_cases (case_id, target_account_id, media_id, content_realm, content_kind, content_id, report_count, create_time)
      VALUES (\(caseID), \(target.accountID), \(target.mediaID), \(content?.realmText ?? ""), \(content?.kind ?? ""),
        \(content?.id ?? ""), 1, \(now))
      ON CONFLICT (target_account_id, coalesce(media_id, target_account_id), content_realm, content_kind, content_id)
        WHERE decide_time IS NULL
      DO UPDATE SET report_count = report_cases.report_count + 1 RETURNING case_id
      """
    ).firstRow().get(0)
  }

  /// The app has hidden the content of an open case because of its reports.
  func noteHidden(_ target: ReportTarget, in transaction: Transaction) async throws {
    let content = target.content
    try await transaction.execute(
      """
      UPDATE report_cases SET is_hidden_by_app = true
      WHERE target_account_id = \(target.accountID) AND coalesce(media_id, target_account_id) = \(target.accountID)
        AND content_realm = \(content?.realmText ?? "") AND content_kind = \(content?.kind ?? "") AND content_id = \(content?.id ?? "")
        AND decide_time IS NULL
      """)
  }

  func isHiddenByApp(_ caseID: UUID, in transaction: Transaction) async throws -> Bool {
    try await transaction.query("SELECT is_hidden_by_app FROM report_cases WHERE case_id = \(caseID)").first?.get(0) ?? false
  }

  func insert(_ report: StoredReport, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO reports (report_id, account_id, case_id, category, report_text, realm, create_time, outcome)
      VALUES (\(report.reportID), \(report.accountID), \(report.caseID), \(report.category), \(report.text), \(report.realm),
        \(report.createTime), \(report.outcome))
      """)
  }

  /// - Parameter seen: Content it shows: one media, app and user name at most.
  func insert(
    evidence content: [UInt8], showing seen: SeenContent, _ evidenceID: UUID, of caseID: UUID, at now: Moment, in transaction: Transaction
  ) async throws {
    try await transaction.execute(
      """
      INSERT INTO report_evidence (evidence_id, case_id, create_time, content, media_id, parts, realm, username)
      VALUES (\(evidenceID), \(caseID), \(now), \(content), \(seen.mediaIDs.first), \(Array(seen.parts)), \(seen.realms.first),
        \(seen.usernames.first))
      """)
  }

  /// Content that all evidence of a case shows, but for what `unnoted` gives.
  func seen(of caseID: UUID, in transaction: Transaction) async throws -> SeenContent {
    try await transaction.query(
      "SELECT DISTINCT media_id, parts, realm, username FROM report_evidence WHERE case_id = \(caseID)"
    ).reduce(into: SeenContent()) { seen, row in
      if let mediaID: UUID = try row.get(0) { seen.mediaIDs.insert(mediaID) }
      if let parts: [String] = try row.get(1) {
        // A part that a newer version of this service has noted is passed over.
        seen.parts.formUnion(parts.compactMap { ReportRules.Part(rawValue: $0) })
      }
      if let name: String = try row.get(2), let realm = StoredRealm(rawValue: name) { seen.realms.insert(realm) }
      if let username: String = try row.get(3) { seen.usernames.insert(username) }
    }
  }

  /// Evidence of a case of a version that did not note what it shows, behind one.
  /// - Returns: The encoded `ReportEvidence`, and in which app it was seen: nil when the report is gone.
  func unnoted(
    of caseID: UUID, after evidenceID: UUID?, limit: Int, in transaction: Transaction
  ) async throws -> [(evidenceID: UUID, content: [UInt8], realm: StoredRealm?)] {
    try await transaction.query(
      """
      SELECT e.evidence_id, e.content, r.realm FROM report_evidence e LEFT JOIN reports r ON r.report_id = e.evidence_id
      WHERE e.case_id = \(caseID) AND e.parts IS NULL AND e.evidence_id > \(evidenceID ?? .smallest)
      ORDER BY e.evidence_id LIMIT \(limit)
      """
    ).map { (evidenceID: try $0.get(0), content: try $0.get(1), realm: try $0.get(2)) }
  }

  /// A page of an account's own, the latest first.
  func page(by accountID: UUID, after place: ListedPerson?, limit: Int, in querying: some Querying) async throws -> [StoredReport] {
    try await querying.query(
      """
      SELECT report_id, account_id, case_id, category, report_text, realm, create_time, outcome, decide_time FROM reports
      WHERE account_id = \(accountID)
        AND (create_time, report_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
      ORDER BY create_time DESC, report_id DESC LIMIT \(limit)
      """
    ).map { try Self.report($0, at: 0) }
  }

  // MARK: Cases

  private static let caseColumns: SQL = """
    c.case_id, c.target_account_id, c.media_id, c.report_count, c.create_time, c.decide_time, c.claim_account_id, c.claim_end_time,
    d.decision_id, d.account_id, d.case_id, d.verdict, d.reason, d.create_time, d.suspension_end_time, d.appeal_state, d.appeal_text,
    d.removed_contents, c.content_realm, c.content_kind, c.content_id
    """

  func find(_ caseID: UUID, in querying: some Querying) async throws -> StoredReportCase? {
    try await querying.query(
      """
      SELECT \(Self.caseColumns) FROM report_cases c LEFT JOIN report_decisions d ON d.case_id = c.case_id WHERE c.case_id = \(caseID)
      """
    ).first.map(Self.reportCase)
  }

  /// Keeps everybody else from changing a case until the transaction ends.
  func lock(_ caseID: UUID, in transaction: Transaction) async throws {
    try await transaction.execute("SELECT case_id FROM report_cases WHERE case_id = \(caseID) FOR UPDATE")
  }

  /// Cases of one queue, the first reported first.
  /// - Parameter moderatorID: Moderator who asks: cases about them are left out.
  func oldest(
    _ queue: ReportQueue, notAbout moderatorID: UUID, after place: ListedPerson?, limit: Int, in querying: some Querying
  ) async throws -> [StoredReportCase] {
    try await querying.query(
      """
      SELECT \(Self.caseColumns) FROM report_cases c LEFT JOIN report_decisions d ON d.case_id = c.case_id
      WHERE \(queue.condition) AND c.target_account_id <> \(moderatorID)
        AND (c.create_time, c.case_id) > (\(place?.createTime ?? .distantPast), \(place?.accountID ?? .smallest))
      ORDER BY c.create_time, c.case_id LIMIT \(limit)
      """
    ).map(Self.reportCase)
  }

  /// Cases of one queue, those that most have reported first.
  /// - Parameters:
  ///   - moderatorID: Moderator who asks: cases about them are left out.
  ///   - place: Count and id of the last case of the page before.
  func mostReported(
    _ queue: ReportQueue, notAbout moderatorID: UUID, after place: (count: Int32, caseID: UUID)?, limit: Int, in querying: some Querying
  ) async throws -> [StoredReportCase] {
    try await querying.query(
      """
      SELECT \(Self.caseColumns) FROM report_cases c LEFT JOIN report_decisions d ON d.case_id = c.case_id
      WHERE \(queue.condition) AND c.target_account_id <> \(moderatorID)
        AND (c.report_count, c.case_id) < (\(place?.count ?? .max), \(place?.caseID ?? .largest))
      ORDER BY c.report_count DESC, c.case_id DESC LIMIT \(limit)
      """
    ).map(Self.reportCase)
  }

  /// Evidence of a case, the latest first, with the reports that are still there.
  func evidence(of caseID: UUID, after place: ListedPerson?, limit: Int, in querying: some Querying) async throws -> [StoredReportEvidence]
  {
    try await querying.query(
      """
      SELECT e.evidence_id, e.create_time, e.content,
        r.report_id, r.account_id, r.case_id, r.category, r.report_text, r.realm, r.create_time, r.outcome, r.decide_time
      FROM report_evidence e LEFT JOIN reports r ON r.report_id = e.evidence_id
      WHERE e.case_id = \(caseID)
        AND (e.create_time, e.evidence_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
      ORDER BY e.create_time DESC, e.evidence_id DESC LIMIT \(limit)
      """
    ).map { row in
      let reportID: UUID? = try row.get(3)
      return StoredReportEvidence(
        evidenceID: try row.get(0), createTime: try row.get(1), content: try row.get(2),
        report: try reportID == nil ? nil : Self.report(row, at: 3))
    }
  }

  /// Reporters of a case.
  func reporters(of caseID: UUID, limit: Int, in querying: some Querying) async throws -> [UUID] {
    try await querying.query("SELECT account_id FROM reports WHERE case_id = \(caseID) ORDER BY account_id LIMIT \(limit)")
      .map { try $0.get(0) }
  }

  /// Whether an account has reported a case.
  func hasReported(_ caseID: UUID, by accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query("SELECT EXISTS (SELECT FROM reports WHERE case_id = \(caseID) AND account_id = \(accountID))")
      .firstRow().get(0)
  }

  /// Whether an account has decided a case.
  func hasDecided(_ caseID: UUID, by accountID: UUID, in querying: some Querying) async throws -> Bool {
    try await querying.query(
      "SELECT EXISTS (SELECT FROM report_audit WHERE case_id = \(caseID) AND actor_account_id = \(accountID) AND deed = 'DECIDED')"
    ).firstRow().get(0)
  }

  func claim(_ caseID: UUID, by accountID: UUID, until endTime: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE report_cases SET claim_account_id = \(accountID), claim_end_time = \(endTime) WHERE case_id = \(caseID)")
  }

  /// Closes a case.
  func close(_ caseID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute("UPDATE report_cases SET decide_time = \(now) WHERE case_id = \(caseID)")
  }

  /// Closes a case's reports.
  /// - Returns: The reporters.
  func close(
    reportsOf caseID: UUID, _ outcome: ReportRules.Outcome, at now: Moment, in transaction: Transaction
  ) async throws -> [UUID] {
    try await transaction.query(
      "UPDATE reports SET outcome = \(outcome), decide_time = \(now) WHERE case_id = \(caseID) RETURNING account_id"
    ).map { try $0.get(0) }
  }

  // MARK: Decisions

  func insert(_ decision: StoredReportDecision, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO report_decisions (
        decision_id, account_id, case_id, verdict, reason, create_time, suspension_end_time, removed_contents)
      VALUES (\(decision.decisionID), \(decision.accountID), \(decision.caseID), \(decision.verdict), \(decision.reason),
        \(decision.createTime), \(decision.suspensionEndTime), \(decision.removedContents))
      """)
  }

  func decision(_ decisionID: UUID, in querying: some Querying) async throws -> StoredReportDecision? {
    try await querying.query(
      """
      SELECT decision_id, account_id, case_id, verdict, reason, create_time, suspension_end_time, appeal_state, appeal_text,
        removed_contents
      FROM report_decisions WHERE decision_id = \(decisionID)
      """
    ).first.map { try Self.decision($0, at: 0) }
  }

  /// A page of what was decided about an account, the latest first.
  func decisions(
    about accountID: UUID, after place: ListedPerson?, limit: Int, in querying: some Querying
  ) async throws -> [StoredReportDecision] {
    try await querying.query(
      """
      SELECT decision_id, account_id, case_id, verdict, reason, create_time, suspension_end_time, appeal_state, appeal_text,
        removed_contents
      FROM report_decisions
      WHERE account_id = \(accountID)
        AND (create_time, decision_id) < (\(place?.createTime ?? .distantFuture), \(place?.accountID ?? .largest))
      ORDER BY create_time DESC, decision_id DESC LIMIT \(limit)
      """
    ).map { try Self.decision($0, at: 0) }
  }

  /// Cases by which user names are kept from an account, but for one case: those whose decision has removed them, and was not reversed.
  func cases(keepingUsernamesOf accountID: UUID, besides caseID: UUID, in transaction: Transaction) async throws -> [UUID] {
    try await transaction.query(
      """
      SELECT case_id FROM report_decisions
      WHERE account_id = \(accountID) AND case_id <> \(caseID) AND \(ReportRules.Content.username) = ANY (removed_contents)
        AND appeal_state IS DISTINCT FROM \(ReportRules.Appeal.reversed)
      """
    ).map { try $0.get(0) }
  }

  /// Whether the decision of another case, which was not reversed, hides content.
  func isHidden(_ content: StoredContent, besides caseID: UUID, in transaction: Transaction) async throws -> Bool {
    try await !transaction.query(
      """
      SELECT FROM report_decisions d JOIN report_cases c ON c.case_id = d.case_id
      WHERE c.content_realm = \(content.realmText) AND c.content_kind = \(content.kind) AND c.content_id = \(content.id)
        AND c.content_kind <> '' AND c.case_id <> \(caseID) AND \(ReportRules.Content.content) = ANY (d.removed_contents)
        AND d.appeal_state IS DISTINCT FROM \(ReportRules.Appeal.reversed) LIMIT 1
      """
    ).isEmpty
  }

  func appeal(_ decisionID: UUID, text: String, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      UPDATE report_decisions SET appeal_state = 'OPEN', appeal_text = \(text), appeal_time = \(now) WHERE decision_id = \(decisionID)
      """)
  }

  func decideAppeal(_ decisionID: UUID, _ verdict: ReportRules.Appeal, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      "UPDATE report_decisions SET appeal_state = \(verdict), appeal_decide_time = \(now) WHERE decision_id = \(decisionID)")
  }

  /// Writes down what a moderator has done.
  func note(_ deed: ReportDeed, _ auditID: UUID, at now: Moment, in transaction: Transaction) async throws {
    try await transaction.execute(
      """
      INSERT INTO report_audit (audit_id, case_id, actor_account_id, deed, verdict, reason, removed_contents, note, create_time)
      VALUES (\(auditID), \(deed.caseID), \(deed.actorID), \(deed.deed), \(deed.verdict), \(deed.reason), \(deed.removedContents),
        \(deed.note), \(now))
      """)
  }

  // MARK: Rows

  private static func report(_ row: Row, at column: Int) throws -> StoredReport {
    StoredReport(
      reportID: try row.get(column), accountID: try row.get(column + 1), caseID: try row.get(column + 2),
      category: try row.get(column + 3), text: try row.get(column + 4), realm: try row.get(column + 5),
      createTime: try row.get(column + 6), outcome: try row.get(column + 7), decideTime: try row.get(column + 8))
  }

  private static func reportCase(_ row: Row) throws -> StoredReportCase {
    let decisionID: UUID? = try row.get(8)
    let content = StoredContent(realmText: try row.get(18), kind: try row.get(19), id: try row.get(20))
    return StoredReportCase(
      caseID: try row.get(0), targetID: try row.get(1), mediaID: try row.get(2), content: content.kind.isEmpty ? nil : content,
      reportCount: Int(try row.get(3, as: Int32.self)),
      createTime: try row.get(4), decideTime: try row.get(5), claimID: try row.get(6), claimEndTime: try row.get(7),
      decision: try decisionID == nil ? nil : decision(row, at: 8))
  }

  private static func decision(_ row: Row, at column: Int) throws -> StoredReportDecision {
    let text: String? = try row.get(column + 8)
    let contents: [String] = try row.get(column + 9)
    return StoredReportDecision(
      decisionID: try row.get(column), accountID: try row.get(column + 1), caseID: try row.get(column + 2),
      verdict: try row.get(column + 3), reason: try row.get(column + 4), createTime: try row.get(column + 5),
      suspensionEndTime: try row.get(column + 6), removedContents: contents.compactMap { ReportRules.Content(rawValue: $0) },
      appeal: try row.get(column + 7), appealText: text ?? "")
  }
}

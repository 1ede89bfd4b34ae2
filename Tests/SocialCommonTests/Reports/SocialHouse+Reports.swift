import CairnProto
import AllAppsProto
import CairnServices
import AllAppsServices
import CairnTesting
import FoundationEssentials
import Identity
import Postgres
import Protobuf
import RPC
import SocialTesting
import Testing
import Timekeeping

@testable import Events
@testable import SocialCommon

/// Reports and cases, as their callers use them.
extension SocialHouse {
  /// Makes somebody up who may moderate.
  func moderator(_ name: String, rank: String = "moderator") -> KnownPerson {
    let person = person(name)
    directory.setRank(rank, of: person)
    return person
  }

  func ranked(_ method: MethodRow, by person: KnownPerson, key: String? = UUID().text) -> RequestContext {
    let roles = person.username.hasPrefix("anna") ? ["user"] : ["user", "moderator"]
    return RequestContext(
      caller: Caller(accountID: person.accountID, sessionID: person.accountID, roles: roles), method: method, now: clock.now(),
      idempotencyKey: key, requestID: "test")
  }

  func showAbout(_ about: String, of person: KnownPerson) async throws {
    _ = try await setFacet(SetAppFacetRequest(realm: .qwalk, about: about, aboutVisibility: .everyone), by: person)
  }

  func report(_ other: KnownPerson, by person: KnownPerson, key: String = UUID().text) async throws -> String {
    let request = CreateReportRequest(
      target: .accountID(other.accountID.text), category: .harassment, text: "look at this", realm: .qwalk)
    return try await reports.createReport(request, call(ReportServiceMethods.createReport, by: person.accountID, key: key)).reportID
  }

  func reportMedia(_ mediaID: UUID, by person: KnownPerson) async throws -> String {
    let request = CreateReportRequest(target: .mediaID(mediaID.text), category: .sexual, realm: .qwalk)
    return try await reports.createReport(request, call(ReportServiceMethods.createReport, by: person.accountID)).reportID
  }

  func outcomes(of person: KnownPerson) async throws -> [ReportOutcome] {
    try await reports.listMyReports(ListMyReportsRequest(), call(ReportServiceMethods.listMyReports, by: person.accountID))
      .reports.map(\.outcome)
  }

  func appeal(_ decisionID: String, by person: KnownPerson) async throws {
    _ = try await reports.appealDecision(
      AppealDecisionRequest(decisionID: decisionID, text: "not me"), call(ReportServiceMethods.appealDecision, by: person.accountID))
  }

  func casePage(
    _ state: ListReportCasesRequest.State = .open, order: ListReportCasesRequest.Order = .oldest, size: Int32 = 0, token: String = "",
    by person: KnownPerson
  ) async throws -> ListReportCasesResponse {
    try await reportModeration.listReportCases(
      ListReportCasesRequest(state: state, order: order, pageSize: size, pageToken: token),
      ranked(ReportModerationServiceMethods.listReportCases, by: person))
  }

  func cases(
    _ state: ListReportCasesRequest.State = .open, order: ListReportCasesRequest.Order = .oldest, by person: KnownPerson
  ) async throws -> [ReportCase] {
    try await casePage(state, order: order, by: person).cases
  }

  func look(_ caseID: String, by person: KnownPerson) async throws -> GetReportCaseResponse {
    try await reportModeration.getReportCase(
      GetReportCaseRequest(caseID: caseID), ranked(ReportModerationServiceMethods.getReportCase, by: person))
  }

  func claim(_ caseID: String, by person: KnownPerson) async throws {
    _ = try await reportModeration.claimReportCase(
      ClaimReportCaseRequest(caseID: caseID), ranked(ReportModerationServiceMethods.claimReportCase, by: person))
  }

  func decide(
    _ caseID: String, _ verdict: ReportVerdict, _ reason: ReportReason, removing contents: [ReportContent] = [], by person: KnownPerson,
    key: String = UUID().text
  ) async throws -> String {
    try await reportModeration.decideReportCase(
      DecideReportCaseRequest(caseID: caseID, verdict: verdict, reason: reason, note: "seen", removedContents: contents),
      ranked(ReportModerationServiceMethods.decideReportCase, by: person, key: key)
    ).decisionID
  }

  func decideAppeal(_ decisionID: String, _ verdict: AppealState, by person: KnownPerson) async throws {
    _ = try await reportModeration.decideAppeal(
      DecideAppealRequest(decisionID: decisionID, verdict: verdict), ranked(ReportModerationServiceMethods.decideAppeal, by: person))
  }

  func deeds(_ caseID: String) async throws -> [String] {
    try await database.query("SELECT deed FROM report_audit WHERE case_id = \(try #require(UUID(text: caseID))) ORDER BY audit_id")
      .map { try $0.get(0) }
  }

  /// What waits for AuthService, in order.
  func sanctions() async throws -> [AccountSanctioned] {
    let payloads: [[UInt8]] = try await database.query(
      "SELECT payload FROM outbox WHERE type = 'account.sanctioned' AND destination = 'auth' ORDER BY event_id"
    ).map { try $0.get(0) }
    return try payloads.map { try AccountSanctioned(decoding: $0) }
  }

  /// Which names AuthService is to take or to give back, in order.
  func removedNames() async throws -> [AccountNamesRemoved] {
    let payloads: [[UInt8]] = try await database.query(
      "SELECT payload FROM outbox WHERE type = 'account.names_removed' AND destination = 'auth' ORDER BY event_id"
    ).map { try $0.get(0) }
    return try payloads.map { try AccountNamesRemoved(decoding: $0) }
  }

  func rowCount(_ statement: SQL) async throws -> Int64 { try await database.query(statement).firstRow().get(0) }

  func purge(_ person: KnownPerson) async throws {
    try await database.transaction { transaction in _ = try await personal.purge(person.accountID, in: transaction) }
  }

  func keepMedia(of person: KnownPerson, thumbnail: [UInt8]) async throws -> UUID {
    let (mediaID, store) = (UUID(), MediaStore())
    let file = StoredMediaFile(
      variant: .thumbnail, contentType: "image/webp", sizeBytes: Int64(thumbnail.count), sha256: Array(repeating: 7, count: 32), width: 1,
      height: 1, milliseconds: 0)
    try await database.transaction { transaction in
      let media = StoredMedia(mediaID: mediaID, purpose: .avatar, createTime: clock.now(), files: [file])
      try await store.insert(media, of: person.accountID, orphanTime: nil, in: transaction)
      try await store.insert(file, of: mediaID, in: transaction)
      try await store.insertPiece(thumbnail, 0, of: .thumbnail, mediaID, in: transaction)
    }
    return mediaID
  }
}

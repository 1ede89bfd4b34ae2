import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts
import Timekeeping

/// Suspends accounts and hands out roles.
struct ModerationHandlers: ModerationServiceHandlers {
  /// Characters by which an account is found: as many as an address has at most.
  static let loginLengthMax = 254

  let database: Database
  let moderation: Moderation
  let secondFactor: StaffSecondFactor
  let pages: AccountPages

  func getAccountStanding(_ request: GetAccountStandingRequest, _ context: RequestContext) async throws -> GetAccountStandingResponse {
    try await secondFactor.require(of: context, in: database)
    let accountID = try Field.id(request.accountID, "account_id")
    do { try ModerationRules.checkModerate(actor: context.caller.roles) } catch { throw RPCError(ModerationRefusal(error)) }
    let actorID = try context.accountID
    // Kept in the transaction that reads: nobody looks without a trace.
    let gone = RPCError(ModerationRefusal.accountNotFound)
    let standing = try await database.transaction(orIfGone: gone) { transaction -> Standing? in
      guard let standing = try await moderation.store.find(accountID, at: context.now, in: transaction) else { return nil }
      try await moderation.events.recordLook(.standingSeen, at: accountID, by: actorID, at: context.now, in: transaction)
      return standing
    }
    guard let standing else { throw gone }
    return GetAccountStandingResponse(standing: AccountStanding(accountID, standing, at: context.now))
  }

  func findAccount(_ request: FindAccountRequest, _ context: RequestContext) async throws -> FindAccountResponse {
    try await secondFactor.require(of: context, in: database)
    do { try ModerationRules.checkModerate(actor: context.caller.roles) } catch { throw RPCError(ModerationRefusal(error)) }
    let login = try Field.text(PeopleText.entry(request.login), "login", length: 1...Self.loginLengthMax)
    let actorID = try context.accountID
    let gone = RPCError(ModerationRefusal.accountNotFound)
    // Kept in the transaction that reads, as a look at a standing is.
    let file = try await database.transaction(orIfGone: gone) { transaction -> AccountFile? in
      guard let account = try await AccountStore().find(anyOf: login, in: transaction) else {
        // With the actor's own account, and without the text: nobody tries address after address unseen.
        try await moderation.events.recordLook(.accountSought, at: actorID, by: actorID, at: context.now, in: transaction)
        return nil
      }
      let facts = try await AccountFactStore().facts(of: account.accountID, at: context.now, in: transaction)
      let isLeaving = try await !moderation.deletions.leaving(among: [account.accountID], in: transaction).isEmpty
      try await moderation.events.recordLook(.standingSeen, at: account.accountID, by: actorID, at: context.now, in: transaction)
      return AccountFile(account, facts, isLeaving: isLeaving, at: context.now)
    }
    guard let file else { throw gone }
    return FindAccountResponse(file: file)
  }

  func suspendAccount(_ request: SuspendAccountRequest, _ context: RequestContext) async throws -> SuspendAccountResponse {
    try await secondFactor.require(of: context, in: database)
    var violations: [FieldViolation] = []
    let reason = NormalForm.nfc(request.reason)
    do throws(RPCError) { _ = try Field.id(request.accountID, "account_id") } catch { violations += error.fieldViolations }
    do throws(RPCError) {
      _ = try Field.text(reason, "reason", length: 1...ModerationRules.reasonLengthMax, isMultiline: true)
    } catch {
      violations += error.fieldViolations
    }
    if !ModerationRules.isEnd(request.endTime, at: context.now) {
      violations.append(
        FieldViolation("end_time", .outOfRange, "in the future, at most 10 years ahead"))
    }
    if !violations.isEmpty { throw RPCError.invalid(violations) }
    let suspension = Standing.Suspension(reason: reason, startTime: context.now, endTime: request.endTime)
    return SuspendAccountResponse(standing: try await suspend(request.accountID, suspension, context))
  }

  func liftSuspension(_ request: LiftSuspensionRequest, _ context: RequestContext) async throws -> LiftSuspensionResponse {
    try await secondFactor.require(of: context, in: database)
    return LiftSuspensionResponse(standing: try await suspend(request.accountID, nil, context))
  }

  func grantRole(_ request: GrantRoleRequest, _ context: RequestContext) async throws -> GrantRoleResponse {
    try await secondFactor.require(of: context, in: database)
    return GrantRoleResponse(standing: try await setRole(request.role, isGrant: true, of: request.accountID, context))
  }

  func revokeRole(_ request: RevokeRoleRequest, _ context: RequestContext) async throws -> RevokeRoleResponse {
    try await secondFactor.require(of: context, in: database)
    return RevokeRoleResponse(standing: try await setRole(request.role, isGrant: false, of: request.accountID, context))
  }

  func listAudit(_ request: ListAuditRequest, _ context: RequestContext) async throws -> ListAuditResponse {
    try await secondFactor.require(of: context, in: database)
    let accountID = request.accountID.isEmpty ? nil : try Field.id(request.accountID, "account_id")
    let page = try pages.read(size: request.pageSize, token: request.pageToken, context)
    let store = moderation.events.store
    let found =
      if let accountID {
        try await store.findAudit(of: accountID, after: page.place, limit: page.size + 1, in: database)
      } else {
        try await store.findAudit(after: page.place, limit: page.size + 1, in: database)
      }
    // Once a list, not once a page; of all accounts it is the admin's own that is noted.
    if page.place == nil { try await noteAudit(of: accountID, context) }
    let entries = found.prefix(page.size)
    return ListAuditResponse(
      entries: entries.map { AuditEntry($0) },
      nextPageToken: try found.count > page.size ? pages.token(after: entries.last?.eventID, context) : "")
  }

  // MARK: -

  /// Keeps that an audit was read, unless the account it is about is not there any more.
  private func noteAudit(of accountID: UUID?, _ context: RequestContext) async throws {
    let actorID = try context.accountID
    try await database.transaction { transaction in
      guard try await moderation.store.find(accountID ?? actorID, at: context.now, in: transaction) != nil else { return }
      try await moderation.events.recordLook(.auditSeen, at: accountID ?? actorID, by: actorID, at: context.now, in: transaction)
    }
  }

  private func suspend(
    _ text: String, _ suspension: Standing.Suspension?, _ context: RequestContext
  ) async throws -> AccountStanding {
    let (accountID, actorID) = (try Field.id(text, "account_id"), try context.accountID)
    return try await changing(accountID, at: context.now) { transaction in
      try await moderation.suspend(accountID, suspension, by: .account(actorID), at: context.now, in: transaction)
    }
  }

  private func setRole(_ name: String, isGrant: Bool, of text: String, _ context: RequestContext) async throws -> AccountStanding {
    let (accountID, actorID) = (try Field.id(text, "account_id"), try context.accountID)
    guard let role = ModerationRules.Role(rawValue: name) else {
      throw RPCError.invalid("role", name.isEmpty ? .missing : .unknownValue, "moderator or admin")
    }
    return try await changing(accountID, at: context.now) { transaction in
      try await moderation.setRole(role, isGrant: isGrant, of: accountID, by: .account(actorID), at: context.now, in: transaction)
    }
  }

  private func changing(
    _ accountID: UUID, at now: Moment, _ body: nonisolated(nonsending) (Transaction) async throws -> Standing?
  ) async throws -> AccountStanding {
    do {
      guard let standing = try await database.transaction(body) else { throw RPCError(ModerationRefusal.accountNotFound) }
      return AccountStanding(accountID, standing, at: now)
    } catch let refusal as ModerationRules.Refusal {
      throw RPCError(ModerationRefusal(refusal))
    }
  }

}

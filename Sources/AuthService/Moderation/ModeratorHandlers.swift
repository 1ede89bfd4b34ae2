import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Tells other services who may moderate.
struct ModeratorHandlers: ModeratorServiceHandlers {
  let database: Database
  let moderation: Moderation
  let secondFactor: StaffSecondFactor

  func checkModerator(_ request: CheckModeratorRequest, _ context: RequestContext) async throws -> CheckModeratorResponse {
    let accountID = try Field.id(request.account, "account")
    let sessionID = try Field.id(request.session, "session")
    let targetID = request.target.isEmpty ? nil : try Field.id(request.target, "target")
    let roles = try await moderation.store.find(accountID, at: context.now, in: database)?.effectiveRoles(at: context.now)
    do { try ModerationRules.checkModerate(actor: roles) } catch { return CheckModeratorResponse(answer: .notAllowed) }
    guard try await secondFactor.isShown(by: sessionID, of: accountID, in: database) else {
      return CheckModeratorResponse(answer: .secondFactorMissing)
    }
    var isAbove = true
    if let targetID, let target = try await moderation.store.find(targetID, at: context.now, in: database) {
      do { try ModerationRules.checkSuspend(actor: roles, target: target.roles) } catch { isAbove = false }
    }
    let rank = ModerationRules.Rank(roles: roles ?? [])
    return CheckModeratorResponse(
      answer: .yes, role: rank == .admin ? ModerationRules.Role.admin.rawValue : ModerationRules.Role.moderator.rawValue,
      isAboveTarget: isAbove)
  }
}

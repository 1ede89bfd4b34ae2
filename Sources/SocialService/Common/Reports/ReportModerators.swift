import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import RPC

/// Asks AuthService who may moderate: it alone knows ranks and second factors as they are now.
struct ReportModerators: Sendable {
  let service: ModeratorServiceClient

  /// Somebody who may.
  struct Moderator: Sendable, Hashable {
    var accountID: UUID
    /// "moderator" or "admin".
    var role: String
    var isAboveTarget: Bool
  }

  /// - Parameter targetID: Person to whom the moderator is to do something.
  /// - Throws: `permission_denied`; `failed_precondition` with SECOND_FACTOR_MISSING; `unavailable` when AuthService does not answer.
  func require(_ context: RequestContext, above targetID: UUID? = nil) async throws -> Moderator {
    let accountID = try context.accountID
    // Everybody else is refused without a question.
    guard !Set(context.caller.roles).isDisjoint(with: ["moderator", "admin"]), let sessionID = context.caller.sessionID else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "not for this caller")
    }
    let answer = try await service.checkModerator(
      CheckModeratorRequest(account: accountID.bytes, session: sessionID.bytes, target: targetID?.bytes ?? []))
    switch answer.answer {
    case .yes: return Moderator(accountID: accountID, role: answer.role, isAboveTarget: answer.isAboveTarget)
    case .secondFactorMissing:
      throw RPCError(
        .failedPrecondition, reason: .secondFactorMissing, message: "set a second factor up, or log in by the one there is")
    case .notAllowed, .unspecified, .unrecognized:
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "not for this caller")
    }
  }
}

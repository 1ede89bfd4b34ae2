import CairnProto
package import CairnServices
import Identity
package import RPC

/// Lets moderators in, and nobody else.
package struct ModeratorGate: Sendable {
  /// AuthService, which alone knows who may moderate now.
  let moderation: ModeratorServiceClient

  package init(moderation: ModeratorServiceClient) {
    self.moderation = moderation
  }

  /// Whether the caller's session claims to be a moderator's. Everybody else is refused without a question.
  package static func isClaimed(in context: RequestContext) -> Bool { !Set(context.caller.roles).isDisjoint(with: ["moderator", "admin"]) }

  /// - Throws: PERMISSION_DENIED PERMISSION_DENIED; FAILED_PRECONDITION SECOND_FACTOR_MISSING.
  package func require(_ context: RequestContext) async throws {
    let accountID = try context.accountID
    guard Self.isClaimed(in: context), let sessionID = context.caller.sessionID else { throw Self.notAllowed }
    let answer = try await moderation.checkModerator(CheckModeratorRequest(account: accountID.bytes, session: sessionID.bytes))
    switch answer.answer {
    case .yes: return
    case .secondFactorMissing:
      throw RPCError(
        .failedPrecondition, reason: .secondFactorMissing, message: "set a second factor up, or log in by the one there is")
    case .notAllowed, .unspecified, .unrecognized: throw Self.notAllowed
    }
  }

  private static var notAllowed: RPCError {
    RPCError(.permissionDenied, reason: .permissionDenied, message: "not for this caller")
  }
}

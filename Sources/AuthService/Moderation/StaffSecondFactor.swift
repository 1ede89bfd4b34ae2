import CairnProto
import FoundationEssentials
import Identity
import Postgres
import RPC

/// Whether moderators and admins act only in sessions whose owner has shown a second factor (ASVS 4.3.1): a stolen password is not enough to
/// suspend somebody or to hand out roles then.
struct StaffSecondFactor: Sendable {
  let isRequired: Bool
  let sessions = SessionStore()

  /// Whether a session may act, as far as second factors go.
  func isShown(by sessionID: UUID, of accountID: UUID, in querying: some Querying) async throws -> Bool {
    guard isRequired else { return true }
    return try await sessions.hasSecondFactor(sessionID, of: accountID, in: querying)
  }

  /// - Throws: `permission_denied` for whoever shows no rank, though one was given a moment ago; `failed_precondition` with
  ///   SECOND_FACTOR_MISSING; `unauthenticated` without a session.
  func require(of context: RequestContext, in querying: some Querying) async throws {
    guard isRequired else { return }
    let (accountID, sessionID) = try context.session
    do { try ModerationRules.checkModerate(actor: context.caller.roles) } catch { throw RPCError(ModerationRefusal(error)) }
    guard try await sessions.hasSecondFactor(sessionID, of: accountID, in: querying) else {
      throw RPCError(
        .failedPrecondition, reason: .secondFactorMissing, message: "set a second factor up, or log in by the one there is")
    }
  }
}

import CairnProto
import FoundationEssentials
import Identity
import Postgres
import RPC
import Timekeeping

/// Whether a session was opened a moment ago. Calls that could lock the owner out of the account ask for one: a phone that lies about unlocked
/// then is not enough. A person who is asked logs in again, in whichever way.
struct FreshLogin: Sendable {
  /// Enough to log in and to do what it was for.
  static let lifetime: Duration = .seconds(600)

  let sessions = SessionStore()

  /// - Throws: `failed_precondition` with FRESH_LOGIN_REQUIRED; `unauthenticated` without a session.
  func require(of context: RequestContext, in querying: some Querying) async throws {
    guard let accountID = context.caller.accountID, let sessionID = context.caller.sessionID else {
      throw RPCError(SessionRefusal.notLoggedIn)
    }
    let isFresh = try await sessions.isOpened(sessionID, of: accountID, after: context.now - Self.lifetime, in: querying)
    if !isFresh { throw RPCError(.failedPrecondition, reason: .freshLoginRequired, message: "log in again first") }
  }
}

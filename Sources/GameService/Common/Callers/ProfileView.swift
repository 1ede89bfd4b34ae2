import CairnProto
package import CairnServices
package import FoundationEssentials
import Identity
package import RPC

/// Person a call is about, and whether the caller may see what that one has done: SocialService says so.
package struct ProfileView: Sendable {
  package let accountID: UUID
  package let isOwn: Bool
  /// Whether more than the name is shown.
  package let isShown: Bool

  /// - Parameter text: As the request names the account; empty for the caller.
  /// - Throws: `RPCError`: INVALID_UUID; USER_NOT_FOUND; PERMISSION_DENIED when a guest asks for somebody else; `unavailable`.
  package init(_ text: String, _ context: RequestContext, _ people: PeopleLookupServiceClient) async throws {
    let callerID = try context.accountID
    accountID = text.isEmpty ? callerID : try Field.id(text, "account_id")
    isOwn = accountID == callerID
    if isOwn {
      isShown = true
      return
    }
    // For guests there is nobody else.
    _ = try Access.user.admit(context.caller)
    let view = try await people.checkView(CheckViewRequest(viewer: callerID.bytes, account: accountID.bytes))
    guard view.isFound else { throw RPCError(.notFound, reason: .userNotFound) }
    isShown = view.isShown
  }
}

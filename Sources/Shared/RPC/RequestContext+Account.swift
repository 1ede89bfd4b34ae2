internal import CairnProto
public import FoundationEssentials
internal import Identity

extension RequestContext {
  /// The account on whose behalf the call is made. The method's access level sees to it that there is one.
  /// - Throws: `unauthenticated` when there is no session.
  public var accountID: UUID {
    get throws(RPCError) {
      guard let accountID = caller.accountID else { throw RPCError(.unauthenticated, reason: .unauthenticated, message: "log in first") }
      return accountID
    }
  }
}

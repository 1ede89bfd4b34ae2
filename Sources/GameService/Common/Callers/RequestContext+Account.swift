package import FoundationEssentials
import Identity
package import RPC

extension RequestContext {
  /// The account on whose behalf the call is made. The methods' access level sees to it that there is one.
  package var accountID: UUID {
    get throws(RPCError) {
      guard let accountID = caller.accountID else { throw RPCError(.unauthenticated, reason: "UNAUTHENTICATED") }
      return accountID
    }
  }
}

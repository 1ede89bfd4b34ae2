import LocalBuddyProto
import LocalBuddyServices
import RPC

/// Answers calls about buddies.
struct BuddyHandlers: BuddyServiceHandlers {
  func getBuddy(_ request: GetBuddyRequest, _ context: RequestContext) async throws -> GetBuddyResponse {
    throw RPCError(.notFound, reason: "BUDDY_NOT_FOUND", message: "There is no such buddy.")
  }
}

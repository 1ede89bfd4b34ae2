import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC

/// The calls of BlockLookupService: what other services ask.
struct BlockLookupHandlers: BlockLookupServiceHandlers {
  let database: Database
  let blocks = Blocks()

  func findBlocked(_ request: FindBlockedRequest, _ context: RequestContext) async throws -> FindBlockedResponse {
    guard let accountID = UUID(bytes: request.account) else { throw RPCError.invalid("account", "INVALID_UUID", "16 bytes") }
    let others = request.others.compactMap { UUID(bytes: $0) }
    guard (1...StreamRules.fanOutMax).contains(request.others.count) else {
      throw RPCError.invalid("others", "TOO_MANY", "1 to \(StreamRules.fanOutMax)")
    }
    guard others.count == request.others.count else { throw RPCError.invalid("others", "INVALID_UUID", "16 bytes each") }
    let blocked = try await blocks.between(accountID, and: others, in: database)
    return FindBlockedResponse(blockedAccounts: blocked.map(\.bytes))
  }
}

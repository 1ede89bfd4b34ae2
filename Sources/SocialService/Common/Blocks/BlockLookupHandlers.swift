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
    let accountID = try Field.id(request.account, "account")
    let others = try Field.ids(request.others, "others", count: 1...StreamRules.fanOutMax)
    let blocked = try await blocks.between(accountID, and: others, in: database)
    return FindBlockedResponse(blockedAccounts: blocked.map(\.bytes))
  }
}

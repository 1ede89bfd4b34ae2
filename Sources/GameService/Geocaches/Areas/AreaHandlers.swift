import Events
import FoundationEssentials
import GeocachesProto
import GeocachesServices
import Identity
import Postgres
import RPC
import Timekeeping

/// The calls of CacheAreaService.
struct AreaHandlers: CacheAreaServiceHandlers {
  let database: Database
  let idempotency: IdempotencyKeys
  let pageTokens: PageTokenKey
  let ids: any IDSource
  let store = WatchStore()

  func watchArea(_ request: WatchAreaRequest, _ context: RequestContext) async throws -> WatchAreaResponse {
    let accountID = try context.accountID
    let watch = try AreaRequests.watch(request.area, id: ids.next(at: context.now), of: accountID, at: context.now)
    let filter = try SearchFilter(watch.filter, callerID: accountID)
    return try await idempotency.run(context, request: request, in: database) { transaction in
      try await store.lock(accountID, in: transaction)
      guard try await store.count(of: accountID, in: transaction) < AreaRules.areasMax else {
        throw RPCError(.resourceExhausted, reason: .tooManyAreas, message: "at most \(AreaRules.areasMax)")
      }
      try await store.insert(watch, filter, in: transaction)
      return WatchAreaResponse(areaID: watch.id.text)
    }
  }

  func unwatchArea(_ request: UnwatchAreaRequest, _ context: RequestContext) async throws -> UnwatchAreaResponse {
    try await store.delete(try Field.id(request.areaID, "area_id"), of: try context.accountID, in: database)
    return UnwatchAreaResponse()
  }

  func listWatchedAreas(_ request: ListWatchedAreasRequest, _ context: RequestContext) async throws -> ListWatchedAreasResponse {
    let (accountID, size) = (try context.accountID, try Field.pageSize(request.pageSize))
    let list = PageList(CacheAreaServiceMethods.listWatchedAreas, filter: accountID.bytes)
    let place = try pageTokens.place(request.pageToken, in: list, as: Moment.self, UUID.self) ?? (.latest, .last)
    let found = try await store.page(of: accountID, after: place, limit: size + 1, in: database)
    let page = Array(found.prefix(size))
    let next = found.count > size ? page.last.map { pageTokens.token(after: $0.createTime, $0.id, in: list) } : nil
    return ListWatchedAreasResponse(areas: page.map { WatchedArea($0) }, nextPageToken: next ?? "")
  }
}

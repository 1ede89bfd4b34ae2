import GeocachesProto
import GeocachesServices
import Postgres
import RPC

/// Answers calls about caches.
struct CacheHandlers: CacheServiceHandlers {
  let database: Database

  func getCache(_ request: GetCacheRequest, _ context: RequestContext) async throws -> GetCacheResponse {
    throw RPCError(.notFound, reason: "CACHE_NOT_FOUND", message: "There is no such cache.")
  }
}

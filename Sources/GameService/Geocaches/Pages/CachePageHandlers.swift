import CairnProto
import CairnServices
import FoundationEssentials
import Identity
import Postgres
import RPC
import Texts

/// Handlers from which the gateway serves the pages of caches. A page is written anew each time: a cache changes, is archived, and may be hidden by
/// moderators; how long caches may keep a page is the gateway's to say.
struct CachePageHandlers: CachePageServiceHandlers {
  let database: Database
  let cities: CityLookupServiceClient
  let page: CachePage
  let store = CacheStore()

  func readCachePage(_ request: ReadCachePageRequest, _ context: RequestContext) async throws -> ReadCachePageResponse {
    guard context.caller.callingService == "gateway" else {
      throw RPCError(.permissionDenied, reason: .permissionDenied, message: "only the gateway serves pages")
    }
    guard let code = CacheRules.code(typed: request.code), let id = try await store.cacheID(ofCode: code, in: database),
      let cache = try await store.cache(id, in: database)
    else { throw RPCError.cacheNotFound }
    // The name is in the language of the cache, and so is what stands around it.
    let language = PageLanguage(tag: cache.content.languageCode)
    switch cache.status {
    case .draft, .locked: throw RPCError.cacheNotFound
    case .archived: return ReadCachePageResponse(isOver: true, html: Array(CachePage.over(in: language).utf8))
    case .available, .disabled:
      let shown = CachePage.Shown(cache, places: await places(of: cache))
      return ReadCachePageResponse(html: Array(page.html(shown, in: language).utf8))
    }
  }

  /// City and zones of a cache. Without a city while nobody can say its name: the page says less then, and is there.
  private func places(of cache: StoredCache) async -> [String] {
    var places: [String] = []
    if cache.cityID > 0, let city = try? await cities.findCities(FindCitiesRequest(cityIDs: [cache.cityID])).cities.first {
      places.append(city.name)
    }
    // From the country to the smallest.
    let zones = cache.zoneID.split(separator: "/").map(String.init)
    return places + zones.dropFirst().reversed() + zones.prefix(1).map { $0.uppercased() }
  }
}

extension CachePage.Shown {
  init(_ cache: StoredCache, places: [String]) {
    let content = cache.content
    self.init(
      code: cache.code, name: content.name, kind: content.kind, difficulty: content.difficulty, terrain: content.terrain,
      findCount: cache.counts.finds, places: places, isDisabled: cache.status == .disabled)
  }
}

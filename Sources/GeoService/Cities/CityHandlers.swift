import CairnProto
import CairnServices
import RPC

/// Finds cities by name.
struct CityHandlers: CityServiceHandlers {
  let store: CityStore

  func autocompleteCity(_ request: AutocompleteCityRequest, _ context: RequestContext) async throws -> AutocompleteCityResponse {
    let (prefix, limit) = try Self.checked(request)
    let cities = try await found(prefix, limit)
    return AutocompleteCityResponse(cities: cities.map(CityMessages.city), attribution: CityRules.attribution)
  }

  private static func checked(_ request: AutocompleteCityRequest) throws(RPCError) -> (prefix: String, limit: Int32) {
    do {
      return (try CityRules.prefix(request.prefix), try CityRules.limit(request.limit))
    } catch {
      throw RPCError(error)
    }
  }

  /// Short prefixes have thousands of names. Where the large cities alone fill the list, the small ones are not asked for.
  private func found(_ prefix: String, _ limit: Int32) async throws -> [GazetteerCity] {
    let prominent = try await store.prominent(prefix: prefix, limit: limit)
    return prominent.count == Int(limit) ? prominent : try await store.all(prefix: prefix, limit: limit)
  }
}

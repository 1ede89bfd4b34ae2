import CairnServices
import Identity
import RPC

/// A page token of ListFeaturedCities says after which city the list goes on.
enum CityPageTokens {
  /// - Parameter filter: The country's code or the zone's id.
  static func token(after city: GazetteerCity, of filter: String, _ key: PageTokenKey) -> String {
    key.token(after: Int64(city.populationCount), Int64(city.cityID), in: list(filter))
  }

  static func place(_ token: String, of filter: String, _ key: PageTokenKey) throws(RPCError) -> CityPlace? {
    try key.place(token, in: list(filter), as: Int64.self, Int64.self).map { CityPlace(populationCount: $0.0, cityID: $0.1) }
  }

  private static func list(_ filter: String) -> PageList { PageList(CityServiceMethods.listFeaturedCities, filter: Array(filter.utf8)) }
}

import CairnServices
import Identity
import RPC

/// A page token of ListFeaturedCities says after which city the list goes on.
enum CityPageTokens {
  private static let purpose = CityServiceMethods.listFeaturedCities.path

  /// - Parameter filter: The country's code or the zone's id.
  static func token(after city: GazetteerCity, of filter: String, _ key: PageTokenKey) -> String {
    key.seal(Array("\(city.populationCount) \(city.cityID)".utf8), purpose: purpose, filterHash: Array(filter.utf8))
  }

  static func place(_ token: String, of filter: String, _ key: PageTokenKey) throws(RPCError) -> CityPlace? {
    if token.isEmpty { return nil }
    do {
      let text = String(decoding: try key.open(token, purpose: purpose, filterHash: Array(filter.utf8)), as: UTF8.self)
      let numbers = text.split(separator: " ").compactMap { Int64($0) }
      return numbers.count == 2 ? CityPlace(populationCount: numbers[0], cityID: numbers[1]) : nil
    } catch {
      throw .invalid("page_token", error.reason)
    }
  }
}

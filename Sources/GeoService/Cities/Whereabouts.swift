import Geodesy

/// In which city and country a position is. The same for people and for parks.
struct Whereabouts: Sendable, Hashable {
  /// Nil where none is within `CityRules.reachMax`.
  let city: GazetteerCity?
  /// Nil on the high seas.
  let countryCode: String?

  /// - Parameter around: All cities within `CityRules.reachMax`, and perhaps others.
  init(of position: GeoPoint, among around: [GazetteerCity], on map: CountryMap) {
    let code = Self.country(of: position, among: around, on: map)
    // A city across the border is not the one somebody is in.
    if let owner = CityRules.owner(of: position, among: around.filter({ code == nil || $0.countryCode == code })) {
      (city, countryCode) = (owner, code ?? owner.countryCode)
    } else if let owner = CityRules.owner(of: position, among: around), let code, map.country(at: owner.position) == code {
      // No border lies between them: the outline counts an island to its sovereign and the gazetteer to itself.
      (city, countryCode) = (owner, owner.countryCode)
    } else {
      (city, countryCode) = (nil, code)
    }
  }

  /// The land's, but in the middle of a city of another country where the outline does not tell: near that country's land, or where it has the
  /// centre of the city on the wrong side itself.
  private static func country(of position: GeoPoint, among around: [GazetteerCity], on map: CountryMap) -> String? {
    let land = map.country(at: position)
    guard let middle = CityRules.middle(at: position, among: around), middle.countryCode != land else { return land }
    let isDoubtful =
      land == nil || map.isNear(middle.countryCode, position) || map.country(at: middle.position) != middle.countryCode
    return isDoubtful ? middle.countryCode : land
  }
}

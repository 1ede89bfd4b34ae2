import Geodesy
import Postgres
import Spatial
import Timekeeping

/// Finds out what there is to know of places, and makes clues of it.
struct ClueMaker: Sendable {
  let store: ClueStore
  let cities: CityStore
  let known: KnownCityShelf
  let countries: CountryShelf

  /// A place to be told of.
  struct Place: Sendable {
    let position: GeoPoint
    /// ISO 3166-1 alpha-2, lower-case; empty where unknown.
    let countryCode: String
  }

  init(database: Database, countries: CountryShelf) {
    store = ClueStore(database: database)
    cities = CityStore(database: database)
    known = KnownCityShelf(store: ClueStore(database: database))
    self.countries = countries
  }

  /// The clues of each place, in order.
  func clues(of places: [Place], at now: Moment) async throws -> [[PlaceClue]] {
    let (map, known) = (try await countries.current(at: now), try await known.current(at: now).cities)
    var facts: [ClueRules.Facts] = []
    var timeZones: [String?] = []
    for place in places {
      let town = try await nearestTown(to: place.position)
      let own = map.land(at: place.position) ?? place.countryCode
      var fact = ClueRules.Facts(position: place.position, countryCode: own, languageCodes: map.languages(of: own), cities: known)
      fact.surroundings = Self.surroundings(of: place.position, own: own, on: map)
      fact.townName = town?.name ?? ""
      facts.append(fact)
      timeZones.append(town?.timeZone ?? Self.timeZone(of: place.position, in: own, known))
    }
    let clocks = try await clocks(timeZones.compactMap { $0 }, at: now)
    return zip(facts, timeZones).map { fact, timeZone in
      var fact = fact
      fact.clockMinutes = timeZone.flatMap { clocks[$0] }
      return ClueRules.clues(fact, at: now)
    }
  }

  /// Nil where none is within a day's walk.
  private func nearestTown(to position: GeoPoint) async throws -> GazetteerCity? {
    let around = try await cities.cities(in: SpatialBox.around(position, radius: CityRules.reachMax))
    return around.min { position.distance(to: $0.position) < position.distance(to: $1.position) }
  }

  private static func surroundings(of position: GeoPoint, own: String, on map: CountryMap) -> ClueRules.Surroundings {
    let looks = ClueRules.looks(around: position)
    let lands = map.lands(at: looks.map(\.place))
    return ClueRules.surroundings(own: own, zip(looks, lands).map { ($0.kilometres, $1) })
  }

  /// The zone of the nearest city of the same country that is known.
  private static func timeZone(of position: GeoPoint, in countryCode: String, _ known: [KnownCity]) -> String? {
    known.filter { $0.countryCode == countryCode }
      .min { position.distance(to: $0.position) < position.distance(to: $1.position) }?.timeZone
  }

  /// Zones that PostgreSQL does not know are left out: its data is of another year than the gazetteer's.
  private func clocks(_ timeZones: [String], at now: Moment) async throws -> [String: Int] {
    var names: [String: String] = [:]
    for timeZone in Set(timeZones) { names[timeZone] = try await TimeZoneNames.canonical(timeZone, in: store.database) }
    let minutes = try await store.clockMinutes(of: Set(names.values).sorted(), at: now)
    return names.compactMapValues { minutes[$0] }
  }
}

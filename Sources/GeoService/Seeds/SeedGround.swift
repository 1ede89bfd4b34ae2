package import Geodesy
import Polygons
package import Postgres
import Spatial

/// Finds ground for content that a machine makes: cities with sights, and facts about their countries.
package struct SeedGround: Sendable {
  /// Metres from the middle in which sights are looked for: what one walks across in an hour.
  package static let radiusDefault = 3_000.0
  /// Metres: a city with its suburbs. Farther away the sights would belong to another one.
  package static let radiusMax = 20_000.0
  /// Parks of a place: as many as one looks through.
  static let parksMax = 100
  /// Sights of a place: more than are made into anything.
  static let sightsMax = 1_000
  /// Points of interest that make a tenth of a degree worth looking at: fewer are no walk.
  static let crowdMin = 8
  /// Tenths of a degree that are looked at for each place: a city has several.
  static let crowdsPerPlace = 8
  /// Metres within which the largest city gives a place its name.
  static let cityRadius = 15_000.0
  /// Metres within which any city does.
  static let cityReach = 50_000.0
  /// Cities of a country, and of the world, of which something is asked: nobody has heard of the others.
  static let citiesOfCountry: Int32 = 8
  static let citiesOfWorld: Int32 = 200

  private let database: Database
  private let store: SeedStore
  private let cities: CityStore

  /// - Parameter database: The geo service's.
  package init(database: Database) {
    self.database = database
    (store, cities) = (SeedStore(database: database), CityStore(database: database))
  }

  /// The places with the most sights, each city once.
  package func places(_ count: Int, within radius: Double = radiusDefault) async throws -> [SeedPlace] {
    var places: [SeedPlace] = []
    for centre in try await store.crowds(of: Self.crowdMin, limit: count * Self.crowdsPerPlace) {
      guard places.count < count else { break }
      guard let city = try await city(at: centre), !places.contains(where: { $0.cityID == city.cityID }) else { continue }
      places.append(try await place(city, around: centre, within: radius))
    }
    return places
  }

  /// The place around a position; nil where no city is within 50 km.
  package func place(at position: GeoPoint, within radius: Double = radiusDefault) async throws -> SeedPlace? {
    guard let city = try await city(at: position) else { return nil }
    return try await place(city, around: position, within: radius)
  }

  /// The largest city with a name; nil where there is none.
  package func place(named name: String, within radius: Double = radiusDefault) async throws -> SeedPlace? {
    let named = try await cities.all(prefix: name, limit: Int32(CityRules.limitMax)).map(\.city)
    let exact = named.filter { $0.name.lowercased() == name.lowercased() }
    guard let city = (exact.isEmpty ? named : exact).max(by: { $0.populationCount < $1.populationCount }) else { return nil }
    return try await place(city, around: city.position, within: radius)
  }

  /// Facts about some countries, and those to compare them with.
  package func facts(of countryCodes: Set<String>) async throws -> SeedFacts {
    var ofCountries: [String: [SeedCity]] = [:]
    for code in countryCodes.sorted() {
      ofCountries[code] = try await cities.largest(of: code, after: nil, limit: Self.citiesOfCountry).map(SeedCity.init)
    }
    let world = try await cities.largest(after: nil, limit: Self.citiesOfWorld).map(SeedCity.init)
    return SeedFacts(languages: try await store.languages(), cities: ofCountries, world: world)
  }

  /// The largest parks whose box touches a circle around a position.
  package func parks(around position: GeoPoint, within radius: Double = radiusDefault) async throws -> [SeedGroundPark] {
    let parks = ParkStore(database: database)
    let near = try await parks.parks(in: SpatialBox.around(position, radius: radius), limit: Self.parksMax)
    return try await parks.parks(near.map(\.parkID)).map(SeedGroundPark.init).sorted { $0.parkID < $1.parkID }
  }

  // MARK: Parts

  private func city(at position: GeoPoint) async throws -> GazetteerCity? {
    let around = try await cities.cities(in: SpatialBox.around(position, radius: Self.cityReach)).map {
      (city: $0, distance: $0.position.distance(to: position))
    }
    let near = around.filter { $0.distance <= Self.cityRadius }
    if let largest = near.max(by: { ($0.city.populationCount, -$0.city.cityID) < ($1.city.populationCount, -$1.city.cityID) }) {
      return largest.city
    }
    return around.filter { $0.distance <= Self.cityReach }.min { $0.distance < $1.distance }?.city
  }

  private func place(_ city: GazetteerCity, around centre: GeoPoint, within radius: Double) async throws -> SeedPlace {
    let sights = try await PointStore(database: database).nearest(Self.sightsMax, to: centre, within: radius).map { near in
      SeedSight(try PointStore.point(near.id))
    }
    return SeedPlace(
      cityID: city.cityID, cityName: city.name, regionName: city.regionName, countryCode: city.countryCode, centre: centre, sights: sights)
  }
}

extension SeedSight {
  init(_ point: StoredPoint) {
    self.init(pointID: point.pointID, name: point.name, kind: point.kind.rawValue, position: point.position)
  }
}

extension SeedGroundPark {
  init(_ park: StoredPark) {
    let rings = park.polygons.polygons.map(\.exterior)
    self.init(
      parkID: park.overview.parkID, name: park.overview.name, outline: rings.max { $0.count < $1.count } ?? [], entrances: park.entrances)
  }
}

extension SeedCity {
  init(_ city: GazetteerCity) {
    self.init(
      cityID: city.cityID, name: city.name, countryCode: city.countryCode, populationCount: city.populationCount, position: city.position,
      zoneID: city.zoneID)
  }
}

import CairnServices
import Events
package import Lifecycle
import Postgres
package import RPC
import ServiceDatabase
import Timekeeping

/// Maps, locations, cities, zones, parks and points of interest, run on one database.
package struct GeoService: Service {
  /// The migrations this binary needs.
  static let schema = SchemaVersions.of("geo")

  private let host: FeatureHost

  package var methods: [RPCMethod] { host.methods }

  package init(_ environment: ServiceEnvironment) throws {
    let parts = try FeatureEnvironment(environment)
    host = try FeatureHost(environment, parts, schema: Self.schema, tells: ["auth"], features: Self.features(parts))
  }

  package func start() async throws { try await host.start() }

  package func stop() async { await host.stop() }

  /// No transaction changes rows of two of them: any order of locks will do.
  static func features(_ parts: FeatureEnvironment) -> [any DatabaseFeature] {
    let (database, tokens) = (parts.database, parts.pageTokens)
    let shelf = AtlasShelf(store: MapStore(database: database))
    let countries = CountryShelf(store: CountryStore(database: database))
    let credits = CreditShelf(store: ImportStore(database: database))
    let cities = CityStore(database: database)
    let guesses = GuessGate()
    return [
      ShelfFeature(atlas: shelf, countries: countries, time: parts.time),
      MapHandlers(shelf: shelf, pageTokens: tokens),
      LocationHandlers(
        shelf: shelf, store: LocationStore(database: database), clues: ClueMaker(database: database, countries: countries)),
      CityHandlers(store: cities, countries: countries, pageTokens: tokens, guesses: guesses),
      PlaceZoneHandlers(store: cities, countries: countries),
      CityLookupHandlers(store: cities),
      ZoneHandlers(store: ZoneStore(database: database), pageTokens: tokens),
      ParkHandlers(store: ParkStore(database: database), cities: cities, credits: credits, pageTokens: tokens, guesses: guesses),
      ParkPlaceHandlers(store: ParkStore(database: database), credits: credits),
      PlaceAreaHandlers(store: AreaStore(database: database), parks: ParkStore(database: database)),
      PointHandlers(store: PointStore(database: database), credits: credits, pageTokens: tokens),
    ]
  }
}

extension MapHandlers: DatabaseFeature {}
extension LocationHandlers: DatabaseFeature {}
extension CityHandlers: DatabaseFeature {}
extension PlaceZoneHandlers: DatabaseFeature {}
extension CityLookupHandlers: DatabaseFeature {}
extension ZoneHandlers: DatabaseFeature {}
extension ParkPlaceHandlers: DatabaseFeature {}
extension PlaceAreaHandlers: DatabaseFeature {}
extension PointHandlers: DatabaseFeature {}

extension ParkHandlers: DatabaseFeature {
  var events: [EventHandler] { ParkChallengeInbox().handlers }
}

/// Has what every call reads lie ready before the first one comes.
private struct ShelfFeature: DatabaseFeature {
  let atlas: AtlasShelf
  let countries: CountryShelf
  let time: any TimeSource

  var methods: [RPCMethod] { [] }

  func start() async throws {
    _ = try await atlas.current(at: time.now())
    _ = try await countries.current(at: time.now())
  }
}

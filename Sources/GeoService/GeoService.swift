import CairnServices
import EventLoop
import Events
import Identity
package import Lifecycle
import Postgres
package import RPC
import ServiceDatabase
import Timekeeping

/// Wires maps, locations, cities, zones, parks and points of interest together.
package struct GeoService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 7, "geo": 9]

  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let post: EventPost
  private let shelf: AtlasShelf
  private let countries: CountryShelf
  private let time: any TimeSource

  package let methods: [RPCMethod]

  package init(_ environment: ServiceEnvironment) throws {
    let pageTokens = PageTokenKey(masterKey: try environment.masterKey())
    time = environment.time
    database = try environment.database()
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
    let personal = PersonalData(database: database)
    post = try environment.eventPost(
      database, to: ["auth"], handlers: personal.handlers(Outbox(ids: environment.ids)) + ParkChallengeInbox().handlers)
    shelf = AtlasShelf(store: MapStore(database: database))
    countries = CountryShelf(store: CountryStore(database: database))
    let cities = CityHandlers(store: CityStore(database: database), countries: countries, pageTokens: pageTokens)
    let credits = CreditShelf(store: ImportStore(database: database))
    let parks = ParkHandlers(
      store: ParkStore(database: database), cities: CityStore(database: database), credits: credits, pageTokens: pageTokens)
    let points = PointHandlers(store: PointStore(database: database), credits: credits, pageTokens: pageTokens)
    let zones = ZoneHandlers(store: ZoneStore(database: database), pageTokens: pageTokens)
    let locations = LocationHandlers(shelf: shelf, store: LocationStore(database: database))
    methods =
      MapHandlers(shelf: shelf, pageTokens: pageTokens).methods + locations.methods + cities.methods + zones.methods
      + parks.methods + points.methods + post.methods + personal.methods
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
    _ = try await shelf.current(at: time.now())
    _ = try await countries.current(at: time.now())
    await post.start()
    await chores.every(EventPost.lookInterval, "look after events") { [post] in try await post.look() }
    await chores.every(DatabaseWatch.interval, "watch the database") { [watch] in await watch.look() }
  }

  package func stop() async {
    await post.stop()
    await chores.stop()
    await database.close()
  }
}

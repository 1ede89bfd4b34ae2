import AllAppsServices
import Lifecycle
import RPC
import ServiceDatabase

/// Everything that an app shows when it starts, in one answer.
struct HomeFeature: DatabaseFeature {
  let handlers: HomeHandlers

  /// - Throws: `SettingsError` when GameService cannot be reached.
  init(_ parts: FeatureEnvironment, log: StreamLog, people: PeopleDirectory, pictures: PersonPictures) throws {
    handlers = HomeHandlers(
      database: parts.database, log: log, people: people, pictures: pictures,
      games: HomeGames(service: ResultsServiceClient(try parts.channel(to: "game"))))
  }

  var methods: [RPCMethod] { handlers.methods }
}

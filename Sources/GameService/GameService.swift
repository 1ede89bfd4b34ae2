import Events
import Expeditions
import GameCommon
import Geocaches
package import Lifecycle
import QuizWalks
package import RPC
package import ServiceDatabase
import WhereAmI

/// All apps that are played, run on one database. An app adds a line to `features`.
package struct GameService: Service {
  /// The migrations this binary needs.
  static let schema = SchemaVersions.of("game")

  private let host: FeatureHost

  package var methods: [RPCMethod] { host.methods }

  package init(_ environment: ServiceEnvironment) throws {
    let parts = try FeatureEnvironment(environment)
    host = try FeatureHost(environment, parts, schema: Self.schema, tells: ["auth", "geo", "social"], features: Self.features(parts))
  }

  package func start() async throws { try await host.start() }

  package func stop() async { await host.stop() }

  /// In the order in which locks are taken: the apps, then what is common to all of them.
  package static func features(_ parts: FeatureEnvironment) throws -> [any DatabaseFeature] {
    let achievements = Achievements(outbox: parts.outbox, catalogue: try AchievementCatalogue(joining: badges))
    return try WhereAmIApp.features(parts, achievements) + GeocachesApp.features(parts, achievements)
      + ExpeditionsApp.features(parts, achievements) + QuizWalksApp.features(parts, achievements)
      + [
        ContentFeature(contents(parts)), AchievementFeature(parts, achievements),
        LeaderboardFeature(parts, boards: try boards(parts, achievements)), ResultsFeature(parts, results(parts)),
      ]
  }

  /// Content of the apps that people may report, and whose media they see.
  private static func contents(_ parts: FeatureEnvironment) throws -> [any ReportableContent] {
    try WhereAmIApp.contents(parts) + GeocachesApp.contents(parts) + ExpeditionsApp.contents(parts) + QuizWalksApp.contents(parts)
  }

  /// The boards of the apps that clients may ask for.
  private static func boards(_ parts: FeatureEnvironment, _ achievements: Achievements) throws -> [ListedBoard] {
    try WhereAmIBoards.all + GeocachesApp.boards + ExpeditionsApp.boards(parts) + QuizWalksApp.boards(parts, achievements)
  }

  /// Answers to other services about players, of each app.
  private static func results(_ parts: FeatureEnvironment) -> [any ResultSource] {
    [WhereAmIApp.results(parts), GeocachesApp.results(parts), ExpeditionsApp.results(parts), QuizWalksApp.results(parts)]
  }

  /// The badges of the apps, in the order in which they are shown.
  private static let badges = [BadgeCatalogue.whereAmI, GeocachesApp.badges, ExpeditionsApp.badges, QuizWalksApp.badges]
}

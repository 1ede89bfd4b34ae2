import EventLoop
package import Lifecycle
import Postgres
package import RPC

/// Wires the social service together: its process, its database and its health, for the features that live here.
package struct SocialService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 2]

  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores

  package let methods: [RPCMethod] = []

  package init(_ environment: ServiceEnvironment) throws {
    database = try environment.database()
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
    await chores.every(DatabaseWatch.interval, "watch the database") { [watch] in await watch.look() }
  }

  package func stop() async {
    await chores.stop()
    await database.close()
  }
}

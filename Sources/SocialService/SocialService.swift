import EventLoop
import Events
package import Lifecycle
import Postgres
package import RPC

/// Wires the social service together: its process, its database and its health, for the features that live here.
package struct SocialService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 5]

  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let post: EventPost

  package let methods: [RPCMethod]

  package init(_ environment: ServiceEnvironment) throws {
    database = try environment.database()
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
    let personal = PersonalData(database: database)
    post = try environment.eventPost(database, to: ["auth"], handlers: personal.handlers(Outbox(ids: environment.ids)))
    methods = post.methods + personal.methods
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
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

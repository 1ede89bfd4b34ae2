public import Events
public import Lifecycle
internal import Postgres
public import RPC
internal import Timekeeping

/// Runs a list of features on the service's database: everything that each service of ours needs beside its features stands here once.
public struct FeatureHost: Service {
  private let schema: [String: Int]
  private let list: FeatureList
  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let post: EventPost
  /// Nil where no feature has timers.
  private let scheduler: TimerScheduler?
  private let idempotency: IdempotencyKeys
  private let time: any TimeSource

  public let methods: [RPCMethod]

  /// - Parameters:
  ///   - schema: The newest version of each module's migrations that this binary needs.
  ///   - services: Services that hear of its events: "auth", "game", "social", "geo".
  ///   - destinations: Places that only its own process knows, for example a mail server.
  ///   - features: In the order in which they take locks.
  /// - Throws: `SettingsError` when a service's address or ticket keys are missing.
  public init(
    _ environment: ServiceEnvironment, _ parts: FeatureEnvironment, schema: [String: Int], tells services: [String],
    and destinations: [any EventDestination] = [], features: [any DatabaseFeature]
  ) throws {
    self.schema = schema
    list = FeatureList(features, in: parts.database)
    database = parts.database
    watch = DatabaseWatch(parts.database, health: environment.health, time: environment.time)
    chores = Chores(on: parts.loop, logger: parts.logger)
    post = try environment.eventPost(
      parts.database, to: services, and: destinations + features.flatMap(\.destinations), handlers: list.events(parts.outbox))
    let timers = list.timers
    scheduler =
      timers.isEmpty ? nil : TimerScheduler(database: parts.database, loop: parts.loop, handlers: timers, time: parts.time)
    idempotency = parts.idempotency
    time = parts.time
    methods = list.methods + post.methods
  }

  /// - Throws: `PostgresError` for a schema that does not fit; `UnansweredRows`; what a feature throws.
  public func start() async throws {
    try await watch.requireSchema(schema)
    let problems = try await list.problems()
    if !problems.isEmpty { throw UnansweredRows(problems: problems) }
    for feature in list.features { try await feature.start() }
    await scheduler?.start()
    await post.start()
    await chores.start(list.chores + upkeep)
  }

  private var upkeep: [Chore] {
    [
      Chore("look after events", every: EventPost.lookInterval) { [post] in try await post.look() },
      Chore("watch the database", every: DatabaseWatch.interval) { [watch] in await watch.look() },
      Chore("keep idempotency keys", every: IdempotencyKeys.maintenanceInterval) { [idempotency, database, time] in
        _ = try await idempotency.maintain(now: time.now(), in: database)
      },
    ]
  }

  /// All at once, for each may take as long as what it has begun: together no longer than the longest of them. Work that all leave behind is cleared up last.
  public func stop() async {
    await withDiscardingTaskGroup { group in
      group.addTask { [scheduler] in await scheduler?.stop() }
      group.addTask { [post] in await post.stop() }
      group.addTask { [chores] in await chores.stop() }
      for feature in list.features { group.addTask { await feature.stop() } }
    }
    for feature in list.features { await feature.finish() }
    await database.close()
  }
}

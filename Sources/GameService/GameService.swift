import AllAppsServices
import WhereAmIServices
import CairnServices
import EventLoop
import Events
import Identity
package import Lifecycle
import Postgres
package import RPC
import ServiceDatabase
import Timekeeping

/// Wires Where am I, its statistics and the badges together.
package struct GameService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 7, "game": 13]

  private let config: GameServiceConfig
  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let post: EventPost
  private let scheduler: TimerScheduler
  private let achievements: Achievements
  private let leaderboards = LeaderboardUpkeep()
  private let replays = ReplayUpkeep()
  private let dailies: DailyGames
  private let matchmaker: Matchmaker
  private let reconnects: ReconnectWatch
  private let parkedGames: ParkedGames
  private let invitations: Invitations
  private let rooms: Rooms
  private let rematches: RematchHandlers
  private let signals: Signals
  private let watchers = GameWatchers()
  private let idempotency = IdempotencyKeys()
  private let time: any TimeSource

  package let methods: [RPCMethod]

  package init(_ environment: ServiceEnvironment) throws {
    config = GameServiceConfig(environment.settings)
    time = environment.time
    let pageTokens = PageTokenKey(masterKey: try environment.masterKey())
    let geo = try environment.client(of: "geo")
    database = try environment.database()
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
    achievements = Achievements(outbox: Outbox(ids: environment.ids))
    let social = try environment.client(of: "social")
    let people = PeopleLookupServiceClient(social)
    let store = GeoGuessStore(database: database)
    let statistics = StatisticsStore(database: database)
    let play = GamePlay(store: store, statistics: statistics, watchers: watchers, outbox: Outbox(ids: environment.ids))
    parkedGames = ParkedGames(database: database, play: play)
    let personal = PlayerData.make(database, play, time: environment.time)
    let draws = LocationDraws(service: LocationServiceClient(geo))
    let timeZones = TimeZones(store: store)
    dailies = DailyGames(database: database, draws: draws)
    matchmaker = Matchmaker(
      on: environment.loops.first, database: database, people: people, blocks: BlockLookupServiceClient(social), draws: draws, play: play,
      ids: environment.ids, time: environment.time, timing: config.timingOnline)
    reconnects = ReconnectWatch(database: database, people: people, play: play, time: environment.time)
    invitations = Invitations(
      database: database, people: people, blocks: BlockLookupServiceClient(social), draws: draws, play: play, ids: environment.ids,
      timing: config.timingOnline)
    rooms = Rooms(
      database: database, blocks: BlockLookupServiceClient(social), draws: draws, play: play, ids: environment.ids, timing: config.timingOnline)
    post = try environment.eventPost(
      database, to: ["auth", "social"],
      handlers: Self.eventHandlers(invitations, rooms, achievements, personal, Outbox(ids: environment.ids)))
    let roomHandlers = RoomHandlers(rooms: rooms, idempotency: idempotency, timeZones: timeZones)
    rematches = RematchHandlers(
      database: database, blocks: BlockLookupServiceClient(social), draws: draws, play: play, idempotency: idempotency,
      timeZones: timeZones,
      ids: environment.ids)
    signals = Signals(database: database, ids: environment.ids)
    let gate = ModeratorGate(moderation: ModeratorServiceClient(try environment.client(of: "auth")))
    let signalHandlers = SignalHandlers(database: database, pageTokens: pageTokens, gate: gate, ids: environment.ids)
    let replayHandlers = ReplayHandlers(database: database, games: store, pageTokens: pageTokens, gate: gate, ids: environment.ids)
    let inviting = InvitationHandlers(
      invitations: invitations, idempotency: idempotency, timeZones: timeZones, lifetime: config.invitationLifetime)
    let matchmaking = MatchmakingHandlers(
      database: database, matchmaker: matchmaker, idempotency: idempotency, timeZones: timeZones, ids: environment.ids,
      queueTimeout: config.queueTimeout)
    let daily = DailyHandlers(
      database: database, dailies: dailies, games: store, play: play, idempotency: idempotency, timeZones: timeZones, ids: environment.ids,
      timing: config.timing)
    let ghosts = GhostHandlers(
      database: database, games: store, play: play, idempotency: idempotency, timeZones: timeZones, ids: environment.ids,
      timing: config.timing)
    let geoGuess = GeoGuessHandlers(
      database: database, store: store, play: play, idempotency: idempotency, draws: draws, watchers: watchers, timeZones: timeZones,
      pageTokens: pageTokens, ids: environment.ids, time: environment.time, timing: config.timing)
    scheduler = TimerScheduler(
      database: database, loop: environment.loops.first, handlers: [GeoGuessTimers(play: play)], time: environment.time)
    methods =
      geoGuess.methods + daily.methods + matchmaking.methods + inviting.methods + roomHandlers.methods + rematches.methods
      + signalHandlers.methods
      + ghosts.methods + replayHandlers.methods
      + RatingHandlers(database: database, pageTokens: pageTokens).methods + StatisticsHandlers(store: statistics, people: people).methods
      + ResultsHandlers(database: database).methods
      + AchievementHandlers(
        database: database, people: people, pageTokens: pageTokens, outbox: Outbox(ids: environment.ids)
      ).methods
      + LeaderboardHandlers(database: database, people: people, pageTokens: pageTokens).methods + personal.methods + post.methods
  }

  /// What is done with events of others.
  static func eventHandlers(
    _ invitations: Invitations, _ rooms: Rooms, _ achievements: Achievements, _ personal: PersonalData, _ outbox: Outbox
  ) -> [EventHandler] {
    [GuestMerge().handler, RefundInbox().handler, SessionInbox(invitations: invitations).handler, BlockInbox(rooms: rooms).handler]
      + AchievementInbox(achievements: achievements).handlers + personal.handlers(outbox)
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
    await scheduler.start()
    await post.start()
    await chores.every(EventPost.lookInterval, "look after events") { [post] in try await post.look() }
    await chores.every(DatabaseWatch.interval, "watch the database") { [watch] in await watch.look() }
    await chores.every(Achievements.judgeInterval, "judge by new rules") { [achievements, database, time] in
      try await achievements.judgeAgain(at: time.now(), in: database)
    }
    await chores.every(LeaderboardUpkeep.interval, "let games grow too old for leaderboards") { [leaderboards, database, time] in
      try await leaderboards.forgetOld(at: time.now(), in: database)
    }
    await chores.every(ReplayUpkeep.interval, "forget old logs of games") { [replays, database, time] in
      try await replays.forgetOld(at: time.now(), in: database)
    }
    await chores.every(Matchmaker.interval, "bring players together") { [matchmaker] in await matchmaker.look() }
    await chores.every(ReconnectWatch.interval, "see who is there") { [reconnects] in try await reconnects.look() }
    await chores.every(ParkedGames.interval, "end games that time moves no more") { [parkedGames, time] in
      try await parkedGames.end(at: time.now())
    }
    await chores.every(InvitationRules.expiryInterval, "end invitations") { [invitations, time] in
      try await invitations.expire(at: time.now())
    }
    await chores.every(RoomRules.expiryInterval, "end rooms") { [rooms, time] in try await rooms.expire(at: time.now()) }
    await chores.every(RematchRules.expiryInterval, "end offers to play again") { [rematches, time] in
      try await rematches.expire(at: time.now())
    }
    await chores.every(SignalRules.interval, "look at games that have ended") { [signals, time] in
      try await signals.look(at: time.now())
    }
    await chores.every(SignalRules.auditInterval, "forget who has looked at signals") { [signals, time] in
      try await signals.forgetLooks(at: time.now())
    }
    await chores.every(DailyGames.interval, "make the game of the day") { [dailies, time] in try await dailies.prepare(at: time.now()) }
    await chores.every(GameWatchers.remindInterval, "remind watchers") { [watchers] in watchers.remind() }
    await chores.every(IdempotencyKeys.maintenanceInterval, "keep idempotency keys") { [idempotency, database, time] in
      _ = try await idempotency.maintain(now: time.now(), in: database)
    }
  }

  package func stop() async {
    await scheduler.stop()
    await post.stop()
    await chores.stop()
    await matchmaker.stop()
    await database.close()
  }
}

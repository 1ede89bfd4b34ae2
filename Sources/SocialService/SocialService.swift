import CairnServices
import AllAppsServices
import EventLoop
import Events
import Identity
package import Lifecycle
import Observability
import Postgres
package import RPC
import Revocations
import ServiceDatabase
import Timekeeping

/// Wires streams, presence, people, profiles, their pictures, friends, blocks, media, notifications, reports and links together.
package struct SocialService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 7, "social": 13]

  /// Partitions made ahead: upkeep may fail for two weeks before events fall into the default partition.
  static let weeksAhead = 2

  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let post: EventPost
  private let people: PeopleDirectory
  private let revocations: [RevocationServiceClient]
  private let wakeUps: StreamWakeUps
  let log: StreamLog
  private let presence: PresenceKeeper
  private let pushes: PushDispatch
  private let friendNews: FriendNews
  private let friendships: Friendships
  private let pictureImports: JobRunner
  private let completion: UploadCompletion
  private let streamSize = StreamSize()
  private let mailNotices: MailNotices
  private let leavingCheck: LeavingCheck
  private let loop: Loop
  private let idempotency = IdempotencyKeys()
  private let time: any TimeSource

  package let methods: [RPCMethod]

  package init(_ environment: ServiceEnvironment) throws {
    time = environment.time
    loop = environment.loops.first
    let masterKey = try environment.masterKey()
    let tokens = PageTokenKey(masterKey: masterKey)
    let pages = PeoplePages(tokens: tokens)
    people = PeopleDirectory(
      service: DirectoryServiceClient(try environment.client(of: "auth")),
      watch: RevocationWatch(trustMax: PeopleDirectory.trustMax, logger: environment.logger))
    revocations = try environment.clients(ofEach: "auth").map { RevocationServiceClient($0) }
    let pushSender = PushConfig.sender(environment.settings)
    PushConfig.way(environment.settings).tell(environment.logger)
    database = try environment.database()
    leavingCheck = LeavingCheck(database: database, people: people)
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
    let feed = StreamFeed()
    MetricRegistry.process.ask("cairn_stream_subscribers", "Streams of people that are read from this process.") { Double(feed.count) }
    streamSize.tell()
    let replicaID = environment.ids.next(at: environment.time.now())
    wakeUps = StreamWakeUps(replicaID, feed: feed, database: database, loop: environment.loops.first, time: environment.time)
    presence = PresenceKeeper(replicaID, wakeUps: wakeUps, database: database)
    log = StreamLog(wakeUps: wakeUps)
    let notifications = NotificationLists(ids: environment.ids)
    let pushDevices = PushDeviceHandlers(database: database)
    let profiles = Profiles(log: log, outbox: Outbox(ids: environment.ids))
    let links = MediaLinks(masterKey: masterKey)
    let pictures = PersonPictures(links: links)
    let importing = PictureImportConfig(environment.settings)
    let personal = SocialPersonalData(log: log, notifications: notifications, time: environment.time).make(database)
    post = try environment.eventPost(
      database, to: ["auth", "game"],
      handlers: Self.eventHandlers(log, notifications, profiles, pushDevices, importing, personal, Outbox(ids: environment.ids)))
    let streams = StreamHandlers(database: database, log: log, feed: feed, presence: presence)
    friendNews = FriendNews(outbox: Outbox(ids: environment.ids))
    friendships = Friendships(log: log, notifications: notifications, news: friendNews, config: FriendConfig(environment.settings))
    let friends = FriendHandlers(
      database: database, friendships: friendships, people: people, pages: pages, pictures: pictures,
      scores: FriendScores(service: ResultsServiceClient(try environment.client(of: "game"))))
    let blocking = Blocking(log: log, notifications: notifications, outbox: Outbox(ids: environment.ids))
    let blocks = BlockHandlers(database: database, blocking: blocking, people: people, pages: pages)
    let told = ProfileHandlers(database: database, profiles: profiles, people: people, pictures: pictures, keeper: presence)
    let preferences = PreferenceHandlers(database: database, log: log)
    let home = HomeHandlers(
      database: database, log: log, people: people, pictures: pictures,
      games: HomeGames(service: ResultsServiceClient(try environment.client(of: "game"))))
    let search = PeopleHandlers(database: database, people: people, tokens: tokens, pictures: pictures)
    let workshop = MediaWorkshop(path: environment.settings.text("MEDIA_WORKER"))
    MetricRegistry.process.ask("cairn_media_waiting", "Files of people that wait to be worked on.") { Double(workshop.waitingCount) }
    completion = UploadCompletion(
      database: database, workshop: workshop, ids: environment.ids, time: environment.time, config: MediaConfig(environment.settings))
    completion.total.tell()
    pictureImports = JobRunner(
      PictureImport(database: database, config: importing, completion: completion, profiles: profiles).handler, database: database,
      loop: environment.loops.first, time: environment.time)
    let media = MediaHandlers(
      database: database, completion: completion, links: links, profiles: profiles, people: people, pages: pages,
      ids: environment.ids)
    let notices = NotificationHandlers(
      database: database, log: log, friendships: friendships, people: people, pages: NotificationPages(tokens: tokens),
      pictures: pictures)
    let pushSessions = PushSessions(
      service: RevocationServiceClient(try environment.client(of: "auth")), remembered: people.sessions, watch: people.watch)
    pushes = PushDispatch(database: database, people: people, sessions: pushSessions, sender: pushSender, time: environment.time)
    let reports = ReportHandlers(
      database: database, people: people, games: PlayedGames(service: ResultsServiceClient(try environment.client(of: "game"))),
      pages: pages, ids: environment.ids)
    let reportModeration = ReportModerationHandlers(
      database: database, moderators: ReportModerators(service: ModeratorServiceClient(try environment.client(of: "auth"))),
      decisions: ReportDecisions(log: log, notifications: notifications, outbox: Outbox(ids: environment.ids), ids: environment.ids),
      evidenceMedia: EvidenceMedia(database: database, links: links),
      pages: pages, ids: environment.ids)
    let lookups =
      BlockLookupHandlers(database: database).methods
      + PeopleLookupHandlers(database: database, people: people, pictures: pictures, presence: presence).methods
    let reading = streams.methods + PresenceHandlers(database: database, keeper: presence).methods + home.methods
    let knowing =
      search.methods + told.methods + preferences.methods + friends.methods + blocks.methods + media.methods
      + MediaBytesHandlers(database: database, links: links).methods
    let unsubscribing = UnsubscribeTokens(masterKey: masterKey)
    mailNotices = MailNotices(
      database: database, outbox: Outbox(ids: environment.ids), tokens: unsubscribing, time: environment.time)
    let telling = notices.methods + DeliveryHandlers(database: database, tokens: unsubscribing).methods + pushDevices.methods
    let judging = reports.methods + reportModeration.methods
    let shareTokens = ShareLinkTokens(masterKey: masterKey)
    let shares = ShareHandlers(
      database: database, people: people, outcomes: GameOutcomes(service: ResultsServiceClient(try environment.client(of: "game"))),
      tokens: shareTokens, pages: pages, ids: environment.ids)
    let sharePages = SharePageHandlers(
      database: database, people: people, tokens: shareTokens, pictures: links,
      page: SharePage(places: ShareConfig.places(environment.settings)))
    let showing = shares.methods + sharePages.methods
    methods = reading + knowing + lookups + telling + judging + showing + personal.methods + post.methods
  }

  /// Handlers of other services' events.
  static func eventHandlers(
    _ log: StreamLog, _ notifications: NotificationLists, _ profiles: Profiles, _ pushDevices: PushDeviceHandlers,
    _ importing: PictureImportConfig, _ personal: PersonalData, _ outbox: Outbox
  ) -> [EventHandler] {
    [
      UserEventInbox(log: log, blocks: Blocks()).handler, SessionInbox().handler, pushDevices.sessionEnding,
      PictureImportInbox(hosts: importing.hosts).handler, LeavingInbox().handler,
    ] + NotificationInbox(notifications: notifications, log: log, blocks: Blocks()).handlers + ProfileInbox(profiles: profiles).handlers
      + personal.handlers(outbox)
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
    await post.start()
    await wakeUps.start()
    // Before anybody reads here: leases of a process that nobody has heard of do not hold.
    try? await wakeUps.look()
    await pushes.start(on: loop)
    // Both go on until they are ended.
    await chores.every(RevocationWatch.retryInterval, "hear of people") { [people, revocations, loop] in
      await people.follow(revocations, on: loop)
    }
    await chores.every(RevocationWatch.lookInterval, "look whether people are heard of") { [people, loop] in
      await people.supervise(on: loop)
    }
    await chores.every(EventPost.lookInterval, "look after events") { [post] in try await post.look() }
    await chores.every(DatabaseWatch.interval, "watch the database") { [watch] in await watch.look() }
    // That the database cannot be asked is noted by its watch, and need not be every two seconds by this.
    await chores.every(StreamWakeUps.lookInterval, "look at streams", logsOnce: true) { [wakeUps] in try await wakeUps.look() }
    await chores.every(PresenceKeeper.settleInterval, "tell who is there") { [presence, time] in try await presence.settle(at: time.now()) }
    await chores.every(PresenceKeeper.sweepInterval, "end what nobody holds") { [presence, time] in try await presence.sweep(at: time.now())
    }
    await chores.every(PushDispatch.lookInterval, "look after pushes") { [pushes] in try await pushes.look() }
    await chores.every(IdempotencyKeys.maintenanceInterval, "keep idempotency keys") { [idempotency, database, time] in
      _ = try await idempotency.maintain(now: time.now(), in: database)
    }
    await chores.every(FriendNews.sweepInterval, "tell of friends") { [friendNews, database, time] in
      try await friendNews.tellBelated(at: time.now(), in: database)
    }
    await chores.every(FriendRules.endInterval, "end friend requests") { [friendships, database, time] in
      try await friendships.endUnanswered(at: time.now(), in: database)
    }
    await chores.every(.seconds(3_600), "shorten streams") { [database] in try await SocialSweeps(database: database).sweepStreams() }
    await chores.every(.seconds(600), "keep streams") { [database, streamSize, time] in
      let now = time.now()
      _ = try await StreamStore().maintain(
        at: now, keptSince: now - StreamRules.retention, weeksAhead: Self.weeksAhead, in: database)
      try await streamSize.look(in: database)
      try await SocialSweeps(database: database).sweepPeople(at: now)
    }
    await chores.every(StreamCoalescing.interval, "coalesce events") { [log, database] in try await log.coalescing.run(in: database) }
    await chores.every(MailNoticeRules.interval, "tell what is to be mailed") { [mailNotices] in try await mailNotices.run() }
    await chores.every(LeavingRules.checkInterval, "look whether people are leaving still") { [leavingCheck] in
      try await leavingCheck.run()
    }
    await chores.every(PictureImport.interval, "fetch pictures") { [pictureImports] in try await pictureImports.run() }
    await chores.every(.seconds(3_600), "sweep jobs that were given up") { [pictureImports] in try await pictureImports.sweep() }
    await chores.every(.seconds(600), "sweep reports") { [database, time] in
      try await SocialSweeps(database: database).sweepReports(at: time.now())
    }
    await chores.every(MediaTotal.interval, "sum up media") { [completion, database] in try await completion.total.look(in: database) }
    await chores.every(.seconds(600), "sweep media") { [database, time] in
      try await SocialSweeps(database: database).sweepMedia(at: time.now())
    }
  }

  /// All at once, for each may take as long as what it has begun: together no longer than a file that is being
  /// worked on (docs/adr/0019). Remains of all of them are cleared up last.
  package func stop() async {
    async let files: Void = completion.stop()
    async let streams: Void = wakeUps.stop()
    async let pushing: Void = pushes.stop()
    async let events: Void = post.stop()
    async let upkeep: Void = chores.stop()
    _ = await (files, streams, pushing, events, upkeep)
    // Nothing is appended any more.
    await log.coalescing.finish(in: database, on: loop)
    await database.close()
  }
}

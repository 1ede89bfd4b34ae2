import CairnServices
import AllAppsServices
import Cryptography
import Curl
import EventLoop
import Events
import Identity
package import Lifecycle
import Logging
import Observability
import Postgres
package import RPC
import ServiceDatabase
import Timekeeping

/// Wires accounts, sessions and signing keys together.
package struct AuthService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 7, "auth": 15]

  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let post: EventPost
  private let scheduler: TimerScheduler
  private let exports: ExportWorker
  /// Age of the oldest deletion that is not complete, in milliseconds.
  private let oldestDeletion = MetricCells(count: 1)
  private let keyring: SigningKeyring
  private let guestSweep: GuestSweep
  private let sessionExpiry: SessionExpiry
  /// Nil while there is one master key.
  private let reseal: ResealSweep?
  private let newsSweep: AccountNewsSweep
  private let leavingSweep: LeavingNewsSweep
  private let renameNews: RenameNews
  private let logger: Logger
  private let feed = RevocationFeed()
  private let time: any TimeSource

  package let methods: [RPCMethod]

  package init(_ environment: ServiceEnvironment) throws {
    let config = AuthServiceConfig(environment.settings)
    let masterKey = try environment.masterKey()
    config.mail.way.tell(environment.logger)
    config.providerWay.tell(environment.logger)
    time = environment.time
    logger = environment.logger
    database = try environment.database()
    newsSweep = AccountNewsSweep(database: database, news: AccountNews(ids: environment.ids))
    leavingSweep = LeavingNewsSweep(database: database, news: LeavingNews(ids: environment.ids))
    renameNews = RenameNews(database: database, ids: environment.ids)
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
    keyring = SigningKeyring(database: database, masterKey: masterKey, rules: SigningKeyRules(), issuer: AuthServiceConfig.issuer)
    let hasher = try PasswordHasher(masterKey: masterKey, parameters: config.passwordHash)
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "passwords"]) {
      Double(hasher.waitingCount)
    }
    let revocations = RevocationLog(rules: RevocationRules(), feed: feed)
    let events = SecurityEventLog(ids: environment.ids)
    let ending = SessionEnding(revocations: revocations, events: events)
    sessionExpiry = SessionExpiry(database: database, ending: ending)
    let mailer = Mailer(masterKey: masterKey, ids: environment.ids, linkBase: config.mail.linkBase)
    let throttle = LoginThrottle(masterKey: masterKey)
    let secondFactors = SecondFactorCheck(
      secrets: SecondFactorSecrets(masterKey: masterKey), throttle: throttle, events: events, mailer: mailer)
    reseal = masterKey.accepted.isEmpty ? nil : ResealSweep(database: database, secrets: secondFactors.secrets, keyring: keyring)
    let issuer = SessionIssuer(
      rules: SessionRules(), refreshTokens: RefreshTokenKey(masterKey: masterKey), keyring: keyring, ids: environment.ids,
      ending: ending, mailer: mailer, secondFactors: secondFactors)
    let pages = AccountPages(tokens: PageTokenKey(masterKey: masterKey))
    let budget = SignUpBudget(config.signUps)
    let codes = MailedCodes(key: MailedCodeKey(masterKey: masterKey), ids: environment.ids)
    let reset = PasswordReset(
      database: database, masterKey: masterKey, codes: codes, mailer: mailer, events: events, ids: environment.ids, time: environment.time)
    let confirmation = EmailConfirmation(codes: codes, mailer: mailer, reset: reset, ending: ending)
    let mailBudget = MailBudget(throttle: throttle, mailsPerAddress: config.mailsPerAddress)
    let proof = PasswordProof(database: database, hasher: hasher, throttle: throttle, events: events)
    let templates = try MailTemplates(below: config.share)
    let dispatch = MailDispatch(
      mailer, templates, from: config.mail.sender, by: config.mail.transport, oneClickBase: config.mail.oneClickBase, time: environment.time
    )
    let upgrade = GuestUpgrade(ids: environment.ids, revocations: revocations, events: events)
    let guardianRequests = GuardianRequests(
      codes: GuardianCodes(masterKey: masterKey), ids: environment.ids, events: events, mailer: mailer, budget: mailBudget)
    let pending = PendingSignUps(
      masterKey: masterKey, codes: codes, mailer: mailer, upgrade: upgrade, guardians: guardianRequests, ids: environment.ids)
    let accounts = AccountHandlers(
      database: database, hasher: hasher, issuer: issuer, ids: environment.ids, budget: budget,
      passwordRules: config.passwords, confirmation: confirmation, mailBudget: mailBudget, pending: pending,
      guardians: guardianRequests, birthDates: config.birthDates,
      news: AccountNews(ids: environment.ids), revealsTakenEmails: config.revealsTakenEmails)
    let guardians = GuardianHandlers(database: database, requests: guardianRequests, revocations: revocations)
    let sessions = SessionHandlers(
      database: database, hasher: hasher, throttle: throttle, issuer: issuer, pages: pages,
      passwordRules: config.passwords, refusesBreachedPasswords: config.refusesBreachedPasswords, isVerbose: config.isVerbose)
    let factors = SecondFactorHandlers(database: database, issuer: issuer)
    let usernames = UsernameHandlers(database: database, issuer: issuer, birthDates: config.birthDates)
    let moderation = ModerationHandlers(
      database: database, moderation: Moderation(revocations: revocations, events: events),
      secondFactor: StaffSecondFactor(isRequired: config.requiresStaffSecondFactor), pages: pages)
    let securityEvents = SecurityEventHandlers(database: database, pages: pages)
    let web = WebClient(config.providerLimits)
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "providers"]) {
      Double(web.waitingCount)
    }
    let verifier = ProviderVerifier(
      config.providers, rules: config.keyCache, web: web, nonces: ProviderNonceKey(masterKey: masterKey), logger: environment.logger)
    let login = ProviderLogin(database: database, issuer: issuer, ids: environment.ids, budget: budget)
    let identities = IdentityHandlers(
      database: database, verifier: verifier, login: login,
      links: IdentityLinks(events: events, ids: environment.ids, mailer: mailer), pages: pages)
    let personal = AuthPersonalData.make(database)
    let erasure = AccountErasure(
      rules: config.deletion, personal: personal, outbox: Outbox(ids: environment.ids), ending: ending, ids: environment.ids)
    let guestEnding = GuestEnding(erasure: erasure)
    let guests = GuestHandlers(
      database: database, rules: config.guests, hasher: hasher, issuer: issuer, verifier: verifier,
      upgrade: upgrade,
      merge: GuestMerge(
        issuer: issuer, events: events, results: ResultsServiceClient(try environment.client(of: "game")),
        outbox: Outbox(ids: environment.ids), ending: guestEnding),
      ids: environment.ids, budget: budget, passwordRules: config.passwords, confirmation: confirmation, mailBudget: mailBudget,
      pending: pending, revealsTakenEmails: config.revealsTakenEmails)
    guestSweep = GuestSweep(database: database, ending: guestEnding)
    let passwords = PasswordHandlers(
      database: database, hasher: hasher, rules: config.passwords, budget: mailBudget, proof: proof, codes: codes, reset: reset,
      mailer: mailer, ending: ending)
    let emails = EmailHandlers(
      database: database, budget: mailBudget, proof: proof, confirmation: confirmation, pending: pending, mailer: mailer,
      revealsTakenEmails: config.revealsTakenEmails)
    let watches = RevocationHandlers(database: database, feed: feed, time: environment.time)
    let deletions = AccountDeletionHandlers(
      database: database, erasure: erasure,
      fresh: FreshAuthentication(proof: proof, secondFactors: secondFactors), keyring: keyring)
    let others = ["game", "social", "geo"]
    post = try environment.eventPost(
      database, to: others, and: [dispatch.destination, reset.effect],
      handlers: Self.eventHandlers(
        deletions, NameRemoval(moderation: moderation.moderation, news: accounts.news),
        NewsMailInbox(mailer: mailer, templates: templates)))
    scheduler = TimerScheduler(
      database: database, loop: environment.loops.first, handlers: DeletionTimers.all(erasure), time: environment.time)
    var sources: [any ExportSource] = [OwnExportSource(personal: personal)]
    for other in others { sources.append(ServiceExportSource(other, try environment.client(of: other))) }
    exports = ExportWorker(
      database: database, sources: sources, events: events, outbox: Outbox(ids: environment.ids), time: environment.time)
    let exporting = ExportHandlers(database: database, events: events, ids: environment.ids)
    let oldestDeletion = oldestDeletion
    MetricRegistry.process.ask("cairn_account_deletions_oldest_seconds", "Age of the oldest deletion that not every service has answered.")
    {
      Double(oldestDeletion.value(0)) / 1_000
    }
    methods =
      accounts.methods + guardians.methods + factors.methods + usernames.methods + sessions.methods
      + PublicKeyHandlers(keyring: keyring).methods
      + moderation.methods
      + ModeratorHandlers(database: database, moderation: moderation.moderation, secondFactor: moderation.secondFactor).methods
      + securityEvents.methods + watches.methods + identities.methods + guests.methods + passwords.methods
      + emails.methods + deletions.methods + exporting.methods + DirectoryHandlers(database: database).methods + personal.methods
      + post.methods
  }

  /// Handlers of other services' events.
  static func eventHandlers(_ deletions: AccountDeletionHandlers, _ removal: NameRemoval, _ mails: NewsMailInbox) -> [EventHandler] {
    deletions.events + [SanctionInbox(moderation: removal.moderation).handler, NameInbox(removal: removal).handler, mails.handler]
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
    _ = try await keyring.signer(at: time.now())
    await post.start()
    await scheduler.start()
    await chores.every(ExportWorker.interval, "make exports") { [exports] in try await exports.run() }
    await chores.every(.seconds(10), "look at deletions") { [oldestDeletion, database, time] in
      let first = try await AccountDeletionStore().oldestBegun(in: database)
      oldestDeletion.set(0, first.map { max(0, Int((time.now() - $0).inMilliseconds)) } ?? 0)
    }
    await chores.every(EventPost.lookInterval, "look after events") { [post] in try await post.look() }
    await chores.every(DatabaseWatch.interval, "watch the database") { [watch] in await watch.look() }
    // That the database cannot be asked is noted by its watch, and need not be five times a second by this.
    await chores.every(RevocationFeed.lookInterval, "look for revocations", logsOnce: true) { [feed, database] in
      if feed.watcherCount > 0 { feed.noteLook(try await RevocationStore().head(in: database)) }
    }
    await chores.every(.seconds(3_600), "sweep guests nobody uses") { [guestSweep, time] in try await guestSweep.run(at: time.now()) }
    await chores.every(AccountNewsSweep.interval, "tell of accounts nobody was told of") { [newsSweep, time] in
      try await newsSweep.run(at: time.now())
    }
    await chores.every(RenameNews.interval, "tell of new names") { [renameNews, time] in try await renameNews.run(at: time.now()) }
    await chores.every(LeavingNewsSweep.interval, "tell who is leaving") { [leavingSweep, time] in
      try await leavingSweep.run(at: time.now())
    }
    if let reseal {
      await chores.every(.seconds(3_600), "seal anew by the present master key") { [logger, time] in
        let count = try await reseal.run(at: time.now())
        if count > 0 { logger.notice("sealed anew by the present master key", metadata: ["count": "\(count)"]) }
      }
    }
    await chores.every(SessionExpiry.interval, "end expired sessions") { [sessionExpiry, time] in
      try await sessionExpiry.run(at: time.now())
    }
    await chores.every(.seconds(600), "sweep ended sessions") { [database, time] in
      _ = try await SessionSweep(database: database).run(at: time.now())
    }
  }

  package func stop() async {
    await scheduler.stop()
    await post.stop()
    await chores.stop()
    await database.close()
  }
}

import CairnServices
import EventLoop
import Identity
package import Lifecycle
import Observability
import Postgres
package import RPC
import Timekeeping

/// Wires accounts, sessions and signing keys together.
package struct AuthService: Service {
  /// The migrations this binary needs.
  static let schema = ["events": 2, "auth": 13]

  private let database: Database
  private let watch: DatabaseWatch
  private let chores: Chores
  private let keyring: SigningKeyring
  private let feed = RevocationFeed()
  private let time: any TimeSource

  package let methods: [RPCMethod]

  package init(_ environment: ServiceEnvironment) throws {
    let config = AuthServiceConfig(environment.settings)
    let masterKey = try environment.masterKey()
    time = environment.time
    database = try environment.database()
    watch = DatabaseWatch(database, health: environment.health, time: environment.time)
    chores = Chores(on: environment.loops.first, logger: environment.logger)
    keyring = SigningKeyring(database: database, masterKey: masterKey, rules: SigningKeyRules(), issuer: AuthServiceConfig.issuer)
    let hasher = try PasswordHasher()
    MetricRegistry.process.ask("cairn_offload_waiting", "Work that waits for a thread beside the loops.", ["pool": "passwords"]) {
      Double(hasher.waitingCount)
    }
    let revocations = RevocationLog(rules: RevocationRules(), feed: feed)
    let events = SecurityEventLog(ids: environment.ids)
    let throttle = LoginThrottle(masterKey: masterKey)
    let secondFactors = SecondFactorCheck(secrets: SecondFactorSecrets(masterKey: masterKey), throttle: throttle, events: events)
    let issuer = SessionIssuer(
      rules: SessionRules(), refreshTokens: RefreshTokenKey(masterKey: masterKey), keyring: keyring, ids: environment.ids,
      ending: SessionEnding(revocations: revocations, events: events), secondFactors: secondFactors)
    let pages = AccountPages(tokens: PageTokenKey(masterKey: masterKey))
    let accounts = AccountHandlers(
      database: database, hasher: hasher, issuer: issuer, ids: environment.ids, budget: SignUpBudget(config.signUps))
    let sessions = SessionHandlers(
      database: database, hasher: hasher, throttle: throttle, issuer: issuer, pages: pages,
      isVerbose: config.isVerbose)
    let factors = SecondFactorHandlers(database: database, issuer: issuer)
    let usernames = UsernameHandlers(database: database, issuer: issuer)
    let moderation = ModerationHandlers(database: database, moderation: Moderation(revocations: revocations, events: events), pages: pages)
    let securityEvents = SecurityEventHandlers(database: database, pages: pages)
    let watches = RevocationHandlers(database: database, feed: feed, time: environment.time)
    methods =
      accounts.methods + factors.methods + usernames.methods + sessions.methods + PublicKeyHandlers(keyring: keyring).methods
      + moderation.methods
      + securityEvents.methods
      + watches.methods
  }

  package func start() async throws {
    try await watch.requireSchema(Self.schema)
    _ = try await keyring.signer(at: time.now())
    await chores.every(DatabaseWatch.interval, "watch the database") { [watch] in await watch.look() }
    await chores.every(RevocationFeed.lookInterval, "look for revocations") { [feed, database] in
      // That the database cannot be asked is noted by its watch once, not five times a second by this.
      guard feed.watcherCount > 0, let head = try? await RevocationStore().head(in: database) else { return }
      feed.noteLook(head)
    }
    await chores.every(.seconds(600), "sweep ended sessions") { [database, time] in
      _ = try await SessionSweep(database: database).run(at: time.now())
    }
  }

  package func stop() async {
    await chores.stop()
    await database.close()
  }
}

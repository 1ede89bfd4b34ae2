import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import Identity
import Lifecycle
import Logging
import Postgres
import Protobuf
import RPC
import ServiceDatabase
import Testing
import Timekeeping

@testable import AuthService

/// The service's features on a database of their own, without processes or sockets: built as the process builds them, from other values.
struct AuthFixture: Sendable {
  let database: Database
  let clock: FakeClock
  let features: AuthFeatures
  let mailer: Mailer
  let feed: RevocationFeed
  let masterKey: SymmetricKey
  /// The threads that hash. Once they are stopped, every password is one too many.
  let hashing = Offload(threads: PasswordHasher.threads, queueMax: PasswordHasher.queueMax)

  var accounts: AccountHandlers { features.signUps.handlers }
  var usernames: UsernameHandlers { features.usernames.handlers }
  var factors: SecondFactorHandlers { features.factors.handlers }
  var guardians: GuardianHandlers { features.guardians.handlers }
  var sessions: SessionHandlers { features.logIns.handlers }
  var publicKeys: PublicKeyHandlers { features.keys.handlers }
  var moderation: ModerationHandlers { features.moderation.handlers }
  var moderators: ModeratorHandlers { features.moderation.moderators }
  var securityEvents: SecurityEventHandlers { features.events.handlers }
  var passwords: PasswordHandlers { features.passwordChanges.handlers }
  var emails: EmailHandlers { features.emails.handlers }
  var resets: PasswordReset { features.passwordChanges.reset }
  var exports: ExportHandlers { features.exports.handlers }

  static let start = Moment(milliseconds: 1_800_000_000_000)
  /// Cheap: what is tested here is not argon2.
  static let cheapHash = Argon2id(memoryKiB: 64, passes: 1, lanes: 1)

  /// - Parameter game: Answers for GameService.
  init(
    _ database: Database, masterKey: SymmetricKey = .random(), hash: Argon2id = cheapHash, isVerbose: Bool = false,
    revealsTakenEmails: Bool = true, requiresStaffSecondFactor: Bool = false, refusesBreachedPasswords: Bool = true,
    signUps: SignUpBudgetRules = SignUpBudgetRules(), signUp: SignUpAdmission.Mode = .open, game: any RPCChannel = AbsentService()
  ) throws {
    self.database = database
    self.masterKey = masterKey
    let clock = FakeClock(Self.start)
    self.clock = clock
    func answer(_ isYes: Bool) -> String { isYes ? "yes" : "no" }
    let settings = [
      "CAIRN_MAIL_FOLDER": "/nowhere", "CAIRN_MAIL_LINK_BASE": "https://app.example.org/", "CAIRN_SHARE": Repository.root,
      "CAIRN_AUTH_VERBOSE_LOGIN_ERRORS": answer(isVerbose), "CAIRN_AUTH_REVEAL_EMAIL_EXISTS": answer(revealsTakenEmails),
      "CAIRN_AUTH_STAFF_SECOND_FACTOR": answer(requiresStaffSecondFactor),
      "CAIRN_AUTH_REFUSE_BREACHED_PASSWORDS": answer(refusesBreachedPasswords), "CAIRN_AUTH_SIGN_UP": signUp.rawValue,
    ]
    guard let loop = Loop.current else { preconditionFailure("a test of features runs on a loop") }
    let base = FeatureEnvironment(
      database: database, settings: Settings(settings), loop: loop, time: clock, ids: TimeOrderedIDs(), logger: Logger(label: "test"),
      masterKey: masterKey, connect: { $0 == "game" ? game : AbsentService() })
    let hasher = try PasswordHasher(masterKey: masterKey, parameters: hash, offload: hashing)
    let parts = try AuthParts(base, hasher: hasher, signUps: signUps)
    (mailer, feed) = (parts.mailer, parts.feed)
    features = try AuthFeatures(parts)
  }

  /// Has every feature remove what is over at a moment.
  /// - Returns: How many rows are gone.
  @discardableResult
  func sweep(at moment: Moment) async throws -> Int {
    let (before, present) = (try await keptCount(), clock.now())
    clock.set(to: moment)
    for chore in features.list.flatMap(\.chores) where chore.name.hasPrefix("sweep ") { try await chore.run() }
    clock.set(to: present)
    return try await before - keptCount()
  }

  /// Rows that sweeps may remove; those that go with them are not counted.
  private func keptCount() async throws -> Int {
    let tables = [
      "sessions", "login_attempts", "signing_keys", "revocations", "security_events", "used_provider_nonces", "mailed_codes",
      "username_claims", "login_steps", "account_deletions", "exports", "guardian_consents", "sign_up_invitations",
    ]
    return try await database.query(
      """
      SELECT sum((xpath('/row/n/text()', query_to_xml('SELECT count(*) AS n FROM ' || name, false, true, '')))[1]::text::bigint)::bigint
      FROM unnest(\(tables)) AS name
      """
    ).firstRow().get(0)
  }

  /// Deletes accounts after a grace.
  func erasure(grace: Duration) -> AccountErasure {
    var erasure = features.deletions.erasure
    erasure.rules.grace = grace
    return erasure
  }

  func deletions(grace: Duration) -> AccountDeletionHandlers {
    var handlers = features.deletions.handlers
    handlers.erasure = erasure(grace: grace)
    return handlers
  }

  /// Runs `body` with a fresh, migrated database.
  static func run(
    isVerbose: Bool = false, revealsTakenEmails: Bool = true, requiresStaffSecondFactor: Bool = false,
    signUps: SignUpBudgetRules = SignUpBudgetRules(), signUp: SignUpAdmission.Mode = .open,
    _ body: @escaping @Sendable (AuthFixture) async throws -> Void
  ) async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database in
      try await body(
        try AuthFixture(
          database, isVerbose: isVerbose, revealsTakenEmails: revealsTakenEmails, requiresStaffSecondFactor: requiresStaffSecondFactor,
          signUps: signUps, signUp: signUp))
    }
  }

  /// - Parameter address: Where the client connects from; nil when it is not known.
  func context(_ caller: Caller = .anonymous, from address: String? = nil) -> RequestContext {
    RequestContext(caller: caller, method: AccountServiceMethods.whoAmI, now: clock.now(), clientAddress: address)
  }

  // MARK: - What a client does

  static let password = "violet harbour 7"
  static let newPassword = "copper lantern 9"

  func signUp(
    _ username: String = "Anna", email: String? = nil, password: String = password, locale: String = ""
  ) async throws -> SignUpWithPasswordResponse {
    let request = SignUpWithPasswordRequest(
      email: email ?? "\(username)@example.org", password: password, username: username, deviceName: "phone", locale: locale)
    return try await accounts.signUpWithPassword(request, context())
  }

  func logIn(_ login: String, _ password: String = password, on device: String = "", from address: String? = nil) async throws
    -> LogInWithPasswordResponse
  {
    let request = LogInWithPasswordRequest(login: login, password: password, deviceName: device)
    return try await sessions.logInWithPassword(request, context(from: address))
  }

  /// Signs up, and says who that is.
  func newcomer(_ username: String = "Anna") async throws -> Caller {
    try await caller(of: try #require(try await signUp(username).tokens))
  }

  /// Somebody whose account has neither name nor address, as a provider's first log-in makes one.
  func nameless(_ change: (inout StoredAccount) -> Void = { _ in }) async throws -> Caller {
    var account = StoredAccount(
      accountID: UUID(), username: nil, email: nil, isEmailVerified: false, roles: ["user"], createTime: clock.now())
    change(&account)
    return try await caller(of: try await open(account))
  }

  /// Keeps an account and opens its first session.
  func open(_ account: StoredAccount) async throws -> SessionTokens {
    let issuer = sessions.issuer
    let signer = try await issuer.signer(at: account.createTime)
    return SessionTokens(
      try await database.transaction { transaction in
        try await AccountStore().insert(account, in: transaction)
        return try await issuer.openFirst(account, on: .unknown, signer: signer, at: account.createTime, in: transaction)
      })
  }

  /// Logs in, and says who that is.
  func session(of username: String = "Anna", on device: String = "") async throws -> Caller {
    try await caller(of: try #require(try await logIn(username, on: device).tokens))
  }

  /// All that gateways are told after a number, in order.
  func revocations(after number: Int64 = 0) async throws -> [Revocation] {
    try await RevocationStore().find(after: number, at: clock.now(), limit: 1_000, in: database).map(\.revocation)
  }

  /// The kinds of an account's events, newest first.
  func eventKinds(of caller: Caller) async throws -> [SecurityEvent.Kind] {
    try await securityEvents.listSecurityEvents(ListSecurityEventsRequest(pageSize: 100), context(caller)).events.map(\.kind)
  }

  func refresh(_ token: String) async throws -> SessionTokens {
    try #require(try await sessions.refreshSession(RefreshSessionRequest(refreshToken: token), context()).tokens)
  }

  /// The caller that an access token proves, as the gateway finds it.
  func caller(of tokens: SessionTokens) async throws -> Caller {
    let published = try await publicKeys.getPublicKeys(GetPublicKeysRequest(), context()).keys
    let keys = try published.map {
      AccessTokenVerifier.Key(
        id: $0.keyID, publicKey: try #require(Ed25519.PublicKey(bytes: $0.publicKey)), expireTime: try #require($0.expireTime))
    }
    return try AccessTokenVerifier(issuer: "cairn", keys: keys).verify(tokens.accessToken, at: clock.now()).caller
  }

  /// The code and reason of a refusal; nil when there is none.
  func refusal<Value>(_ body: () async throws -> Value) async throws -> String? {
    do {
      _ = try await body()
      return nil
    } catch let error as RPCError {
      return "\(error.code.rawValue) \(error.reason)"
    }
  }

  /// How calls that are made at once end: how many by which refusal, nil for none.
  func refusalsAtOnce<Value>(
    _ count: Int, _ body: @escaping @Sendable (_ index: Int) async throws -> Value
  ) async throws -> [String?: Int] {
    try await withThrowingTaskGroup(of: String?.self) { group in
      for index in 0..<count { group.addTask { try await refusal { try await body(index) } } }
      return try await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
  }

  /// Expects mistakes in a form, by their reasons in the order in which they are told.
  func expectMistakes<Value>(
    _ reasons: [String], sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Value
  ) async throws {
    let error = await #expect(throws: RPCError.self, sourceLocation: sourceLocation) { _ = try await body() }
    #expect(error?.code == .invalidArgument && error?.reason == "INVALID_ARGUMENT", sourceLocation: sourceLocation)
    #expect(error?.fieldViolations.map(\.reason) == reasons, sourceLocation: sourceLocation)
  }

  /// Expects a refusal, or with nil none.
  func expect<Value>(
    _ refusal: String?, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Value
  ) async throws {
    let found = try await self.refusal(body)
    #expect(found == refusal, sourceLocation: sourceLocation)
  }
}

/// One row of a table of calls and how they are refused.
struct RefusedCall {
  let expected: String
  let sourceLocation: SourceLocation
  let call: () async throws -> Void

  init(_ expected: String, sourceLocation: SourceLocation = #_sourceLocation, _ call: @escaping () async throws -> Void) {
    (self.expected, self.sourceLocation, self.call) = (expected, sourceLocation, call)
  }
}

/// A service that is not there.
struct AbsentService: RPCChannel {
  private static let absent = RPCError(.unavailable, told: "UNAVAILABLE", message: "it is not there")

  func unary<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> Response {
    throw Self.absent
  }

  func serverStreaming<Request: Message, Response: Message>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw Self.absent
  }
}

import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import Events
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// The service's features on a database of their own, without processes or sockets.
struct AuthFixture: Sendable {
  let database: Database
  let clock: FakeClock
  let accounts: AccountHandlers
  let usernames: UsernameHandlers
  let factors: SecondFactorHandlers
  let guardians: GuardianHandlers
  let sessions: SessionHandlers
  let publicKeys: PublicKeyHandlers
  let moderation: ModerationHandlers
  var moderators: ModeratorHandlers {
    ModeratorHandlers(database: database, moderation: moderation.moderation, secondFactor: moderation.secondFactor)
  }
  let securityEvents: SecurityEventHandlers
  let passwords: PasswordHandlers
  let emails: EmailHandlers
  let mailer: Mailer
  let resets: PasswordReset
  let confirmation: EmailConfirmation
  let pending: PendingSignUps
  let feed = RevocationFeed()
  let masterKey: SymmetricKey
  /// The threads that hash. Once they are stopped, every password is one too many.
  let hashing = Offload(threads: PasswordHasher.threads, queueMax: PasswordHasher.queueMax)

  static let start = Moment(milliseconds: 1_800_000_000_000)
  /// Cheap: what is tested here is not argon2.
  static let cheapHash = Argon2id(memoryKiB: 64, passes: 1, lanes: 1)

  init(
    _ database: Database, masterKey: SymmetricKey = .random(), hash: Argon2id = cheapHash, isVerbose: Bool = false,
    revealsTakenEmails: Bool = true, requiresStaffSecondFactor: Bool = false, refusesBreachedPasswords: Bool = true,
    signUps: SignUpBudgetRules = SignUpBudgetRules()
  ) throws {
    self.database = database
    self.masterKey = masterKey
    clock = FakeClock(Self.start)
    let keyring = SigningKeyring(database: database, masterKey: masterKey, rules: SigningKeyRules(), issuer: "cairn")
    let hasher = try PasswordHasher(masterKey: masterKey, parameters: hash, offload: hashing)
    let revocations = RevocationLog(rules: RevocationRules(), feed: feed)
    let events = SecurityEventLog(ids: TimeOrderedIDs())
    mailer = Mailer(masterKey: masterKey, ids: TimeOrderedIDs(), linkBase: "https://app.example.org/")
    let pages = AccountPages(tokens: PageTokenKey(masterKey: masterKey))
    let ending = SessionEnding(revocations: revocations, events: events)
    let throttle = LoginThrottle(masterKey: masterKey)
    let secondFactors = SecondFactorCheck(
      secrets: SecondFactorSecrets(masterKey: masterKey), throttle: throttle, events: events, mailer: mailer)
    let issuer = SessionIssuer(
      rules: SessionRules(), refreshTokens: RefreshTokenKey(masterKey: masterKey), keyring: keyring, ids: TimeOrderedIDs(),
      ending: ending, mailer: mailer, secondFactors: secondFactors)
    let codes = MailedCodes(key: MailedCodeKey(masterKey: masterKey), ids: TimeOrderedIDs())
    resets = PasswordReset(
      database: database, masterKey: masterKey, codes: codes, mailer: mailer, events: events, ids: TimeOrderedIDs(), time: clock)
    confirmation = EmailConfirmation(codes: codes, mailer: mailer, reset: resets, ending: ending)
    let mailBudget = MailBudget(throttle: throttle, mailsPerAddress: LoginThrottleRules.mailAddress.freeTries)
    let proof = PasswordProof(database: database, hasher: hasher, throttle: throttle, events: events)
    passwords = PasswordHandlers(
      database: database, hasher: hasher, rules: PasswordRules(), budget: mailBudget, proof: proof, codes: codes, reset: resets,
      mailer: mailer, ending: ending)
    let upgrade = GuestUpgrade(ids: TimeOrderedIDs(), revocations: revocations, events: events)
    let guardianRequests = GuardianRequests(
      codes: GuardianCodes(masterKey: masterKey), ids: TimeOrderedIDs(), events: events, mailer: mailer, budget: mailBudget)
    guardians = GuardianHandlers(database: database, requests: guardianRequests, revocations: revocations)
    let birthDates = BirthDateDemand(BirthDateDemand.appsDefault)
    pending = PendingSignUps(
      masterKey: masterKey, codes: codes, mailer: mailer, upgrade: upgrade, guardians: guardianRequests, ids: TimeOrderedIDs())
    emails = EmailHandlers(
      database: database, budget: mailBudget, proof: proof, confirmation: confirmation, pending: pending, mailer: mailer,
      revealsTakenEmails: revealsTakenEmails)
    accounts = AccountHandlers(
      database: database, hasher: hasher, issuer: issuer, ids: TimeOrderedIDs(), budget: SignUpBudget(signUps),
      passwordRules: PasswordRules(), confirmation: confirmation, mailBudget: mailBudget, pending: pending,
      guardians: guardianRequests, birthDates: birthDates, news: AccountNews(ids: TimeOrderedIDs()),
      revealsTakenEmails: revealsTakenEmails)
    factors = SecondFactorHandlers(database: database, issuer: issuer)
    usernames = UsernameHandlers(database: database, issuer: issuer, birthDates: birthDates)
    sessions = SessionHandlers(
      database: database, hasher: hasher, throttle: throttle, issuer: issuer, pages: pages,
      passwordRules: PasswordRules(), refusesBreachedPasswords: refusesBreachedPasswords, isVerbose: isVerbose)
    moderation = ModerationHandlers(
      database: database, moderation: Moderation(revocations: revocations, events: events),
      secondFactor: StaffSecondFactor(isRequired: requiresStaffSecondFactor), pages: pages)
    securityEvents = SecurityEventHandlers(database: database, pages: pages)
    publicKeys = PublicKeyHandlers(keyring: keyring)
  }

  /// Runs `body` with a fresh, migrated database.
  static func run(
    isVerbose: Bool = false, revealsTakenEmails: Bool = true, requiresStaffSecondFactor: Bool = false,
    signUps: SignUpBudgetRules = SignUpBudgetRules(), _ body: @escaping @Sendable (AuthFixture) async throws -> Void
  ) async throws {
    try await ScratchDatabase("events", "auth").withDatabase { database in
      try await body(
        try AuthFixture(
          database, isVerbose: isVerbose, revealsTakenEmails: revealsTakenEmails, requiresStaffSecondFactor: requiresStaffSecondFactor,
          signUps: signUps))
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

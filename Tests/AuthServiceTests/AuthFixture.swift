import CairnProto
import CairnServices
import CairnTesting
import Crypto
import EventLoop
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
  let sessions: SessionHandlers
  let publicKeys: PublicKeyHandlers
  let masterKey: SymmetricKey

  static let start = Moment(milliseconds: 1_800_000_000_000)
  /// Cheap: what is tested here is not argon2.
  static let cheapHash = Argon2id(memoryKiB: 64, passes: 1, lanes: 1)

  init(_ database: Database, masterKey: SymmetricKey = .random(), hash: Argon2id = cheapHash, isVerbose: Bool = false) throws {
    self.database = database
    self.masterKey = masterKey
    clock = FakeClock(Self.start)
    let keyring = SigningKeyring(database: database, masterKey: masterKey, rules: SigningKeyRules(), issuer: "cairn")
    let hasher = try PasswordHasher(parameters: hash)
    let issuer = SessionIssuer(
      rules: SessionRules(), refreshTokens: RefreshTokenKey(masterKey: masterKey), keyring: keyring, ids: TimeOrderedIDs())
    accounts = AccountHandlers(
      database: database, hasher: hasher, issuer: issuer, ids: TimeOrderedIDs(), budget: SignUpBudget(SignUpBudgetRules()))
    sessions = SessionHandlers(
      database: database, hasher: hasher, throttle: LoginThrottle(masterKey: masterKey), issuer: issuer, isVerbose: isVerbose)
    publicKeys = PublicKeyHandlers(keyring: keyring)
  }

  /// Runs `body` with a fresh, migrated database.
  static func run(isVerbose: Bool = false, _ body: @escaping @Sendable (AuthFixture) async throws -> Void) async throws {
    try await ScratchDatabase("auth").withDatabase { database in
      try await body(try AuthFixture(database, isVerbose: isVerbose))
    }
  }

  func context(_ caller: Caller = .anonymous) -> RequestContext {
    RequestContext(caller: caller, method: AccountServiceMethods.whoAmI, now: clock.now())
  }

  // MARK: - What a client does

  static let password = "violet harbour 7"

  func signUp(_ username: String = "Anna", email: String? = nil, password: String = password) async throws -> SignUpWithPasswordResponse {
    let request = SignUpWithPasswordRequest(
      email: email ?? "\(username)@example.org", password: password, username: username, deviceName: "phone")
    return try await accounts.signUpWithPassword(request, context())
  }

  func logIn(_ login: String, _ password: String = password) async throws -> LogInWithPasswordResponse {
    try await sessions.logInWithPassword(LogInWithPasswordRequest(login: login, password: password), context())
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

  /// Expects a refusal, or with nil none.
  func expect<Value>(
    _ refusal: String?, sourceLocation: SourceLocation = #_sourceLocation, _ body: () async throws -> Value
  ) async throws {
    let found = try await self.refusal(body)
    #expect(found == refusal, sourceLocation: sourceLocation)
  }
}

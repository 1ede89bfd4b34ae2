import CairnProto
import CairnTesting
import Cryptography
import Curl
import FoundationEssentials
import Identity
import Logging
import Postgres
import Protobuf
import RPC
import Testing
import Timekeeping

@testable import AuthService

@Suite struct ProviderLoginTests {
  @Test func `Whoever comes for the first time gets an account and has to choose a name`() async throws {
    try await AuthFixture.run { auth in
      let outcome = try await auth.logIn(as: .person("1", email: "Anna@example.org", isVerified: true))
      #expect(outcome.isNewAccount && outcome.account.username == nil)
      #expect(outcome.account.email == "Anna@example.org" && outcome.account.isEmailVerified)
      let caller = try await auth.caller(of: SessionTokens(outcome.tokens))
      #expect(caller.capabilities == ["profile_incomplete"])
      let again = try await auth.logIn(as: .person("1"))
      #expect(!again.isNewAccount && again.account.accountID == outcome.account.accountID)
      #expect(again.identity.claims.email == "Anna@example.org")
    }
  }

  @Test func `An address nobody vouches for is not the account's`() async throws {
    try await AuthFixture.run { auth in
      _ = try await auth.signUp("Anna", email: "anna@example.org")
      let outcome = try await auth.logIn(as: .person("1", email: "anna@example.org", isVerified: false))
      #expect(outcome.isNewAccount && outcome.account.email == nil && outcome.identity.claims.email == "anna@example.org")
    }
  }

  @Test(arguments: [true, false])
  func `Nobody is let in to an account by its address, whether confirmed or not`(isConfirmed: Bool) async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      if isConfirmed {
        try await auth.database.transaction {
          try await IdentityStore().confirmEmail("anna@example.org", of: try #require(anna.accountID), in: $0)
        }
      }
      try await auth.expect("failed_precondition IDENTITY_NEEDS_LINKING") {
        try await auth.logIn(as: .person("1", email: "ANNA@example.org", isVerified: true))
      }
    }
  }

  @Test func `Two first log-ins of one person at once make one account`() async throws {
    try await AuthFixture.run { auth in
      let outcomes = try await withThrowingTaskGroup(of: ProviderLogin.Outcome.self) { group in
        for _ in 0..<6 { group.addTask { try await auth.logIn(as: .person("1", email: "anna@example.org", isVerified: true)) } }
        return try await group.reduce(into: [ProviderLogin.Outcome]()) { $0.append($1) }
      }
      #expect(Set(outcomes.map(\.account.accountID)).count == 1 && outcomes.count(where: \.isNewAccount) == 1)
    }
  }

  @Test func `Who meets other log-ins of the same identity at every try is told to try again`() async throws {
    try await AuthFixture.run { auth in
      let outcome = try await auth.logIn(as: .person("1"))
      // Each time the identity has been found, somebody has unlinked it before it can be locked, and linked it again.
      try await auth.database.execute("CREATE FUNCTION meanwhile() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'")
      try await auth.database.execute(
        "CREATE TRIGGER meanwhile BEFORE UPDATE ON identities FOR EACH ROW EXECUTE FUNCTION meanwhile()")
      let sessionCount: SQL = "SELECT count(*) FROM sessions"
      let before: Int64 = try await auth.database.query(sessionCount).firstRow().get(0)
      try await auth.expect("aborted REQUEST_IN_PROGRESS") { try await auth.logIn(as: .person("1")) }
      #expect(try await auth.database.query(sessionCount).firstRow().get(0, as: Int64.self) == before)
      try await auth.database.execute("DROP TRIGGER meanwhile ON identities")
      #expect(try await auth.logIn(as: .person("1")).account.accountID == outcome.account.accountID)
    }
  }

  @Test func `Two people with one address cannot both get an account by it`() async throws {
    try await AuthFixture.run { auth in
      async let first = auth.refusal { try await auth.logIn(as: .person("1", email: "a@example.org", isVerified: true)) }
      async let second = auth.refusal { try await auth.logIn(as: .person("2", email: "A@example.org", isVerified: true)) }
      let refusals = try await [first, second]
      #expect(refusals.compactMap(\.self) == ["failed_precondition IDENTITY_NEEDS_LINKING"])
    }
  }

  @Test func `A nonce is good for one log-in, and a refusal does not use it up`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let nonce = ProviderNonce(hash: Array(repeating: 7, count: 32), expireTime: auth.clock.now() + .seconds(600))
      let person = ProvenIdentity.person("1", email: "anna@example.org", isVerified: true, nonce: nonce)
      try await auth.expect("failed_precondition IDENTITY_NEEDS_LINKING") { try await auth.logIn(as: person) }
      _ = try await auth.link(person, to: anna)
      try await auth.expect("unauthenticated INVALID_PROVIDER_TOKEN") { try await auth.logIn(as: person) }
      // What has been done already can be asked for again.
      _ = try await auth.link(person, to: anna)
      try await auth.expect(nil) { try await auth.logIn(as: .person("1")) }
    }
  }

  @Test func `A suspended account is told so`() async throws {
    try await AuthFixture.run { auth in
      let outcome = try await auth.logIn(as: .person("1"))
      let suspension = Standing.Suspension(reason: "spam", startTime: auth.clock.now(), endTime: nil)
      try await auth.database.transaction { try await ModerationStore().update(outcome.account.accountID, suspension: suspension, in: $0) }
      try await auth.expect("permission_denied ACCOUNT_SUSPENDED") { try await auth.logIn(as: .person("1")) }
      let tokens = try await auth.logIn(as: .person("1"), evenIfSuspended: true).tokens
      #expect(try await auth.caller(of: SessionTokens(tokens)).capabilities == ["profile_incomplete", "suspended"])
    }
  }

  @Test func `An account can have several identities, also of one provider, and an identity one account`() async throws {
    try await AuthFixture.run { auth in
      let (anna, bertil) = (try await auth.confirmed(), try await auth.confirmed("Bertil"))
      for subject in ["1", "2"] { _ = try await auth.link(.person(subject), to: anna) }
      try await auth.expect("already_exists IDENTITY_LINKED_ELSEWHERE") { try await auth.link(.person("1"), to: bertil) }
      #expect(try await auth.logIn(as: .person("2")).account.accountID == anna.accountID)
      #expect(try await auth.eventKinds(of: anna).count { $0 == .identityLinked } == 2)
      let listed = try await IdentityStore().list(of: try #require(anna.accountID), after: nil, limit: 10, in: auth.database)
      #expect(Set(listed.map(\.subject)) == ["1", "2"])
    }
  }

  @Test func `Of two accounts that link one identity at once, one has it`() async throws {
    try await AuthFixture.run { auth in
      let (anna, bertil) = (try await auth.confirmed(), try await auth.confirmed("Bertil"))
      async let first = auth.refusal { try await auth.link(.person("1"), to: anna) }
      async let second = auth.refusal { try await auth.link(.person("1"), to: bertil) }
      let refusals = try await [first, second]
      #expect(refusals.compactMap(\.self) == ["already_exists IDENTITY_LINKED_ELSEWHERE"])
    }
  }

  @Test func `Of one identity that is linked twice at once both are told that it is linked`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.confirmed()
      let linked = try await withThrowingTaskGroup(of: UUID.self) { group in
        for _ in 0..<4 { group.addTask { try await auth.link(.person("1"), to: anna).identityID } }
        return try await group.reduce(into: Set<UUID>()) { $0.insert($1) }
      }
      #expect(linked.count == 1)
      #expect(try await auth.eventKinds(of: anna).count { $0 == .identityLinked } == 1)
    }
  }

  @Test func `Linking stops before the list is full of nonsense`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      for index in 0..<IdentityRules.identitiesPerAccountMax { _ = try await auth.link(.person("\(index)"), to: anna) }
      try await auth.expect("resource_exhausted TOO_MANY_IDENTITIES") { try await auth.link(.person("more"), to: anna) }
    }
  }

  @Test func `Nothing is linked to an address that nobody has confirmed, and its own identity confirms it`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      for person in [
        ProvenIdentity.person("1"), .person("1", email: "else@example.org", isVerified: true),
        .person("1", email: "anna@example.org", isVerified: false),
      ] {
        try await auth.expect("failed_precondition EMAIL_NOT_VERIFIED") { try await auth.link(person, to: anna) }
      }
      #expect(try await auth.account(of: anna).isEmailVerified == false)
      _ = try await auth.link(.person("2", email: "ANNA@example.org", isVerified: true), to: anna)
      #expect(try await auth.account(of: anna).isEmailVerified)
    }
  }

  @Test func `The last way in cannot be unlinked, not even by two at once`() async throws {
    try await AuthFixture.run { auth in
      let outcome = try await auth.logIn(as: .person("1"))
      let caller = try await auth.caller(of: SessionTokens(outcome.tokens))
      try await auth.expect("failed_precondition LAST_WAY_IN") { try await auth.unlink(outcome.identity, from: caller) }
      let second = try await auth.link(.person("2"), to: caller)
      async let one = auth.refusal { try await auth.unlink(outcome.identity, from: caller) }
      async let other = auth.refusal { try await auth.unlink(second, from: caller) }
      let refusals = try await [one, other]
      #expect(refusals.compactMap(\.self) == ["failed_precondition LAST_WAY_IN"])
    }
  }

  @Test func `With a password every identity may go, once, and only one's own`() async throws {
    try await AuthFixture.run { auth in
      let (anna, bertil) = (try await auth.confirmed(), try await auth.confirmed("Bertil"))
      try await auth.confirmEmail(of: anna)
      let identity = try await auth.link(.person("1"), to: anna)
      try await auth.expect("not_found IDENTITY_NOT_FOUND") { try await auth.unlink(identity, from: bertil) }
      try await auth.expect(nil) { try await auth.unlink(identity, from: anna) }
      try await auth.expect("not_found IDENTITY_NOT_FOUND") { try await auth.unlink(identity, from: anna) }
      #expect(try await auth.eventKinds(of: anna).contains(.identityUnlinked))
      // The identity is nobody's now: who comes with it gets an account of their own.
      #expect(try await auth.logIn(as: .person("1")).account.accountID != anna.accountID)
    }
  }

  @Test func `Only a session that was opened a moment ago may change the ways in`() async throws {
    try await AuthFixture.run { auth in
      let anna = try await auth.newcomer()
      let refreshed = try await auth.logIn("Anna")
      let old = try await auth.caller(of: try #require(refreshed.tokens))
      auth.clock.advance(by: .seconds(599))
      try await auth.expect(nil) { try await FreshLogin().require(of: auth.context(old), in: auth.database) }
      auth.clock.advance(by: .seconds(1))
      _ = try await auth.refresh(try #require(refreshed.tokens).refreshToken)
      for caller in [anna, old] {
        try await auth.expect("failed_precondition FRESH_LOGIN_REQUIRED") {
          try await FreshLogin().require(of: auth.context(caller), in: auth.database)
        }
      }
      let fresh = try await auth.session()
      try await auth.expect(nil) { try await FreshLogin().require(of: auth.context(fresh), in: auth.database) }
      try await auth.expect("unauthenticated UNAUTHENTICATED") { try await FreshLogin().require(of: auth.context(), in: auth.database) }
    }
  }

  @Test func `The list of identities comes in pages, which are good for their owner only`() async throws {
    try await AuthFixture.run { auth in
      let (anna, bertil) = (try await auth.confirmed(), try await auth.confirmed("Bertil"))
      for subject in ["1", "2", "3", "4", "5"] {
        auth.clock.advance(by: .milliseconds(1))
        _ = try await auth.link(.person(subject), to: anna)
      }
      _ = try await auth.link(.person("6"), to: bertil)
      let handlers = auth.identities()
      func page(_ token: String = "", size: Int32 = 2, of caller: Caller) async throws -> ListIdentitiesResponse {
        try await handlers.listIdentities(ListIdentitiesRequest(pageSize: size, pageToken: token), auth.context(caller))
      }
      var listed: [CairnProto.Identity] = []
      var (token, sizes): (String, [Int]) = ("", [])
      repeat {
        let next = try await page(token, of: anna)
        listed += next.identities
        sizes.append(next.identities.count)
        token = next.nextPageToken
      } while !token.isEmpty && sizes.count < 9
      let all = try await page(size: 0, of: anna).identities
      #expect(sizes == [2, 2, 1] && listed == all)
      #expect(
        listed.map(\.createTime) == listed.map(\.createTime).sorted { ($0 ?? .init(microseconds: 0)) > ($1 ?? .init(microseconds: 0)) })
      #expect(try await page(of: bertil).identities.count == 1)
      let own = try await page(of: anna).nextPageToken
      try await auth.expectMistakes(["PAGE_TOKEN_INVALID"]) { try await page(own, of: bertil) }
      try await auth.expectMistakes(["PAGE_TOKEN_INVALID"]) { try await page(String(own.reversed()), of: anna) }
    }
  }

  @Test func `Used nonces are forgotten when they are no good anyway`() async throws {
    try await AuthFixture.run { auth in
      let nonce = ProviderNonce(hash: Array(repeating: 7, count: 32), expireTime: auth.clock.now() + .seconds(600))
      _ = try await auth.logIn(as: .person("1", nonce: nonce))
      for (seconds, count) in [(600, 1), (601, 0)] {
        try await auth.sweep(at: AuthFixture.start + .seconds(seconds))
        let left: Int64 = try await auth.database.query("SELECT count(1) FROM used_provider_nonces").firstRow().get(0)
        #expect(left == Int64(count))
      }
    }
  }

  @Test func `What a provider says oddly is left out and keeps nobody out`() {
    let claims = IdentityClaims(
      name: "  An\u{202E}na \u{0}  B ", email: "no address", isEmailVerified: true, pictureURL: "http://example.org/a.png")
    let kept = IdentityClaimRules.kept(claims, name: "else")
    #expect(kept == IdentityClaims(name: "Anna B"))
    #expect(IdentityClaimRules.kept(IdentityClaims(name: " "), name: "Anna").name == "Anna")
    #expect(IdentityClaimRules.kept(IdentityClaims(name: String(repeating: "x", count: 500)), name: "").name?.count == 100)
    let good = IdentityClaims(email: "a@example.org", isEmailVerified: true, pictureURL: "https://example.org/a.png")
    #expect(IdentityClaimRules.kept(good, name: "") == good)
  }
}

@Suite struct IdentityNoticeTests {
  @Test func theOwnerIsMailedOfAnotherWayInAndOfOneLess() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.newcomer()
      try await auth.verify("Anna@example.org")
      let identity = try await auth.link(.person("1"), to: caller)
      let linked = try #require(try await auth.mails().first)
      #expect(linked.template == "identity_linked" && linked.recipient == "Anna@example.org" && linked.values["provider"] == "google")
      // The same again changes nothing.
      _ = try await auth.link(.person("1"), to: caller)
      #expect(try await auth.mails().isEmpty)
      try await auth.unlink(identity, from: caller)
      #expect(try await auth.mails().map(\.template) == ["identity_unlinked"])
    }
  }
}

/// Where a provider shows a picture of somebody, SocialService is told (requirement W-5).
@Suite struct FoundPictureTests {
  private static func told(_ accountID: UUID, _ auth: AuthFixture) async throws -> [String] {
    try await auth.database.query(
      """
      SELECT payload FROM outbox WHERE destination = 'social' AND type = 'account.picture_found' AND ordering_key = \(accountID.text)
      ORDER BY number
      """
    ).map { row in
      let found = try AccountPictureFound(decoding: try row.get(0))
      #expect(found.accountID == accountID.text)
      return found.pictureURL
    }
  }

  @Test func `It is told with a new account, behind the account, and not with a later log-in`() async throws {
    try await AuthFixture.run { auth in
      let first = try await auth.logIn(as: .person("1", pictureURL: "https://example.org/1"))
      let accountID = first.account.accountID
      _ = try await auth.logIn(as: .person("1", pictureURL: "https://example.org/2"))
      #expect(try await Self.told(accountID, auth) == ["https://example.org/1"])
      let types = try await auth.database.query(
        "SELECT type FROM outbox WHERE destination = 'social' AND ordering_key = \(accountID.text) ORDER BY number"
      ).map { try $0.get(0, as: String.self) }
      #expect(types == ["account.created", "account.picture_found"])
      #expect(try await Self.told(auth.logIn(as: .person("2")).account.accountID, auth) == [])
    }
  }

  @Test func `It is told of a linked identity, once`() async throws {
    try await AuthFixture.run { auth in
      let caller = try await auth.confirmed()
      for _ in 0..<2 { _ = try await auth.link(.person("1", pictureURL: "https://example.org/1"), to: caller) }
      _ = try await auth.link(.person("2"), to: caller)
      #expect(try await Self.told(try #require(caller.accountID), auth) == ["https://example.org/1"])
    }
  }
}

extension ProvenIdentity {
  /// Somebody at a provider.
  static func person(
    _ subject: String, email: String? = nil, isVerified: Bool = false, pictureURL: String? = nil, nonce: ProviderNonce? = nil
  ) -> ProvenIdentity {
    ProvenIdentity(
      provider: "google", subject: subject,
      claims: IdentityClaims(name: "Somebody", email: email, isEmailVerified: isVerified, pictureURL: pictureURL), nonce: nonce)
  }
}

extension AuthFixture {
  private var links: IdentityLinks { features.identities.handlers.links }

  /// Refusals become wire errors as the handlers make them.
  private func refusing<Value>(_ body: () async throws -> Value) async throws -> Value {
    do { return try await body() } catch let refusal as IdentityRefusal { throw RPCError(refusal) } catch let refusal as SessionRefusal {
      throw RPCError(refusal)
    } catch let refusal as AccountRefusal {
      throw RPCError(refusal)
    } catch let refusal as EmailRefusal { throw RPCError(refusal) }
  }

  /// Believes one provider, "google", that nobody can reach: what is refused before its keys are asked for is told, the rest is unavailable.
  /// - Parameter isCrowded: Whether too many wait for providers already.
  func verifier(isCrowded: Bool = false) -> ProviderVerifier {
    var limits = WebLimits()
    if isCrowded { limits.queueMax = 0 }
    let issuer = OpenIDIssuer(
      issuers: ["https://127.0.0.1:1"], keysURL: nil, audiences: ["app"], algorithms: ["ES256"], isEmailTrusted: true, authorityFile: nil)
    return ProviderVerifier(
      [IdentityProvider(name: "google", idTokens: issuer)], rules: KeyCacheRules(), web: WebClient(limits),
      nonces: ProviderNonceKey(masterKey: masterKey), logger: Logger(label: "test"))
  }

  /// As clients call them.
  func identities(isCrowded: Bool = false) -> IdentityHandlers {
    var handlers = features.identities.handlers
    handlers.verifier = verifier(isCrowded: isCrowded)
    return handlers
  }

  /// A token of "google" as far as can be told without its keys.
  func credential(nonce: String? = nil) -> ProviderCredential {
    let parts = [#"{"alg":"ES256","kid":"1"}"#, #"{"sub":"1"}"#, "signature"].map { Base64.url.encode(Array($0.utf8)) }
    return ProviderCredential(
      provider: "google", idToken: parts.joined(separator: "."),
      nonce: nonce ?? ProviderNonceKey(masterKey: masterKey).make(at: clock.now()).text)
  }

  func logIn(
    as person: ProvenIdentity, evenIfSuspended: Bool = false, from address: String? = nil
  ) async throws -> ProviderLogin.Outcome {
    try await refusing {
      try await features.identities.handlers.login.logIn(
        person, evenIfSuspended: evenIfSuspended, ProviderLogin.Visit(device: .unknown, address: address), at: clock.now())
    }
  }

  func link(_ person: ProvenIdentity, to caller: Caller) async throws -> StoredIdentity {
    let accountID = try #require(caller.accountID)
    return try await refusing {
      try await database.transaction { try await links.link(person, to: accountID, by: caller.sessionID, at: clock.now(), in: $0) }
    }
  }

  func unlink(_ identity: StoredIdentity, from caller: Caller) async throws {
    let accountID = try #require(caller.accountID)
    try await refusing {
      try await database.transaction {
        try await links.unlink(identity.identityID, from: accountID, by: caller.sessionID, at: clock.now(), in: $0)
      }
    }
  }

  /// Signs up, and confirms the address.
  func confirmed(_ username: String = "Anna") async throws -> Caller {
    let caller = try await newcomer(username)
    try await confirmEmail(of: caller)
    return caller
  }

  func account(of caller: Caller) async throws -> StoredAccount {
    let accountID = try #require(caller.accountID)
    return try #require(try await AccountStore().find(accountID, in: database))
  }
}

import CairnProto
import CairnTesting
import Cryptography
import FoundationEssentials
import Identity
import Postgres
import RPC
import Testing
import Timekeeping

@testable import AuthService

/// The exchange of the master key (ASVS 6.2.4): nobody is logged out and nothing is lost while the old one is still accepted.
@Suite struct MasterKeyTests {
  /// The same house later, with other master keys.
  private func restarted(_ auth: AuthFixture, with key: SymmetricKey, after pause: Duration) throws -> AuthFixture {
    let later = try AuthFixture(auth.database, masterKey: key)
    later.clock.set(to: auth.clock.now() + pause)
    return later
  }

  /// Seals anew, as the service does within the hour.
  private func reseal(_ auth: AuthFixture) async throws -> Int {
    let issuer = auth.sessions.issuer
    return try await ResealSweep(database: auth.database, secrets: auth.features.logIns.factors.secrets, keyring: issuer.keyring).run(
      at: auth.clock.now())
  }

  private func keyOfHashes(_ auth: AuthFixture) async throws -> String {
    let hash: String = try await auth.database.query("SELECT password_hash FROM password_credentials").firstRow().get(0)
    return String(hash.split(separator: "$").last ?? "")
  }

  private func loginStep(_ auth: AuthFixture) async throws -> String {
    let error = await #expect(throws: RPCError.self) { _ = try await auth.logIn("Anna") }
    #expect(error?.reason == "SECOND_FACTOR_REQUIRED")
    return error?.metadata["login_step"] ?? ""
  }

  private func verify(_ code: String, _ auth: AuthFixture) async throws {
    let request = VerifySecondFactorRequest(loginStep: try await loginStep(auth), code: code)
    _ = try await auth.factors.verifySecondFactor(request, auth.context())
  }

  @Test func passwordsSessionsAndMailedCodesOutliveTheExchange() async throws {
    try await AuthFixture.run { auth in
      let next = SymmetricKey.random()
      let tokens = try #require(try await auth.signUp().tokens)
      let former = try await keyOfHashes(auth)
      // The newest token is made by the old key and lost; its predecessor is repeated after the exchange.
      let newest = try await auth.refresh(tokens.refreshToken)
      let mail = try await auth.resetMail(to: "Anna@example.org")
      let both = try restarted(auth, with: next.accepting([auth.masterKey]), after: .seconds(1))
      // The same token in other words: either text of it is good, once.
      let repeated = try await both.refresh(tokens.refreshToken)
      #expect(
        RefreshTokenKey(masterKey: next).read(repeated.refreshToken)?.hash
          == RefreshTokenKey(masterKey: auth.masterKey).read(newest.refreshToken)?.hash)
      let rotated = try await both.refresh(newest.refreshToken)
      _ = try await both.logIn("Anna")
      #expect(try await keyOfHashes(auth) != former)
      // A process that was not restarted yet goes on as long as it accepts the new key, whatever is made by that.
      let behind = try restarted(auth, with: auth.masterKey.accepting([next]), after: .seconds(2))
      _ = try await behind.logIn("Anna")
      let again = try await behind.refresh(rotated.refreshToken)
      // And the old one can be taken away, once nothing is sealed by it.
      #expect(try await reseal(both) == 1)
      let alone = try restarted(auth, with: next, after: .seconds(3))
      try await alone.expect("unauthenticated REFRESH_TOKEN_INVALID") { try await alone.refresh(again.refreshToken) }
      let code = try #require(mail.values["code"])
      try await alone.expect("failed_precondition CODE_INVALID") { try await alone.reset("Anna@example.org", code: code) }
      try await both.reset("Anna@example.org", code: code)
      _ = try await alone.logIn("Anna", AuthFixture.newPassword)
    }
  }

  @Test func secondFactorsOutliveTheExchangeAndTheirSecretsAreSealedAnew() async throws {
    try await AuthFixture.run { auth in
      let next = SymmetricKey.random()
      let anna = try await auth.newcomer()
      try await auth.confirmEmail(of: anna)
      let app = AuthenticatorApp(base32: try await auth.factors.enrolTotp(EnrolTotpRequest(), auth.context(anna)).secret)
      let recovery = try await auth.factors.confirmTotp(
        ConfirmTotpRequest(code: app.code(at: auth.clock.now())), auth.context(anna)
      ).recoveryCodes
      let both = try restarted(auth, with: next.accepting([auth.masterKey]), after: .seconds(60))
      try await verify(app.code(at: both.clock.now()), both)
      try await verify(recovery[0], both)
      // The key of access tokens, and Anna's secret.
      #expect(try await reseal(both) == 2)
      #expect(try await reseal(both) == 0)
      _ = try await both.mails()
      let alone = try restarted(auth, with: next, after: .seconds(120))
      // A hash that its owner did not replace by a log-in is of no use any more: a new password comes by mail.
      let mail = try await alone.resetMail(to: "Anna@example.org")
      try await alone.reset("Anna@example.org", code: try #require(mail.values["code"]), to: AuthFixture.password)
      try await verify(app.code(at: alone.clock.now()), alone)
      // What is lost with the key, and is why it stays for a while.
      try await alone.expect("unauthenticated SECOND_FACTOR_WRONG") { try await verify(recovery[1], alone) }
    }
  }

  @Test func noncesAndCodesOfGuardiansAreKnownByEitherKey() {
    let (old, new) = (SymmetricKey.random(), SymmetricKey.random())
    let now = AuthFixture.start
    let nonce = ProviderNonceKey(masterKey: old).make(at: now).text
    #expect(ProviderNonceKey(masterKey: new.accepting([old])).read(nonce, at: now) != nil)
    #expect(ProviderNonceKey(masterKey: new).read(nonce, at: now) == nil)
    let code = GuardianCodes(masterKey: old).new()
    #expect(GuardianCodes(masterKey: new.accepting([old])).hashes(of: code.text).contains(code.hash))
    #expect(!GuardianCodes(masterKey: new).hashes(of: code.text).contains(code.hash))
    #expect(GuardianCodes(masterKey: old).hashes(of: "short").isEmpty)
  }
}

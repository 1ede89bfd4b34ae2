import CairnProto
import CairnTesting
import Cryptography
import Postgres
import Testing
import Timekeeping

@testable import AuthService

@Suite struct SigningKeyringTests {
  private func publicKeyIDs(_ auth: AuthFixture) async throws -> [String] {
    try await auth.publicKeys.getPublicKeys(GetPublicKeysRequest(), auth.context()).keys.map(\.keyID)
  }

  @Test func replicasThatStartAtOnceShareOneKey() async throws {
    try await AuthFixture.run { auth in
      let keyIDs = try await withThrowingTaskGroup(of: [String].self) { group in
        for _ in 0..<8 {
          group.addTask { try await publicKeyIDs(AuthFixture(auth.database, masterKey: auth.masterKey)) }
        }
        return try await group.reduce(into: Set<[String]>()) { $0.insert($1) }
      }
      #expect(keyIDs.count == 1 && keyIDs.first?.count == 1)
    }
  }

  @Test func keysAreExchangedWithoutLoggingAnybodyOut() async throws {
    try await AuthFixture.run { auth in
      var tokens = try #require(try await auth.signUp().tokens)
      var seen = Set(try await publicKeyIDs(auth))
      for _ in 0..<(70 * 24) {
        auth.clock.advance(by: .seconds(3_600))
        if auth.clock.now() >= (try #require(tokens.accessTokenExpireTime)) { tokens = try await auth.refresh(tokens.refreshToken) }
        _ = try await auth.caller(of: tokens)
        let published = try await publicKeyIDs(auth)
        #expect((1...2).contains(published.count))
        seen.formUnion(published)
      }
      #expect(seen.count == 3)
      #expect(try await SigningKeyStore().deleteExpired(before: auth.clock.now(), in: auth.database) == 2)
    }
  }

  @Test func aTokenOfTheLastMinuteOfAKeyIsBelievedToItsEnd() async throws {
    try await AuthFixture.run { auth in
      let first = try await publicKeyIDs(auth)
      auth.clock.advance(by: .seconds(30 * 86_400 - 1))
      let tokens = try #require(try await auth.signUp().tokens)
      auth.clock.advance(by: .seconds(899))
      _ = try await auth.caller(of: tokens)
      #expect(try await publicKeyIDs(auth).contains(first[0]))
    }
  }

  @Test func anotherMasterKeyIsNoticedAndNothingIsOverwritten() async throws {
    try await AuthFixture.run { auth in
      let keyIDs = try await publicKeyIDs(auth)
      let stranger = try AuthFixture(auth.database)
      await #expect(throws: SigningKeyring.Failure.self) { _ = try await stranger.signUp("Eva") }
      #expect(try await publicKeyIDs(auth) == keyIDs)
    }
  }

  @Test func privateKeysAreSealed() async throws {
    try await AuthFixture.run { auth in
      _ = try await publicKeyIDs(auth)
      let row = try await auth.database.query("SELECT public_key, sealed_private_key FROM signing_keys").firstRow()
      let (publicKey, sealed) = (try row.get(0, as: [UInt8].self), try row.get(1, as: [UInt8].self))
      #expect(sealed.count == 12 + 32 + 16)
      #expect(Ed25519.PrivateKey(seed: Array(sealed[12..<44]))?.publicKey.bytes != publicKey)
    }
  }
}

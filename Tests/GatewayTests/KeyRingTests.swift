import CairnProto
import CairnServices
import CairnTesting
import Cryptography
import EventLoop
import FoundationEssentials
import Identity
import Logging
import RPC
import Synchronization
import Testing
import Timekeeping

@testable import Gateway

@Suite struct KeyRingTests {
  /// RFC 8037 §2: an octet key pair, its x the 32 bytes in base64url without padding.
  static let expected =
    #"{"keys":[{"kty":"OKP","crv":"Ed25519","alg":"EdDSA","use":"sig","kid":"k1","x":""#
    + Base64.url.encode(House.signingKey.publicKey.bytes) + #""}]}"#

  @Test func aRingWithoutKeysIsAnEmptySetAndChecksNothing() {
    let ring = KeyRing()
    #expect(ring.jwks == #"{"keys":[]}"#)
    #expect(ring.verifier == nil)
    #expect(ring.version == 0)
  }

  @Test func keysThatCameAreServedInOrder() async throws {
    let second = PublicKey(keyID: "k2", publicKey: [UInt8](repeating: 0xFB, count: 32), expireTime: Moment(milliseconds: 1_000))
    let jwks = try await Self.jwks(after: [.success([second] + KeyPublisher.keys)])
    #expect(jwks.hasPrefix(#"{"keys":[{"kty":"OKP","crv":"Ed25519","alg":"EdDSA","use":"sig","kid":"k2","x":"-_v7"#))
    #expect(jwks.hasSuffix(String(Self.expected.dropFirst(#"{"keys":["#.count))))
    #expect(!jwks.contains("="))
  }

  @Test func aFailureIsNotedAndTriedAgain() async throws {
    let jwks = try await Self.jwks(after: [.failure(RPCError(.unavailable, told: "UNAVAILABLE")), .success(KeyPublisher.keys)])
    #expect(jwks == Self.expected)
  }

  @Test func theFirstKeysAreNotWaitedForWhileAuthStarts() async throws {
    let clock = ContinuousClock()
    let began = clock.now
    let failures = Array(repeating: Result<[PublicKey], RPCError>.failure(RPCError(.unavailable, told: "UNAVAILABLE")), count: 5)
    _ = try await Self.jwks(after: failures + [.success(KeyPublisher.keys)])
    #expect(clock.now - began < KeyRing.retryInterval)
  }

  @Test func throughARotationTokensOfTheOldKeyAreBelievedUntilItIsGone() async throws {
    let now = Moment(milliseconds: 1_800_000_000_000)
    let nextKey = try #require(Ed25519.PrivateKey(seed: [UInt8](repeating: 2, count: 32)))
    let next = PublicKey(keyID: "k2", publicKey: nextKey.publicKey.bytes, expireTime: Moment(milliseconds: 4_000_000_000_000))
    let token = AccessToken(
      accountID: UUID(), sessionID: UUID(), roles: ["user"], capabilities: [], issueTime: now, expireTime: now + .seconds(900))
    let old = AccessTokenSigner(issuer: "cairn", keyID: "k1", key: House.signingKey).sign(token)
    let new = AccessTokenSigner(issuer: "cairn", keyID: "k2", key: nextKey).sign(token)
    // Announced, in use beside the old one, alone.
    let auth = ScriptedAuth([.success(KeyPublisher.keys), .success([next] + KeyPublisher.keys), .success([next])])
    let ring = KeyRing()
    try await TestLoop.run { loop in
      let keeper = await loop.start {
        await ring.keepFresh(PublicKeyServiceClient(auth), on: loop, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) { _ in
        }
      }
      for (version, isOldGood, isNewGood) in [(1, true, false), (2, true, true), (3, false, true)] {
        while ring.version < version {
          ring.wantNewKeys()
          try await loop.sleep(for: .milliseconds(5))
        }
        let verifier = try #require(ring.verifier)
        #expect(((try? verifier.verify(old, at: now)) == token) == isOldGood)
        #expect(((try? verifier.verify(new, at: now)) == token) == isNewGood)
        #expect(ring.jwks.contains("k1") == isOldGood && ring.jwks.contains("k2") == isNewGood)
      }
      keeper.cancel()
      await keeper.value
    }
  }

  /// What the ring shows once auth has given all these answers.
  private static func jwks(after answers: [Result<[PublicKey], RPCError>]) async throws -> String {
    let ring = KeyRing()
    let auth = ScriptedAuth(answers)
    try await TestLoop.run { loop in
      let keeper = await loop.start {
        await ring.keepFresh(PublicKeyServiceClient(auth), on: loop, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }) { _ in
        }
      }
      while ring.version == 0 { try await loop.sleep(for: .milliseconds(5)) }
      keeper.cancel()
      await keeper.value
    }
    #expect(ring.verifier != nil)
    return ring.jwks
  }
}

/// An auth service that answers as written, and then with its last answer.
private final class ScriptedAuth: RPCChannel {
  private let answers: Mutex<[Result<[PublicKey], RPCError>]>

  init(_ answers: [Result<[PublicKey], RPCError>]) {
    self.answers = Mutex(answers)
  }

  func unary<Request, Response>(_ row: MethodRow, _ request: Request, _ options: CallOptions) async throws -> Response {
    let answer = answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    guard let response = GetPublicKeysResponse(keys: try answer.get()) as? Response else { throw RPCError(.internal, told: "SCRIPT") }
    return response
  }

  func serverStreaming<Request, Response>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, told: "SCRIPT")
  }
}

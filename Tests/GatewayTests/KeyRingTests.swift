import CairnProto
import CairnServices
import CairnTesting
import Crypto
import EventLoop
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
    let jwks = try await Self.jwks(after: [.failure(RPCError(.unavailable, reason: "UNAVAILABLE")), .success(KeyPublisher.keys)])
    #expect(jwks == Self.expected)
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
    guard let response = GetPublicKeysResponse(keys: try answer.get()) as? Response else { throw RPCError(.internal, reason: "SCRIPT") }
    return response
  }

  func serverStreaming<Request, Response>(
    _ row: MethodRow, _ request: Request, _ options: CallOptions
  ) async throws -> RPCResponseStream<Response> {
    throw RPCError(.unimplemented, reason: "SCRIPT")
  }
}

import Cryptography
import Foundation
import Identity
import QuickSignatures
import Timekeeping

/// What the costly steps of tokens and passwords take on this machine by themselves, in this process alone.
enum LoneCosts {
  /// Prints names and nanoseconds of processor time: `cold` and `cached`, an access token believed by its signature, as the gateway does it, and
  /// again from memory;
  /// `sign`, an access token's signature, as AuthService makes it; `argon2id`, a password's hash.
  static func run() throws {
    let now = SystemTime().now()
    guard let key = Ed25519.PrivateKey(seed: [UInt8](repeating: 7, count: Ed25519.keyByteCount)),
      let quick = QuickVerification(publicKey: key.publicKey.bytes),
      let signature = QuickSignature(seed: [UInt8](repeating: 7, count: Ed25519.keyByteCount))
    else { return }
    let signer = AccessTokenSigner(issuer: "cairn", keyID: "0123456789abcdef", key: key)
    let tokens = (0..<2_000).map { _ in
      Array(
        signer.sign(
          AccessToken(
            accountID: UUID(), sessionID: UUID(), roles: ["user"], capabilities: [], issueTime: now, expireTime: now + .seconds(900))
        ).utf8)
    }
    let published = AccessTokenVerifier.Key(id: "0123456789abcdef", expireTime: now + .seconds(86_400)) { quick.isValid($0, for: $1) }
    var cache = AccessTokenCache(verifier: AccessTokenVerifier(issuer: "cairn", keys: [published]))
    let cold = try measure(tokens, rounds: 1) { try $0.withUnsafeBytes { _ = try cache.verify($0, at: now) } }
    let cached = try measure(tokens, rounds: 500) { try $0.withUnsafeBytes { _ = try cache.verify($0, at: now) } }
    let sign = measure(tokens, rounds: 1) { _ = signature.sign($0) }
    let argon2id = try measure(Array(tokens.prefix(10)), rounds: 1) { _ = try Argon2id.standard.hash($0) }
    Crowd.say("cold \(cold) cached \(cached) sign \(sign) argon2id \(argon2id)")
  }

  private static func measure(_ inputs: [[UInt8]], rounds: Int, _ work: ([UInt8]) throws -> Void) rethrows -> Int {
    let begin = processNanoseconds()
    for _ in 0..<rounds { for input in inputs { try work(input) } }
    return (processNanoseconds() - begin) / (rounds * inputs.count)
  }

  /// Processor time of this process until now.
  static func processNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

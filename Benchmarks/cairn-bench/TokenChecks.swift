import Cryptography
import Foundation
import Identity
import Timekeeping

/// What believing an access token costs on this machine, in this process alone: the first time, by its signature, and again, from memory.
enum TokenChecks {
  /// Prints `cold NANOSECONDS cached NANOSECONDS`, of processor time per check.
  static func run() throws {
    let now = SystemTime().now()
    guard let key = Ed25519.PrivateKey(seed: [UInt8](repeating: 7, count: Ed25519.keyByteCount)) else { return }
    let signer = AccessTokenSigner(issuer: "cairn", keyID: "0123456789abcdef", key: key)
    let tokens = (0..<2_000).map { _ in
      Array(
        signer.sign(
          AccessToken(
            accountID: UUID(), sessionID: UUID(), roles: ["user"], capabilities: [], issueTime: now, expireTime: now + .seconds(900))
        ).utf8)
    }
    let published = AccessTokenVerifier.Key(id: "0123456789abcdef", publicKey: key.publicKey, expireTime: now + .seconds(86_400))
    var cache = AccessTokenCache(verifier: AccessTokenVerifier(issuer: "cairn", keys: [published]))
    let cold = try measure(tokens, rounds: 1) { try $0.withUnsafeBytes { _ = try cache.verify($0, at: now) } }
    let cached = try measure(tokens, rounds: 500) { try $0.withUnsafeBytes { _ = try cache.verify($0, at: now) } }
    FileHandle.standardOutput.write(Data("cold \(cold) cached \(cached)\n".utf8))
  }

  private static func measure(_ tokens: [[UInt8]], rounds: Int, _ check: ([UInt8]) throws -> Void) rethrows -> Int {
    let begin = processNanoseconds()
    for _ in 0..<rounds { for token in tokens { try check(token) } }
    return (processNanoseconds() - begin) / (rounds * tokens.count)
  }

  private static func processNanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

import CairnProto
import CairnServices
import Cryptography
import EventLoop
import Identity
import Logging
import QuickSignatures
import RPC
import Synchronization
import Timekeeping

/// The keys by which access tokens are checked, as AuthService publishes them. From any thread.
final class KeyRing: Sendable {
  /// How often the keys are asked for again: a new key is published long before it signs.
  static let refreshInterval = Duration.seconds(30)

  /// After a failure, and after a token with an unknown key: no more often than this, whatever strangers send.
  static let retryInterval = Duration.seconds(1)

  /// How long the first keys are asked for at short intervals: the gateway and AuthService are started together, and neither waits for the
  /// other's pause. Then whatever is missing is missing for longer.
  static let firstInterval = Duration.milliseconds(50)
  static let firstTries = 100

  /// "iss" of every access token of an installation.
  static let issuer = "cairn"

  private struct State {
    var keys: [PublicKey] = []
    var verifier: AccessTokenVerifier?
  }

  private let state = Mutex(State())
  private let bell = LoopBell()
  private let versionNumber = Atomic<Int>(0)

  /// Raised whenever the keys change.
  var version: Int { versionNumber.load(ordering: .acquiring) }

  /// Nil until the first keys have come.
  var verifier: AccessTokenVerifier? { state.withLock { $0.verifier } }

  /// A token was signed by a key that is not here: perhaps a new one.
  func wantNewKeys() { bell.ring() }

  /// Asks AuthService for the keys, again and again, until the task is cancelled.
  func keepFresh(_ client: PublicKeyServiceClient, on loop: Loop, logger: Logger, note: (String?) -> Void) async {
    var tries = 0
    while !Task.isCancelled {
      var pause = Self.refreshInterval
      tries += 1
      do {
        adopt(try await client.getPublicKeys(GetPublicKeysRequest()).keys)
        note(nil)
      } catch {
        let isStarting = verifier == nil && tries < Self.firstTries
        pause = isStarting ? Self.firstInterval : Self.retryInterval
        if verifier == nil { note("no keys of access tokens yet: \(RPCError(wrapping: error).reason)") }
        if !isStarting { logger.warning("cannot get the keys of access tokens", metadata: ["cause": "\(error)"]) }
      }
      await wait(pause, on: loop)
    }
  }

  /// Rests for the pause, or until keys are wanted; not for less than `retryInterval`, unless the pause is shorter.
  private func wait(_ pause: Duration, on loop: Loop) async {
    try? await loop.sleep(for: min(pause, Self.retryInterval))
    if pause > Self.retryInterval { _ = try? await loop.wait(for: bell, atMost: pause - Self.retryInterval) }
  }

  private func adopt(_ keys: [PublicKey]) {
    let usable = keys.compactMap { key -> AccessTokenVerifier.Key? in
      guard let quick = QuickVerification(publicKey: key.publicKey), let expireTime = key.expireTime else { return nil }
      return AccessTokenVerifier.Key(id: key.keyID, expireTime: expireTime) { quick.isValid($0, for: $1) }
    }
    let hasChanged = state.withLock { state in
      guard state.keys != keys else { return false }
      state.keys = keys
      state.verifier = AccessTokenVerifier(issuer: Self.issuer, keys: usable)
      return true
    }
    if hasChanged { versionNumber.add(1, ordering: .releasing) }
  }

  /// The keys as a JSON Web Key Set (RFC 7517, RFC 8037).
  var jwks: String {
    let keys = state.withLock { $0.keys }
    let entries = keys.map { key in
      let x = Base64.url.encode(key.publicKey)
      return #"{"kty":"OKP","crv":"Ed25519","alg":"EdDSA","use":"sig","kid":"\#(key.keyID)","x":"\#(x)"}"#
    }
    return "{\"keys\":[" + entries.joined(separator: ",") + "]}"
  }
}

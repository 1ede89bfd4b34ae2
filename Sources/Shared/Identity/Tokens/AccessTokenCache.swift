public import FoundationEssentials
public import Timekeeping

/// Remembers the tokens that were believed, because believing one costs a signature check of 70 µs. Not Sendable: one per loop.
public struct AccessTokenCache {
  /// Tokens remembered, about 1 KiB each. More callers than this per loop within 15 minutes cost signature checks, not memory.
  public static let entriesMax = 16_384

  private let verifier: AccessTokenVerifier
  private var believed: ExpiringCache<SignedText, AccessToken>

  public init(verifier: AccessTokenVerifier, entriesMax: Int = entriesMax) {
    self.verifier = verifier
    believed = ExpiringCache(entriesMax: entriesMax)
  }

  /// As `AccessTokenVerifier.verify`; without the leeway once the token was seen.
  public mutating func verify(_ text: String, at now: Moment) throws(AccessTokenError) -> AccessToken {
    let key = SignedText(text, hashedPart: .end)
    if let token = believed.value(for: key, at: now) { return token }
    let token = try verifier.verify(text, at: now)
    believed.set(token, for: key, until: token.expireTime)
    return token
  }

  /// Forgets what was believed of a session that has ended. Its tokens would be believed again: the caller also remembers the session.
  public mutating func forget(sessionID: UUID) {
    believed.removeAll { $1.sessionID == sessionID }
  }
}

public import FoundationEssentials
public import Timekeeping

/// Remembers the tokens that were believed, because believing one costs a signature check of 70 µs. Not Sendable: one per loop.
public struct AccessTokenCache {
  /// Tokens remembered, about 1 KiB each. More callers than this per loop within 15 minutes cost signature checks, not memory.
  public static let entriesMax = 16_384

  private let verifier: AccessTokenVerifier
  private var believed: BelievedTexts<AccessToken>

  public init(verifier: AccessTokenVerifier, entriesMax: Int = entriesMax) {
    self.verifier = verifier
    believed = BelievedTexts(signatureAt: .end, entriesMax: entriesMax)
  }

  /// As `AccessTokenVerifier.verify`; without the leeway once the token was seen.
  ///
  /// - Parameter text: The token's characters.
  public mutating func verify(_ text: UnsafeRawBufferPointer, at now: Moment) throws(AccessTokenError) -> AccessToken {
    if let token = believed.value(for: text, at: now) { return token }
    let token = try verifier.verify(String(decoding: text, as: UTF8.self), at: now)
    believed.set(token, for: text, until: token.expireTime)
    return token
  }

  /// Forgets what was believed of a session that has ended. Its tokens would be believed again: the caller also remembers the session.
  public mutating func forget(sessionID: UUID) {
    believed.removeAll { $0.sessionID == sessionID }
  }
}

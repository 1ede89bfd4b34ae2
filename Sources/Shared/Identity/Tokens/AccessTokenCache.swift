public import Timekeeping

/// A token that was believed, with what whoever keeps the cache knows of it besides. Not Sendable: one loop's.
public final class BelievedToken {
  /// The content of the token.
  public let token: AccessToken
  /// Nil until it is set. Its type is any class and not a type parameter, because generic code is made anew for each type only within its module:
  /// outside, each look-up would ask the runtime for a dozen types.
  @exclusivity(unchecked) public var note: AnyObject?

  init(_ token: AccessToken) {
    self.token = token
  }
}

/// Remembers the tokens that were believed, because believing one costs a signature check of some 105 µs. Not Sendable: one per loop.
public struct AccessTokenCache {
  private let verifier: AccessTokenVerifier
  private var believed: BelievedTexts<BelievedToken>
  private var lists = SharedLists()

  /// - Parameter entriesMax: Tokens remembered.
  public init(verifier: AccessTokenVerifier, entriesMax: Int = AccessTokenCaches.entriesMax) {
    self.verifier = verifier
    believed = BelievedTexts(signatureAt: .end, entriesMax: entriesMax)
  }

  /// As `AccessTokenVerifier.verify`; without the leeway once the token was seen.
  ///
  /// - Parameter text: The token's characters.
  public mutating func verify(_ text: UnsafeRawBufferPointer, at now: Moment) throws(AccessTokenError) -> BelievedToken {
    if let known = believed.value(for: text, at: now) { return known }
    var token = try verifier.verify(String(decoding: text, as: UTF8.self), at: now)
    token.roles = lists.shared(token.roles)
    token.capabilities = lists.shared(token.capabilities)
    let believedToken = BelievedToken(token)
    believed.set(believedToken, for: text, until: token.expireTime)
    return believedToken
  }
}

/// Constants that all caches of access tokens share.
public enum AccessTokenCaches {
  /// Tokens remembered, about 1 KiB each. More callers than this per loop within 15 minutes cost signature checks, not memory.
  public static let entriesMax = 16_384
}

import Timekeeping

/// Claims that an id token has to make, once its signature is known to be good (OpenID Connect Core §3.1.3.7).
enum IDTokenRules {
  /// How far a provider's clock and ours may differ.
  static let skew: Duration = .seconds(60)
  /// Bytes of a whole token: those of the large providers have 1 to 2 kilobytes.
  static let byteCountMax = 8_192
  /// Bytes of a subject (OpenID Connect Core §2).
  static let subjectByteCountMax = 255

  /// Claims of a provider about a token's owner and about the token.
  struct Claims: Sendable, Hashable {
    var issuer: String
    var subject: String
    var audiences: [String]
    /// Seconds since 1970, as JSON has them: a fraction is allowed.
    var expireSeconds: Double
    var issueSeconds: Double
    var notBeforeSeconds: Double?
    var nonce: String?
  }

  /// Why a token is not taken. The names go to clients, for those who write them.
  enum Refusal: String, Error, Hashable {
    case malformed = "MALFORMED"
    case algorithm = "ALGORITHM"
    case unknownKey = "UNKNOWN_KEY"
    case signature = "SIGNATURE"
    case issuer = "ISSUER"
    case audience = "AUDIENCE"
    case expired = "EXPIRED"
    case notYet = "NOT_YET"
    case subject = "SUBJECT"
    case nonce = "NONCE"
  }

  /// - Parameters:
  ///   - nonces: Values that the token's nonce may have: the one that was given out, or its digest. Empty when that one is no good itself.
  static func check(
    _ claims: Claims, issuers: [String], audiences: [String], nonces: [String], at now: Moment
  ) throws(Refusal) {
    guard issuers.contains(claims.issuer) else { throw .issuer }
    // Each of them: a token that is meant for others as well can be in their hands.
    guard !claims.audiences.isEmpty, claims.audiences.allSatisfy(audiences.contains) else { throw .audience }
    guard let expireTime = moment(claims.expireSeconds), let issueTime = moment(claims.issueSeconds) else { throw .malformed }
    if now >= expireTime + skew { throw .expired }
    if now + skew < issueTime { throw .notYet }
    if let seconds = claims.notBeforeSeconds {
      guard let time = moment(seconds) else { throw .malformed }
      if now + skew < time { throw .notYet }
    }
    guard isSubject(claims.subject) else { throw .subject }
    guard let nonce = claims.nonce, nonces.contains(nonce) else { throw .nonce }
  }

  static func isSubject(_ subject: String) -> Bool {
    (1...subjectByteCountMax).contains(subject.utf8.count) && subject.utf8.allSatisfy { (0x20...0x7E).contains($0) }
  }

  /// Nil for what is no time of this age: before 1970, after the year 9999, not a number.
  private static func moment(_ seconds: Double) -> Moment? {
    guard seconds >= 0, seconds <= 253_402_300_799 else { return nil }
    return Moment(microseconds: Int64(seconds * 1_000_000))
  }
}

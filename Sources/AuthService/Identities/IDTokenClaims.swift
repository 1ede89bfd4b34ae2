import JWTKit

/// The claims of an id token as jwt-kit reads them.
struct IDTokenClaims: JWTPayload {
  var iss: String
  var sub: String
  var aud: AudienceClaim
  var exp: Double
  var iat: Double
  var nbf: Double?
  var nonce: String?
  var name: String?
  var givenName: String?
  var familyName: String?
  var email: String?
  /// Apple writes it as a text.
  var emailVerified: BoolClaim?
  var picture: String?

  enum CodingKeys: String, CodingKey {
    case iss, sub, aud, exp, iat, nbf, nonce, name, email, picture
    case givenName = "given_name"
    case familyName = "family_name"
    case emailVerified = "email_verified"
  }

  /// Nothing here: `IDTokenRules` decide, with the time and the expectations of the call.
  func verify(using algorithm: some JWTAlgorithm) async throws {}

  /// What the rules have to know.
  var checked: IDTokenRules.Claims {
    IDTokenRules.Claims(
      issuer: iss, subject: sub, audiences: aud.value, expireSeconds: exp, issueSeconds: iat, notBeforeSeconds: nbf, nonce: nonce)
  }

  /// What is told about its owner.
  /// - Parameter isEmailTrusted: Whether the issuer is believed about addresses.
  func told(isEmailTrusted: Bool) -> IdentityClaims {
    let parts = [givenName, familyName].compactMap(\.self).joined(separator: " ")
    return IdentityClaims(
      name: name ?? (parts.isEmpty ? nil : parts), email: email, isEmailVerified: isEmailTrusted && emailVerified?.value == true,
      pictureURL: picture)
  }
}

/// The header of a token, as far as it is believed: only after it was found to name one of our algorithms and a known key.
struct IDTokenHeader: Decodable {
  var alg: String
  var kid: String?
  /// Extensions that must be understood. We understand none.
  var crit: [String]?
}

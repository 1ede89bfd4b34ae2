/// The claims of an id token as its issuer wrote them. Every type below is read whatever stands in the token: what does not fit throws, and
/// nothing of it is a condition that ends the process.
struct IDTokenClaims: Decodable {
  /// Claims that are checked: a token without them, or with others in their places, is refused.
  let checked: IDTokenRules.Claims
  private let name, givenName, familyName, email, picture: String?
  private let isEmailVerified: Bool

  private enum CodingKeys: String, CodingKey {
    case iss, sub, aud, exp, iat, nbf, nonce, name, email, picture
    case givenName = "given_name"
    case familyName = "family_name"
    case emailVerified = "email_verified"
  }

  init(from decoder: any Decoder) throws {
    let claims = try decoder.container(keyedBy: CodingKeys.self)
    checked = IDTokenRules.Claims(
      issuer: try claims.decode(String.self, forKey: .iss), subject: try claims.decode(String.self, forKey: .sub),
      audiences: try Self.audiences(claims), expireSeconds: try claims.decode(Double.self, forKey: .exp),
      issueSeconds: try claims.decode(Double.self, forKey: .iat), notBeforeSeconds: try claims.decodeIfPresent(Double.self, forKey: .nbf),
      nonce: try claims.decodeIfPresent(String.self, forKey: .nonce))
    // Claims about the owner prove nothing and keep nobody out: one of a wrong type is passed over.
    func told(_ key: CodingKeys) -> String? { try? claims.decodeIfPresent(String.self, forKey: key) }
    (name, givenName, familyName) = (told(.name), told(.givenName), told(.familyName))
    (email, picture) = (told(.email), told(.picture))
    // Apple writes it as a text.
    isEmailVerified = (try? claims.decodeIfPresent(Bool.self, forKey: .emailVerified)) == true || told(.emailVerified) == "true"
  }

  /// One text, or a list of them (RFC 7519 §4.1.3), which may be empty: nobody is meant.
  private static func audiences(_ claims: KeyedDecodingContainer<CodingKeys>) throws -> [String] {
    if let one = try? claims.decode(String.self, forKey: .aud) { return [one] }
    return try claims.decode([String].self, forKey: .aud)
  }

  /// Claims about its owner.
  /// - Parameter isEmailTrusted: Whether the issuer is believed about addresses.
  func told(isEmailTrusted: Bool) -> IdentityClaims {
    let parts = [givenName, familyName].compactMap(\.self).joined(separator: " ")
    return IdentityClaims(
      name: name ?? (parts.isEmpty ? nil : parts), email: email, isEmailVerified: isEmailTrusted && isEmailVerified, pictureURL: picture)
  }
}

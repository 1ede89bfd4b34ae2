import Texts

/// Claims of a provider that are worth keeping.
enum IdentityClaimRules {
  /// Unicode scalars of a name; the rest of a longer one is left out.
  static let nameLengthMax = 100
  /// Bytes of a picture's address; those of the large providers have some 200.
  static let pictureByteCountMax = 2_048

  /// The claims, each cut or dropped where it cannot be kept: a provider's odd claim must keep nobody out.
  /// - Parameters:
  ///   - claims: As the provider says them.
  ///   - name: As the client says it, for where the provider is silent.
  static func kept(_ claims: IdentityClaims, name: String) -> IdentityClaims {
    var kept = IdentityClaims(name: shortened(claims.name ?? "") ?? shortened(name))
    if let email = claims.email, (try? EmailRules.check(email)) != nil {
      kept.email = email
      kept.isEmailVerified = claims.isEmailVerified
    }
    if let url = claims.pictureURL, isPicture(url) { kept.pictureURL = url }
    return kept
  }

  private static func shortened(_ name: String) -> String? {
    let words = PeopleText.label(name, lengthMax: nameLengthMax).split(separator: " ")
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private static func isPicture(_ url: String) -> Bool {
    url.hasPrefix("https://") && url.utf8.count <= pictureByteCountMax && url.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}

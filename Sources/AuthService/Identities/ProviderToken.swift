/// Token that a client brings from a provider.
struct ProviderToken: Hashable {
  enum Kind: Hashable {
    /// A signed statement about its owner.
    case idToken(String)
    /// Good for asking the provider about its owner.
    case accessToken(String)
  }

  /// For example "google".
  var provider: String
  var kind: Kind
  /// As `BeginProviderLogin` gave it out; may be empty for an access token.
  var nonce: String
  /// Name that the provider told the client, where the token holds none: Apple does so once.
  var name: String
}

/// Identity that a provider vouches for.
struct ProvenIdentity: Sendable, Hashable {
  var provider: String
  /// Id of the person there, for ever.
  var subject: String
  var claims: IdentityClaims
  /// The nonce that the token used up; nil for a token without.
  var nonce: ProviderNonce?
}

/// Claims of a provider about somebody. None of them proves who somebody is, but for a confirmed address.
struct IdentityClaims: Sendable, Hashable {
  var name: String?
  var email: String?
  /// Whether the provider has confirmed the address.
  var isEmailVerified = false
  var pictureURL: String?
}

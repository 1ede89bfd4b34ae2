/// Somebody else who vouches for people: Google, Apple, Facebook, or any issuer of OpenID Connect.
struct IdentityProvider: Sendable, Hashable {
  /// As clients and tables name it, for example "google".
  var name: String
  /// Issuer that signs its id tokens; nil when it has none.
  var idTokens: OpenIDIssuer?
  /// App by which its access tokens are asked about; nil when it has none.
  var graph: FacebookApp?
}

/// An issuer of id tokens (OpenID Connect Core).
struct OpenIDIssuer: Sendable, Hashable {
  /// Values that "iss" may have.
  var issuers: [String]
  /// Where its keys are; nil where its discovery document says it.
  var keysURL: String?
  /// Values that "aud" may hold: our client ids there, one for each kind of client.
  var audiences: [String]
  /// Algorithms that "alg" may name. Never "none" or a symmetric one.
  var algorithms: [String]
  /// Whether it is believed when it says that it has confirmed an e-mail address.
  var isEmailTrusted: Bool
  /// PEM certificates, the only authorities it is believed by; nil for the machine's.
  var authorityFile: String?
}

/// An app at Facebook.
struct FacebookApp: Sendable, Hashable {
  var appID: String
  /// Never printed: `Secret` sees to it.
  var secret: Secret
  /// With the version of the Graph, for example "https://graph.facebook.com/v25.0".
  var graphURL: String
  var authorityFile: String?
}

/// A text that is not printed.
struct Secret: Sendable, Hashable, CustomStringConvertible, CustomReflectable {
  let text: String

  init(_ text: String) { self.text = text }

  var description: String { "Secret(redacted)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

public import Cryptography

/// Makes access tokens with one key.
public struct AccessTokenSigner: Sendable {
  private let issuer: String
  private let key: Ed25519.PrivateKey
  /// Header and dot, the same for every token of this key.
  private let encodedHeader: String

  /// - Parameters:
  ///   - issuer: "iss".
  ///   - keyID: "kid".
  public init(issuer: String, keyID: String, key: Ed25519.PrivateKey) {
    self.issuer = issuer
    self.key = key
    var header = ClaimsWriter()
    header.write("alg", AccessToken.algorithm)
    header.write("kid", keyID)
    header.write("typ", AccessToken.type)
    encodedHeader = Base64.url.encode(header.finish()) + "."
  }

  /// The token's text: header, claims and signature in base64url, with dots between them.
  public func sign(_ token: AccessToken) -> String {
    var claims = ClaimsWriter()
    claims.write("iss", issuer)
    claims.write("sub", token.accountID.text)
    claims.write("sid", token.sessionID.text)
    claims.write("roles", token.roles)
    claims.write("caps", token.capabilities)
    claims.write("iat", token.issueTime.seconds)
    claims.write("exp", token.expireTime.seconds)
    let signed = encodedHeader + Base64.url.encode(claims.finish())
    return signed + "." + Base64.url.encode(key.sign(Array(signed.utf8)))
  }
}

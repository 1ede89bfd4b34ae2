public import Cryptography

/// Makes access tokens with one key.
public struct AccessTokenSigner: Sendable {
  private let issuer: String
  private let keyID: String
  private let makeSignature: @Sendable (_ message: [UInt8]) -> [UInt8]
  /// Header and dot, the same for every token of this key.
  private let encodedHeader: [UInt8]

  /// - Parameters:
  ///   - issuer: "iss".
  ///   - keyID: "kid".
  public init(issuer: String, keyID: String, key: Ed25519.PrivateKey) {
    self.init(issuer: issuer, keyID: keyID, signature: key.sign)
  }

  /// - Parameters:
  ///   - issuer: "iss".
  ///   - keyID: "kid".
  ///   - signature: Makes the 64 bytes of an Ed25519 signature (RFC 8032).
  public init(issuer: String, keyID: String, signature: @escaping @Sendable (_ message: [UInt8]) -> [UInt8]) {
    self.issuer = issuer
    self.keyID = keyID
    makeSignature = signature
    encodedHeader = Self.encodedHeader(keyID: keyID) + [UInt8(ascii: ".")]
  }

  /// The header of all access tokens of a key, in base64url.
  static func encodedHeader(keyID: String) -> [UInt8] {
    var header = ClaimsWriter()
    header.write("alg", AccessToken.algorithm)
    header.write("kid", keyID)
    header.write("typ", AccessToken.type)
    return Base64.url.encodeASCII(header.finish())
  }

  /// The token's text: header, claims and signature in base64url, with dots between them.
  public func sign(_ token: AccessToken) -> String {
    var claims = ClaimsWriter()
    claims.write("iss", issuer)
    claims.write("sub", token.accountID.text)
    claims.write("sid", token.sessionID.text)
    claims.write("roles", token.roles)
    claims.write("caps", token.capabilities)
    if token.scope != .full { claims.write("scope", token.scope.rawValue) }
    claims.write("iat", token.issueTime.seconds)
    claims.write("exp", token.expireTime.seconds)
    let signed = encodedHeader + Base64.url.encodeASCII(claims.finish())
    return String(decoding: signed + [UInt8(ascii: ".")] + Base64.url.encodeASCII(makeSignature(signed)), as: UTF8.self)
  }

  /// A JWS in compact form (RFC 7515 §3.1) over any bytes, by the same key.
  /// - Parameter type: "typ": nothing that reads access tokens takes it for one.
  public func sign(_ payload: [UInt8], type: String) -> String {
    precondition(type != AccessToken.type, "only tokens are signed as tokens")
    var header = ClaimsWriter()
    header.write("alg", AccessToken.algorithm)
    header.write("kid", keyID)
    header.write("typ", type)
    let signed = Base64.url.encode(header.finish()) + "." + Base64.url.encode(payload)
    return signed + "." + Base64.url.encode(makeSignature(Array(signed.utf8)))
  }
}

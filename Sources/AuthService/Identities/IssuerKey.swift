import Cryptography

/// A key as an issuer publishes it (RFC 7517 §4, RFC 7518 §6): what of it says how signatures by it are checked.
struct IssuerKey: Decodable {
  /// Letters of base64url in the longest number that a key of any kind has: an RSA modulus of 8,192 bits.
  private static let lettersMax = 1_400

  var kty: String
  var kid: String?
  var use: String?
  var alg: String?
  var crv: String?
  var n: String?
  var e: String?
  var x: String?
  var y: String?

  /// Algorithm that the key is for, when it does not say so.
  private var likelyAlgorithm: String? {
    switch (kty, crv) {
    case ("RSA", _): "RS256"
    case ("EC", "P-256"): "ES256"
    case ("EC", "P-384"): "ES384"
    default: nil
    }
  }

  /// The key with its name and its one algorithm.
  /// - Parameter allowed: Algorithms that are taken.
  /// - Returns: Nil for what is not for signatures, has no name, is too weak or of a kind we do not know.
  func usable(_ allowed: [String]) -> (name: String, algorithm: String, key: VerificationKey)? {
    guard use == nil || use == "sig", let kid, let algorithm = alg ?? likelyAlgorithm, allowed.contains(algorithm), let key = key(algorithm)
    else { return nil }
    return (kid, algorithm, key)
  }

  private func key(_ algorithm: String) -> VerificationKey? {
    switch (kty, algorithm) {
    case ("RSA", "RS256"): rsa(.sha256, isPSS: false)
    case ("RSA", "RS384"): rsa(.sha384, isPSS: false)
    case ("RSA", "RS512"): rsa(.sha512, isPSS: false)
    case ("RSA", "PS256"): rsa(.sha256, isPSS: true)
    case ("RSA", "PS384"): rsa(.sha384, isPSS: true)
    case ("RSA", "PS512"): rsa(.sha512, isPSS: true)
    case ("EC", "ES256"): point("P-256", .p256)
    case ("EC", "ES384"): point("P-384", .p384)
    case ("EC", "ES512"): point("P-521", .p521)
    case ("OKP", "EdDSA"): crv == "Ed25519" ? number(x).flatMap(VerificationKey.init(ed25519:)) : nil
    default: nil
    }
  }

  private func rsa(_ hash: VerificationKey.Hash, isPSS: Bool) -> VerificationKey? {
    guard let modulus = number(n), let exponent = number(e) else { return nil }
    return VerificationKey(rsaModulus: modulus, exponent: exponent, hash: hash, isPSS: isPSS)
  }

  private func point(_ name: String, _ curve: VerificationKey.Curve) -> VerificationKey? {
    guard crv == name, let x = number(x), let y = number(y) else { return nil }
    return VerificationKey(curve: curve, x: x, y: y)
  }

  private func number(_ text: String?) -> [UInt8]? {
    guard let text, text.utf8.count <= Self.lettersMax else { return nil }
    return Base64.url.decode(text)
  }
}

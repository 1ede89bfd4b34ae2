import Cryptography
import FoundationEssentials

/// A JSON Web Token (RFC 7519) signed by ES256, as Apple and push services ask for.
enum SignedToken {
  static func text(_ header: some Encodable, _ claims: some Encodable, by key: P256.PrivateKey) -> String {
    let unsigned = [part(header), part(claims)].joined(separator: ".")
    return unsigned + "." + Base64.url.encode(key.sign(Array(unsigned.utf8)))
  }

  private static func part(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes, .sortedKeys]
    // Texts and numbers can always be encoded.
    guard let data = try? encoder.encode(value) else { return "" }
    return Base64.url.encode(Array(data))
  }
}

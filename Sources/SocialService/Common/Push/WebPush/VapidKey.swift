import Cryptography
import FoundationEssentials
import Timekeeping

/// By whom an installation sends with Web Push: a key that subscriptions are made for, and where its operator is reached (VAPID, RFC 8292).
struct VapidKey: Sendable, CustomStringConvertible {
  let key: P256.PrivateKey
  /// An address that begins with mailto: or https://.
  let contact: String

  /// Value of the header `authorization`.
  /// - Parameter origin: Origin of the push service.
  func authorization(for origin: String, at now: Moment) -> String {
    let end = (now + WebPushRules.tokenLifetime).milliseconds / 1_000
    let token = SignedToken.text(Header(), Claims(aud: origin, exp: end, sub: contact), by: key)
    return "vapid t=\(token), k=\(publicText)"
  }

  /// The public half, as browsers take it.
  var publicText: String { Base64.url.encode(key.publicKey.point) }

  /// Whether a text says where an operator is reached.
  static func isContact(_ text: String) -> Bool {
    let schemes = ["mailto:", "https://"]
    return text.utf8.count <= 200 && text.utf8.allSatisfy { (0x21...0x7E).contains($0) }
      && schemes.contains { text.hasPrefix($0) && text.utf8.count > $0.utf8.count } && (!text.hasPrefix("mailto:") || text.contains("@"))
  }

  var description: String { "VapidKey(redacted)" }

  private struct Header: Encodable {
    let alg = "ES256"
    let typ = "JWT"
  }

  private struct Claims: Encodable {
    let aud: String
    let exp: Int64
    let sub: String
  }
}

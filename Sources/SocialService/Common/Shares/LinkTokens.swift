package import Cryptography
package import FoundationEssentials
import Identity

/// Makes and reads the ends of paths that lead to something without a log-in.
///
/// Layout, in base64url: version (1 byte), id (16), the first 16 bytes of HMAC-SHA-256 over all that. A reader of the database has no path by that, and a
/// caller who makes tokens up is refused before the database is asked.
package struct LinkTokens: Sendable {
  private static let version: UInt8 = 1
  private static let codeBytes = 16
  private static let contentBytes = 1 + 16

  private let key: SymmetricKey

  /// - Parameter purpose: Name of what they lead to: a token of one purpose is none of another.
  package init(masterKey: SymmetricKey, for purpose: String) {
    key = masterKey.derived(for: purpose)
  }

  /// Token of an id: the same each time, 44 characters of base64url.
  package func token(of id: UUID) -> String {
    let content = [Self.version] + id.bytes
    return Base64.url.encode(content + key.authenticationCode(for: content).prefix(Self.codeBytes))
  }

  /// - Returns: Nil for a token that was not made here.
  package func open(_ token: String) -> UUID? {
    guard let bytes = Base64.url.decode(token), bytes.count == Self.contentBytes + Self.codeBytes, bytes[0] == Self.version else {
      return nil
    }
    let content = Array(bytes.prefix(Self.contentBytes))
    guard key.isCode(Array(bytes.suffix(Self.codeBytes)), of: content) else { return nil }
    return UUID(bytes: Array(content[1...]))
  }
}

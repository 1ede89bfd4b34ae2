import Cryptography
import FoundationEssentials
import Identity

/// Makes and reads the ends of the paths of links.
///
/// Layout, in base64url: version (1 byte), link (16), the first 16 bytes of HMAC-SHA-256 over all that. A reader of the database has no link by that, and a
/// caller who makes tokens up is refused before the database is asked.
struct ShareLinkTokens: Sendable {
  /// Before the token.
  static let prefix = "/share/"

  private static let version: UInt8 = 1
  private static let codeBytes = 16
  private static let contentBytes = 1 + 16

  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn share link v1")
  }

  func path(of linkID: UUID) -> String {
    let content = [Self.version] + linkID.bytes
    return Self.prefix + Base64.url.encode(content + key.authenticationCode(for: content).prefix(Self.codeBytes))
  }

  /// - Parameter token: The path without its prefix.
  /// - Returns: Nil for one that was not made here.
  func open(_ token: String) -> UUID? {
    guard let bytes = Base64.url.decode(token), bytes.count == Self.contentBytes + Self.codeBytes, bytes[0] == Self.version else {
      return nil
    }
    let content = Array(bytes.prefix(Self.contentBytes))
    guard key.isCode(Array(bytes.suffix(Self.codeBytes)), of: content) else { return nil }
    return UUID(bytes: Array(content[1...]))
  }
}

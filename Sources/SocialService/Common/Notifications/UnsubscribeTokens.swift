import Cryptography
import FoundationEssentials
import Identity

/// Makes and reads the tokens that end a person's mails without a log-in. A token is good for that alone, and for ever: an old mail's link has to work.
///
/// Layout, in base64url: version (1 byte), account (16), the first 16 bytes of HMAC-SHA-256 over all that.
struct UnsubscribeTokens: Sendable {
  private static let version: UInt8 = 1
  private static let codeBytes = 16
  private static let contentBytes = 1 + 16

  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn unsubscribe v1")
  }

  func token(of accountID: UUID) -> String {
    let content = [Self.version] + accountID.bytes
    return Base64.url.encode(content + key.authenticationCode(for: content).prefix(Self.codeBytes))
  }

  /// - Returns: Account of the token; nil for a token that was not made here.
  func open(_ token: String) -> UUID? {
    guard let bytes = Base64.url.decode(token), bytes.count == Self.contentBytes + Self.codeBytes, bytes[0] == Self.version else {
      return nil
    }
    let content = Array(bytes.prefix(Self.contentBytes))
    guard key.isCode(Array(bytes.suffix(Self.codeBytes)), of: content) else { return nil }
    return UUID(bytes: Array(content[1...]))
  }
}

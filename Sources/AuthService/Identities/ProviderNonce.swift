import Cryptography
import Identity
import Timekeeping

/// Nonce that binds a provider's token to one log-in: given out before, found again in the token, good once.
struct ProviderNonce: Sendable, Hashable {
  /// Hash that is kept of a used one.
  let hash: [UInt8]
  /// From then on it is no good, used or not.
  let expireTime: Moment
}

/// Makes and reads nonces. Those that were not used yet are kept nowhere: asking for them costs no row.
///
/// Layout, in base64url: version (1 byte), expiry in microseconds (8), random (16), the first 16 bytes of HMAC-SHA-256 over all that.
struct ProviderNonceKey: Sendable {
  /// How long somebody may take to log in at the provider.
  static let lifetime: Duration = .seconds(600)

  private static let version: UInt8 = 1
  private static let randomByteCount = 16
  private static let codeByteCount = 16
  private static let byteCount = 1 + 8 + randomByteCount + codeByteCount

  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn provider nonce v1")
  }

  func make(at now: Moment) -> (text: String, expireTime: Moment) {
    let expireTime = now + Self.lifetime
    let time = withUnsafeBytes(of: expireTime.microseconds.bigEndian) { Array($0) }
    let content = [Self.version] + time + RandomBytes.generate(Self.randomByteCount)
    return (Base64.url.encode(content + key.authenticationCode(for: content).prefix(Self.codeByteCount)), expireTime)
  }

  /// - Returns: Nil when it is none that this key has made, or not good any more.
  func read(_ text: String, at now: Moment) -> ProviderNonce? {
    guard text.utf8.count <= Self.byteCount * 2, let bytes = Base64.url.decode(text), bytes.count == Self.byteCount,
      bytes[0] == Self.version
    else { return nil }
    let content = Array(bytes.dropLast(Self.codeByteCount))
    guard key.isCode(Array(bytes.suffix(Self.codeByteCount)), of: content) else { return nil }
    let expireTime = Moment(microseconds: content[1..<9].reduce(0) { $0 << 8 | Int64($1) })
    return now < expireTime ? ProviderNonce(hash: SHA256.digest(of: content), expireTime: expireTime) : nil
  }

  /// Forms of it that a token may hold: the nonce itself, or its digest in hexadecimal digits, as apps for Apple's devices pass it on, so that somebody who
  /// finds the token cannot use it.
  static func forms(of text: String) -> [String] {
    [text, Hex.encode(SHA256.digest(of: Array(text.utf8)))]
  }
}

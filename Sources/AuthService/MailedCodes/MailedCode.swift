import Cryptography
import FoundationEssentials
import Identity
import Timekeeping

/// A code that was mailed, as it is kept: what proves it, not the code itself.
struct StoredMailedCode: Sendable, Hashable {
  var codeID: UUID
  /// Nil while there is no account yet.
  var accountID: UUID?
  var purpose: MailedCodeRules.Purpose
  /// The address it is about, as it was entered.
  var email: String
  var codeHash: [UInt8]
  var tokenHash: [UInt8]
  var createTime: Moment
  var expireTime: Moment
  /// Wrong codes that were tried.
  var failedCount: Int32
}

/// Secret that is mailed and then forgotten. Never printed.
struct MailedSecret: Sendable, CustomStringConvertible, CustomReflectable {
  /// Eight digits.
  let code: String
  /// Base64url of the identifier and 24 bytes that nobody can guess.
  let token: String

  /// As a person reads it: "1234 5678".
  var shownCode: String { "\(code.prefix(4)) \(code.dropFirst(4))" }

  var description: String { "MailedSecret(redacted)" }
  var customMirror: Mirror { Mirror(self, children: []) }
}

/// Makes mailed codes and knows them again. Eight digits are few enough to try all of them, so what is kept of them is an HMAC: whoever
/// reads the table without the master key learns nothing.
struct MailedCodeKey: Sendable {
  private static let secretByteCount = 24
  private static let codeCount: UInt64 = 100_000_000

  private let key: SymmetricKey

  init(masterKey: SymmetricKey) {
    key = masterKey.derived(for: "cairn mailed code v1")
  }

  func make(_ codeID: UUID) -> (secret: MailedSecret, codeHash: [UInt8], tokenHash: [UInt8]) {
    // 2⁶⁴ is no multiple of 10⁸; the difference is one in 10¹¹.
    let number = RandomBytes.generate(8).reduce(0) { $0 << 8 | UInt64($1) } % Self.codeCount
    let digits = String(number + Self.codeCount).dropFirst()
    let secret = RandomBytes.generate(Self.secretByteCount)
    let token = Base64.url.encode(codeID.bytes + secret)
    return (
      MailedSecret(code: String(digits), token: token), key.authenticationCode(for: Self.message(code: String(digits), codeID)),
      key.authenticationCode(for: Self.message(secret: secret, codeID))
    )
  }

  /// Whether the digits are the code's. Takes the same time wherever they differ.
  func isCode(_ digits: String, of stored: StoredMailedCode) -> Bool {
    key.isCode(stored.codeHash, of: Self.message(code: digits, stored.codeID))
  }

  /// Code that a token says it belongs to; nil when it is no token.
  func read(token: String) -> (codeID: UUID, secret: [UInt8])? {
    guard token.utf8.count < 100, let bytes = Base64.url.decode(token), bytes.count == 16 + Self.secretByteCount,
      let codeID = UUID(bytes: Array(bytes.prefix(16)))
    else { return nil }
    return (codeID, Array(bytes.dropFirst(16)))
  }

  func isSecret(_ secret: [UInt8], of stored: StoredMailedCode) -> Bool {
    key.isCode(stored.tokenHash, of: Self.message(secret: secret, stored.codeID))
  }

  private static func message(code: String, _ codeID: UUID) -> [UInt8] { Array("code:".utf8) + codeID.bytes + Array(code.utf8) }

  private static func message(secret: [UInt8], _ codeID: UUID) -> [UInt8] { Array("token:".utf8) + codeID.bytes + secret }
}

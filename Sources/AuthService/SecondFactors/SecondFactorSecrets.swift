import Cryptography
import FoundationEssentials
import Identity

/// Makes, hides and recognises what belongs to second factors.
struct SecondFactorSecrets: Sendable {
  private static let loginStepByteCount = 32
  /// Name that an authenticator app shows beside the user name.
  private static let issuer = "Cairn"

  private let sealing: SymmetricKey
  private let hashing: SymmetricKey

  init(masterKey: SymmetricKey) {
    sealing = masterKey.derived(for: "cairn second factor seal v1")
    hashing = masterKey.derived(for: "cairn recovery code v1")
  }

  /// A new secret, as the app gets it and as it is kept.
  func newSecret(of accountID: UUID) -> (secret: [UInt8], sealed: [UInt8]) {
    let secret = RandomBytes.generate(OneTimeCode.secretByteCount)
    return (secret, sealing.seal(secret, context: accountID.bytes))
  }

  /// The period among `counters` whose code it is.
  /// - Returns: Nil when it is none of theirs, or the secret was sealed by another master key.
  func counter(of code: String, among counters: [Int64], sealed: [UInt8], of accountID: UUID) -> Int64? {
    guard let secret = sealing.open(sealed, context: accountID.bytes) else { return nil }
    return counters.first { ConstantTime.areEqual(Array(OneTimeCode.code(of: secret, counter: UInt64($0)).utf8), Array(code.utf8)) }
  }

  /// The same secret, sealed by the master key of today.
  /// - Returns: Nil when it is already, or when no accepted key has sealed it.
  func resealed(_ sealed: [UInt8], of accountID: UUID) -> [UInt8]? {
    if sealing.hasSealed(sealed, context: accountID.bytes) { return nil }
    return sealing.open(sealed, context: accountID.bytes).map { sealing.seal($0, context: accountID.bytes) }
  }

  /// Text that an app reads from a QR code. A user name has no character that would have to be escaped.
  func uri(of secret: [UInt8], for username: String) -> String {
    "otpauth://totp/\(Self.issuer):\(username)?secret=\(Base32.encode(secret))&issuer=\(Self.issuer)"
      + "&algorithm=SHA1&digits=\(OneTimeCode.digitCount)&period=\(SecondFactorRules.periodSeconds)"
  }

  /// New recovery codes, without hyphens.
  func newRecoveryCodes() -> [String] {
    (0..<SecondFactorRules.recoveryCodeCount).map { _ in
      String(Base32.encode(RandomBytes.generate(7)).prefix(SecondFactorRules.recoveryCodeLength))
    }
  }

  /// Hash that is kept of a recovery code.
  func hash(_ recoveryCode: String, of accountID: UUID) -> [UInt8] {
    hashing.authenticationCode(for: accountID.bytes + Array(recoveryCode.utf8))
  }

  /// Hashes that may be kept of a recovery code: also by a master key from before.
  func hashes(_ recoveryCode: String, of accountID: UUID) -> [[UInt8]] {
    hashing.authenticationCodes(for: accountID.bytes + Array(recoveryCode.utf8))
  }

  /// Log-in step that a client holds between the two steps of a log-in, and the hash that is kept of it.
  func newLoginStep() -> (text: String, hash: [UInt8]) {
    let bytes = RandomBytes.generate(Self.loginStepByteCount)
    return (Base64.url.encode(bytes), SHA256.digest(of: bytes))
  }

  /// - Returns: Nil when it cannot be a log-in step.
  func hash(ofLoginStep text: String) -> [UInt8]? {
    guard text.utf8.count <= 64, let bytes = Base64.url.decode(text), bytes.count == Self.loginStepByteCount else { return nil }
    return SHA256.digest(of: bytes)
  }
}

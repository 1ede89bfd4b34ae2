import Cryptography
import Identity
import QuickSignatures

/// A key that signs access tokens, as it is kept.
struct StoredSigningKey: Sendable, Hashable {
  /// 16 hexadecimal digits: the beginning of the digest of the public key.
  let keyID: String
  let publicKey: [UInt8]
  let sealedPrivateKey: [UInt8]
  let period: SigningKeyRules.Period

  /// A fresh key, sealed.
  static func generate(for period: SigningKeyRules.Period, sealingKey: SymmetricKey) -> StoredSigningKey? {
    let seed = RandomBytes.generate(Ed25519.keyByteCount)
    guard let privateKey = Ed25519.PrivateKey(seed: seed) else { return nil }
    let publicKey = privateKey.publicKey.bytes
    let keyID = Hex.encode(SHA256.digest(of: publicKey).prefix(8))
    let sealed = sealingKey.seal(seed, context: Array(keyID.utf8))
    return StoredSigningKey(keyID: keyID, publicKey: publicKey, sealedPrivateKey: sealed, period: period)
  }

  /// The private key under the seal of today.
  /// - Returns: Nil when it is already, or when no key that `sealingKey` accepts has sealed it.
  func resealed(by sealingKey: SymmetricKey) -> [UInt8]? {
    let context = Array(keyID.utf8)
    if sealingKey.hasSealed(sealedPrivateKey, context: context) { return nil }
    return sealingKey.open(sealedPrivateKey, context: context).map { sealingKey.seal($0, context: context) }
  }

  /// Signer of tokens by this key.
  /// - Returns: Nil when another master key has sealed it, or the row was changed.
  func signer(issuer: String, openedBy sealingKey: SymmetricKey) -> AccessTokenSigner? {
    guard let seed = sealingKey.open(sealedPrivateKey, context: Array(keyID.utf8)), let key = Ed25519.PrivateKey(seed: seed),
      key.publicKey.bytes == publicKey, let quick = QuickSignature(seed: seed)
    else { return nil }
    return AccessTokenSigner(issuer: issuer, keyID: keyID) { quick.sign($0) ?? key.sign($0) }
  }
}

// Signatures: Ed25519 (RFC 8032), the pure variant, deterministic, 64 bytes.

import COpenSSL

/// Ed25519 (RFC 8032).
public enum Ed25519 {
  /// Bytes of a signature.
  public static let signatureByteCount = 64
  /// Bytes of either key.
  public static let keyByteCount = 32

  /// The secret half.
  public struct PrivateKey: Sendable, CustomStringConvertible {
    private let key: EVPKey

    /// - Parameter seed: The 32 secret bytes of RFC 8032 §5.1.5. Nil unless there are 32.
    public init?(seed: [UInt8]) {
      guard seed.count == keyByteCount, let pointer = EVP_PKEY_new_raw_private_key(EVP_PKEY_ED25519, nil, seed, seed.count) else {
        return nil
      }
      key = EVPKey(owned: pointer)
    }

    /// The public half.
    public var publicKey: PublicKey {
      PublicKey(key: key, bytes: key.publicBytes(keyByteCount))
    }

    /// The 64 bytes of the signature of `message`.
    public func sign(_ message: [UInt8]) -> [UInt8] {
      let digest = DigestContext()
      return [UInt8](unsafeUninitializedCapacity: signatureByteCount) { signature, count in
        count = signatureByteCount
        // Fails only when the memory is used up: the key was checked when it was made.
        let isDone =
          EVP_DigestSignInit(digest.pointer, nil, nil, nil, key.pointer) == 1
          && EVP_DigestSign(digest.pointer, signature.baseAddress, &count, message, message.count) == 1
        precondition(isDone && count == signatureByteCount, "Ed25519 could not sign")
      }
    }

    public var description: String { "Ed25519.PrivateKey(redacted)" }
  }

  /// The public half.
  public struct PublicKey: Sendable, Hashable {
    private let key: EVPKey
    /// The 32 bytes of RFC 8032 §5.1.5.
    public let bytes: [UInt8]

    /// - Parameter bytes: The 32 bytes of RFC 8032 §5.1.5. Nil unless there are 32.
    public init?(bytes: [UInt8]) {
      guard bytes.count == keyByteCount, let pointer = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count) else {
        return nil
      }
      key = EVPKey(owned: pointer)
      self.bytes = bytes
    }

    fileprivate init(key: EVPKey, bytes: [UInt8]) {
      self.key = key
      self.bytes = bytes
    }

    /// Whether `signature` is the signature of `message` by this key. Some 135 µs; `QuickVerification` takes less.
    public func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
      let digest = DigestContext()
      defer { OpenSSLErrors.clear() }
      return EVP_DigestVerifyInit(digest.pointer, nil, nil, nil, key.pointer) == 1
        && EVP_DigestVerify(digest.pointer, signature, signature.count, message, message.count) == 1
    }

    public static func == (left: PublicKey, right: PublicKey) -> Bool { left.bytes == right.bytes }
    public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }
  }
}

import COpenSSL

/// The secret half of an RSA key, for signatures of the kind RS256 (RFC 7518 §3.3): PKCS #1 v1.5 with SHA-256.
public struct RSAPrivateKey: Sendable, CustomStringConvertible {
  /// Shorter ones are not safe (RFC 7518 §3.3), and their signatures are refused.
  public static let bitCountMin = 2_048

  private let key: EVPKey

  /// - Parameter pem: PKCS #8 or PKCS #1, not encrypted. Nil for anything but an RSA key of at least `bitCountMin` bits.
  public init?(pem: String) {
    defer { OpenSSLErrors.clear() }
    // Without a callback OpenSSL would ask for the password of an encrypted key on the terminal and wait.
    let read = MemorySource.read(Array(pem.utf8)) { PEM_read_bio_PrivateKey($0, nil, { _, _, _, _ in -1 }, nil) }
    guard let pointer = read else { return nil }
    key = EVPKey(owned: pointer)
    guard EVP_PKEY_get_base_id(pointer) == EVP_PKEY_RSA, Int(EVP_PKEY_get_bits(pointer)) >= Self.bitCountMin else { return nil }
  }

  /// The signature of `message`, as long as the key. About a millisecond.
  public func sign(_ message: [UInt8]) -> [UInt8] {
    let digest = DigestContext()
    let byteCount = Int(EVP_PKEY_get_size(key.pointer))
    return [UInt8](unsafeUninitializedCapacity: byteCount) { signature, count in
      count = byteCount
      // Fails only when the memory is used up: the key was checked when it was made.
      let isDone =
        EVP_DigestSignInit(digest.pointer, nil, EVP_sha256(), nil, key.pointer) == 1
        && EVP_DigestSign(digest.pointer, signature.baseAddress, &count, message, message.count) == 1
      precondition(isDone, "RSA could not sign")
    }
  }

  public var description: String { "RSAPrivateKey(redacted)" }
}

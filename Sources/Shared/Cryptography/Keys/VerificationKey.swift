import COpenSSL

/// The public half of somebody else's key, which checks signatures as JOSE has them (RFC 7518 §3.3 to §3.5, RFC 8037 §3.1).
///
/// Its numbers and the signatures come from strangers. None of them can end the process: what is no key makes none, and what is no signature
/// is not valid.
public struct VerificationKey: Sendable {
  /// How a message is shortened before it is signed.
  public enum Hash: Sendable, Hashable, CaseIterable {
    case sha256, sha384, sha512
  }

  /// A curve of NIST (SP 800-186), with the hash that JOSE pairs it with.
  public enum Curve: Sendable, Hashable, CaseIterable {
    case p256, p384, p521

    /// Bytes of a coordinate, and of each number of a signature.
    public var coordinateByteCount: Int {
      switch self {
      case .p256: 32
      case .p384: 48
      case .p521: 66
      }
    }
  }

  /// Bits of an RSA key: fewer are not safe (NIST SP 800-57 part 1, table 2), more only cost time.
  public static let rsaBitCounts = 2_048...8_192
  /// Bytes of an RSA key's public exponent; OpenSSL refuses longer ones with long keys, and nearly all are 65,537.
  public static let rsaExponentByteCountMax = 8

  private enum Scheme {
    case rsa(Hash, isPSS: Bool)
    case ecdsa(Curve)
    case ed25519
  }

  private let key: EVPKey
  private let scheme: Scheme

  /// A key for RSA signatures.
  /// - Parameters:
  ///   - modulus: Most significant byte first.
  ///   - exponent: Most significant byte first.
  ///   - isPSS: Whether signatures are RSASSA-PSS with a salt as long as the hash, rather than PKCS #1 v1.5.
  /// - Returns: Nil for a key that is none, too weak or too long.
  public init?(rsaModulus modulus: [UInt8], exponent: [UInt8], hash: Hash, isPSS: Bool) {
    guard modulus.count <= Self.rsaBitCounts.upperBound / 8 + 1, (1...Self.rsaExponentByteCountMax).contains(exponent.count),
      exponent[exponent.count - 1] & 1 == 1, exponent.reduce(0, { $0 << 8 | UInt64($1) }) > 1
    else { return nil }
    defer { OpenSSLErrors.clear() }
    guard let pointer = cairn_rsa_public_key(modulus, modulus.count, exponent, exponent.count) else { return nil }
    key = EVPKey(owned: pointer)
    scheme = .rsa(hash, isPSS: isPSS)
    guard Self.rsaBitCounts.contains(Int(EVP_PKEY_get_bits(pointer))) else { return nil }
  }

  /// A key for ECDSA signatures.
  /// - Returns: Nil unless the two coordinates are as long as the curve has them and of a point on it.
  public init?(curve: Curve, x: [UInt8], y: [UInt8]) {
    guard x.count == curve.coordinateByteCount, y.count == curve.coordinateByteCount else { return nil }
    defer { OpenSSLErrors.clear() }
    // Uncompressed (SEC 1 §2.3.3).
    let point = [0x04] + x + y
    guard let pointer = cairn_ec_public_key(curve.opensslName, point, point.count) else { return nil }
    key = EVPKey(owned: pointer)
    scheme = .ecdsa(curve)
  }

  /// A key for Ed25519 signatures. Nil unless there are 32 bytes.
  public init?(ed25519 bytes: [UInt8]) {
    guard bytes.count == Ed25519.keyByteCount, let pointer = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, bytes, bytes.count) else {
      return nil
    }
    key = EVPKey(owned: pointer)
    scheme = .ed25519
  }

  /// Whether `signature` is the signature of `message` by this key.
  public func isValid(_ signature: [UInt8], for message: [UInt8]) -> Bool {
    defer { OpenSSLErrors.clear() }
    switch scheme {
    case .rsa(let hash, let isPSS): return verify(signature, message, hash.digest, isPSS: isPSS)
    case .ecdsa(let curve):
      let half = curve.coordinateByteCount
      guard signature.count == 2 * half else { return false }
      let der = [UInt8](unsafeUninitializedCapacity: 2 * half + 16) { bytes, count in
        count = Int(cairn_ecdsa_der(signature, half, bytes.baseAddress))
      }
      return verify(der, message, curve.hash.digest, isPSS: false)
    case .ed25519: return verify(signature, message, nil, isPSS: false)
    }
  }

  private func verify(_ signature: [UInt8], _ message: [UInt8], _ digest: OpaquePointer?, isPSS: Bool) -> Bool {
    let context = DigestContext()
    // It belongs to the digest's context.
    var keyContext: OpaquePointer?
    guard EVP_DigestVerifyInit(context.pointer, &keyContext, digest, nil, key.pointer) == 1 else { return false }
    if isPSS {
      guard EVP_PKEY_CTX_set_rsa_padding(keyContext, RSA_PKCS1_PSS_PADDING) == 1,
        EVP_PKEY_CTX_set_rsa_pss_saltlen(keyContext, RSA_PSS_SALTLEN_DIGEST) == 1
      else { return false }
    }
    return EVP_DigestVerify(context.pointer, signature, signature.count, message, message.count) == 1
  }
}

extension VerificationKey.Hash {
  fileprivate var digest: OpaquePointer? {
    switch self {
    case .sha256: EVP_sha256()
    case .sha384: EVP_sha384()
    case .sha512: EVP_sha512()
    }
  }
}

extension VerificationKey.Curve {
  fileprivate var opensslName: String {
    switch self {
    case .p256: "P-256"
    case .p384: "P-384"
    case .p521: "P-521"
    }
  }

  /// RFC 7518 §3.4.
  fileprivate var hash: VerificationKey.Hash {
    switch self {
    case .p256: .sha256
    case .p384: .sha384
    case .p521: .sha512
    }
  }
}

// Keys on the curve P-256 (NIST SP 800-186): ECDSA with SHA-256 as JOSE has it (ES256, RFC 7518 §3.4), and ECDH (SP 800-56A).

import COpenSSL

/// Keys on the curve P-256.
public enum P256 {
  /// Bytes of an uncompressed point (SEC 1 §2.3.3).
  public static let pointByteCount = 65
  /// Bytes of a secret number.
  public static let scalarByteCount = 32
  /// Bytes of a signature: its two numbers side by side.
  public static let signatureByteCount = 64

  /// OpenSSL's name of the curve, and the one by which it tells of a key's.
  private static let (name, otherName) = ("P-256", "prime256v1")

  /// The public half.
  public struct PublicKey: Sendable, Hashable {
    fileprivate let key: EVPKey
    /// The point, uncompressed: 65 bytes.
    public let point: [UInt8]

    /// - Parameter point: Uncompressed. Nil unless it is one of the curve. It may come from a stranger.
    public init?(point: [UInt8]) {
      defer { OpenSSLErrors.clear() }
      guard point.count == pointByteCount, point.first == 0x04, let pointer = cairn_ec_public_key(name, point, point.count) else {
        return nil
      }
      key = EVPKey(owned: pointer)
      self.point = point
    }

    public static func == (left: PublicKey, right: PublicKey) -> Bool { left.point == right.point }
    public func hash(into hasher: inout Hasher) { hasher.combine(point) }
  }

  /// The secret half.
  public struct PrivateKey: Sendable, CustomStringConvertible, CustomReflectable {
    private let key: EVPKey
    /// The public half.
    public let publicKey: PublicKey

    /// - Parameter pem: PKCS #8 or SEC 1, not encrypted. Nil for anything but a key on P-256.
    public init?(pem: String) {
      defer { OpenSSLErrors.clear() }
      // Without a callback OpenSSL would ask for the password of an encrypted key on the terminal and wait.
      self.init(owned: MemorySource.read(Array(pem.utf8)) { PEM_read_bio_PrivateKey($0, nil, { _, _, _, _ in -1 }, nil) })
    }

    /// - Parameter scalar: The secret number, 32 bytes, most significant first. Nil unless it is one of the curve.
    public init?(scalar: [UInt8]) {
      guard scalar.count == scalarByteCount else { return nil }
      defer { OpenSSLErrors.clear() }
      // RFC 5915: version 1, the number, the name of the curve. The public half is computed by whoever reads it.
      let der =
        [0x30, 0x31, 0x02, 0x01, 0x01, 0x04, 0x20] + scalar + [0xA0, 0x0A, 0x06, 0x08, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x03, 0x01, 0x07]
      let read = der.withUnsafeBufferPointer { bytes in
        var place = bytes.baseAddress
        return d2i_PrivateKey(EVP_PKEY_EC, nil, &place, bytes.count)
      }
      self.init(owned: read)
    }

    /// A fresh key.
    public static func random() -> PrivateKey {
      var pointer: OpaquePointer?
      let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil)
      defer { EVP_PKEY_CTX_free(context) }
      let isMade =
        EVP_PKEY_keygen_init(context) == 1 && EVP_PKEY_CTX_set_group_name(context, name) == 1 && EVP_PKEY_generate(context, &pointer) == 1
      // Fails only when the memory or the system's source of chance is used up: nothing secret may be made then.
      guard isMade, let key = PrivateKey(owned: pointer) else { fatalError("no key on P-256 could be made") }
      return key
    }

    /// Takes the key over.
    private init?(owned pointer: OpaquePointer?) {
      guard let pointer else { return nil }
      let key = EVPKey(owned: pointer)
      guard EVP_PKEY_get_base_id(pointer) == EVP_PKEY_EC, Self.isOnCurve(pointer), let point = Self.point(of: pointer),
        let publicKey = PublicKey(point: point)
      else { return nil }
      (self.key, self.publicKey) = (key, publicKey)
    }

    private static func isOnCurve(_ pointer: OpaquePointer) -> Bool {
      var (found, count) = ([CChar](repeating: 0, count: 32), 0)
      guard EVP_PKEY_get_group_name(pointer, &found, found.count, &count) == 1 else { return false }
      return [name, otherName].contains(String(decoding: found.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    /// By its coordinates, because OpenSSL writes a point in the form in which it was read.
    private static func point(of pointer: OpaquePointer) -> [UInt8]? {
      var point: [UInt8] = [0x04]
      for coordinate in ["qx", "qy"] {
        var number: OpaquePointer?
        guard EVP_PKEY_get_bn_param(pointer, coordinate, &number) == 1 else { return nil }
        defer { BN_free(number) }
        var bytes = [UInt8](repeating: 0, count: scalarByteCount)
        guard BN_bn2binpad(number, &bytes, CInt(scalarByteCount)) == CInt(scalarByteCount) else { return nil }
        point += bytes
      }
      return point
    }

    /// The 64 bytes of the signature of `message`, another each time.
    public func sign(_ message: [UInt8]) -> [UInt8] {
      let digest = DigestContext()
      var (der, count) = ([UInt8](repeating: 0, count: 80), 80)
      // Fails only when the memory is used up: the key was checked when it was made.
      let isDone =
        EVP_DigestSignInit(digest.pointer, nil, EVP_sha256(), nil, key.pointer) == 1
        && EVP_DigestSign(digest.pointer, &der, &count, message, message.count) == 1
      precondition(isDone, "ECDSA could not sign")
      let read = der.withUnsafeBufferPointer { bytes in
        var place = bytes.baseAddress
        return d2i_ECDSA_SIG(nil, &place, count)
      }
      defer { ECDSA_SIG_free(read) }
      let half = signatureByteCount / 2
      var (r, s) = ([UInt8](repeating: 0, count: half), [UInt8](repeating: 0, count: half))
      let isWritten =
        BN_bn2binpad(ECDSA_SIG_get0_r(read), &r, CInt(half)) == CInt(half)
        && BN_bn2binpad(ECDSA_SIG_get0_s(read), &s, CInt(half)) == CInt(half)
      precondition(isWritten, "ECDSA could not sign")
      return r + s
    }

    /// The secret that this key and another one's owner share: the first coordinate of the product, 32 bytes.
    public func sharedSecret(with other: PublicKey) -> [UInt8] {
      let context = EVP_PKEY_CTX_new(key.pointer, nil)
      defer { EVP_PKEY_CTX_free(context) }
      var (secret, count) = ([UInt8](repeating: 0, count: scalarByteCount), scalarByteCount)
      // Fails only when the memory is used up: both keys are of the curve.
      let isDone =
        EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, other.key.pointer) == 1
        && EVP_PKEY_derive(context, &secret, &count) == 1
      precondition(isDone && count == scalarByteCount, "ECDH failed")
      return secret
    }

    public var description: String { "P256.PrivateKey(redacted)" }
    public var customMirror: Mirror { Mirror(self, children: []) }
  }
}

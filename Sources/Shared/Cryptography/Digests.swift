// SHA-256 and HMAC-SHA-256 over OpenSSL's EVP. The algorithms are fetched once: a fetch by name takes a lock and a search.

import COpenSSL

/// SHA-256 (FIPS 180-4).
public enum SHA256 {
  /// Bytes of a digest.
  public static let byteCount = 32

  /// The 32 bytes of the digest of `bytes`.
  public static func digest(of bytes: [UInt8]) -> [UInt8] {
    bytes.withUnsafeBytes { digest(of: $0) }
  }

  /// The 32 bytes of the digest of `bytes`.
  public static func digest(of bytes: UnsafeRawBufferPointer) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: byteCount) { digest, count in
      let outcome = EVP_Digest(bytes.baseAddress, bytes.count, digest.baseAddress, nil, Algorithms.shared.sha256, nil)
      count = outcome == 1 ? byteCount : 0
      // Can only fail when the memory is used up. An empty digest would equal another empty digest: end the process instead.
      precondition(outcome == 1, "SHA-256 failed")
    }
  }
}

/// SHA-256 of what comes in pieces.
public final class RunningSHA256 {
  private let context: OpaquePointer

  public init() {
    guard let context = EVP_MD_CTX_new() else { fatalError("out of memory for a digest") }
    self.context = context
    // Fails only when the memory is used up.
    precondition(EVP_DigestInit_ex2(context, Algorithms.shared.sha256, nil) == 1, "SHA-256 could not be set up")
  }

  deinit {
    EVP_MD_CTX_free(context)
  }

  /// Goes on with the next piece.
  public func update(_ piece: [UInt8]) {
    precondition(EVP_DigestUpdate(context, piece, piece.count) == 1, "SHA-256 failed")
  }

  /// The 32 bytes of the digest of all pieces. Nothing may follow.
  public func finish() -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: SHA256.byteCount) { digest, count in
      precondition(EVP_DigestFinal_ex(context, digest.baseAddress, nil) == 1, "SHA-256 failed")
      count = SHA256.byteCount
    }
  }
}

/// HMAC-SHA-256 (RFC 2104) under one key, for many messages: the key's two blocks are hashed only once.
///
/// Not Sendable: it holds the state of the computation. One per loop; `SymmetricKey.authenticationCode` for the rest.
public final class HMACSHA256 {
  /// Bytes of a code.
  public static let byteCount = 32

  private let context: OpaquePointer

  public convenience init(key: SymmetricKey) {
    self.init(keyBytes: key.withUnsafeBytes { Array($0) })
  }

  /// - Parameter keyBytes: Any length; 32 random bytes are as strong as it gets.
  public init(keyBytes: [UInt8]) {
    guard let context = EVP_MAC_CTX_new(Algorithms.shared.hmac) else { fatalError("out of memory for an HMAC") }
    self.context = context
    // Fails only when the memory is used up.
    precondition(cairn_hmac_sha256_init(context, keyBytes, keyBytes.count) == 1, "HMAC-SHA-256 could not be set up")
  }

  deinit {
    EVP_MAC_CTX_free(context)
  }

  /// The 32 bytes of the code of all `parts`, one after the other. Parts are not told apart: put lengths where that matters.
  public func authenticationCode(for parts: [UInt8]...) -> [UInt8] {
    // Without a key: starts over with the one it has.
    precondition(EVP_MAC_init(context, nil, 0, nil) == 1, "HMAC-SHA-256 could not start over")
    for part in parts { precondition(EVP_MAC_update(context, part, part.count) == 1, "HMAC-SHA-256 failed") }
    return [UInt8](unsafeUninitializedCapacity: Self.byteCount) { code, count in
      precondition(EVP_MAC_final(context, code.baseAddress, &count, Self.byteCount) == 1, "HMAC-SHA-256 failed")
    }
  }

  /// Whether `code` is the code of `parts`; takes the same time wherever they differ.
  public func isValid(_ code: some Collection<UInt8>, for parts: [UInt8]) -> Bool {
    ConstantTime.areEqual(Array(code), authenticationCode(for: parts))
  }
}

/// Algorithms fetched once.
///
/// Proof of `@unchecked Sendable`: fetched algorithms are immutable and counted atomically; these are never released.
struct Algorithms: @unchecked Sendable {
  static let shared = Algorithms()

  let sha256: OpaquePointer
  let hmac: OpaquePointer
  let aes256GCM: OpaquePointer
  let aes128GCM: OpaquePointer

  private init() {
    guard let sha256 = EVP_MD_fetch(nil, "SHA256", nil), let hmac = EVP_MAC_fetch(nil, "HMAC", nil),
      let aes256GCM = EVP_CIPHER_fetch(nil, "AES-256-GCM", nil), let aes128GCM = EVP_CIPHER_fetch(nil, "AES-128-GCM", nil)
    else {
      // Every build of OpenSSL 3 has them in its default provider; without them nothing here is safe.
      fatalError("OpenSSL lacks SHA-256, HMAC or AES-GCM")
    }
    self.sha256 = sha256
    self.hmac = hmac
    self.aes256GCM = aes256GCM
    self.aes128GCM = aes128GCM
  }
}

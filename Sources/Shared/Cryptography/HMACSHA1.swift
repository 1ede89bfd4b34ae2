import COpenSSL

/// HMAC-SHA-1 (RFC 2104), for protocols of others that have nothing else: an HMAC does not suffer from the collisions of SHA-1.
public enum HMACSHA1 {
  /// Bytes of a code.
  public static let byteCount = 20

  /// The 20 bytes of the code of a message.
  public static func code(of message: [UInt8], key: [UInt8]) -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: byteCount)
    var count: UInt32 = 0
    let isDone = HMAC(EVP_sha1(), key, CInt(key.count), message, message.count, &digest, &count) != nil
    // Fails only when the memory is used up; a code of nothing must not be right.
    precondition(isDone && count == UInt32(byteCount), "HMAC-SHA-1 failed")
    return digest
  }
}

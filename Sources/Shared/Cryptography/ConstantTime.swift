import COpenSSL

/// Comparisons that take the same time wherever two secrets differ.
public enum ConstantTime {
  /// Whether both hold the same bytes. Lengths are no secret: different ones answer at once.
  public static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    left.count == right.count && CRYPTO_memcmp(left, right, left.count) == 0
  }
}

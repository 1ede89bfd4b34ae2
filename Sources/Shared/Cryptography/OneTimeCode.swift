// One-time codes of authenticator apps: HOTP (RFC 4226) counted by time (RFC 6238). SHA-1 is what every app has and most have alone; an
// HMAC does not suffer from its collisions (RFC 6238 §1.2, NIST SP 800-107).

/// One-time codes from a secret that an authenticator app shares.
public enum OneTimeCode {
  /// Decimal digits of a code.
  public static let digitCount = 6
  /// How long a code is shown.
  public static let period: Duration = .seconds(30)
  /// RFC 4226 §4 R6 recommends 160 bits.
  public static let secretByteCount = 20

  /// The code of one counter, with leading zeros.
  ///
  /// - Parameters:
  ///   - secret: Any length; `secretByteCount` random bytes are right.
  ///   - counter: Number of periods since 1970-01-01T00:00:00Z.
  public static func code(of secret: [UInt8], counter: UInt64) -> String {
    let message = withUnsafeBytes(of: counter.bigEndian) { Array($0) }
    let digest = HMACSHA1.code(of: message, key: secret)
    // RFC 4226 §5.3: four bytes from a place that the last half byte names.
    let offset = Int(digest[19] & 0x0F)
    let number = digest[offset..<(offset + 4)].reduce(0) { $0 << 8 | UInt32($1) } & 0x7FFF_FFFF
    let digits = String(number % 1_000_000)
    return String(repeating: "0", count: digitCount - digits.utf8.count) + digits
  }
}

/// Base32 (RFC 4648 §6) without padding: capitals and the digits 2 to 7, which people can copy by hand.
public enum Base32 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".utf8)

  /// Eight characters for each five bytes.
  public static func encode(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    var (buffer, bitCount) = (0 as UInt32, 0)
    for byte in bytes {
      buffer = buffer << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 5 {
        bitCount -= 5
        text.append(digits[Int(buffer >> UInt32(bitCount) & 0x1F)])
      }
      // Bits that have been written are not needed again.
      buffer &= 1 << UInt32(bitCount) - 1
    }
    if bitCount > 0 { text.append(digits[Int(buffer << UInt32(5 - bitCount) & 0x1F)]) }
    return String(decoding: text, as: UTF8.self)
  }
}

/// Bytes as a header value between our own processes: seven bits in each character from 0x80 to 0xFF (`obs-text`, RFC 9110 §5.5).
///
/// Shorter than base64, and written as it is: to HPACK's Huffman code (RFC 7541, appendix B) these characters are 20 bits and more, so that
/// no encoder uses it for them. Its coding and decoding of a base64 ticket was one twentieth of what a call costs the gateway.
enum SevenBitText {
  static func encode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count * 8 + 6) / 7)
    var (bits, count) = (UInt32(0), 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 7 {
        count -= 7
        text.append(0x80 | UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    if count > 0 { text.append(0x80 | UInt8(truncatingIfNeeded: bits << UInt32(7 - count))) }
    return text
  }

  /// - Returns: Nil for what `encode` does not write: another character, one too many, a bit set behind the end.
  static func decode(_ text: [UInt8]) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count * 7 / 8)
    var (bits, count) = (UInt32(0), 0)
    for character in text {
      guard character >= 0x80 else { return nil }
      bits = bits << 7 | UInt32(character & 0x7F)
      count += 7
      if count >= 8 {
        count -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
      }
    }
    guard count < 7, bits & (1 << UInt32(count) - 1) == 0 else { return nil }
    return bytes
  }
}

/// Base64 (RFC 4648, sections 4 and 5), for bytes in JSON and for what travels in headers.
public enum Base64 {
  private static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  private static let url = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

  /// Both alphabets at once; 255 where a byte belongs to neither.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: 255, count: 256)
    for alphabet in [standard, url] {
      for (value, letter) in alphabet.enumerated() { values[Int(letter)] = UInt8(value) }
    }
    return values
  }()

  /// The standard alphabet; padded unless told otherwise.
  public static func encode(_ bytes: some Collection<UInt8>, padded: Bool = true) -> String {
    encode(bytes, with: standard, padded: padded)
  }

  /// The alphabet for URLs and headers, unpadded.
  public static func encodeURL(_ bytes: some Collection<UInt8>) -> String {
    encode(bytes, with: url, padded: false)
  }

  private static func encode(_ bytes: some Collection<UInt8>, with alphabet: [UInt8], padded: Bool) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var bits: UInt32 = 0
    var bitCount = 0
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      bitCount += 8
      while bitCount >= 6 {
        bitCount -= 6
        text.append(alphabet[Int(bits >> UInt32(bitCount) & 0x3F)])
      }
    }
    if bitCount > 0 { text.append(alphabet[Int(bits << UInt32(6 - bitCount) & 0x3F)]) }
    while padded, text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads either alphabet, padded or not; nil for anything else. Bits left over at the end are ignored.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var letters = Array(text.utf8)[...]
    if letters.count % 4 == 0 {
      for _ in 0..<2 where letters.last == UInt8(ascii: "=") { letters.removeLast() }
    }
    guard letters.count % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(letters.count * 3 / 4)
    var bits: UInt32 = 0
    var bitCount = 0
    for letter in letters {
      let value = values[Int(letter)]
      if value == 255 { return nil }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      if bitCount >= 8 {
        bitCount -= 8
        bytes.append(UInt8(truncatingIfNeeded: bits >> UInt32(bitCount)))
      }
    }
    return bytes
  }
}

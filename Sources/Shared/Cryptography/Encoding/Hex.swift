/// Lower-case hexadecimal text, two digits per byte.
public enum Hex {
  private static let digits = Array("0123456789abcdef".utf8)

  /// Two lower-case digits per byte.
  public static func encode(_ bytes: some Collection<UInt8>) -> String {
    String(unsafeUninitializedCapacity: bytes.count * 2) { text in
      var end = 0
      for byte in bytes {
        text[end] = digits[Int(byte >> 4)]
        text[end + 1] = digits[Int(byte & 0x0F)]
        end += 2
      }
      return end
    }
  }

  /// - Returns: Nil when `text` has an odd length or holds anything but hexadecimal digits of either case.
  public static func decode(_ text: some StringProtocol) -> [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count / 2)
    var high: UInt8?
    for character in text.utf8 {
      guard let value = value(of: character) else { return nil }
      if let first = high {
        bytes.append(first << 4 | value)
        high = nil
      } else {
        high = value
      }
    }
    return high == nil ? bytes : nil
  }

  private static func value(of character: UInt8) -> UInt8? {
    switch character {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): character - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): character - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): character - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}

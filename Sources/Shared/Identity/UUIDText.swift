// Identifiers on the wire: 36 characters, lower-case, and nothing else, so that equal identifiers have equal texts. In what only our own
// processes read, 16 bytes.

public import FoundationEssentials

extension UUID {
  /// Characters of the text form.
  public static let textLength = 36

  private static let digits = Array("0123456789abcdef".utf8)

  /// Reads the 36 lower-case characters of RFC 9562 §4.
  ///
  /// - Returns: Nil for anything else, upper-case letters included.
  public init?(text: some StringProtocol) {
    guard text.utf8.count == Self.textLength else { return nil }
    var value: (high: UInt64, low: UInt64) = (0, 0)
    for (position, character) in text.utf8.enumerated() {
      if position == 8 || position == 13 || position == 18 || position == 23 {
        guard character == UInt8(ascii: "-") else { return nil }
        continue
      }
      let digit: UInt8
      switch character {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = character - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = character - UInt8(ascii: "a") + 10
      default: return nil
      }
      value.high = value.high << 4 | value.low >> 60
      value.low = value.low << 4 | UInt64(digit)
    }
    self.init(high: value.high, low: value.low)
  }

  /// The 36 lower-case characters of RFC 9562 §4.
  public var text: String {
    let (high, low) = words
    return String(unsafeUninitializedCapacity: Self.textLength) { text in
      var position = 0
      for digit in 0..<32 {
        if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
          text[position] = UInt8(ascii: "-")
          position += 1
        }
        let word = digit < 16 ? high : low
        text[position] = Self.digits[Int(truncatingIfNeeded: word >> (60 - 4 * UInt64(digit & 15))) & 0x0F]
        position += 1
      }
      return Self.textLength
    }
  }

  /// The 16 bytes of the binary form.
  ///
  /// - Returns: Nil for another number of bytes.
  public init?(bytes: [UInt8]) {
    guard bytes.count == MemoryLayout<uuid_t>.size else { return nil }
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// The 16 bytes of the binary form.
  public var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  /// - Parameters:
  ///   - high: The first eight bytes, big-endian.
  ///   - low: The last eight bytes, big-endian.
  init(high: UInt64, low: UInt64) {
    self = withUnsafeBytes(of: (high.bigEndian, low.bigEndian)) { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  /// The two halves, each big-endian.
  var words: (high: UInt64, low: UInt64) {
    withUnsafeBytes(of: uuid) {
      (UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)), UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}

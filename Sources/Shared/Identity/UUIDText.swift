// Identifiers on the wire: 36 characters. Cairn writes them in lower case, so that equal identifiers have equal texts, and reads them in any, as RFC 9562
// asks of readers: libraries exist that write upper case. In what only our own processes read, 16 bytes.

public import FoundationEssentials

extension UUID {
  /// Characters of the text form.
  public static let textLength = 36

  /// Reads the 36 characters of RFC 9562 §4, in any case.
  ///
  /// - Returns: Nil for anything else.
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
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = character - UInt8(ascii: "A") + 10
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
    // Eight characters at once: a page of a list names twenty people.
    let dash = UInt8(ascii: "-")
    let (second, third) = (Self.digits(of: UInt32(truncatingIfNeeded: high)), Self.digits(of: UInt32(truncatingIfNeeded: low >> 32)))
    return String(unsafeUninitializedCapacity: Self.textLength) { text in
      let raw = UnsafeMutableRawBufferPointer(text)
      raw.storeBytes(of: Self.digits(of: UInt32(truncatingIfNeeded: high >> 32)).bigEndian, as: UInt64.self)
      raw.storeBytes(of: UInt32(truncatingIfNeeded: second >> 32).bigEndian, toByteOffset: 9, as: UInt32.self)
      raw.storeBytes(of: UInt32(truncatingIfNeeded: second).bigEndian, toByteOffset: 14, as: UInt32.self)
      raw.storeBytes(of: UInt32(truncatingIfNeeded: third >> 32).bigEndian, toByteOffset: 19, as: UInt32.self)
      raw.storeBytes(of: UInt32(truncatingIfNeeded: third).bigEndian, toByteOffset: 24, as: UInt32.self)
      raw.storeBytes(of: Self.digits(of: UInt32(truncatingIfNeeded: low)).bigEndian, toByteOffset: 28, as: UInt64.self)
      (text[8], text[13], text[18], text[23]) = (dash, dash, dash, dash)
      return Self.textLength
    }
  }

  /// The eight digits of a number, the first one in the highest byte.
  private static func digits(of number: UInt32) -> UInt64 {
    // Each half of a byte moves into a byte of its own.
    var digits = UInt64(number)
    digits = (digits << 16 | digits) & 0x0000_FFFF_0000_FFFF
    digits = (digits << 8 | digits) & 0x00FF_00FF_00FF_00FF
    digits = (digits << 4 | digits) & 0x0F0F_0F0F_0F0F_0F0F
    // Digits beyond nine are letters, which begin 39 characters behind the one that follows "9".
    let letters = ((digits + 0x0606_0606_0606_0606) >> 4) & 0x0101_0101_0101_0101
    return digits + 0x3030_3030_3030_3030 + letters * 39
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
  public var words: (high: UInt64, low: UInt64) {
    withUnsafeBytes(of: uuid) {
      (UInt64(bigEndian: $0.loadUnaligned(as: UInt64.self)), UInt64(bigEndian: $0.loadUnaligned(fromByteOffset: 8, as: UInt64.self)))
    }
  }
}

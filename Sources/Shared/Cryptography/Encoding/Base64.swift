/// Base64 (RFC 4648), strict: no line breaks, no foreign characters, and the unused bits of the last character are zero, so that
/// equal bytes have exactly one text (two texts for one token would slip past whatever remembers tokens by their text).
public struct Base64: Sendable {
  /// §5: `-` and `_`, no padding. For headers, URLs and tokens.
  public static let url = Base64(sixtyTwo: "-", sixtyThree: "_", isPadded: false)
  /// §4: `+` and `/`, padded with `=`.
  public static let standard = Base64(sixtyTwo: "+", sixtyThree: "/", isPadded: true)
  /// §4 without padding, as Connect writes the details of errors.
  public static let standardUnpadded = Base64(sixtyTwo: "+", sixtyThree: "/", isPadded: false)

  private static let invalid: UInt8 = 0xFF

  private let alphabet: [UInt8]
  /// The six bits of each character, `invalid` for all others.
  private let values: [UInt8]
  private let isPadded: Bool

  private init(sixtyTwo: Unicode.Scalar, sixtyThree: Unicode.Scalar, isPadded: Bool) {
    let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)
    let alphabet = letters + [UInt8(ascii: sixtyTwo), UInt8(ascii: sixtyThree)]
    var values = [UInt8](repeating: Self.invalid, count: 256)
    for (value, character) in alphabet.enumerated() { values[Int(character)] = UInt8(value) }
    self.alphabet = alphabet
    self.values = values
    self.isPadded = isPadded
  }

  /// The text of `bytes`, in ASCII.
  public func encode(_ bytes: [UInt8]) -> String {
    String(decoding: encodeASCII(bytes), as: UTF8.self)
  }

  /// The text of `bytes`, as ASCII codes.
  public func encodeASCII(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index + 3 <= bytes.count {
      append(UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]), characters: 4, to: &text)
      index += 3
    }
    switch bytes.count - index {
    case 1: append(UInt32(bytes[index]) << 16, characters: 2, to: &text)
    case 2: append(UInt32(bytes[index]) << 16 | UInt32(bytes[index + 1]) << 8, characters: 3, to: &text)
    default: break
    }
    while isPadded, text.count % 4 != 0 { text.append(UInt8(ascii: "=")) }
    return text
  }

  private func append(_ group: UInt32, characters: Int, to text: inout [UInt8]) {
    for position in 0..<characters { text.append(alphabet[Int(group &>> (18 - 6 * UInt32(position))) & 0x3F]) }
  }

  /// - Returns: Nil when `text` is not exactly what `encode` would have written.
  @inlinable
  public func decode(_ text: some StringProtocol) -> [UInt8]? {
    decode(Array(text.utf8))
  }

  /// - Returns: Nil when `text` is not exactly what `encodeASCII` would have written.
  @inlinable
  public func decode(ascii text: some Collection<UInt8>) -> [UInt8]? {
    decode(Array(text))
  }

  /// Not generic: unspecialised, a loop over characters costs fifty times as much.
  @usableFromInline
  func decode(_ text: [UInt8]) -> [UInt8]? {
    guard let characters = withoutPadding(text), characters % 4 != 1 else { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(characters / 4 * 3 + 2)
    var bits: UInt32 = 0
    var bitCount: UInt32 = 0
    for index in 0..<characters {
      let value = values[Int(text[index])]
      guard value != Self.invalid else { return nil }
      bits = bits << 6 | UInt32(value)
      bitCount += 6
      guard bitCount >= 8 else { continue }
      bitCount -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
    }
    return bits & (1 << bitCount - 1) == 0 ? bytes : nil
  }

  /// How many characters carry bits; nil when the padding is not as this alphabet has it.
  private func withoutPadding(_ text: [UInt8]) -> Int? {
    guard isPadded else { return text.count }
    guard text.count % 4 == 0 else { return nil }
    let padding = text.suffix(2).reversed().prefix { $0 == UInt8(ascii: "=") }.count
    return text.count - padding
  }
}

/// Strings and keys of JSON: escapes resolved, control characters and lone surrogates refused.
extension JSONReader {
  /// A string token: where its text lies, and whether it has escapes.
  struct StringToken {
    var range: Range<Int>
    var hasEscapes: Bool
  }

  /// Steps over a string and finds its end.
  mutating func stringRange() throws(DecodingError) -> StringToken {
    guard peek() == UInt8(ascii: "\"") else { throw Self.malformed("a string was expected") }
    position += 1
    let start = position
    var hasEscapes = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\"") {
        position += 1
        return StringToken(range: start..<(position - 1), hasEscapes: hasEscapes)
      }
      guard byte >= 0x20 else { throw Self.malformed("a control character in a string") }
      if byte == UInt8(ascii: "\\") {
        hasEscapes = true
        position += 1
      }
      position += 1
    }
    throw Self.malformed("an unfinished string")
  }

  mutating func readKey() throws(DecodingError) {
    let token = try stringRange()
    keyRange = token.range
    unescapedKey = token.hasEscapes ? try unescape(token.range) : nil
  }

  /// Whether the key just read is this one.
  public func isKey(_ name: StaticString) -> Bool {
    let text = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    if let unescapedKey { return unescapedKey.elementsEqual(text) }
    guard keyRange.count == text.count else { return false }
    for index in 0..<text.count where bytes[keyRange.lowerBound + index] != text[index] { return false }
    return true
  }

  /// Whether the key just read is this field, by its JSON name or by its original one.
  public func isKey(_ name: StaticString, _ original: StaticString) -> Bool {
    isKey(name) || isKey(original)
  }

  /// The key just read, as a map's key.
  public mutating func mapKey() throws(DecodingError) -> String {
    try charge(MemoryLayout<String>.stride + keyRange.count)
    if let unescapedKey { return String(decoding: unescapedKey, as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[keyRange]), as: UTF8.self)
  }

  /// The text of a string token. The whole body was found to be UTF-8 before, and escapes make nothing else.
  mutating func text() throws(DecodingError) -> String {
    let token = try stringRange()
    try charge(token.range.count)
    if token.hasEscapes { return String(decoding: try unescape(token.range), as: UTF8.self) }
    return String(decoding: UnsafeBufferPointer(rebasing: bytes[token.range]), as: UTF8.self)
  }

  /// - Throws: `nulInText` for an escaped U+0000; unescaped it is a control character, which JSON does not have.
  private func unescape(_ range: Range<Int>) throws(DecodingError) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = bytes[index]
      index += 1
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        continue
      }
      guard index < range.upperBound else { throw Self.malformed("an unfinished escape") }
      let letter = bytes[index]
      index += 1
      if letter == UInt8(ascii: "u") {
        result.append(contentsOf: Array(String(try scalar(at: &index, before: range.upperBound)).utf8))
      } else {
        result.append(try Self.simpleEscape(letter))
      }
    }
    return result
  }

  private static func simpleEscape(_ letter: UInt8) throws(DecodingError) -> UInt8 {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: throw malformed("an unknown escape")
    }
  }

  /// The scalar of `\uXXXX`, or of a surrogate pair of two of them (RFC 8259, section 7).
  private func scalar(at index: inout Int, before end: Int) throws(DecodingError) -> Unicode.Scalar {
    let first = try hexadecimal(at: &index, before: end)
    if first == 0 { throw .nulInText(field: "") }
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard UTF16.isLeadSurrogate(UInt16(first)), index + 1 < end, bytes[index] == UInt8(ascii: "\\"), bytes[index + 1] == UInt8(ascii: "u")
    else { throw Self.malformed("a lone surrogate") }
    index += 2
    let second = try hexadecimal(at: &index, before: end)
    guard (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    else { throw Self.malformed("a lone surrogate") }
    return scalar
  }

  private func hexadecimal(at index: inout Int, before end: Int) throws(DecodingError) -> UInt32 {
    guard index + 4 <= end else { throw Self.malformed("an unfinished escape") }
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue else { throw Self.malformed("an unknown escape") }
      value = value << 4 | UInt32(digit)
      index += 1
    }
    return value
  }
}

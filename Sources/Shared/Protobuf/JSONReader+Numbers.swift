/// Numbers of JSON. 64-bit integers come as strings or as numbers; integers may be written with a fraction of zero or an exponent.
extension JSONReader {
  /// A number token by the grammar of RFC 8259, section 6.
  struct NumberToken {
    var range: Range<Int>
    var isInteger: Bool
  }

  mutating func numberToken() throws(DecodingError) -> NumberToken {
    _ = peek()
    let start = position
    var isInteger = true
    skip(UInt8(ascii: "-"))
    if !skip(UInt8(ascii: "0")) { try digits() }
    if skip(UInt8(ascii: ".")) {
      isInteger = false
      try digits()
    }
    if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) {
      isInteger = false
      if !skip(UInt8(ascii: "+")) { skip(UInt8(ascii: "-")) }
      try digits()
    }
    return NumberToken(range: start..<position, isInteger: isInteger)
  }

  @discardableResult
  private mutating func skip(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  private mutating func digits() throws(DecodingError) {
    let start = position
    while position < bytes.count, isDigit(bytes[position]) { position += 1 }
    if position == start { throw Self.malformed("a number was expected") }
  }

  private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  /// A number, bare or in quotes.
  private mutating func quotedOrBareNumber() throws(DecodingError) -> NumberToken {
    guard peek() == UInt8(ascii: "\"") else { return try numberToken() }
    position += 1
    guard position < bytes.count, isDigit(bytes[position]) || bytes[position] == UInt8(ascii: "-") else {
      throw Self.malformed("a number was expected")
    }
    let token = try numberToken()
    guard skip(UInt8(ascii: "\"")) else { throw Self.malformed("a number was expected") }
    return token
  }

  /// An int64: null is 0.
  public mutating func int64(_ field: StaticString) throws(DecodingError) -> Int64 {
    if try skipNull() { return 0 }
    let token = try quotedOrBareNumber()
    if token.isInteger {
      guard let value = integer(token.range) else { throw Self.malformed("integer out of range", field) }
      return value
    }
    guard let value = Int64(exactly: decimal(token.range)) else { throw Self.malformed("not an integer in range", field) }
    return value
  }

  /// An int32: null is 0.
  public mutating func int32(_ field: StaticString) throws(DecodingError) -> Int32 {
    guard let value = Int32(exactly: try int64(field)) else { throw Self.malformed("integer out of range", field) }
    return value
  }

  /// A uint32: null is 0.
  public mutating func uint32(_ field: StaticString) throws(DecodingError) -> UInt32 {
    guard let value = UInt32(exactly: try int64(field)) else { throw Self.malformed("integer out of range", field) }
    return value
  }

  /// A double: null is 0. NaN and infinities, also by overflow, are refused.
  public mutating func double(_ field: StaticString) throws(DecodingError) -> Double {
    if try skipNull() { return 0 }
    let value = decimal(try quotedOrBareNumber().range)
    guard value.isFinite else { throw Self.malformed("number out of range", field) }
    return value
  }

  private func integer(_ range: Range<Int>) -> Int64? {
    let isNegative = bytes[range.lowerBound] == UInt8(ascii: "-")
    var value: Int64 = 0
    for index in (isNegative ? range.lowerBound + 1 : range.lowerBound)..<range.upperBound {
      let digit = Int64(bytes[index] - 0x30)
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      // Summed towards the sign, because Int64.min has no positive twin.
      let (sum, carried) = isNegative ? product.subtractingReportingOverflow(digit) : product.addingReportingOverflow(digit)
      if overflow || carried { return nil }
      value = sum
    }
    return value
  }

  /// Correctly rounded. The token is by RFC 8259's grammar, which is a part of what `Double` reads.
  private func decimal(_ range: Range<Int>) -> Double {
    Double(String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)) ?? .nan
  }
}

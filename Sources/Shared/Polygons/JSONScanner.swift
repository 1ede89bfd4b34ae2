/// Reads the tokens of a JSON text (RFC 8259) in their order. Nothing is built that the caller does not ask for: megabytes of
/// coordinates pass through without a tree.
struct JSONScanner {
  private let text: [UInt8]
  private var index = 0
  private var depth = 0
  /// Whether a value or key may follow without a comma: right after an opening bracket.
  private var isFirst = true

  init(_ text: [UInt8]) {
    self.text = text
  }

  var isAtEnd: Bool { index >= text.count }

  func fault(_ reason: String) -> GeoJSONError {
    let line = 1 + text.prefix(index).count { $0 == UInt8(ascii: "\n") }
    return GeoJSONError(offset: index, line: line, reason: reason)
  }

  // MARK: Structure

  /// Steps into an object or array.
  mutating func enter(_ bracket: Unicode.Scalar) throws(GeoJSONError) {
    try expect(bracket)
    depth += 1
    if depth > GeoJSON.nestingMax { throw fault("nested deeper than \(GeoJSON.nestingMax)") }
    isFirst = true
  }

  /// Whether another element or member follows; steps out of the object or array when none does.
  mutating func hasNext(before bracket: Unicode.Scalar) throws(GeoJSONError) -> Bool {
    skipSpace()
    if peek == UInt8(ascii: bracket) {
      index += 1
      depth -= 1
      isFirst = false
      return false
    }
    if !isFirst { try expect(",") }
    isFirst = false
    skipSpace()
    return true
  }

  /// A member's name and its colon.
  mutating func key() throws(GeoJSONError) -> String {
    let key = try string()
    try expect(":")
    return key
  }

  /// How many `[` stand ahead.
  var arrayDepthAhead: Int {
    var (ahead, count) = (index, 0)
    while ahead < text.count, text[ahead] == UInt8(ascii: "[") || Self.isSpace(text[ahead]) {
      if text[ahead] == UInt8(ascii: "[") { count += 1 }
      ahead += 1
    }
    return count
  }

  /// White space and the record separators of RFC 8142.
  mutating func skipSeparators() {
    while index < text.count, Self.isSpace(text[index]) || text[index] == 0x1E { index += 1 }
  }

  // MARK: Values

  mutating func skipsNull() throws(GeoJSONError) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: "n") else { return false }
    try skipWord()
    return true
  }

  mutating func skipValue() throws(GeoJSONError) {
    skipSpace()
    switch peek {
    case UInt8(ascii: "{"):
      try enter("{")
      while try hasNext(before: "}") {
        _ = try key()
        try skipValue()
      }
    case UInt8(ascii: "["):
      try enter("[")
      while try hasNext(before: "]") { try skipValue() }
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): try skipWord()
    default: _ = try number()
    }
  }

  /// A string, number or boolean as text; nil for everything else, which is skipped.
  mutating func plainValue() throws(GeoJSONError) -> String? {
    skipSpace()
    let start = index
    switch peek {
    case UInt8(ascii: "\""): return try string()
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "n"):
      try skipValue()
      return nil
    default:
      try skipValue()
      return String(decoding: text[start..<index], as: UTF8.self)
    }
  }

  private mutating func skipWord() throws(GeoJSONError) {
    for word in ["true", "false", "null"] where text[index...].starts(with: word.utf8) {
      index += word.utf8.count
      return
    }
    throw fault("not a value")
  }

  mutating func number() throws(GeoJSONError) -> Double {
    skipSpace()
    let start = index
    while index < text.count, Self.isNumeric(text[index]) { index += 1 }
    guard start < index, let number = DecimalNumber.parse(text[start..<index]) else { throw fault("not a number") }
    return number
  }

  /// Bytes that are not UTF-8 become replacement characters.
  mutating func string() throws(GeoJSONError) -> String {
    try expect("\"")
    var bytes: [UInt8] = []
    while index < text.count {
      let byte = text[index]
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"): bytes += try escape()
      default: bytes.append(byte)
      }
    }
    throw fault("a string without an end")
  }

  private mutating func escape() throws(GeoJSONError) -> [UInt8] {
    guard let letter = peek else { throw fault("a string without an end") }
    index += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw fault("not an escape")
    }
  }

  /// Four hexadecimal digits, or two times four for what lies beyond the basic plane. A lone half becomes U+FFFD.
  private mutating func unicodeEscape() throws(GeoJSONError) -> [UInt8] {
    var units = [try hexadecimalUnit()]
    if UTF16.isLeadSurrogate(units[0]), text[index...].starts(with: "\\u".utf8) {
      index += 2
      units.append(try hexadecimalUnit())
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func hexadecimalUnit() throws(GeoJSONError) -> UInt16 {
    let digits = text[index..<min(index + 4, text.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else {
      throw fault("not a \\u escape")
    }
    index += 4
    return unit
  }

  // MARK: Bytes

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func expect(_ sign: Unicode.Scalar) throws(GeoJSONError) {
    skipSpace()
    guard peek == UInt8(ascii: sign) else { throw fault(isAtEnd ? GeoJSON.endsEarly : "'\(sign)' expected") }
    index += 1
  }

  private mutating func skipSpace() {
    while index < text.count, Self.isSpace(text[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"):
      true
    default: false
    }
  }
}

/// A node of an export, with all that is below it. The first counts of a key that is there twice; a list is an object with numbers for keys, as
/// Firebase has it.
enum JSONNode: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case object([String: JSONNode])

  /// Deepest node of an entry that is read: Firebase takes 32 below the root.
  static let depthMax = 32

  /// Reads one value.
  /// - Returns: The node, and paths of keys below it that are there twice; nil for what is no JSON, no UTF-8, or deeper than `depthMax`.
  static func read(_ text: [UInt8]) -> (node: JSONNode, twice: [String])? {
    var reader = JSONNodeReader(text)
    guard let node = reader.value("", depth: 0), reader.isAtEnd else { return nil }
    return (node, reader.twice)
  }

  /// The node below, by its key; nil where there is none.
  subscript(key: String) -> JSONNode? {
    if case .object(let children) = self, let child = children[key], child != .null { child } else { nil }
  }
}

/// Reads the text of one value.
private struct JSONNodeReader {
  private let text: [UInt8]
  private var index = 0
  private(set) var twice: [String] = []

  init(_ text: [UInt8]) {
    self.text = text
  }

  var isAtEnd: Bool { index == text.count }

  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { index += 1 }
  }

  private mutating func takes(_ sign: Unicode.Scalar) -> Bool {
    skipSpace()
    guard peek == UInt8(ascii: sign) else { return false }
    index += 1
    return true
  }

  mutating func value(_ path: String, depth: Int) -> JSONNode? {
    skipSpace()
    defer { skipSpace() }
    switch peek {
    case UInt8(ascii: "{"): return children(path, depth: depth + 1, isList: false)
    case UInt8(ascii: "["): return children(path, depth: depth + 1, isList: true)
    case UInt8(ascii: "\""): return string().map { .text($0) }
    default: return word()
    }
  }

  private mutating func children(_ path: String, depth: Int, isList: Bool) -> JSONNode? {
    if depth > JSONNode.depthMax { return nil }
    index += 1
    var children: [String: JSONNode] = [:]
    var count = 0
    while !takes(isList ? "]" : "}") {
      if count > 0, !takes(",") { return nil }
      skipSpace()
      guard let key = isList ? String(count) : key() else { return nil }
      guard let child = value("\(path)/\(key)", depth: depth) else { return nil }
      count += 1
      if children[key] != nil { twice.append("\(path)/\(key)") } else { children[key] = child }
    }
    return .object(children)
  }

  private mutating func key() -> String? {
    guard peek == UInt8(ascii: "\""), let key = string(), takes(":") else { return nil }
    return key
  }

  private mutating func word() -> JSONNode? {
    let start = index
    while let byte = peek, byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: "}"), byte != UInt8(ascii: "]") { index += 1 }
    let word = String(decoding: text[start..<index], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default:
      // Swift reads more than JSON has: "inf", "0x10".
      let isNumber = word.utf8.allSatisfy { "0123456789+-.eE".utf8.contains($0) }
      return isNumber ? Double(word).flatMap { $0.isFinite ? .number($0) : nil } : nil
    }
  }

  // MARK: Texts

  private mutating func string() -> String? {
    index += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(validating: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        bytes += escaped
      default: bytes.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let letter = peek else { return nil }
    index += 1
    switch letter {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [letter]
    case UInt8(ascii: "u"): return unicode()
    default: return nil
    }
  }

  /// Four hexadecimal digits, or two times four for what lies beyond the basic plane. A lone half becomes U+FFFD.
  private mutating func unicode() -> [UInt8]? {
    guard var units = unit().map({ [$0] }) else { return nil }
    if UTF16.isLeadSurrogate(units[0]), text[index...].starts(with: "\\u".utf8) {
      index += 2
      guard let second = unit() else { return nil }
      units.append(second)
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  private mutating func unit() -> UInt16? {
    let digits = text[index..<min(index + 4, text.count)]
    guard digits.count == 4, let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) else { return nil }
    index += 4
    return unit
  }
}

// The little JSON of our tokens: one flat object of strings, integers and lists of strings, in printable ASCII without escapes.
// Anything else is refused. It is not a JSON reader and must not become one; the contract's JSON is the module Protobuf's.

/// A flat object, read strictly: no member twice, nothing nested, nothing after it.
struct Claims {
  private enum Value {
    case string(String)
    case integer(Int64)
    case strings([String])
  }

  /// Members of an object: ours have eight.
  private static let membersMax = 32
  /// Items of a list: an account has a few roles.
  private static let itemsMax = 64

  private var members: [String: Value] = [:]

  /// - Returns: Nil when `bytes` are anything but such an object.
  init?(_ bytes: [UInt8]) {
    var scanner = Scanner(bytes: bytes)
    guard scanner.take("{") else { return nil }
    if scanner.next != UInt8(ascii: "}") {
      repeat {
        guard let name = scanner.string(), scanner.take(":"), let value = Self.value(&scanner) else { return nil }
        guard members.updateValue(value, forKey: name) == nil, members.count <= Self.membersMax else { return nil }
      } while scanner.take(",")
    }
    guard scanner.take("}"), scanner.isAtEnd else { return nil }
  }

  func has(_ name: String) -> Bool { members[name] != nil }

  func string(_ name: String) -> String? {
    if case .string(let value) = members[name] { value } else { nil }
  }

  func integer(_ name: String) -> Int64? {
    if case .integer(let value) = members[name] { value } else { nil }
  }

  func strings(_ name: String) -> [String]? {
    if case .strings(let value) = members[name] { value } else { nil }
  }

  private static func value(_ scanner: inout Scanner) -> Value? {
    switch scanner.next {
    case UInt8(ascii: "\""): scanner.string().map(Value.string)
    case UInt8(ascii: "["): list(&scanner).map(Value.strings)
    default: scanner.integer().map(Value.integer)
    }
  }

  private static func list(_ scanner: inout Scanner) -> [String]? {
    guard scanner.take("[") else { return nil }
    var items: [String] = []
    if scanner.take("]") { return items }
    repeat {
      guard let item = scanner.string(), items.count < itemsMax else { return nil }
      items.append(item)
    } while scanner.take(",")
    return scanner.take("]") ? items : nil
  }
}

/// Moves over the bytes; every step says whether it found what it wanted.
private struct Scanner {
  let bytes: [UInt8]
  var position = 0

  var isAtEnd: Bool { position == bytes.count }
  var next: UInt8? { isAtEnd ? nil : bytes[position] }

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  mutating func string() -> String? {
    guard take("\"") else { return nil }
    let start = position
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard ClaimsWriter.isPlain(byte) else { return nil }
      position += 1
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    return take("\"") ? text : nil
  }

  mutating func integer() -> Int64? {
    let start = position
    while let byte = next, byte == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    // As JSON writes integers: no plus sign, no leading zeros, no minus zero.
    guard let value = Int64(text), String(value) == text else { return nil }
    return value
  }
}

/// Writes such an object.
struct ClaimsWriter {
  private var text: [UInt8] = [UInt8(ascii: "{")]

  /// Printable ASCII that needs no escape in JSON.
  static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  init() {
    text.reserveCapacity(256)
  }

  mutating func write(_ name: String, _ value: String) {
    begin(name)
    append(quoted: value)
  }

  mutating func write(_ name: String, _ value: Int64) {
    begin(name)
    text.append(contentsOf: String(value).utf8)
  }

  mutating func write(_ name: String, _ values: [String]) {
    begin(name)
    text.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      append(quoted: value)
    }
    text.append(UInt8(ascii: "]"))
  }

  consuming func finish() -> [UInt8] {
    text.append(UInt8(ascii: "}"))
    return text
  }

  private mutating func begin(_ name: String) {
    if text.count > 1 { text.append(UInt8(ascii: ",")) }
    append(quoted: name)
    text.append(UInt8(ascii: ":"))
  }

  private mutating func append(quoted value: String) {
    text.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      // Names of roles, keys and issuers come from code and configuration. One with a quote in it could write claims of its own.
      precondition(Self.isPlain(byte), "a claim must be printable ASCII without quotes")
      text.append(byte)
    }
    text.append(UInt8(ascii: "\""))
  }
}

/// Writes the proto3 JSON mapping; also a message's description, with what is sensitive left out.
public import Timekeeping

/// For generated code only.
public struct JSONWriter {
  /// Text that stands for a sensitive value in a description.
  static let redacted = "[redacted]"

  private(set) var bytes: [UInt8] = []
  private let redacts: Bool
  /// Whether a comma is due before the next key or element.
  private var isAfterValue = false

  private init(redacts: Bool) {
    self.redacts = redacts
    // Most messages fit, so that growing costs one allocation at most.
    bytes.reserveCapacity(256)
  }

  /// The JSON that `write` writes.
  public static func json(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter(redacts: false)
    write(&writer)
    return writer.bytes
  }

  /// The description of a message: its name and its JSON, sensitive fields redacted.
  public static func description(of name: String, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(redacts: true)
    write(&writer)
    return name + String(decoding: writer.bytes, as: UTF8.self)
  }
}

// MARK: - Structure

extension JSONWriter {
  /// Opens an object; keys with values follow.
  public mutating func beginObject() { open(UInt8(ascii: "{")) }

  /// Closes the object.
  public mutating func endObject() { close(UInt8(ascii: "}")) }

  private mutating func open(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = false
  }

  private mutating func close(_ bracket: UInt8) {
    bytes.append(bracket)
    isAfterValue = true
  }

  /// The key of the value that follows.
  public mutating func key(_ name: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// The key of the value that follows, known only at run time.
  public mutating func key(named name: String) {
    separate()
    value(name)
    bytes.append(UInt8(ascii: ":"))
    isAfterValue = false
  }

  /// The members of an object that was written before.
  mutating func members(of object: [UInt8]) {
    let members = object.dropFirst().dropLast()
    if members.isEmpty { return }
    separate()
    bytes.append(contentsOf: members)
    isAfterValue = true
  }

  private mutating func separate() {
    if isAfterValue { bytes.append(UInt8(ascii: ",")) }
  }

  private mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    isAfterValue = true
  }

  /// Leaves out a sensitive value when a description is written; true when it did.
  public mutating func redact(_ name: StaticString) -> Bool {
    guard redacts else { return false }
    key(name)
    value(Self.redacted)
    return true
  }
}

// MARK: - Values

extension JSONWriter {
  /// A string.
  public mutating func value(_ text: String) {
    var text = text
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8 { utf8 in escape(utf8) }
    bytes.append(UInt8(ascii: "\""))
    isAfterValue = true
  }

  /// Copies runs of plain bytes at once; quotes, backslashes and control characters are escaped (RFC 8259, section 7).
  private mutating func escape(_ utf8: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for index in 0..<utf8.count {
      let byte = utf8[index]
      guard byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") else { continue }
      bytes.append(contentsOf: utf8[start..<index])
      start = index + 1
      bytes.append(UInt8(ascii: "\\"))
      switch byte {
      case 0x0A: bytes.append(UInt8(ascii: "n"))
      case 0x0D: bytes.append(UInt8(ascii: "r"))
      case 0x09: bytes.append(UInt8(ascii: "t"))
      case 0..<0x20: bytes.append(contentsOf: "u00\(byte < 0x10 ? "0" : "1")\(String(byte & 0x0F, radix: 16))".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(contentsOf: utf8[start...])
  }

  /// Bytes, as padded base64.
  public mutating func value(_ data: [UInt8]) {
    raw("\"\(Base64.encode(data))\"")
  }

  /// true or false.
  public mutating func value(_ flag: Bool) { raw(flag ? "true" : "false") }

  /// A number.
  public mutating func value(_ number: Int32) { raw(String(number)) }

  /// A number.
  public mutating func value(_ number: UInt32) { raw(String(number)) }

  /// A string, because JavaScript keeps 53 bits only.
  public mutating func value(_ number: Int64) { raw("\"\(number)\"") }

  /// The shortest text that reads back as the same number. NaN and infinities are strings in the mapping; our reader refuses them.
  public mutating func value(_ number: Double) {
    guard number.isFinite else { return raw(number.isNaN ? "\"NaN\"" : number < 0 ? "\"-Infinity\"" : "\"Infinity\"") }
    let text = number.description
    raw(text.hasSuffix(".0") ? String(text.dropLast(2)) : text)
  }

  /// The name, or the number where this version knows no name.
  public mutating func value(_ value: some MessageEnum) {
    raw(value.protoName.map { "\"\($0)\"" } ?? String(value.rawValue))
  }

  /// RFC 3339 in UTC.
  public mutating func value(_ moment: Moment) {
    let (seconds, nanos) = Timestamps.fields(moment)
    raw("\"\(RFC3339.format(seconds: seconds, nanos: nanos))\"")
  }

  /// A map, in the order of its keys.
  public mutating func value(_ entries: [String: String]) {
    open(UInt8(ascii: "{"))
    for (key, text) in Binary.sorted(entries) {
      separate()
      value(key)
      bytes.append(UInt8(ascii: ":"))
      value(text)
    }
    close(UInt8(ascii: "}"))
  }

  /// A repeated field.
  public mutating func list<Element>(_ elements: [Element], _ write: (inout JSONWriter, Element) -> Void) {
    open(UInt8(ascii: "["))
    for element in elements {
      separate()
      write(&self, element)
    }
    close(UInt8(ascii: "]"))
  }
}

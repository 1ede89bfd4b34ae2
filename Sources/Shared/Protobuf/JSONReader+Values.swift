/// The values of fields. Everywhere but inside arrays and maps, null stands for the field's default.
public import Timekeeping

extension JSONReader {
  /// A string: null is empty.
  public mutating func string(_ field: StaticString) throws(DecodingError) -> String {
    if try skipNull() { return "" }
    guard peek() == UInt8(ascii: "\"") else { throw Self.malformed("a string was expected", field) }
    do { return try text() } catch {
      if case .nulInText = error { throw .nulInText(field: "\(field)") }
      throw error
    }
  }

  /// Base64, standard or URL alphabet, padded or not.
  public mutating func bytes(_ field: StaticString) throws(DecodingError) -> [UInt8] {
    let text = try string(field)
    guard let bytes = Base64.decode(text) else { throw Self.malformed("not base64", field) }
    return bytes
  }

  /// true or false; null is false.
  public mutating func bool(_ field: StaticString) throws(DecodingError) -> Bool {
    switch peek() {
    case UInt8(ascii: "t"):
      try literal("true")
      return true
    case UInt8(ascii: "f"):
      try literal("false")
      return false
    default:
      guard try skipNull() else { throw Self.malformed("true or false was expected", field) }
      return false
    }
  }

  /// By name, or by number; a number this version does not know is kept, a name it does not know is refused.
  public mutating func enumeration<Value: MessageEnum>(
    _ field: StaticString, _ type: Value.Type = Value.self
  ) throws(DecodingError) -> Value {
    guard peek() == UInt8(ascii: "\"") else { return Value(rawValue: try int32(field)) }
    guard let value = Value(protoName: try text()) else { throw Self.malformed("an unknown name", field) }
    return value
  }

  /// RFC 3339; null is absent.
  public mutating func moment(_ field: StaticString) throws(DecodingError) -> Moment? {
    if try skipNull() { return nil }
    guard let time = RFC3339.parse(try string(field)) else { throw Self.malformed("not an RFC 3339 time", field) }
    return try Timestamps.moment(seconds: time.seconds, nanos: time.nanos, field)
  }

  /// A repeated field; null is the empty list, null inside the list is refused.
  @inlinable
  public mutating func list<Element>(
    _ field: StaticString, _ read: (inout JSONReader) throws(DecodingError) -> Element
  ) throws(DecodingError) -> [Element] {
    var elements: [Element] = []
    if try skipNull() { return elements }
    try beginArray()
    while try nextElement() {
      try refuseNull(field)
      try charge(MemoryLayout<Element>.stride)
      elements.append(try read(&self))
    }
    return elements
  }

  /// A map; null is the empty map, a null value is refused, of a repeated key the last value counts.
  public mutating func map(_ field: StaticString) throws(DecodingError) -> [String: String] {
    var entries: [String: String] = [:]
    if try skipNull() { return entries }
    try beginObject()
    while try nextKey() {
      let key = try mapKey()
      try refuseNull(field)
      try charge(MemoryLayout<String>.stride)
      entries[key] = try string(field)
    }
    return entries
  }

  @usableFromInline
  mutating func refuseNull(_ field: StaticString) throws(DecodingError) {
    if try skipNull() { throw .malformed(field: "\(field)", reason: "null within a list or a map") }
  }
}

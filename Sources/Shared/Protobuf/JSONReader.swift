/// A pull reader of the proto3 JSON mapping: generated code asks for keys and values in order, nothing is built in between.
///
/// Depth and memory are counted while reading. Values that nobody asks for are skipped in a loop, not by recursion, so that the
/// stack a body needs depends on the contract alone.
///
/// For generated code only; public for the same reason as `Binary`.
public struct JSONReader: ~Copyable {
  @usableFromInline let bytes: UnsafeBufferPointer<UInt8>
  @usableFromInline var position = 0
  /// The key that `nextKey` found, without its quotes; its escapes are resolved in `unescapedKey`.
  @usableFromInline var keyRange = 0..<0
  @usableFromInline var unescapedKey: [UInt8]?
  /// Whether a container was opened and nothing read from it yet: no comma is due.
  private var isAtStart = false
  private var depth = 0
  private var budget: Int

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    self.budget = DecodingBudget.bytes(forBodyOf: bytes.count)
  }

  /// Reads one whole body as one value.
  public static func read<Value>(
    _ body: UnsafeRawBufferPointer, _ read: (inout JSONReader) throws(DecodingError) -> Value
  ) throws(DecodingError) -> Value {
    let bytes = body.bindMemory(to: UInt8.self)
    guard isUTF8(bytes) else { throw .invalidUTF8(field: "") }
    var reader = JSONReader(bytes)
    guard reader.peek() == UInt8(ascii: "{") else { throw malformed("a JSON object was expected") }
    let value = try read(&reader)
    guard reader.peek() == nil else { throw malformed("bytes after the JSON value") }
    return value
  }

  private static func isUTF8(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }

  static func malformed(_ reason: String, _ field: StaticString = "") -> DecodingError {
    .malformed(field: "\(field)", reason: reason)
  }

  /// Counts memory that the value read will hold.
  public mutating func charge(_ count: Int) throws(DecodingError) {
    budget -= count
    if budget < 0 { throw .budgetExceeded }
  }
}

// MARK: - Structure

extension JSONReader {
  /// The first byte of what comes next, white space skipped; nil at the end.
  mutating func peek() -> UInt8? {
    while position < bytes.count {
      let byte = bytes[position]
      guard byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 else { return byte }
      position += 1
    }
    return nil
  }

  private mutating func open(_ bracket: UInt8, _ reason: String) throws(DecodingError) {
    guard peek() == bracket else { throw Self.malformed(reason) }
    position += 1
    depth += 1
    if depth > DecodingBudget.jsonDepthMax { throw .nestingTooDeep }
    isAtStart = true
  }

  /// Steps over a comma or the closing bracket; false at the end of the container.
  private mutating func advance(to bracket: UInt8) throws(DecodingError) -> Bool {
    let next = peek()
    if next == bracket {
      position += 1
      depth -= 1
      isAtStart = false
      return false
    }
    if isAtStart {
      isAtStart = false
      return true
    }
    guard next == UInt8(ascii: ",") else { throw Self.malformed("a comma or a closing bracket was expected") }
    position += 1
    return true
  }

  /// Opens an object; `nextKey` follows until it answers false.
  public mutating func beginObject() throws(DecodingError) {
    try open(UInt8(ascii: "{"), "a JSON object was expected")
  }

  /// Reads the next key and its colon; false at the end of the object.
  public mutating func nextKey() throws(DecodingError) -> Bool {
    guard try advance(to: UInt8(ascii: "}")) else { return false }
    try readKey()
    guard peek() == UInt8(ascii: ":") else { throw Self.malformed("a colon was expected") }
    position += 1
    return true
  }

  /// Opens an array; `nextElement` follows until it answers false.
  public mutating func beginArray() throws(DecodingError) {
    try open(UInt8(ascii: "["), "a JSON array was expected")
  }

  /// Whether an element follows; false at the end of the array.
  public mutating func nextElement() throws(DecodingError) -> Bool {
    try advance(to: UInt8(ascii: "]"))
  }

  /// Steps over `null`, which stands for an absent value.
  public mutating func skipNull() throws(DecodingError) -> Bool {
    guard peek() == UInt8(ascii: "n") else { return false }
    try literal("null")
    return true
  }

  mutating func literal(_ word: StaticString) throws(DecodingError) {
    let count = word.utf8CodeUnitCount
    let rest = UnsafeBufferPointer(rebasing: bytes[position...])
    let text = UnsafeBufferPointer(start: word.utf8Start, count: count)
    guard rest.starts(with: text) else { throw Self.malformed("an unknown word") }
    position += count
  }

  /// Skips one value of any kind.
  public mutating func skipValue() throws(DecodingError) {
    // One bit per open container, set for objects; `depth` keeps them within the 64 bits.
    var objects: UInt64 = 0
    var openCount = 0
    repeat {
      if openCount > 0 {
        let isObject = objects & 1 == 1
        guard try isObject ? nextKey() : nextElement() else {
          objects >>= 1
          openCount -= 1
          continue
        }
      }
      switch peek() {
      case UInt8(ascii: "{"):
        try beginObject()
        objects = objects << 1 | 1
        openCount += 1
      case UInt8(ascii: "["):
        try beginArray()
        objects <<= 1
        openCount += 1
      default:
        try skipScalar()
      }
    } while openCount > 0
  }

  private mutating func skipScalar() throws(DecodingError) {
    switch peek() {
    case UInt8(ascii: "\""): _ = try stringRange()
    case UInt8(ascii: "n"): try literal("null")
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    default: _ = try numberToken()
    }
  }
}

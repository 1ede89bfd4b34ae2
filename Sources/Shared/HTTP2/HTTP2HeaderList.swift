// The fields of one message, as bytes. Strings are made only of what somebody asks for.
import CNghttp2

/// Header or trailer fields, in order, pseudo-header fields first. A value: copies share memory until one of them is changed.
///
/// Names are lower-case. Lists that never change are best kept as `static let`; the session sends them without a copy.
public struct HTTP2HeaderList {
  var storage: HeaderStorage?

  /// An empty list; allocates nothing.
  public init() {}

  init(storage: HeaderStorage?) {
    self.storage = storage
  }

  /// - Parameter capacity: Bytes to set aside, to append without growing (8 + name + value per field).
  public init(capacity: Int) {
    storage = HeaderStorage(capacity: capacity)
  }

  /// The pseudo-header fields of a request; append the others.
  /// - Parameters:
  ///   - method: Upper-case, e.g. `POST`.
  ///   - path: Path and query, beginning with `/`.
  public static func request(
    method: StaticString = "POST", scheme: StaticString = "http", authority: String, path: String
  ) -> HTTP2HeaderList {
    var list = HTTP2HeaderList(capacity: 256)
    list.append(":method", method)
    list.append(":scheme", scheme)
    list.append(":authority", authority)
    list.append(":path", path)
    return list
  }

  /// Number of fields, pseudo-header fields included.
  public var count: Int { storage?.fieldCount ?? 0 }

  /// Whether there is no field at all.
  public var isEmpty: Bool { count == 0 }

  /// Size as SETTINGS_MAX_HEADER_LIST_SIZE counts it (RFC 9113 §6.5.2): name + value + 32 bytes per field.
  public var listSize: Int { storage?.listSize ?? 0 }

  // MARK: Building

  /// - Parameter name: Lower-case.
  public mutating func append(_ name: StaticString, _ value: StaticString) {
    append(name: name.bytes, value: value.bytes)
  }

  /// - Parameters:
  ///   - name: Lower-case.
  ///   - value: Checked by nobody: from trusted sources only. Text of a stranger goes through `append(checking:)`.
  public mutating func append(_ name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 { append(name: name.bytes, value: UnsafeRawBufferPointer($0)) }
  }

  /// Appends bytes as they are, for example the path of a request that is passed on.
  /// - Parameter name: Lower-case.
  public mutating func append(_ name: StaticString, bytes value: UnsafeRawBufferPointer) {
    append(name: name.bytes, value: value)
  }

  /// Appends the decimal digits of a number.
  public mutating func append(_ name: StaticString, _ value: Int) {
    withDecimalDigits(value) { append(name: name.bytes, value: $0) }
  }

  /// Appends a field that intermediaries and compression must not remember (tokens, tickets, passwords).
  public mutating func append(secret name: StaticString, _ value: String) {
    var value = value
    value.withUTF8 {
      append(name: name.bytes, value: UnsafeRawBufferPointer($0), flags: UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue))
    }
  }

  /// Appends a field whose name and value came from elsewhere; the name is made lower-case.
  /// - Throws: ``HTTP2Error/invalidField`` for bytes that RFC 9113 §8.2.1 forbids, for pseudo-header names and for names over 1 KiB.
  public mutating func append(checking name: String, _ value: String) throws(HTTP2Error) {
    var name = name.lowercased()
    var value = value
    let isValid = name.withUTF8 { name in
      name.count <= 1_024 && name.first != UInt8(ascii: ":") && nghttp2_check_header_name(name.baseAddress, name.count) != 0
    }
    guard isValid, value.withUTF8({ nghttp2_check_header_value_rfc9113($0.baseAddress, $0.count) != 0 }) else {
      throw .invalidField
    }
    name.withUTF8 { name in
      value.withUTF8 { append(name: UnsafeRawBufferPointer(name), value: UnsafeRawBufferPointer($0)) }
    }
  }

  /// As `append(secret:_:)`, of bytes.
  public mutating func append(secret name: StaticString, bytes value: [UInt8]) {
    value.withUnsafeBytes { append(name: name.bytes, value: $0, flags: UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue)) }
  }

  /// Appends bytes as they are.
  /// - Parameters:
  ///   - name: Lower-case, at most 65,535 bytes.
  ///   - isSecret: Never to be remembered by compression.
  public mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, isSecret: Bool = false) {
    append(name: name, value: value, flags: isSecret ? UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue) : 0)
  }

  /// Appends the other list's fields without its pseudo-header fields: what a gateway does.
  /// - Parameter isKept: Says of each name whether the field goes along.
  public mutating func append(
    contentsOf other: HTTP2HeaderList, where isKept: (_ name: UnsafeRawBufferPointer) -> Bool = { _ in true }
  ) {
    guard let source = other.storage else { return }
    withExtendedLifetime(source) {
      for field in source.fields where !field.kind.isPseudo && isKept(field.name) {
        append(name: field.name, value: field.value, flags: field.flags)
      }
    }
  }

  private mutating func append(name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer, flags: UInt8) {
    let needed = HeaderStorage.fieldHeadBytes + name.count + value.count
    // Asked before a second reference is taken to look at it: that one would count as another owner.
    if !isKnownUniquelyReferenced(&storage) {
      storage = storage.map { HeaderStorage(copying: $0, extra: max(256, needed)) } ?? HeaderStorage(capacity: max(256, needed))
    }
    let flags = Self.isValueUnrepeated(of: name) ? flags | UInt8(NGHTTP2_NV_FLAG_NO_INDEX.rawValue) : flags
    storage?.append(flags: flags, kind: FieldKind(name: name), name: name, value: value)
  }

  /// Fields whose values hardly ever come twice. Compression must not remember them: they would push out of its table what does come again,
  /// and the library compares each new one with all that are there (it knows content-length and its like itself). By their lengths, so
  /// that a name is compared with one of them at most.
  private static func isValueUnrepeated(of name: UnsafeRawBufferPointer) -> Bool {
    switch name.count {
    case 11: name.isEqual(to: "traceparent")
    case 12: name.isEqual(to: "x-request-id")
    case 15: name.isEqual(to: "idempotency-key")
    case 18: name.isEqual(to: "connect-timeout-ms")
    default: false
    }
  }

  // MARK: Reading

  /// Lends the first value of that (lower-case) name.
  @inlinable
  public func withValue<R>(_ name: StaticString, _ body: (UnsafeRawBufferPointer) -> R) -> R? {
    withExtendedLifetime(self) { find(name).map(body) }
  }

  /// The first value of that name; its bytes live as long as the list.
  @usableFromInline
  func find(_ name: StaticString) -> UnsafeRawBufferPointer? {
    guard let storage else { return nil }
    for field in storage.fields where field.name.isEqual(to: name) { return field.value }
    return nil
  }

  /// The first value of that (lower-case) name; bytes that are not UTF-8 become U+FFFD.
  public subscript(name: StaticString) -> String? {
    withValue(name) { String(decoding: $0, as: UTF8.self) }
  }

  /// The first value of a (lower-case) name known only at run time.
  public func value(named name: String) -> String? {
    var name = name
    return name.withUTF8 { wanted in
      guard let storage else { return nil }
      return withExtendedLifetime(storage) {
        for field in storage.fields where field.name.isEqual(to: UnsafeRawBufferPointer(wanted)) {
          return String(decoding: field.value, as: UTF8.self)
        }
        return nil
      }
    }
  }

  /// How many fields have that (lower-case) name.
  public func count(of name: StaticString) -> Int {
    guard let storage else { return 0 }
    return withExtendedLifetime(storage) { storage.fields.count { $0.name.isEqual(to: name) } }
  }

  /// The values of all fields of that (lower-case) name, which may stand in several, as one list (RFC 9110 §5.3); nil without one.
  public func joinedValues(of name: StaticString) -> [UInt8]? {
    guard let storage else { return nil }
    return withExtendedLifetime(storage) {
      var joined: [UInt8]?
      for field in storage.fields where field.name.isEqual(to: name) {
        joined = joined.map { $0 + [UInt8(ascii: ",")] + Array(field.value) } ?? Array(field.value)
      }
      return joined
    }
  }

  /// Whether there is a field of that (lower-case) name.
  public func contains(_ name: StaticString) -> Bool {
    withValue(name) { _ in true } ?? false
  }

  /// Whether the first field of that name has exactly this value; makes no string.
  public func isEqual(_ name: StaticString, to value: StaticString) -> Bool {
    withValue(name) { $0.isEqual(to: value) } ?? false
  }

  /// The first value of that name as a number of at most 18 decimal digits; nil for anything else.
  public func integer(_ name: StaticString) -> Int? {
    withValue(name) { decimalNumber($0) } ?? nil
  }

  /// Lends every field in order, without the pseudo-header fields.
  public func forEach(_ body: (_ name: UnsafeRawBufferPointer, _ value: UnsafeRawBufferPointer) -> Void) {
    guard let storage else { return }
    withExtendedLifetime(storage) {
      for field in storage.fields where !field.kind.isPseudo { body(field.name, field.value) }
    }
  }

  /// Every field as strings, pseudo-header fields included: for tests and logs.
  public var strings: [(name: String, value: String)] {
    guard let storage else { return [] }
    return withExtendedLifetime(storage) {
      storage.fields.map { (String(decoding: $0.name, as: UTF8.self), String(decoding: $0.value, as: UTF8.self)) }
    }
  }
}

// Sendable as Array is: the shared storage is only ever changed when this value is its sole owner.
extension HTTP2HeaderList: @unchecked Sendable {}

/// - Returns: nil unless 1 to 18 decimal digits.
func decimalNumber(_ digits: UnsafeRawBufferPointer) -> Int? {
  guard 1...18 ~= digits.count else { return nil }
  var number = 0
  for digit in digits {
    guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
    number = number * 10 + Int(digit - UInt8(ascii: "0"))
  }
  return number
}

/// Lends the decimal digits of a number, made on the stack.
func withDecimalDigits<R>(_ number: Int, _ body: (UnsafeRawBufferPointer) -> R) -> R {
  withUnsafeTemporaryAllocation(byteCount: 20, alignment: 1) { digits in
    var first = digits.count
    var rest = number.magnitude
    repeat {
      first -= 1
      digits[first] = UInt8(ascii: "0") + UInt8(rest % 10)
      rest /= 10
    } while rest > 0
    if number < 0 {
      first -= 1
      digits[first] = UInt8(ascii: "-")
    }
    return body(UnsafeRawBufferPointer(rebasing: digits[first...]))
  }
}

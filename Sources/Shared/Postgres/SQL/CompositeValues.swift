public import FoundationEssentials
public import Timekeeping

// NULL and arrays. `[UInt8]` is bytea; every other array is an array of PostgreSQL, which together with unnest() puts many rows into one
// statement.

extension Optional: SQLValue where Wrapped: SQLValue {
  public static var sqlType: SQLType { Wrapped.sqlType }
  public var isSQLNull: Bool { self?.isSQLNull ?? true }
  public func encode(into bytes: inout SQLBytes) { self?.encode(into: &bytes) }
}

extension Optional: SQLDecodable where Wrapped: SQLDecodable {
  @inlinable public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Wrapped? {
    if bytes == nil { return nil }
    return try Wrapped.decode(bytes, typeOID: typeOID)
  }
}

/// A value that an array for PostgreSQL can hold.
public protocol SQLElement: Sendable {
  /// The type of an array of these.
  static var sqlArrayType: SQLType { get }

  /// Appends the whole array in PostgreSQL's binary format.
  static func encodeArray(_ array: [Self], into bytes: inout SQLBytes)

  /// Reads a whole array.
  static func decodeArray(_ bytes: UnsafeRawBufferPointer, typeOID: UInt32) throws(SQLMismatch) -> [Self]
}

extension Array: SQLValue where Element: SQLElement {
  public static var sqlType: SQLType { Element.sqlArrayType }
  public func encode(into bytes: inout SQLBytes) { Element.encodeArray(self, into: &bytes) }
}

extension Array: SQLDecodable where Element: SQLElement {
  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> [Element] {
    guard let bytes else { throw .null }
    return try Element.decodeArray(bytes, typeOID: typeOID)
  }
}

extension UInt8: SQLElement {
  public static var sqlArrayType: SQLType { .bytea }

  public static func encodeArray(_ array: [UInt8], into bytes: inout SQLBytes) { bytes.append(bytes: array) }

  public static func decodeArray(_ bytes: UnsafeRawBufferPointer, typeOID: UInt32) throws(SQLMismatch) -> [UInt8] {
    if typeOID != SQLType.bytea.oid { throw .type(typeOID) }
    return Array(bytes)
  }
}

extension Bool: SQLElement {}
extension Int16: SQLElement {}
extension Int32: SQLElement {}
extension Int64: SQLElement {}
extension Int: SQLElement {}
extension Double: SQLElement {}
extension String: SQLElement {}
extension UUID: SQLElement {}
extension Moment: SQLElement {}
extension SQLDate: SQLElement {}
extension Optional: SQLElement where Wrapped: SQLValue & SQLDecodable {}

/// Arrays of bytea.
extension Array: SQLElement where Element == UInt8 {}

extension SQLElement where Self: SQLValue & SQLDecodable {
  public static var sqlArrayType: SQLType { SQLType(oid: sqlType.arrayOID, arrayOID: 0) }

  /// array_recv: dimensions, whether there are NULLs, the elements' type; per dimension its size and lower bound; then the elements, each
  /// after its length, −1 for NULL.
  public static func encodeArray(_ array: [Self], into bytes: inout SQLBytes) {
    bytes.append(Int32(array.isEmpty ? 0 : 1))
    bytes.append(Int32(array.contains(where: \.isSQLNull) ? 1 : 0))
    bytes.append(sqlType.oid)
    if array.isEmpty { return }
    bytes.append(Int32(clamping: array.count))
    bytes.append(Int32(1))
    for element in array {
      if element.isSQLNull {
        bytes.append(Int32(-1))
      } else {
        let start = bytes.beginLength()
        element.encode(into: &bytes)
        bytes.endLength(start)
      }
    }
  }

  public static func decodeArray(_ bytes: UnsafeRawBufferPointer, typeOID: UInt32) throws(SQLMismatch) -> [Self] {
    var reader = ArrayReader(bytes: bytes)
    let dimensions = try reader.integer()
    _ = try reader.integer()
    let elementOID = UInt32(bitPattern: try reader.integer())
    if dimensions == 0 { return [] }
    if dimensions != 1 { throw SQLMismatch("an array of several dimensions") }
    let count = try reader.integer()
    _ = try reader.integer()
    // Every element takes at least its length's four bytes.
    if count < 0 || Int(count) > bytes.count / 4 { throw .damaged }
    var array: [Self] = []
    array.reserveCapacity(Int(count))
    for _ in 0..<count { array.append(try Self.decode(try reader.element(), typeOID: elementOID)) }
    return array
  }
}

/// Walks through the binary format of an array.
private struct ArrayReader {
  let bytes: UnsafeRawBufferPointer
  var position = 0

  mutating func integer() throws(SQLMismatch) -> Int32 {
    if bytes.count - position < 4 { throw .damaged }
    defer { position += 4 }
    return Int32(bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: Int32.self))
  }

  mutating func element() throws(SQLMismatch) -> UnsafeRawBufferPointer? {
    let length = Int(try integer())
    if length < 0 { return nil }
    if bytes.count - position < length { throw .damaged }
    defer { position += length }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + length])
  }
}

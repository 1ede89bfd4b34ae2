/// A value that can be bound to a statement.
///
/// Identifiers and enums of a feature conform by saying so, when their raw value does: `extension GameID: SQLValue, SQLDecodable {}`.
public protocol SQLValue: Sendable {
  /// The type it is sent as.
  static var sqlType: SQLType { get }

  /// Whether it stands for NULL; then `encode` is not called.
  var isSQLNull: Bool { get }

  /// Appends the value in PostgreSQL's binary format.
  func encode(into bytes: inout SQLBytes)
}

extension SQLValue {
  public var isSQLNull: Bool { false }
}

extension SQLValue where Self: RawRepresentable, RawValue: SQLValue {
  public static var sqlType: SQLType { RawValue.sqlType }
  public func encode(into bytes: inout SQLBytes) { rawValue.encode(into: &bytes) }
}

/// A value that can be read from a column.
public protocol SQLDecodable {
  /// Reads a value in PostgreSQL's binary format.
  /// - Parameters:
  ///   - bytes: The value; nil for NULL. Valid during the call only: copy out of it.
  ///   - typeOID: The column's type.
  /// - Throws: `SQLMismatch` when the column holds something else.
  static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Self
}

extension SQLDecodable where Self: RawRepresentable, RawValue: SQLDecodable {
  @inlinable public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Self {
    guard let value = Self(rawValue: try RawValue.decode(bytes, typeOID: typeOID)) else { throw SQLMismatch("not one of the known values") }
    return value
  }
}

/// Why a column could not be read. Names types, never data.
public struct SQLMismatch: Error, Sendable, Hashable {
  /// A sentence that does not quote the value.
  public let reason: String

  public init(_ reason: String) {
    self.reason = reason
  }

  static let null = SQLMismatch("NULL where a value is expected")
  static let damaged = SQLMismatch("the value's bytes are damaged")

  static func type(_ oid: UInt32) -> SQLMismatch {
    SQLMismatch("the column's type (OID \(oid)) is not the one asked for; cast it in the statement")
  }
}

/// Bytes on their way to PostgreSQL; integers in network order.
public struct SQLBytes: Sendable {
  private(set) var storage: [UInt8] = []
  private(set) var hasNULInText = false

  var count: Int { storage.count }

  mutating func reserve(_ count: Int) {
    storage.reserveCapacity(count)
  }

  /// Appends an integer, most significant byte first.
  public mutating func append<Number: FixedWidthInteger>(_ number: Number) {
    Swift.withUnsafeBytes(of: number.bigEndian) { storage.append(contentsOf: $0) }
  }

  /// Appends bytes as they are.
  public mutating func append(bytes: some Sequence<UInt8>) {
    storage.append(contentsOf: bytes)
  }

  /// Appends text as UTF-8. Text with NUL is noticed and refused before it is sent.
  public mutating func append(text: String) {
    let start = storage.count
    storage.append(contentsOf: text.utf8)
    if !hasNULInText, storage[start...].contains(0) { hasNULInText = true }
  }

  mutating func append(contentsOf other: SQLBytes) {
    storage.append(contentsOf: other.storage)
    hasNULInText = hasNULInText || other.hasNULInText
  }

  /// Makes room for a length that is known only after what it counts was appended.
  mutating func beginLength() -> Int {
    append(Int32(0))
    return storage.count
  }

  mutating func endLength(_ start: Int) {
    let length = UInt32(truncatingIfNeeded: storage.count - start)
    for index in 0..<4 { storage[start - 4 + index] = UInt8(truncatingIfNeeded: length >> UInt32(24 - 8 * index)) }
  }
}

extension UnsafeRawBufferPointer {
  /// Reads an integer in network order that fills the whole value.
  func wholeInteger<Number: FixedWidthInteger>(_: Number.Type) throws(SQLMismatch) -> Number {
    if count != MemoryLayout<Number>.size { throw .damaged }
    return Number(bigEndian: loadUnaligned(as: Number.self))
  }
}

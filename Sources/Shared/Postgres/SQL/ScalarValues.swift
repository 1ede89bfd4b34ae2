public import FoundationEssentials

// Numbers, truth, text, bytes and identifiers in PostgreSQL's binary format. An integer is read from any integer column that fits; a
// Double from any floating-point column. `numeric` is not read: sum() and avg() of bigint need a cast in the statement.

extension Bool: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .boolean }

  public func encode(into bytes: inout SQLBytes) { bytes.append(self ? 1 as UInt8 : 0) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Bool {
    guard let bytes else { throw .null }
    if typeOID != SQLType.boolean.oid { throw .type(typeOID) }
    return try bytes.wholeInteger(UInt8.self) != 0
  }
}

extension Int16: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .smallint }

  public func encode(into bytes: inout SQLBytes) { bytes.append(self) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Int16 {
    try narrowed(bytes, typeOID)
  }
}

extension Int32: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .integer }

  public func encode(into bytes: inout SQLBytes) { bytes.append(self) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Int32 {
    try narrowed(bytes, typeOID)
  }
}

extension Int64: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .bigint }

  public func encode(into bytes: inout SQLBytes) { bytes.append(self) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Int64 {
    guard let bytes else { throw .null }
    switch typeOID {
    case SQLType.bigint.oid: return try bytes.wholeInteger(Int64.self)
    case SQLType.integer.oid: return Int64(try bytes.wholeInteger(Int32.self))
    case SQLType.smallint.oid: return Int64(try bytes.wholeInteger(Int16.self))
    default: throw .type(typeOID)
    }
  }
}

extension Int: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .bigint }

  public func encode(into bytes: inout SQLBytes) { bytes.append(Int64(self)) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Int {
    try narrowed(bytes, typeOID)
  }
}

extension FixedWidthInteger {
  fileprivate static func narrowed(_ bytes: UnsafeRawBufferPointer?, _ typeOID: UInt32) throws(SQLMismatch) -> Self {
    let wide = try Int64.decode(bytes, typeOID: typeOID)
    guard let value = Self(exactly: wide) else { throw SQLMismatch("the number is too large for the type asked for") }
    return value
  }
}

extension Double: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .doublePrecision }

  public func encode(into bytes: inout SQLBytes) { bytes.append(bitPattern) }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> Double {
    guard let bytes else { throw .null }
    switch typeOID {
    case SQLType.doublePrecision.oid: return Double(bitPattern: try bytes.wholeInteger(UInt64.self))
    case SQLType.real.oid: return Double(Float(bitPattern: try bytes.wholeInteger(UInt32.self)))
    default: throw .type(typeOID)
    }
  }
}

extension String: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .text }

  public func encode(into bytes: inout SQLBytes) { bytes.append(text: self) }

  /// Reads text, names, JSON and the labels of enums.
  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> String {
    guard let bytes else { throw .null }
    switch typeOID {
    case SQLType.text.oid, SQLType.varchar.oid, SQLType.character.oid, SQLType.name.oid, SQLType.json.oid:
      return try text(bytes)
    case SQLType.jsonb.oid:
      // The binary format of jsonb is a version, 1, and the text.
      if bytes.first != 1 { throw .damaged }
      return try text(UnsafeRawBufferPointer(rebasing: bytes[1...]))
    case SQLType.firstUserDefinedOID...: return try text(bytes)
    default: throw .type(typeOID)
    }
  }

  private static func text(_ bytes: UnsafeRawBufferPointer) throws(SQLMismatch) -> String {
    if bytes.isEmpty { return "" }
    // Not String(validating:as:), which is generic and takes a thousand instructions for a word.
    do {
      return String(copying: try UTF8Span(validating: bytes.bindMemory(to: UInt8.self).span))
    } catch {
      throw .damaged
    }
  }
}

extension UUID: SQLValue, SQLDecodable {
  public static var sqlType: SQLType { .uuid }

  public func encode(into bytes: inout SQLBytes) {
    withUnsafeBytes(of: uuid) { bytes.append(bytes: $0) }
  }

  public static func decode(_ bytes: UnsafeRawBufferPointer?, typeOID: UInt32) throws(SQLMismatch) -> UUID {
    guard let bytes else { throw .null }
    if typeOID != SQLType.uuid.oid { throw .type(typeOID) }
    if bytes.count != MemoryLayout<uuid_t>.size { throw .damaged }
    return UUID(uuid: bytes.loadUnaligned(as: uuid_t.self))
  }
}

/// The way from protobuf-c's structs to Swift values, as the generated code walks it: protobuf-c unpacks into the arena, generated code copies
/// every field out, the arena is freed. Nothing of C memory is kept or reinterpreted. The way back is `BinaryWriter`.
///
/// For generated code only. Public, because only public inlinable generics are specialized in another module: with `package` the
/// same decoding took five times as long.
public import CProtobufC
internal import Glibc

/// The way, and the conversions of single fields.
public enum Binary {
  /// Unpacks `bytes` and lends the struct of C.
  @inlinable
  public static func decode<Struct, Value>(
    _ bytes: UnsafeRawBufferPointer, by descriptor: UnsafePointer<ProtobufCMessageDescriptor>,
    as type: Struct.Type, _ convert: (UnsafePointer<Struct>) throws(DecodingError) -> Value
  ) throws(DecodingError) -> Value {
    let result = Arena.withArena(budget: DecodingBudget.bytes(forBodyOf: bytes.count)) { arena in
      do throws(DecodingError) {
        let message = try unpack(bytes, by: descriptor, in: arena)
        return Swift.Result<Value, DecodingError>.success(try convert(message.assumingMemoryBound(to: Struct.self)))
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  @usableFromInline
  static func unpack(
    _ bytes: UnsafeRawBufferPointer, by descriptor: UnsafePointer<ProtobufCMessageDescriptor>, in arena: Arena
  ) throws(DecodingError) -> UnsafeRawPointer {
    var allocator = arena.allocator
    let data = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    if let message = protobuf_c_message_unpack(descriptor, &allocator, bytes.count, data) { return UnsafeRawPointer(message) }
    throw arena.isExhausted ? .budgetExceeded : .malformed(field: "", reason: "not a protobuf message of this type")
  }
}

// MARK: - From C

extension Binary {
  /// A string: strict UTF-8, and without NUL, which no column of text can hold and no person means.
  @inlinable
  public static func string(_ data: ProtobufCBinaryData, _ field: StaticString) throws(DecodingError) -> String {
    if data.len == 0 { return "" }
    if hasNUL(data) { throw .nulInText(field: "\(field)") }
    do {
      return String(copying: try UTF8Span(validating: UnsafeBufferPointer(start: data.data, count: data.len).span))
    } catch {
      throw .invalidUTF8(field: "\(field)")
    }
  }

  @usableFromInline
  static func hasNUL(_ data: ProtobufCBinaryData) -> Bool { memchr(data.data, 0, data.len) != nil }

  /// A copy of the bytes.
  @inlinable
  public static func bytes(_ data: ProtobufCBinaryData) -> [UInt8] {
    [UInt8](UnsafeBufferPointer(start: data.data, count: data.len))
  }

  /// A repeated field whose elements lie side by side.
  @inlinable
  public static func list<Element, Value>(
    _ count: Int, _ elements: UnsafeMutablePointer<Element>?, _ convert: (Element) throws(DecodingError) -> Value
  ) throws(DecodingError) -> [Value] {
    guard count > 0, let elements else { return [] }
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count { values.append(try convert(elements[index])) }
    return values
  }

  /// A repeated field of messages.
  @inlinable
  public static func list<Struct, Value>(
    _ count: Int, _ elements: UnsafeMutablePointer<UnsafeMutablePointer<Struct>?>?,
    messages convert: (UnsafePointer<Struct>) throws(DecodingError) -> Value
  ) throws(DecodingError) -> [Value] {
    guard count > 0, let elements else { return [] }
    var values: [Value] = []
    values.reserveCapacity(count)
    for index in 0..<count {
      // The unpacker fills every element or fails.
      guard let element = elements[index] else { continue }
      values.append(try convert(UnsafePointer(element)))
    }
    return values
  }
}

// MARK: - Maps

extension Binary {
  /// The entries of a map in the order of their keys' bytes: the same map is always the same bytes.
  public static func sorted(_ entries: [String: String]) -> [(key: String, value: String)] {
    entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

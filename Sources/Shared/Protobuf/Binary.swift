/// The way between Swift values and protobuf-c's structs, as the generated code walks it.
///
/// Decoding: protobuf-c unpacks into the arena, generated code copies every field out, the arena is freed. Encoding: generated code
/// builds the structs in an arena, protobuf-c packs them. Nothing of C memory is kept or reinterpreted.
///
/// For generated code only. Public, because only public inlinable generics are specialized in another module: with `package` the
/// same decoding took five times as long.
public import CProtobufC

/// The two ways, and the conversions of single fields.
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

  /// Packs the struct that `lower` builds in the arena.
  @inlinable
  public static func encode<Struct>(_ lower: (Arena) -> UnsafeMutablePointer<Struct>) -> [UInt8] {
    // The value exists already, so the copy needs no budget.
    Arena.withArena(budget: .max) { arena in pack(UnsafeMutableRawPointer(lower(arena))) }
  }

  @usableFromInline
  static func pack(_ struct: UnsafeMutableRawPointer) -> [UInt8] {
    // Every generated struct begins with its ProtobufCMessage.
    let message = UnsafePointer(`struct`.assumingMemoryBound(to: ProtobufCMessage.self))
    let size = protobuf_c_message_get_packed_size(message)
    if size == 0 { return [] }
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = protobuf_c_message_pack(message, buffer.baseAddress)
    }
  }
}

// MARK: - From C

extension Binary {
  /// A string: strict UTF-8, NUL included.
  @inlinable
  public static func string(_ data: ProtobufCBinaryData, _ field: StaticString) throws(DecodingError) -> String {
    if data.len == 0 { return "" }
    do {
      return String(copying: try UTF8Span(validating: UnsafeBufferPointer(start: data.data, count: data.len).span))
    } catch {
      throw .invalidUTF8(field: "\(field)")
    }
  }

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

// MARK: - To C

extension Binary {
  /// The entries of a map in the order of their keys' bytes: the same map is always the same bytes.
  public static func sorted(_ entries: [String: String]) -> [(key: String, value: String)] {
    entries.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }
}

extension Arena {
  /// An uninitialized struct; the caller runs its C initializer at once.
  @inlinable
  public func make<Struct>(_ type: Struct.Type) -> UnsafeMutablePointer<Struct> {
    // Encoding has no budget, so the arena never refuses.
    allocate(MemoryLayout<Struct>.size)!.bindMemory(to: Struct.self, capacity: 1)
  }

  /// The text as UTF-8, copied into the arena.
  @inlinable
  public func string(_ text: String) -> ProtobufCBinaryData {
    // A text of Swift's own is lent without being counted; one that is not is made one first.
    if let data = text.utf8.withContiguousStorageIfAvailable({ copy(UnsafeRawBufferPointer($0)) }) { return data }
    var text = text
    return text.withUTF8 { utf8 in copy(UnsafeRawBufferPointer(utf8)) }
  }

  /// The bytes, copied into the arena.
  @inlinable
  public func bytes(_ bytes: [UInt8]) -> ProtobufCBinaryData {
    bytes.withUnsafeBytes { bytes in copy(bytes) }
  }

  @inlinable
  func copy(_ bytes: UnsafeRawBufferPointer) -> ProtobufCBinaryData {
    guard let source = bytes.baseAddress, !bytes.isEmpty else { return ProtobufCBinaryData(len: 0, data: nil) }
    let target = allocate(bytes.count)!
    target.copyMemory(from: source, byteCount: bytes.count)
    return ProtobufCBinaryData(len: bytes.count, data: target.assumingMemoryBound(to: UInt8.self))
  }

  /// Elements side by side, as protobuf-c keeps repeated fields.
  @inlinable
  public func list<Values: Collection, Element>(
    _ values: Values, _ lower: (Values.Element) -> Element
  ) -> UnsafeMutablePointer<Element>? {
    if values.isEmpty { return nil }
    let elements = allocate(values.count * MemoryLayout<Element>.stride)!.bindMemory(to: Element.self, capacity: values.count)
    var next = elements
    for value in values {
      next.initialize(to: lower(value))
      next += 1
    }
    return elements
  }
}

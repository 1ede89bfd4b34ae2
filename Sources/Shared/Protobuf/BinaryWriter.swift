/// Writes the binary encoding of a message, in one pass over its fields.
///
/// protobuf-c packs structs of its own: they would have to be made of the values first, and it goes through them twice, once for their size. The values of a
/// message were checked when it was read or made, so that nothing has to be refused on the way.
public import Timekeeping

/// For generated code only.
public struct BinaryWriter: ~Copyable {
  /// Enough for most messages; the size up to which Swift keeps temporary allocations on the stack.
  private static let stackBytes = 1_024

  /// Uninitialized behind the first `count` bytes. Only `room` hands out where to write, never more than it has made sure of; the address is used at
  /// once, before anything can move the memory. The stack's memory outlives the writer, which is not copied and only lent, to generated code,
  /// which has one at a time.
  private var memory: UnsafeMutableRawBufferPointer
  private var count = 0
  /// Whether the memory was allocated here.
  private var isOwned = false

  private init(in memory: UnsafeMutableRawBufferPointer) {
    self.memory = memory
  }

  deinit {
    if isOwned { memory.deallocate() }
  }

  /// The bytes that `write` writes.
  public static func bytes(_ write: (inout BinaryWriter) -> Void) -> [UInt8] {
    withUnsafeTemporaryAllocation(byteCount: stackBytes, alignment: 1) { stack in
      var writer = BinaryWriter(in: stack)
      write(&writer)
      return [UInt8](UnsafeRawBufferPointer(rebasing: writer.memory[..<writer.count]))
    }
  }

  /// Where the next bytes are to be written, `size` of them at most. They count once `count` says so.
  @inline(__always)
  private mutating func room(for size: Int) -> UnsafeMutableRawPointer {
    if count + size > memory.count { grow(for: size) }
    // Memory of more than zero bytes has an address.
    return memory.baseAddress! + count
  }

  /// Where the next `size` bytes are to be written, at once.
  @inline(__always)
  private mutating func advance(_ size: Int) -> UnsafeMutableRawPointer {
    defer { count += size }
    return room(for: size)
  }

  /// Not doubled only: what does not fit on the stack is a page of a list mostly, of some kilobytes, and the memory is given back at once.
  @inline(never)
  private mutating func grow(for size: Int) {
    let larger = UnsafeMutableRawBufferPointer.allocate(byteCount: max(memory.count * 4, (count + size) * 2), alignment: 1)
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<count]))
    if isOwned { memory.deallocate() }
    (memory, isOwned) = (larger, true)
  }
}

// MARK: - Varints

extension BinaryWriter {
  /// 64 bits, seven a byte.
  private static let varintBytesMax = 10

  private enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
  }

  @inline(__always)
  private mutating func tag(_ number: UInt64, _ type: WireType) { varint(number << 3 | type.rawValue) }

  @inline(__always)
  private mutating func varint(_ value: UInt64) {
    if value < 0x80 { advance(1).storeBytes(of: UInt8(truncatingIfNeeded: value), as: UInt8.self) } else { longVarint(value) }
  }

  private mutating func longVarint(_ value: UInt64) {
    count += Self.store(value, at: room(for: Self.varintBytesMax))
  }

  /// Seven bits a byte, the lowest first; the highest bit says that more follow.
  /// - Returns: How many bytes.
  @inline(__always)
  private static func store(_ value: UInt64, at target: UnsafeMutableRawPointer) -> Int {
    var (rest, size) = (value, 1)
    var next = target
    while rest >= 0x80 {
      next.storeBytes(of: UInt8(truncatingIfNeeded: rest) | 0x80, as: UInt8.self)
      rest >>= 7
      next += 1
      size += 1
    }
    next.storeBytes(of: UInt8(truncatingIfNeeded: rest), as: UInt8.self)
    return size
  }
}

// MARK: - Structure

extension BinaryWriter {
  /// Begins a message, an entry of a map or a packed list: what is written until `end` is inside of it.
  /// - Returns: Where its content begins.
  public mutating func begin(_ number: UInt64) -> Int {
    tag(number, .lengthDelimited)
    // The length, which is known at the end and mostly has one byte.
    _ = advance(1)
    return count
  }

  /// - Parameter start: The place that `begin` has returned.
  public mutating func end(_ start: Int) {
    let length = count - start
    if length < 0x80 {
      memory[start - 1] = UInt8(truncatingIfNeeded: length)
    } else {
      endLong(start, UInt64(length))
    }
  }

  /// Moves the content behind a length of several bytes.
  private mutating func endLong(_ start: Int, _ length: UInt64) {
    let size = (70 - length.leadingZeroBitCount) / 7
    _ = advance(size - 1)
    let content = memory.baseAddress! + start
    (content + size - 1).copyMemory(from: content, byteCount: Int(length))
    _ = Self.store(length, at: content - 1)
  }
}

// MARK: - Fields

extension BinaryWriter {
  /// A string, as UTF-8.
  public mutating func field(_ number: UInt64, _ text: String) {
    // A text of Swift's own is lent without being counted; one that is not is made one first.
    let lent: Void? = text.utf8.withContiguousStorageIfAvailable { field(number, UnsafeRawBufferPointer($0)) }
    if lent != nil { return }
    var text = text
    text.withUTF8 { field(number, UnsafeRawBufferPointer($0)) }
  }

  /// Bytes.
  public mutating func field(_ number: UInt64, _ content: [UInt8]) {
    content.withUnsafeBytes { field(number, $0) }
  }

  private mutating func field(_ number: UInt64, _ content: UnsafeRawBufferPointer) {
    tag(number, .lengthDelimited)
    varint(UInt64(content.count))
    if let source = content.baseAddress { advance(content.count).copyMemory(from: source, byteCount: content.count) }
  }

  /// A time, as google.protobuf.Timestamp.
  public mutating func field(_ number: UInt64, _ moment: Moment) {
    let (seconds, nanos) = Timestamps.fields(moment)
    let start = begin(number)
    if seconds != 0 { field(1, seconds) }
    if nanos != 0 { field(2, nanos) }
    end(start)
  }

  /// An Int32. A negative one has ten bytes, as one of 64 bits.
  public mutating func field(_ number: UInt64, _ value: Int32) {
    tag(number, .varint)
    element(value)
  }

  /// An Int64.
  public mutating func field(_ number: UInt64, _ value: Int64) {
    tag(number, .varint)
    element(value)
  }

  /// A UInt32.
  public mutating func field(_ number: UInt64, _ value: UInt32) {
    tag(number, .varint)
    element(value)
  }

  /// true or false.
  public mutating func field(_ number: UInt64, _ flag: Bool) {
    tag(number, .varint)
    element(flag)
  }

  /// An enum's number, also one that this version does not know.
  public mutating func field(_ number: UInt64, _ value: some MessageEnum) { field(number, value.rawValue) }

  /// A Double.
  public mutating func field(_ number: UInt64, _ value: Double) {
    tag(number, .fixed64)
    element(value)
  }
}

// MARK: - Elements of packed lists

extension BinaryWriter {
  /// An Int32.
  public mutating func element(_ value: Int32) { element(Int64(value)) }

  /// An Int64.
  public mutating func element(_ value: Int64) { varint(UInt64(bitPattern: value)) }

  /// A UInt32.
  public mutating func element(_ value: UInt32) { varint(UInt64(value)) }

  /// true or false.
  public mutating func element(_ flag: Bool) { varint(flag ? 1 : 0) }

  /// An enum's number.
  public mutating func element(_ value: some MessageEnum) { element(value.rawValue) }

  /// A Double, its lowest byte first.
  public mutating func element(_ value: Double) {
    advance(8).storeBytes(of: value.bitPattern.littleEndian, as: UInt64.self)
  }
}

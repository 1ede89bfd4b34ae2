// The memory behind a header list: one block, fields one after another, each behind a small head.
//
//   field = flags (1 byte) · kind (1) · name length (2) · value length (4) · name · value
//
// A request of ten headers costs one allocation (none when a session reuses a block), and the library reads names and values
// where they lie.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Kind of a field, known from its name's first byte.
enum FieldKind: UInt8 {
  case regular, method, scheme, authority, path, status, otherPseudo

  var isPseudo: Bool { self != .regular }

  /// - Parameter name: Lower-case bytes.
  init(name: UnsafeRawBufferPointer) {
    guard name.first == UInt8(ascii: ":") else {
      self = .regular
      return
    }
    switch name.count {
    case 5: self = name.isEqual(to: ":path") ? .path : .otherPseudo
    case 7: self = Self.ofSevenBytes(name)
    case 10: self = name.isEqual(to: ":authority") ? .authority : .otherPseudo
    default: self = .otherPseudo
    }
  }

  private static func ofSevenBytes(_ name: UnsafeRawBufferPointer) -> FieldKind {
    if name.isEqual(to: ":method") { return .method }
    if name.isEqual(to: ":scheme") { return .scheme }
    return name.isEqual(to: ":status") ? .status : .otherPseudo
  }
}

/// One growing block of fields. Its memory stays where it is while nobody appends or trims.
final class HeaderStorage {
  /// Bytes before name and value of each field.
  static let fieldHeadBytes = 8

  /// malloc's own memory, not Swift's: whatever alignment is asked for, `allocate` ends in posix_memalign, which costs three times as much
  /// and keeps no cache per thread.
  private static func block(_ capacity: Int) -> UnsafeMutableRawPointer {
    guard let block = malloc(capacity) else { fatalError("out of memory") }
    return block
  }

  // `@exclusivity(unchecked)`: confined to one thread while it is changed, and no access spans a call to others.
  @exclusivity(unchecked) private(set) var base: UnsafeMutableRawPointer
  @exclusivity(unchecked) private var capacity: Int
  @exclusivity(unchecked) private(set) var count = 0
  @exclusivity(unchecked) private(set) var fieldCount = 0
  /// Size as RFC 9113 §10.5.1 counts it: name + value + 32 per field.
  @exclusivity(unchecked) private(set) var listSize = 0

  init(capacity: Int) {
    self.capacity = max(64, capacity)
    base = Self.block(self.capacity)
  }

  convenience init(copying other: HeaderStorage, extra: Int) {
    self.init(capacity: other.count + extra)
    base.copyMemory(from: other.base, byteCount: other.count)
    count = other.count
    fieldCount = other.fieldCount
    listSize = other.listSize
  }

  deinit {
    free(base)
  }

  func removeAll() {
    count = 0
    fieldCount = 0
    listSize = 0
  }

  /// Appends one field and says where its value begins (offset from `base`).
  /// - Precondition: The name has at most 65,535 bytes, the value fewer than 2^32.
  @discardableResult
  func append(flags: UInt8, kind: FieldKind, name: UnsafeRawBufferPointer, value: UnsafeRawBufferPointer) -> Int {
    let size = Self.fieldHeadBytes + name.count + value.count
    if count + size > capacity { grow(to: count + size) }
    let field = base + count
    field.storeBytes(of: flags, as: UInt8.self)
    field.storeBytes(of: kind.rawValue, toByteOffset: 1, as: UInt8.self)
    field.storeBytes(of: UInt16(name.count), toByteOffset: 2, as: UInt16.self)
    field.storeBytes(of: UInt32(value.count), toByteOffset: 4, as: UInt32.self)
    let bytes = field + Self.fieldHeadBytes
    if let start = name.baseAddress { memcpy(bytes, start, name.count) }
    if let start = value.baseAddress { memcpy(bytes + name.count, start, value.count) }
    count += size
    fieldCount += 1
    listSize += name.count + value.count + 32
    return count - value.count
  }

  private func grow(to needed: Int) {
    let larger = max(capacity * 2, needed)
    let block = Self.block(larger)
    block.copyMemory(from: base, byteCount: count)
    free(base)
    base = block
    capacity = larger
  }

  /// Gives back what is unused of the block, up to half of one that has grown: for a list that is kept for long.
  func trim() {
    guard count < capacity, let block = realloc(base, max(count, 1)) else { return }
    base = block
    capacity = max(count, 1)
  }

  /// The fields in order. The cursor's pointers live as long as the storage is held and neither appended to nor trimmed.
  var fields: FieldCursor { FieldCursor(position: UnsafeRawPointer(base), end: UnsafeRawPointer(base) + count) }
}

/// Walks the fields of a storage that somebody else keeps alive.
struct FieldCursor: IteratorProtocol, Sequence {
  struct Field {
    let flags: UInt8
    let kind: FieldKind
    let name: UnsafeRawBufferPointer
    let value: UnsafeRawBufferPointer
  }

  fileprivate var position: UnsafeRawPointer
  fileprivate let end: UnsafeRawPointer

  mutating func next() -> Field? {
    guard position < end else { return nil }
    let nameCount = Int(position.loadUnaligned(fromByteOffset: 2, as: UInt16.self))
    let valueCount = Int(position.loadUnaligned(fromByteOffset: 4, as: UInt32.self))
    let name = position + HeaderStorage.fieldHeadBytes
    let field = Field(
      flags: position.load(as: UInt8.self), kind: FieldKind(rawValue: position.load(fromByteOffset: 1, as: UInt8.self)) ?? .regular,
      name: UnsafeRawBufferPointer(start: name, count: nameCount),
      value: UnsafeRawBufferPointer(start: name + nameCount, count: valueCount))
    position = name + nameCount + valueCount
    return field
  }
}

extension UnsafeRawBufferPointer {
  /// Compares bytes with a literal: how names and values of fields are told apart without making strings of them.
  public func isEqual(to text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && (count == 0 || memcmp(baseAddress!, text.utf8Start, count) == 0)
  }

  func isEqual(to other: UnsafeRawBufferPointer) -> Bool {
    count == other.count && (count == 0 || memcmp(baseAddress!, other.baseAddress!, count) == 0)
  }

  /// Compares bytes, taking A-Z and a-z for the same (host names).
  func isEqualIgnoringCase(to other: UnsafeRawBufferPointer) -> Bool {
    guard count == other.count else { return false }
    return zip(self, other).allSatisfy { $0 == $1 || ($0 | 0x20 == $1 | 0x20 && UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20) }
  }
}

extension StaticString {
  /// The literal's bytes, which live as long as the process.
  var bytes: UnsafeRawBufferPointer { UnsafeRawBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}

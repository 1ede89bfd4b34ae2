#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

#if canImport(Darwin)
  internal import Darwin
#else
  internal import Glibc
#endif

/// Finds what belongs to a request path without making a String of it: the paths are known from the start, and few.
///
/// Open addressing over a power of two at least four times the number of paths. The hash is made of a path's length and its last bytes, in
/// which method names differ: strangers only look, they add nothing, so that they cannot make paths collide.
@frozen public struct PathTable<Value: AnyObject> {
  @usableFromInline final class Entry {
    @usableFromInline let path: [UInt8]
    @usableFromInline let value: Value

    @usableFromInline init(_ path: [UInt8], _ value: Value) {
      self.path = path
      self.value = value
    }
  }

  @usableFromInline var slots: [Entry?]

  @inlinable public init(_ entries: [(path: String, value: Value)]) {
    var capacity = 16
    while capacity < entries.count * 4 { capacity *= 2 }
    slots = Array(repeating: nil, count: capacity)
    for entry in entries { insert(Entry(Array(entry.path.utf8), entry.value)) }
  }

  /// The value that belongs to the path; nil for an unknown one.
  @inlinable public subscript(path: UnsafeRawBufferPointer) -> Value? {
    var index = hash(ofPath: path) & (slots.count - 1)
    while let entry = slots[index] {
      if entry.path.withUnsafeBytes({ isEqual($0, path) }) { return entry.value }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  @inlinable mutating func insert(_ entry: Entry) {
    var index = entry.path.withUnsafeBytes { hash(ofPath: $0) } & (slots.count - 1)
    while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
    slots[index] = entry
  }
}

@usableFromInline func hash(ofPath path: UnsafeRawBufferPointer) -> Int {
  var tail: UInt64 = 0
  if path.count >= 8 { tail = path.loadUnaligned(fromByteOffset: path.count - 8, as: UInt64.self) }
  // Fibonacci hashing: the high bits of the product depend on all bits of the key.
  return Int(truncatingIfNeeded: ((tail ^ UInt64(path.count)) &* 0x9e37_79b9_7f4a_7c15) >> 32)
}

@usableFromInline func isEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
  guard left.count == right.count, let leftStart = left.baseAddress, let rightStart = right.baseAddress else {
    return left.count == right.count
  }
  return memcmp(leftStart, rightStart, left.count) == 0
}

extension UnsafeRawBufferPointer {
  /// A request's path up to its "?".
  public var withoutQuery: UnsafeRawBufferPointer {
    guard let start = baseAddress, let end = memchr(start, 0x3f, count) else { return self }
    return UnsafeRawBufferPointer(start: start, count: UnsafeRawPointer(end) - start)
  }
}

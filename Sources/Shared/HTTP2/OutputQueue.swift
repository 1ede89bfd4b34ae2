// Body bytes waiting to be sent on one stream.
#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A first-in first-out queue of bytes that keeps the arrays it is given, and packs small pieces together.
///
/// The usual answer is one array, taken over without a copy; a stream of small messages grows one array instead of many.
struct OutputQueue {
  /// Pieces smaller than this are packed into the last array while that stays below it.
  private static let packBytes = 16 << 10

  private var front: [UInt8] = []
  private var frontOffset = 0
  private var rest: [[UInt8]] = []
  private var restIndex = 0

  /// Bytes not yet read.
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  /// Takes over an array.
  mutating func append(_ bytes: [UInt8]) {
    if bytes.isEmpty { return }
    if count == 0 {
      front = bytes
      frontOffset = 0
    } else if bytes.count < Self.packBytes / 4 {
      bytes.withUnsafeBytes { pack($0) }
      return
    } else {
      rest.append(bytes)
    }
    count += bytes.count
  }

  /// Copies bytes.
  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if bytes.isEmpty { return }
    if count == 0 {
      front.removeAll(keepingCapacity: true)
      frontOffset = 0
      front.append(contentsOf: bytes)
      count = bytes.count
    } else {
      pack(bytes)
    }
  }

  private mutating func pack(_ bytes: UnsafeRawBufferPointer) {
    if rest.isEmpty, front.count + bytes.count <= Self.packBytes {
      front.append(contentsOf: bytes)
    } else if let last = rest.indices.last, rest[last].count + bytes.count <= Self.packBytes {
      rest[last].append(contentsOf: bytes)
    } else {
      rest.append(Array(bytes))
    }
    count += bytes.count
  }

  /// Moves up to `room` bytes to `target`; says how many.
  mutating func read(into target: UnsafeMutableRawPointer, room: Int) -> Int {
    var moved = 0
    while moved < room, count > 0 {
      let step = min(room - moved, front.count - frontOffset)
      front.withUnsafeBytes { if let start = $0.baseAddress { memcpy(target + moved, start + frontOffset, step) } }
      moved += step
      frontOffset += step
      count -= step
      if frontOffset == front.count { advance() }
    }
    return moved
  }

  private mutating func advance() {
    frontOffset = 0
    guard restIndex < rest.count else {
      // Given back at once: a stream may be silent for hours, and there are thousands of them.
      front = []
      return
    }
    front = rest[restIndex]
    rest[restIndex] = []
    restIndex += 1
    if restIndex == rest.count {
      rest.removeAll(keepingCapacity: true)
      restIndex = 0
    }
  }

  mutating func removeAll() {
    self = OutputQueue()
  }
}

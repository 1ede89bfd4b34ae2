/// Finds what belongs to a request path without making a String of it: the paths are known from the start, and few.
///
/// Open addressing over a power of two at least four times the number of paths; FNV-1a over the bytes.
public struct PathTable<Value> {
  private struct Slot {
    let path: [UInt8]
    let value: Value
  }

  private var slots: [Slot?]

  public init(_ entries: [(path: String, value: Value)]) {
    var capacity = 16
    while capacity < entries.count * 4 { capacity *= 2 }
    slots = Array(repeating: nil, count: capacity)
    for entry in entries { insert(Slot(path: Array(entry.path.utf8), value: entry.value)) }
  }

  /// What belongs to the path; nil for an unknown one.
  public subscript(path: UnsafeRawBufferPointer) -> Value? {
    var index = Self.hash(path) & (slots.count - 1)
    while let slot = slots[index] {
      if slot.path.count == path.count, slot.path.elementsEqual(path) { return slot.value }
      index = (index + 1) & (slots.count - 1)
    }
    return nil
  }

  private mutating func insert(_ slot: Slot) {
    var index = slot.path.withUnsafeBytes(Self.hash) & (slots.count - 1)
    while slots[index] != nil { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}

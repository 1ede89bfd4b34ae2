// Memory of streams that the library has forgotten.

/// The numbers a client has jumped over: never to be used again (RFC 9113 §5.1.1), which the library does not remember.
struct SkippedStreams {
  /// Jumps that are remembered, a kilobyte of them. An honest client makes one now and then, for a request that was given up before it was sent.
  private static let jumpsMax = 128

  /// The highest number that was used.
  private(set) var last: UInt32 = 0
  private var jumps: [ClosedRange<UInt32>] = []

  /// Notes the use of a number by HEADERS; false when it had been jumped over.
  mutating func use(_ id: UInt32) -> Bool {
    if id <= last { return jumps.isEmpty || !jumps.contains { $0.contains(id) } }
    if id > last &+ 2, last > 0 || id > 1 {
      if jumps.count == Self.jumpsMax { jumps.removeFirst() }
      jumps.append(last + 1...id - 1)
    }
    last = id
    return true
  }
}

/// The streams on which a client has not said its last word (END_STREAM or RST_STREAM), and those that we have closed before it did. Every other
/// number up to the highest has ended.
struct OpenStreams {
  /// Streams of both kinds that are remembered: many times what may be open at once, so that none that lives is ever forgotten.
  private static let openMax = 1_024
  /// As many as may be open at once: no more can be on their way.
  private static let closedMax = 256

  private var open: [UInt32] = []
  private var closedByUs: [UInt32] = []

  mutating func append(_ id: UInt32) {
    if open.count == Self.openMax { open.removeFirst() }
    open.append(id)
  }

  func contains(_ id: UInt32) -> Bool { open.contains(id) }

  func wasClosedByUs(_ id: UInt32) -> Bool { closedByUs.contains(id) }

  /// The client has said its last word.
  mutating func remove(_ id: UInt32) {
    if let place = open.lastIndex(of: id) { open.remove(at: place) }
    if let place = closedByUs.lastIndex(of: id) { closedByUs.remove(at: place) }
  }

  /// We have closed a stream, perhaps before the client said its last word.
  mutating func closed(_ id: UInt32) {
    guard let place = open.lastIndex(of: id) else { return }
    open.remove(at: place)
    if closedByUs.count == Self.closedMax { closedByUs.removeFirst() }
    closedByUs.append(id)
  }
}

/// The streams on which a server has said its last word (END_STREAM or RST_STREAM): DATA or HEADERS after it are never honest, whatever
/// we have done meanwhile, and the library, which forgets a stream with its end, would let them pass (RFC 9113 §5.1).
///
/// One slot for each of the last 64 numbers, so that noting and asking are one access to memory. A number that was pushed out is forgotten, and frames that
/// come for it are ignored.
struct EndedStreams {
  private static let slotCount = 64
  /// No stream has this number: they have 31 bits.
  private static let nobody = UInt32.max

  private var slots = [UInt32](repeating: nobody, count: slotCount)

  mutating func note(_ id: UInt32) {
    slots[Self.slot(of: id)] = id
  }

  func contains(_ id: UInt32) -> Bool {
    slots[Self.slot(of: id)] == id
  }

  /// Numbers of one side are all odd, or all even.
  private static func slot(of id: UInt32) -> Int {
    Int(truncatingIfNeeded: id >> 1) & (slotCount - 1)
  }
}

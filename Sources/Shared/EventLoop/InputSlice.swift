// How the loop shares its time among peers that send much and peers that send little.
//
// A peer may deliver 64 KiB at once, and the kernel holds more of it: two thousand small requests, 8 ms of work, times the number of
// peers that do so. A peer with one request meanwhile would wait for all of them. So each accepted connection has a slice of time a turn;
// what it has not come to is kept, its socket is not read, and it continues after everybody else, with a bounded part of each turn for all
// who are behind: the order of fq_codel (RFC 8290 §4), new flows before old ones. The expensive part of a TLS handshake always waits there.

internal import CUV

/// The bounds of a turn's work on behalf of peers.
enum InputSlice {
  /// Bytes given to the delegate at once: 70 of the smallest requests, a quarter of a millisecond, by which a slice may be overrun.
  static let pieceBytes = 2_048

  /// Time of one connection in one turn, in nanoseconds: 64 KiB of body take half of it, 64 KiB of small requests 32 slices.
  static let nanoseconds: UInt64 = 100_000

  /// Time of a turn, in nanoseconds, in which connections that have sent a piece or more are served as they are read. A connection that is read later in the
  /// turn is postponed at once: a slice each for a hundred of them would be ten milliseconds.
  static let promptNanoseconds: UInt64 = 500_000

  /// Time of all postponed connections together in one turn, in nanoseconds: what somebody who asks for little may have to wait for them.
  static let postponedNanoseconds: UInt64 = 500_000

  /// Bytes that are read at once from an accepted connection while so many connections wait: what is not worked on is kept, and a crowd that all
  /// send as much as they can must not be kept 64 KiB each.
  static func readBytes(waiting: Int) -> Int {
    min(LoopThread.bufferBytes, max(keptBytes / (waiting + 1), readBytesMin))
  }

  /// Bytes that all who wait may have unread together, as long as they are few: thirty times all that is read at once.
  private static let keptBytes = 2 << 20

  /// A few frames, or a quarter of one: however many wait, a read is worth its system call.
  private static let readBytesMin = 4 << 10

  /// Connections accepted in one turn, about a millisecond of work; a crowd that arrives at once waits in the kernel's backlog.
  static let acceptsMax = 16
}

/// Something with input left to be worked on when the others have had their turn. Confined to the loop's thread.
protocol PostponedReader: AnyObject {
  /// Works on it for one slice. Returns whether some is left.
  func readOn() -> Bool
}

/// Readers that wait to go on, first come first served.
final class PostponedInput {
  private var readers: [any PostponedReader] = []
  private var first = 0

  var isEmpty: Bool { readers.isEmpty }

  /// How many wait.
  var count: Int { readers.count - first }

  func append(_ reader: any PostponedReader) { readers.append(reader) }

  /// A slice for each until the turn's share of time is used up.
  func readOn() {
    let end = uv_hrtime() + InputSlice.postponedNanoseconds
    while first < readers.count {
      let reader = readers[first]
      first += 1
      if reader.readOn() { readers.append(reader) }
      if uv_hrtime() >= end { break }
    }
    if first == readers.count {
      readers.removeAll(keepingCapacity: readers.capacity <= Self.keptCapacity)
      first = 0
    } else if first > readers.count / 2 {
      readers.removeFirst(first)
      first = 0
    }
  }

  /// Places kept for the next crowd.
  private static let keptCapacity = 1_024
}

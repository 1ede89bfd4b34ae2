// Counts frames by kind while their bytes pass by, before the library sees them.
//
// The library answers or ignores most cheap frames without telling us; a flood of them is visible only here. The meter reads
// frame headers (RFC 9113 §4.1: length 24 bit, type 8, flags 8, stream 32) and skips payloads, whatever way the bytes are cut.

import CNghttp2

/// A budget of events that refills with time.
struct TokenBucket {
  private let full: Int64
  private let perMillisecond: Int64
  private var tokens: Int64
  private var filledAtMs: Int64

  /// - Parameter nowMs: Milliseconds of any steady clock; the same clock must be used with `take`.
  init(_ rate: HTTP2Limits.Rate, nowMs: Int64) {
    full = Int64(rate.burst) * 1_000
    perMillisecond = Int64(rate.perSecond)  // thousandths of a token
    tokens = full
    filledAtMs = nowMs
  }

  /// Takes one; false when none is left.
  mutating func take(nowMs: Int64) -> Bool {
    if nowMs > filledAtMs {
      let (gain, overflow) = (nowMs - filledAtMs).multipliedReportingOverflow(by: perMillisecond)
      tokens = overflow || gain > full - tokens ? full : tokens + gain
      filledAtMs = nowMs
    }
    if tokens < 1_000 { return false }
    tokens -= 1_000
    return true
  }

  /// Takes one, or names the flood that emptied the bucket.
  fileprivate mutating func spend(_ flood: HTTP2Flood, _ nowMs: Int64) -> HTTP2Error? {
    take(nowMs: nowMs) ? nil : .flood(flood)
  }

  /// Gives some back, up to the burst.
  mutating func earn(_ count: Int) {
    tokens = min(full, tokens + Int64(count) * 1_000)
  }
}

/// The numbers a client has jumped over: never to be used again (RFC 9113 §5.1.1), which the library does not remember.
struct SkippedStreams {
  /// Jumps that are remembered. An honest client makes none.
  private static let jumpsMax = 16

  private var last: UInt32 = 0
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

/// Reads the frame headers in a stream of bytes and says when there are too many of a kind.
struct FrameMeter {
  private enum Kind {
    static let data: UInt8 = 0x0
    static let headers: UInt8 = 0x1
    static let priority: UInt8 = 0x2
    static let resetStream: UInt8 = 0x3
    static let settings: UInt8 = 0x4
    static let ping: UInt8 = 0x6
    static let windowUpdate: UInt8 = 0x8
    static let continuation: UInt8 = 0x9
  }

  private enum Flag {
    static let endStream: UInt8 = 0x1
    static let endHeaders: UInt8 = 0x4
    static let padded: UInt8 = 0x8
  }

  private static let headBytes = 9
  private static let streamMask: UInt32 = 0x7fff_ffff

  /// What the bytes after a frame header are read for.
  private enum Peek {
    case nothing
    /// The pad length of a DATA frame: is there any content?
    case padLength
    /// The stream a PRIORITY frame names as its parent.
    case parent
  }

  /// Bytes to pass over: the client's preface, payloads.
  private var skip: Int
  private var word: UInt64 = 0
  private var wordBytes = 0
  private var wantedBytes = FrameMeter.headBytes
  private var peek = Peek.nothing
  private var length = 0
  private var kind: UInt8 = 0
  private var flags: UInt8 = 0
  private var stream: UInt32 = 0
  private var isEndOfBlock = false
  private var skipped = SkippedStreams()

  /// When the header block that is still incomplete began; nil between blocks.
  private(set) var headerBlockSinceMs: Int64?

  private var resets: TokenBucket
  private var pings: TokenBucket
  private var settings: TokenBucket
  private var emptyData: TokenBucket
  private var priorities: TokenBucket
  private var unknownFrames: TokenBucket
  private var windowUpdates: TokenBucket
  private let isServer: Bool

  /// - Parameter isServer: A client's preface of 24 bytes precedes its first frame.
  init(limits: HTTP2Limits, isServer: Bool, nowMs: Int64) {
    self.isServer = isServer
    skip = isServer ? Int(NGHTTP2_CLIENT_MAGIC_LEN) : 0
    resets = TokenBucket(limits.resets, nowMs: nowMs)
    pings = TokenBucket(limits.pings, nowMs: nowMs)
    settings = TokenBucket(limits.settings, nowMs: nowMs)
    emptyData = TokenBucket(limits.emptyData, nowMs: nowMs)
    priorities = TokenBucket(limits.priorities, nowMs: nowMs)
    unknownFrames = TokenBucket(limits.unknownFrames, nowMs: nowMs)
    windowUpdates = TokenBucket(limits.windowUpdates, nowMs: nowMs)
  }

  /// DATA sent gives the peer reason for WINDOW_UPDATE.
  mutating func earnWindowUpdates(dataBytes: Int) {
    windowUpdates.earn(1 + dataBytes >> 10)
  }

  /// Reads on; the first thing found that must end the connection, or nil.
  mutating func read(_ bytes: UnsafeRawBufferPointer, nowMs: Int64) -> HTTP2Error? {
    var next = 0
    while next < bytes.count {
      if skip > 0 {
        let step = min(skip, bytes.count - next)
        next += step
        skip -= step
        if skip == 0 { endFrame() }
      } else {
        if wordBytes == 0 { word = 0 }
        // The first byte of a frame header's nine, the high part of its length, is kept in `length` so that one word holds the rest.
        if peek == .nothing, wordBytes == 0 { length = Int(bytes[next]) } else { word = word << 8 | UInt64(bytes[next]) }
        wordBytes += 1
        next += 1
        if wordBytes == wantedBytes, let error = endOfWord(nowMs: nowMs) { return error }
      }
    }
    return nil
  }

  private mutating func endFrame() {
    if isEndOfBlock {
      isEndOfBlock = false
      headerBlockSinceMs = nil
    }
  }

  private mutating func endOfWord(nowMs: Int64) -> HTTP2Error? {
    wordBytes = 0
    let peeked = peek
    peek = .nothing
    wantedBytes = Self.headBytes
    switch peeked {
    case .nothing: return endOfHead(nowMs: nowMs)
    case .padLength:
      skip = length - 1
      return Int(word) < skip ? nil : emptyData.spend(.emptyData, nowMs)
    case .parent:
      skip = length - 4
      // RFC 7540 §5.3.1; RFC 9113 deprecates priorities, older peers are still held to it.
      return UInt32(truncatingIfNeeded: word) & Self.streamMask == stream ? .violation(.protocolError) : nil
    }
  }

  private mutating func endOfHead(nowMs: Int64) -> HTTP2Error? {
    length = length << 16 | Int(word >> 48)
    kind = UInt8(truncatingIfNeeded: word >> 40)
    flags = UInt8(truncatingIfNeeded: word >> 32)
    stream = UInt32(truncatingIfNeeded: word) & Self.streamMask
    skip = length
    let error = judge(nowMs: nowMs)
    if skip == 0, peek == .nothing { endFrame() }
    return error
  }

  private mutating func judge(nowMs: Int64) -> HTTP2Error? {
    switch kind {
    case Kind.data: return data(nowMs: nowMs)
    case Kind.headers, Kind.continuation:
      if headerBlockSinceMs == nil {
        headerBlockSinceMs = nowMs
        if isServer, !skipped.use(stream) { return .violation(.protocolError) }
      }
      isEndOfBlock = flags & Flag.endHeaders != 0
      return nil
    case Kind.resetStream: return resets.spend(.resets, nowMs)
    case Kind.settings: return settings.spend(.settings, nowMs)
    case Kind.ping: return pings.spend(.pings, nowMs)
    case Kind.windowUpdate: return windowUpdates.spend(.windowUpdates, nowMs)
    case Kind.priority: return priority(nowMs: nowMs)
    default: return unknownFrames.spend(.unknownFrames, nowMs)
    }
  }

  private mutating func data(nowMs: Int64) -> HTTP2Error? {
    if flags & Flag.endStream != 0 { return nil }
    if flags & Flag.padded != 0, length > 0 {
      look(.padLength, bytes: 1)
      return nil
    }
    return length > 0 ? nil : emptyData.spend(.emptyData, nowMs)
  }

  /// The library ignores PRIORITY once we have said that we do, and with it these two errors (RFC 9113 §6.3).
  private mutating func priority(nowMs: Int64) -> HTTP2Error? {
    if stream == 0 { return .violation(.protocolError) }
    if length >= 4 { look(.parent, bytes: 4) }
    return priorities.spend(.priorities, nowMs)
  }

  private mutating func look(_ what: Peek, bytes: Int) {
    peek = what
    wantedBytes = bytes
    skip = 0
  }
}

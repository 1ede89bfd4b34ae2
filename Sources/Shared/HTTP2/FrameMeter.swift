// Counts frames by kind while their bytes pass by, before the library sees them.
//
// The library answers or ignores most cheap frames without telling us; a flood of them is visible only here. The meter reads
// frame headers (RFC 9113 §4.1: length 24 bit, type 8, flags 8, stream 32) and skips payloads, whatever way the bytes are cut.

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

  /// Gives some back, up to the burst.
  mutating func earn(_ count: Int) {
    tokens = min(full, tokens + Int64(count) * 1_000)
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

  /// The part of a frame header that matters here: length, type, flags. The stream number is skipped with the payload.
  private static let headBytes = 5
  private static let streamNumberBytes = 4

  /// Bytes to pass over: the client's preface, a stream number and payload.
  private var skip: Int
  private var head: UInt64 = 0
  private var headCount = 0
  /// Length of the padded DATA frame whose next byte after `skip` is its pad length; -1 for none.
  private var paddedLength = -1
  private var isEndOfBlock = false

  /// When the header block that is still incomplete began; nil between blocks.
  private(set) var headerBlockSinceMs: Int64?

  private var resets: TokenBucket
  private var pings: TokenBucket
  private var settings: TokenBucket
  private var emptyData: TokenBucket
  private var priorities: TokenBucket
  private var unknownFrames: TokenBucket
  private var windowUpdates: TokenBucket

  /// - Parameter prefaceBytes: How many bytes precede the first frame: 24 on a server, 0 on a client.
  init(limits: HTTP2Limits, prefaceBytes: Int, nowMs: Int64) {
    skip = prefaceBytes
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

  /// Reads on; the first flood found, or nil.
  mutating func read(_ bytes: UnsafeRawBufferPointer, nowMs: Int64) -> HTTP2Flood? {
    var next = 0
    while next < bytes.count {
      if skip > 0 {
        let step = min(skip, bytes.count - next)
        next += step
        skip -= step
        if skip == 0 { endOfSkip() }
      } else if paddedLength >= 0 {
        let flood = readPadLength(Int(bytes[next]), nowMs: nowMs)
        next += 1
        if let flood { return flood }
      } else {
        head = head << 8 | UInt64(bytes[next])
        headCount += 1
        next += 1
        if headCount == Self.headBytes, let flood = endOfHead(nowMs: nowMs) { return flood }
      }
    }
    return nil
  }

  private mutating func endOfSkip() {
    if isEndOfBlock {
      isEndOfBlock = false
      headerBlockSinceMs = nil
    }
  }

  private mutating func readPadLength(_ padLength: Int, nowMs: Int64) -> HTTP2Flood? {
    skip = paddedLength - 1
    let content = skip - padLength
    paddedLength = -1
    return content > 0 || emptyData.take(nowMs: nowMs) ? nil : .emptyData
  }

  private mutating func endOfHead(nowMs: Int64) -> HTTP2Flood? {
    let length = Int(head >> 16)
    let kind = UInt8(truncatingIfNeeded: head >> 8)
    let flags = UInt8(truncatingIfNeeded: head)
    head = 0
    headCount = 0
    skip = Self.streamNumberBytes + length
    switch kind {
    case Kind.data: return data(length: length, flags: flags, nowMs: nowMs)
    case Kind.headers, Kind.continuation:
      if headerBlockSinceMs == nil { headerBlockSinceMs = nowMs }
      isEndOfBlock = flags & Flag.endHeaders != 0
      return nil
    case Kind.resetStream: return resets.take(nowMs: nowMs) ? nil : .resets
    case Kind.settings: return settings.take(nowMs: nowMs) ? nil : .settings
    case Kind.ping: return pings.take(nowMs: nowMs) ? nil : .pings
    case Kind.windowUpdate: return windowUpdates.take(nowMs: nowMs) ? nil : .windowUpdates
    case Kind.priority: return priorities.take(nowMs: nowMs) ? nil : .priorities
    default: return unknownFrames.take(nowMs: nowMs) ? nil : .unknownFrames
    }
  }

  private mutating func data(length: Int, flags: UInt8, nowMs: Int64) -> HTTP2Flood? {
    if flags & Flag.endStream != 0 { return nil }
    if flags & Flag.padded != 0, length > 0 {
      skip = Self.streamNumberBytes
      paddedLength = length
      return nil
    }
    return length > 0 || emptyData.take(nowMs: nowMs) ? nil : .emptyData
  }
}

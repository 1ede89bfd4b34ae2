// Counts frames by kind while their bytes pass by, before the library sees them.
//
// The library answers or ignores most cheap frames without telling us; a flood of them is visible only here. The meter reads
// frame headers (RFC 9113 §4.1: length 24 bit, type 8, flags 8, stream 32) and skips payloads, whatever way the bytes are cut.

import CNghttp2

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
    static let ack: UInt8 = 0x1
    static let endStream: UInt8 = 0x1
    static let endHeaders: UInt8 = 0x4
    static let padded: UInt8 = 0x8
  }

  private static let headBytes = 9
  private static let streamMask: UInt32 = 0x7fff_ffff

  /// Purpose for which the bytes after a frame header are read.
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
  private var continuationCount = 0
  private var skipped = SkippedStreams()
  /// Open streams of a client, which opens them …
  private var open = OpenStreams()
  /// … and of a server, which does not.
  private var ended: EndedStreams?

  /// Where in the bytes last read the frame began that `read` objected to; 0 when it began earlier.
  private(set) var errorOffset = 0

  /// When the header block that is still incomplete began; nil between blocks.
  private(set) var headerBlockSinceMs: Int64?
  /// Bytes of it that have come.
  private(set) var headerBlockBytes = 0

  private var resets: TokenBucket
  private var pings: TokenBucket
  private var settings: TokenBucket
  private var emptyData: TokenBucket
  private var priorities: TokenBucket
  private var unknownFrames: TokenBucket
  private var windowUpdates: TokenBucket
  private var lateFrames: TokenBucket
  private let isServer: Bool
  /// A server's first frame has not come: it must be SETTINGS (RFC 9113 §3.4), which the library asks of clients only.
  private var awaitsSettings: Bool
  private let continuationsMax: Int

  /// - Parameter isServer: A client's preface of 24 bytes precedes its first frame.
  init(limits: HTTP2Limits, isServer: Bool, nowMs: Int64) {
    self.isServer = isServer
    awaitsSettings = !isServer
    continuationsMax = limits.continuationsMax
    skip = isServer ? Int(NGHTTP2_CLIENT_MAGIC_LEN) : 0
    resets = TokenBucket(limits.resets, nowMs: nowMs)
    pings = TokenBucket(limits.pings, nowMs: nowMs)
    settings = TokenBucket(limits.settings, nowMs: nowMs)
    emptyData = TokenBucket(limits.emptyData, nowMs: nowMs)
    priorities = TokenBucket(limits.priorities, nowMs: nowMs)
    unknownFrames = TokenBucket(limits.unknownFrames, nowMs: nowMs)
    windowUpdates = TokenBucket(limits.windowUpdates, nowMs: nowMs)
    lateFrames = TokenBucket(limits.lateFrames, nowMs: nowMs)
    if !isServer { ended = EndedStreams() }
  }

  /// The session has closed a stream.
  mutating func closed(_ id: Int32) { open.closed(UInt32(bitPattern: id)) }

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
        if headerBlockSinceMs != nil { headerBlockBytes += step }
        if skip == 0 { endFrame() }
      } else {
        if wordBytes == 0 { word = 0 }
        // The first byte of a frame header's nine, the high part of its length, is kept in `length` so that one word holds the rest.
        if peek == .nothing, wordBytes == 0 { length = Int(bytes[next]) } else { word = word << 8 | UInt64(bytes[next]) }
        wordBytes += 1
        next += 1
        if wordBytes == wantedBytes {
          let headEnd = wantedBytes == Self.headBytes ? next : next - wantedBytes
          if let error = endOfWord(nowMs: nowMs) {
            errorOffset = max(0, headEnd - Self.headBytes)
            return error
          }
        }
      }
    }
    return nil
  }

  private mutating func endFrame() {
    if isEndOfBlock {
      isEndOfBlock = false
      headerBlockSinceMs = nil
      headerBlockBytes = 0
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
    if awaitsSettings {
      awaitsSettings = false
      if kind != Kind.settings || flags & Flag.ack != 0 { return .violation(.protocolError) }
    }
    switch kind {
    case Kind.data: return data(nowMs: nowMs)
    case Kind.headers: return headers(nowMs: nowMs)
    case Kind.continuation: return continuation()
    case Kind.resetStream:
      noteEnd()
      return resets.spend(.resets, nowMs)
    case Kind.settings: return settings.spend(.settings, nowMs)
    case Kind.ping: return pings.spend(.pings, nowMs)
    case Kind.windowUpdate: return windowUpdates.spend(.windowUpdates, nowMs)
    case Kind.priority: return priority(nowMs: nowMs)
    default: return unknownFrames.spend(.unknownFrames, nowMs)
    }
  }

  /// Within a header block no other frame may come: that error is the library's to find.
  private mutating func headers(nowMs: Int64) -> HTTP2Error? {
    guard headerBlockSinceMs == nil else { return nil }
    headerBlockSinceMs = nowMs
    continuationCount = 0
    isEndOfBlock = flags & Flag.endHeaders != 0
    let isNew = stream > skipped.last
    if isServer, !skipped.use(stream) { return .violation(.protocolError) }
    let hasEnd = flags & Flag.endStream != 0
    // Even numbers are the library's to refuse.
    if isServer, isNew, stream & 1 == 1 {
      if !hasEnd { open.append(stream) }
      return nil
    }
    if let error = ofEndedStream(nowMs) { return error }
    if hasEnd { noteEnd() }
    return nil
  }

  /// DATA and HEADERS after the peer has said its last word on a stream are never honest, whatever we have done meanwhile (RFC 9113 §5.1); on a
  /// stream that we have ended they may have been on their way.
  private mutating func ofEndedStream(_ nowMs: Int64) -> HTTP2Error? {
    if let ended { return ended.contains(stream) ? .violation(.streamClosed) : nil }
    guard stream <= skipped.last, stream & 1 == 1, !open.contains(stream) else { return nil }
    return open.wasClosedByUs(stream) ? lateFrames.spend(.lateFrames, nowMs) : .violation(.streamClosed)
  }

  private mutating func noteEnd() {
    if isServer { open.remove(stream) } else { ended?.note(stream) }
  }

  private mutating func continuation() -> HTTP2Error? {
    guard headerBlockSinceMs != nil else { return nil }
    isEndOfBlock = flags & Flag.endHeaders != 0
    continuationCount += 1
    return continuationCount > continuationsMax ? .flood(.continuations) : nil
  }

  private mutating func data(nowMs: Int64) -> HTTP2Error? {
    if headerBlockSinceMs != nil { return nil }
    if let error = ofEndedStream(nowMs) { return error }
    if flags & Flag.endStream != 0 {
      noteEnd()
      return nil
    }
    if flags & Flag.padded != 0, length > 0 {
      look(.padLength, bytes: 1)
      return nil
    }
    return length > 0 ? nil : emptyData.spend(.emptyData, nowMs)
  }

  /// The library ignores PRIORITY once we have said that we do, and with it these two errors (RFC 9113 §6.3).
  private mutating func priority(nowMs: Int64) -> HTTP2Error? {
    if stream == 0 { return .violation(.protocolError) }
    // Any other length is an error of its own, which the library finds.
    if length == 5 { look(.parent, bytes: 4) }
    return priorities.spend(.priorities, nowMs)
  }

  private mutating func look(_ what: Peek, bytes: Int) {
    peek = what
    wantedBytes = bytes
    skip = 0
  }
}

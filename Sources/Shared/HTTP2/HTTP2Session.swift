// A HTTP/2 connection without a socket: bytes in, bytes out, events in between.
//
// The owner feeds what the socket read to `receive`, and as long as `wantsWrite` moves what `fill` or `pull` give to the socket,
// stopping at its own high-water mark: that is how a slow reader's back-pressure reaches the streams. Failure has one path: the
// event `sessionFailed`, a GOAWAY in the output, `isFinished` once it was taken.
//
// Framing, HPACK and the state of streams are nghttp2's. Work that it leaves undone is done here: floods (`FrameMeter`), header lists
// that are too large, output queues and their bounds, what becomes of unread bytes when a stream ends, time limits.
// Files: +Callbacks (from C), +Input (what callbacks mean), +Output, +FlowControl, +Shutdown.
import CNghttp2

/// One side of a HTTP/2 connection. Confined to one thread; never blocks, never asks for the time.
public final class HTTP2Session {
  /// Which side of the connection this is.
  public enum Role: Sendable, Hashable {
    case server, client
  }

  /// As it was begun with.
  public let role: Role
  /// As it was begun with.
  public let limits: HTTP2Limits

  // Why `@exclusivity(unchecked)`: the session is confined to one thread, and each access below is a load, a store or a call into a
  // value of our own that calls nobody back. Checking that at run time costs a tenth of a request.

  /// Why the session failed; nil while it lives.
  @exclusivity(unchecked) public internal(set) var failure: HTTP2Error?

  /// Streams that are open or being opened.
  @exclusivity(unchecked) public internal(set) var liveStreamCount = 0

  /// Output bytes of all streams that wait to be sent.
  @exclusivity(unchecked) public internal(set) var bufferedBytes = 0

  /// Bytes that a header block that has begun and does not end makes this side keep; 0 between blocks.
  ///
  /// The library keeps the field that is not whole, Huffman's code undone (at most 8/5 of its bytes, RFC 7541 §5.2), in a buffer of its own; we
  /// keep the fields before it.
  public var headerBlockBytes: Int {
    if meter.headerBlockSinceMs == nil { return 0 }
    return Self.headerBlockCost + 2 * meter.headerBlockBytes + (headerStorage?.count ?? 0)
  }

  /// Cost of a block, however little of it has come: a list of ours, and a page or two of the library's buffer.
  private static let headerBlockCost = 8 << 10

  /// Streams of which everything was said, and whose peers still send, or may.
  @exclusivity(unchecked) public internal(set) var answeredStreamCount = 0

  /// Whether the peer has said GOAWAY: no more requests can be submitted.
  @exclusivity(unchecked) public internal(set) var isGoAwayReceived = false

  unowned let events: any HTTP2SessionEvents
  let library: OpaquePointer
  let scratch = FieldScratch()

  @exclusivity(unchecked) var nowMs: Int64
  @exclusivity(unchecked) var meter: FrameMeter
  @exclusivity(unchecked) var provokedResets: TokenBucket
  /// The stream and block that the header block being received fills.
  @exclusivity(unchecked) var headerStream: HTTP2Stream?
  @exclusivity(unchecked) var headerStorage: HeaderStorage?
  /// Blocks of memory of streams that nobody remembers, to be used again.
  @exclusivity(unchecked) var spareStorages: [HeaderStorage] = []
  /// Its size so far, what was left out included.
  @exclusivity(unchecked) var headerBytes = 0
  /// The error that made a callback stop the library.
  @exclusivity(unchecked) var callbackError: HTTP2Error?
  /// Streams owed a `streamWritable` when the library has returned.
  @exclusivity(unchecked) var drained: [HTTP2Stream] = []
  @exclusivity(unchecked) var firstLive: Unmanaged<HTTP2Stream>?
  @exclusivity(unchecked) var isSettingsAcknowledged = false
  @exclusivity(unchecked) var isGoodbyeSaid = false
  @exclusivity(unchecked) var isTerminated = false
  /// Output given to the socket so far, and how much it was when it last moved: a peer that does not read shows in it.
  @exclusivity(unchecked) var takenBytes = 0
  @exclusivity(unchecked) var takenBytesSeen = 0
  /// When output was last taken, or there was none, as `tick` saw it.
  @exclusivity(unchecked) public internal(set) var outputMovedMs: Int64
  let createdMs: Int64
  /// Since when no stream is open, if none is.
  @exclusivity(unchecked) public internal(set) var idleSinceMs: Int64

  @exclusivity(unchecked) private var isInside = false
  @exclusivity(unchecked) private var isFailureReported = false
  /// The part of the library's last frame that did not fit; its memory is valid until the next `mem_send`.
  @exclusivity(unchecked) private var leftover = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Begins a session; its SETTINGS (and a client's preface) wait in the output at once.
  /// - Parameters:
  ///   - events: Kept unowned; must live as long as the session is used.
  ///   - nowMs: Milliseconds of a steady clock, as in every later call.
  /// - Throws: ``HTTP2Error/outOfMemory``.
  public init(role: Role, limits: HTTP2Limits, events: any HTTP2SessionEvents, nowMs: Int64) throws(HTTP2Error) {
    self.role = role
    self.limits = limits
    self.events = events
    self.nowMs = nowMs
    createdMs = nowMs
    idleSinceMs = nowMs
    outputMovedMs = nowMs
    meter = FrameMeter(limits: limits, isServer: role == .server, nowMs: nowMs)
    provokedResets = TokenBucket(limits.provokedResets, nowMs: nowMs)
    library = try LibrarySession.make(role: role, limits: limits)
    attachToLibrary()
    try submitSettings()
  }

  deinit {
    nghttp2_session_del(library)  // calls no callback
    forgetAllStreams()
  }

  private func submitSettings() throws(HTTP2Error) {
    var settings = [
      nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, limits.concurrentStreamsMax),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_INITIAL_WINDOW_SIZE, role == .client ? limits.firstWindowBytes : limits.streamWindowBytes),
      nghttp2_settings_entry(NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, limits.headerListBytesMax),
      // Priorities of RFC 7540 are deprecated; without their tree nobody can make us walk it.
      nghttp2_settings_entry(NGHTTP2_SETTINGS_NO_RFC7540_PRIORITIES, 1),
    ]
    if role == .client { settings.append(nghttp2_settings_entry(NGHTTP2_SETTINGS_ENABLE_PUSH, 0)) }
    let flags = UInt8(NGHTTP2_FLAG_NONE.rawValue)
    try check(nghttp2_submit_settings(library, flags, settings, settings.count))
    try check(nghttp2_session_set_local_window_size(library, flags, 0, Int32(clamping: limits.connectionWindowBytes)))
  }

  // MARK: Bytes in

  /// Takes what the peer sent, cut anywhere. Requests, bodies and failures come as events before it returns.
  /// - Parameter nowMs: Milliseconds of the session's steady clock.
  public func receive(_ bytes: UnsafeRawBufferPointer, nowMs: Int64) {
    guard failure == nil, !isInside, !bytes.isEmpty else { return }
    self.nowMs = nowMs
    inside {
      guard let error = meter.read(bytes, nowMs: nowMs) else { return feed(bytes) }
      // Bytes that came before the offence are served, however the network cut the bytes.
      if meter.errorOffset > 0 { feed(UnsafeRawBufferPointer(rebasing: bytes[..<meter.errorOffset])) }
      fail(error)
    }
  }

  private func feed(_ bytes: UnsafeRawBufferPointer) {
    let taken = nghttp2_session_mem_recv(library, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
    if taken < 0 {
      fail(callbackError ?? HTTP2Error(libraryCode: taken))
    } else if nghttp2_session_get_outbound_queue_size(library) > limits.outboundFramesMax {
      fail(.flood(.unreadAnswers))
    }
  }

  // MARK: Bytes out

  /// Whether `fill` or `pull` would give something now.
  public var wantsWrite: Bool {
    !leftover.isEmpty || (!isTerminated && !isCutOff && nghttp2_session_want_write(library) != 0)
  }

  /// Whether everything is over and sent: close the socket.
  public var isFinished: Bool {
    if wantsWrite { return false }
    return isTerminated || isCutOff || nghttp2_session_want_read(library) == 0
  }

  /// Fills the buffer as far as there is output; a frame that does not fit is continued by the next call.
  /// - Returns: Bytes written; 0 when nothing is to be sent.
  public func fill(_ target: UnsafeMutableRawBufferPointer) -> Int {
    guard !isInside else { return 0 }
    var filled = 0
    repeat {
      inside {
        while filled < target.count, let frame = nextOutput() {
          let step = min(frame.count, target.count - filled)
          UnsafeMutableRawBufferPointer(rebasing: target[filled...]).copyMemory(from: UnsafeRawBufferPointer(rebasing: frame[..<step]))
          filled += step
          leftover = UnsafeRawBufferPointer(rebasing: frame[step...])
        }
      }
    } while filled < target.count && wantsWrite  // the events above may have added some
    return filled
  }

  /// Lends output piece by piece until `limit` is reached (and passed by less than one frame) or nothing is left.
  /// - Returns: Bytes lent.
  @discardableResult
  public func pull(upTo limit: Int = .max, _ body: (UnsafeRawBufferPointer) -> Void) -> Int {
    guard !isInside else { return 0 }
    var pulled = 0
    repeat {
      inside {
        while pulled < limit, let frame = nextOutput() {
          pulled += frame.count
          body(frame)
        }
      }
    } while pulled < limit && wantsWrite
    return pulled
  }

  private func nextOutput() -> UnsafeRawBufferPointer? {
    if !leftover.isEmpty {
      defer { leftover = UnsafeRawBufferPointer(start: nil, count: 0) }
      return leftover
    }
    if isTerminated || isCutOff { return nil }
    var bytes: UnsafePointer<UInt8>?
    let count = nghttp2_session_mem_send(library, &bytes)
    if count > 0 {
      takenBytes &+= count
      return UnsafeRawBufferPointer(start: bytes, count: count)
    }
    if count < 0 {
      fail(callbackError ?? HTTP2Error(libraryCode: count))
      isTerminated = true  // the library cannot even say goodbye
    }
    return nil
  }

  // MARK: In and out of the library

  /// Runs what may call back from the library, then delivers what had to wait until it returned.
  func inside(_ body: () -> Void) {
    isInside = true
    body()
    if let failure, !isFailureReported {
      isFailureReported = true
      events.sessionFailed(failure)
      closeAllStreams(failure.closingCode)
    }
    while let stream = drained.popLast() {
      if !stream.isClosed { events.streamWritable(stream) }
    }
    isInside = false
  }

  /// Ends the session for a reason; the first reason stays.
  func fail(_ error: HTTP2Error) {
    guard failure == nil else { return }
    failure = error
    callbackError = nil  // what follows, the goodbye, must get through
    if !isCutOff { nghttp2_session_terminate_session(library, error.closingCode.rawValue) }
  }

  /// Nothing that is said now would be heard.
  private var isCutOff: Bool { failure == .connectionLost || failure == .peerNotReading }

  /// Events are being delivered, or the library is at work.
  var isBusy: Bool { isInside }

  func check(_ code: Int32) throws(HTTP2Error) {
    if code < 0 { throw HTTP2Error(libraryCode: Int(code)) }
  }
}

extension nghttp2_settings_entry {
  fileprivate init(_ setting: nghttp2_settings_id, _ value: Int) {
    self.init(settings_id: Int32(setting.rawValue), value: UInt32(clamping: value))
  }
}

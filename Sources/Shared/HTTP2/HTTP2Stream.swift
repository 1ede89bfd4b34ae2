// One exchange of a connection: what has been received of it, and what waits to be sent.

/// The methods this house tells apart.
public enum HTTP2Method: Sendable, Hashable {
  case get, head, post, put, delete, options, patch, connect, trace, other

  /// GET, or HEAD, which is answered as GET is, without the content (RFC 9110 §9.3.2).
  public var asksOnly: Bool { self == .get || self == .head }

  /// Whether anybody here could be asked so. The others are answered 501 wherever they are sent (RFC 9110 §9.1), CONNECT among them: nobody here
  /// is a tunnel.
  public var isImplemented: Bool { self != .other && self != .connect }

  init(_ name: UnsafeRawBufferPointer) {
    switch name.count {
    case 3: self = name.isEqual(to: "GET") ? .get : name.isEqual(to: "PUT") ? .put : .other
    case 4: self = name.isEqual(to: "POST") ? .post : name.isEqual(to: "HEAD") ? .head : .other
    case 5: self = name.isEqual(to: "PATCH") ? .patch : name.isEqual(to: "TRACE") ? .trace : .other
    case 6: self = name.isEqual(to: "DELETE") ? .delete : .other
    case 7: self = name.isEqual(to: "OPTIONS") ? .options : name.isEqual(to: "CONNECT") ? .connect : .other
    default: self = .other
    }
  }
}

/// A stream of a ``HTTP2Session``: request and response, each with a header list, a body and perhaps trailers.
///
/// Confined to the thread of its session. May be kept after its end; what is asked of it then is refused with `streamClosed`.
public final class HTTP2Stream {
  // `@exclusivity(unchecked)` for the reason given in HTTP2Session.

  /// The number on the wire: odd, rising.
  @exclusivity(unchecked) public internal(set) var id: Int32

  /// A place for the session's user to hang what belongs to this stream; let go when the stream has closed.
  public var context: AnyObject? {
    get { heldContext }
    set { heldContext = newValue }
  }

  /// The peer's header list: the request on a server, the final response on a client. Empty until `streamHeaders`.
  @exclusivity(unchecked) public internal(set) var headers = HTTP2HeaderList()

  /// The peer's trailers; nil until `streamTrailers`.
  @exclusivity(unchecked) public internal(set) var trailers: HTTP2HeaderList?

  /// The request's method (servers only).
  public internal(set) var method: HTTP2Method {
    get { heldMethod }
    set { heldMethod = newValue }
  }

  /// The response's status as the peer wrote it (clients only; 0 until `streamHeaders`).
  public internal(set) var status: Int {
    get { heldStatus }
    set { heldStatus = newValue }
  }

  // Properties that other modules read of each stream several times. They do not see that a stored property is unchecked, and would check it.
  @exclusivity(unchecked) private var heldContext: AnyObject?
  @exclusivity(unchecked) private var heldMethod = HTTP2Method.other
  @exclusivity(unchecked) private var heldStatus = 0

  /// Whether the final status is one at all (RFC 9110 §15). A status that is not is no answer that anybody could pass on.
  public var hasValidStatus: Bool { 200...599 ~= status }

  /// Whether the peer waits for status 100 before it sends the body (RFC 9110 §10.1.1; servers only).
  @exclusivity(unchecked) public internal(set) var expectsContinue = false

  /// Body bytes received and not yet given back with `consume`: what the peer's window is short of.
  @exclusivity(unchecked) public internal(set) var unconsumedBytes = 0

  /// Whether the peer's side has ended.
  @exclusivity(unchecked) public internal(set) var isInputEnded = false

  /// Whether our final header list was handed in.
  @exclusivity(unchecked) public internal(set) var areHeadersSent = false

  /// Whether the end of our side was handed in (it may still wait in the queue).
  @exclusivity(unchecked) public internal(set) var isOutputEnded = false

  /// Whether the stream has ended altogether, in peace or not.
  @exclusivity(unchecked) public internal(set) var isClosed = false

  /// Output bytes waiting to be sent.
  public var bufferedBytes: Int { output.count }

  // State that the session keeps here rather than in tables of its own.

  /// Where the pseudo-header fields' values lie in `headers`: offset and length, in half the room of an `Int` (`HTTP2Limits.headerListBytesMax`).
  struct Slice {
    let offset: Int32
    let count: Int32

    init(offset: Int = 0, count: Int = 0) {
      self.offset = Int32(offset)
      self.count = Int32(count)
    }
  }
  @exclusivity(unchecked) var pathSlice = Slice()
  @exclusivity(unchecked) var authoritySlice = Slice()
  @exclusivity(unchecked) var schemeSlice = Slice()

  @exclusivity(unchecked) var output = OutputQueue()
  @exclusivity(unchecked) var outputTrailers: HTTP2HeaderList?
  /// Keeps the memory alive that the library's queued HEADERS frame points to.
  @exclusivity(unchecked) var sentHeaders: HTTP2HeaderList?
  /// The library waits for `resume` before it asks for output again.
  @exclusivity(unchecked) var isDeferred = false
  /// The writer was told to wait; it is owed a `streamWritable`.
  @exclusivity(unchecked) var owesWritable = false
  /// The session's user knows of this stream.
  @exclusivity(unchecked) var isAnnounced = false
  /// We reset it ourselves: not the peer's fault, and nothing more of it is reported.
  @exclusivity(unchecked) var isResetByUs = false
  /// Its reader has shown that it reads.
  @exclusivity(unchecked) var isWindowWide = false
  /// The library closed it: no call may name it any more.
  @exclusivity(unchecked) var isForgotten = false
  /// The library has refused a frame of this stream.
  @exclusivity(unchecked) var isFaultOfOneFrame = false
  /// Our side has ended before the peer's: what still comes is read and thrown away, within limits.
  @exclusivity(unchecked) var isAnswered = false
  @exclusivity(unchecked) var isHeaderListTooLarge = false
  /// Responses of status 1xx so far (clients only).
  @exclusivity(unchecked) var informationalCount = 0
  /// Bytes since `lastInputMs` and `lastOutputMs`: too few are no progress.
  @exclusivity(unchecked) var inputSinceMark = 0
  @exclusivity(unchecked) var outputSinceMark = 0
  @exclusivity(unchecked) var hasFinalHeaders = false
  @exclusivity(unchecked) var lastInputMs: Int64
  @exclusivity(unchecked) var lastOutputMs: Int64

  // The session's list of live streams: links instead of a table, so that leaving it costs nothing.
  @exclusivity(unchecked) var nextLive: Unmanaged<HTTP2Stream>?
  @exclusivity(unchecked) var previousLive: Unmanaged<HTTP2Stream>?

  init(id: Int32, nowMs: Int64) {
    self.id = id
    lastInputMs = nowMs
    lastOutputMs = nowMs
  }

  /// Lets go of the peer's header list, path and authority with it: for streams that stay open long after it was read.
  public func dropHeaders() { headers = HTTP2HeaderList() }

  /// Lets go of the peer's header list when it is a large one: its stream may wait for its reader with nobody else to read the list. A list of
  /// usual size is left, for its memory serves the next stream.
  public func dropLargeHeaders() {
    if let storage = headers.storage, storage.count > Self.usualHeaderBytes { dropHeaders() }
  }

  /// A request with a token has half of it.
  private static let usualHeaderBytes = 2 << 10

  /// Keeps of the peer's header list only these fields, none of the pseudo-header fields, in no more memory than they need: for streams that stay
  /// open long after the rest was read.
  public func keepHeaders(where isKept: (_ name: UnsafeRawBufferPointer) -> Bool) {
    var kept = HTTP2HeaderList()
    kept.append(contentsOf: headers, where: isKept)
    kept.storage?.trim()
    headers = kept
    (pathSlice, authoritySlice, schemeSlice) = (Slice(), Slice(), Slice())
  }

  /// Gives back what is unused of the memory of the peer's header list: for streams that stay open long, and whose list is read again.
  public func trimHeaders() { headers.storage?.trim() }

  /// Lends the request's path with its query (servers only).
  public func withPath<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { lend(pathSlice, body) }

  /// The request's path with its query (servers only).
  public var path: String { withPath { String(decoding: $0, as: UTF8.self) } }

  /// Lends what the request was addressed to: `:authority`, or else `host` (servers only).
  public func withAuthority<R>(_ body: (UnsafeRawBufferPointer) -> R) -> R { lend(authoritySlice, body) }

  /// The authority that the request was addressed to: `:authority`, or else `host` (servers only).
  public var authority: String { withAuthority { String(decoding: $0, as: UTF8.self) } }

  /// The request's scheme (servers only).
  public var scheme: String { lend(schemeSlice) { String(decoding: $0, as: UTF8.self) } }

  private func lend<R>(_ slice: Slice, _ body: (UnsafeRawBufferPointer) -> R) -> R {
    guard let storage = headers.storage else { return body(UnsafeRawBufferPointer(start: nil, count: 0)) }
    return withExtendedLifetime(storage) {
      body(UnsafeRawBufferPointer(start: storage.base + Int(slice.offset), count: Int(slice.count)))
    }
  }
}

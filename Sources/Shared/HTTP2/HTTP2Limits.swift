// Every limit of a session: its name, its value, and the attack or accident it stops.
//
// Three presets: `.publicServer` faces strangers, `.innerServer` faces our own gateway (one connection carries thousands of
// players, so per-connection limits are wide), `.upstreamClient` is the gateway's and the services' side of that connection.

/// Limits of one session for its peer, and for itself.
public struct HTTP2Limits: Sendable, Hashable {
  /// A budget that refills: `burst` at once, then `perSecond`.
  public struct Rate: Sendable, Hashable {
    /// How many at once, and how many a second are added up to that.
    public var burst: Int
    public var perSecond: Int

    public init(burst: Int, perSecond: Int) {
      self.burst = burst
      self.perSecond = perSecond
    }
  }

  /// The call or event that opens the connection's receive window again.
  public enum ConnectionCredit: Sendable, Hashable {
    /// `consume` opens stream and connection together: bounds the unread bytes of the whole connection.
    case withStream
    /// The connection's bytes count as read on arrival, only the stream's wait for `consume`: one reader that stopped cannot
    /// stall the others that share the connection. Unread bytes are bounded by streams × stream window.
    case atOnce
  }

  /// Streams the peer may have open at once. More are refused (REFUSED_STREAM, safe to retry) until it has acknowledged this setting, and
  /// end the connection (PROTOCOL_ERROR) once it has: then it was no race. Stops a connection from claiming any number of handlers.
  /// RFC 9113 advises at least 100; 256 lets a burst of requests run beside the watches of one phone.
  public var concurrentStreamsMax = 256

  /// Unread body bytes of one stream. The default of the protocol: one message of usual size without a wait for WINDOW_UPDATE.
  public var streamWindowBytes = 64 << 10

  /// Unread body bytes up to which a stream's sender is expected to go on, less than a window by half a frame: whoever gathers bodies before it
  /// reads them keeps no more than this unread.
  public var gatheredBytesMax: Int { streamWindowBytes - Self.frameBytesMax / 2 }

  /// Body bytes a stream may bring before its first `consume` shows that somebody reads them; only then its window is that of
  /// `streamWindowBytes`. A thousand answers that nobody takes are thus a thousand times this, on a connection that others wait for (clients).
  public var firstWindowBytes = 64 << 10

  /// Unread body bytes of all streams of a connection: 16 full stream windows. Stops many half-read uploads from adding up.
  public var connectionWindowBytes = 1 << 20

  /// See ``ConnectionCredit``.
  public var connectionCredit = ConnectionCredit.withStream

  /// Bytes of one frame's payload. The smallest the protocol allows: a peer's frame never holds the connection for long.
  /// Not a variable: the protocol's minimum is also the maximum we ever accept.
  public static let frameBytesMax = 16 << 10

  /// Size of one header list as RFC 9113 §10.5.1 counts it (name + value + 32 each). Beyond it a request is answered 431.
  public var headerListBytesMax = 16 << 10

  /// Bytes that the lists of inner connections may have more than those of strangers: a sender that passes a request on adds a ticket (1 KiB at most), the
  /// request's id, its trace, the client's address and its time. Without it a list that the gateway has taken would be refused behind it.
  public static let headerHeadroomBytes = 4 << 10

  /// Decoded size beyond which a header block ends the connection: a HPACK bomb (few bytes that name a large entry again and
  /// again) would otherwise be decoded to its end only to be answered 431.
  public var headerBombBytesMax = 256 << 10

  /// CONTINUATION frames after a HEADERS frame: 8 × 16 KiB is more than any list we accept. Stops endless header blocks.
  public var continuationsMax = 8

  /// Entries in one SETTINGS frame. The protocol knows eight.
  public var settingsEntriesMax = 32

  /// Answers to PING and SETTINGS kept for a peer that does not read them. Stops memory growth by unread acknowledgements.
  public var unreadAnswersMax = 256

  /// Frames of all kinds, beyond those that carry bodies, waiting for a peer that does not read. Same attack, other frames.
  public var outboundFramesMax = 4_096

  /// RST_STREAM from the peer: "rapid reset" makes us start work that is cancelled at once, beyond the stream limit's reach. A client that
  /// cancels all its streams at once is no attack.
  public var resets = Rate(burst: 300, perSecond: 33)

  /// RST_STREAM that the peer's mistakes make us send: "made you reset", the same attack from the other side.
  public var provokedResets = Rate(burst: 200, perSecond: 33)

  /// PING frames: each costs an answer. Keep-alives need one in many seconds.
  public var pings = Rate(burst: 60, perSecond: 10)

  /// SETTINGS frames: each costs an answer and may touch every stream's window.
  public var settings = Rate(burst: 20, perSecond: 2)

  /// DATA frames without a byte of content that do not end their stream: work without flow control.
  public var emptyData = Rate(burst: 100, perSecond: 20)

  /// WINDOW_UPDATE frames, beyond those that the DATA we sent has earned (one per frame and one per KiB).
  public var windowUpdates = Rate(burst: 2_000, perSecond: 500)

  /// PRIORITY frames: we ignore what they say, reading them still costs.
  public var priorities = Rate(burst: 500, perSecond: 50)

  /// DATA and HEADERS on streams that we have closed: they were on their way, which ends within a round trip.
  public var lateFrames = Rate(burst: 2_000, perSecond: 200)

  /// Frames of types we do not know: ignored as the protocol wants, but not for ever.
  public var unknownFrames = Rate(burst: 200, perSecond: 20)

  /// Output of one stream that is kept for a slow reader: two of the largest messages. Beyond it `send` refuses.
  public var streamOutputBytesMax = 8 << 20

  /// Output of all streams kept for one slow connection.
  public var connectionOutputBytesMax = 32 << 20

  /// A stream whose output is above this asks its writer to wait …
  public var outputHighWaterBytes = 64 << 10

  /// … until it has fallen to this. The distance saves a wake-up per frame.
  public var outputLowWaterBytes = 16 << 10

  /// Milliseconds until the peer's preface and SETTINGS acknowledgement must be here. Stops half-open connections.
  public var handshakeMsMax: Int64 = 10_000

  /// Milliseconds from the first to the last byte of a header block. Stops "slow loris": a byte now and then.
  public var headerBlockMsMax: Int64 = 10_000

  /// Milliseconds without progress of a request body that is being waited for. Stops slow uploads; the stream is reset.
  public var bodyStallMsMax: Int64 = 30_000

  /// Milliseconds without progress of output that is ready. Stops readers with a zero window: the stream is reset; and peers that read
  /// nothing from the socket: the connection is closed.
  public var outputStallMsMax: Int64 = 30_000

  /// Bytes that count as progress, in either direction: a byte now and then, body or WINDOW_UPDATE, would keep a stream open for ever. The
  /// slowest mobile network brings as much in a second.
  public var progressBytesMin = 1 << 10

  /// Bytes of a request that are read and thrown away after its answer, so that the answer is not lost to a reset. Beyond it the stream is
  /// reset with NO_ERROR. Half of what a client may have sent before it could know; more than nearly every request has.
  public var answeredInputBytesMax = 32 << 10

  /// Milliseconds until the rest of an answered request must be here; then the stream is reset with NO_ERROR. A few round trips.
  public var answeredInputMsMax: Int64 = 2_000

  /// Responses of status 1xx before the final one (clients). The protocol names four of them; an endless row would hold a call for ever.
  public var informationalMax = 8

  /// Milliseconds a client's connection goes on after its server has said GOAWAY. Servers end what runs within seconds; one that does not
  /// would keep the connection for ever.
  public var farewellMsMax: Int64 = 60_000

  /// Milliseconds without an open stream, after which the session says goodbye. Frees what nobody uses.
  public var idleMsMax: Int64 = 300_000

  public init() {}

  /// Faces strangers.
  public static let publicServer: HTTP2Limits = {
    var limits = HTTP2Limits()
    // Less is fetched ahead for a phone that may have stopped reading: a service makes more in a tenth of a millisecond.
    limits.outputHighWaterBytes = 8 << 10
    limits.outputLowWaterBytes = 4 << 10
    return limits
  }()

  /// Faces our own gateway: one connection carries thousands of players, whose resets and windows add up.
  public static let innerServer: HTTP2Limits = {
    var limits = HTTP2Limits()
    limits.concurrentStreamsMax = 32_768
    limits.headerListBytesMax += headerHeadroomBytes
    limits.connectionWindowBytes = 16 << 20
    limits.connectionCredit = .atOnce
    limits.widenRates(by: 1_000)
    limits.outboundFramesMax = 262_144
    limits.connectionOutputBytesMax = 256 << 20
    limits.outputHighWaterBytes = 16 << 10
    limits.outputLowWaterBytes = 4 << 10
    limits.idleMsMax = .max
    // The gateway's limits of stalling clients are what ends their streams, never these: a reset by a service would look like its failure. In
    // this time the slowest reader the gateway bears takes half a stream's window (progressBytesMin in outputStallMsMax: 16 minutes), which is
    // when we hear that it has read anything.
    limits.bodyStallMsMax = innerStallMsMax
    limits.outputStallMsMax = innerStallMsMax
    return limits
  }()

  /// Twenty minutes.
  static let innerStallMsMax: Int64 = 1_200_000

  /// The longest `outputStallMsMax` at the door: beyond it the slowest reader it bears would be ended by `innerStallMsMax`, in which it takes half
  /// a stream's window.
  public static let outputStallMsCeiling: Int64 = {
    let limits = HTTP2Limits()
    return innerStallMsMax / Int64(limits.streamWindowBytes / 2 / limits.progressBytesMin)
  }()

  /// The asking side of an inner connection.
  public static let upstreamClient: HTTP2Limits = {
    var limits = innerServer
    limits.firstWindowBytes = 8 << 10
    limits.concurrentStreamsMax = 0  // the peer opens none: push is off
    // A service that takes nothing any more is a service that hangs.
    limits.outputStallMsMax = HTTP2Limits().outputStallMsMax
    return limits
  }()

  private mutating func widenRates(by factor: Int) {
    func wide(_ rate: Rate) -> Rate { Rate(burst: rate.burst * factor, perSecond: rate.perSecond * factor) }
    resets = wide(resets)
    provokedResets = wide(provokedResets)
    pings = wide(pings)
    settings = wide(settings)
    emptyData = wide(emptyData)
    windowUpdates = wide(windowUpdates)
    priorities = wide(priorities)
    unknownFrames = wide(unknownFrames)
    lateFrames = wide(lateFrames)
  }
}

// Errors of a connection or a stream, and the only place where a code of the C library becomes a word of ours.
import CNghttp2

/// An error code as it travels in RST_STREAM and GOAWAY (RFC 9113 §7). Unknown codes are kept as they came.
public struct HTTP2ErrorCode: RawRepresentable, Sendable, Hashable, CustomStringConvertible {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The codes of RFC 9113 §7, under their names there.
  public static let noError = HTTP2ErrorCode(rawValue: 0x0)
  public static let protocolError = HTTP2ErrorCode(rawValue: 0x1)
  public static let internalError = HTTP2ErrorCode(rawValue: 0x2)
  public static let flowControlError = HTTP2ErrorCode(rawValue: 0x3)
  public static let settingsTimeout = HTTP2ErrorCode(rawValue: 0x4)
  public static let streamClosed = HTTP2ErrorCode(rawValue: 0x5)
  public static let frameSizeError = HTTP2ErrorCode(rawValue: 0x6)
  public static let refusedStream = HTTP2ErrorCode(rawValue: 0x7)
  public static let cancel = HTTP2ErrorCode(rawValue: 0x8)
  public static let compressionError = HTTP2ErrorCode(rawValue: 0x9)
  public static let connectError = HTTP2ErrorCode(rawValue: 0xa)
  public static let enhanceYourCalm = HTTP2ErrorCode(rawValue: 0xb)
  public static let inadequateSecurity = HTTP2ErrorCode(rawValue: 0xc)
  public static let http11Required = HTTP2ErrorCode(rawValue: 0xd)

  /// The name the RFC gives it, e.g. `PROTOCOL_ERROR`.
  public var description: String {
    guard let name = nghttp2_http2_strerror(rawValue) else { return "UNKNOWN" }
    return String(cString: name)
  }
}

/// A flood: the kind of input or output of which a peer sent, or made us send, too much. Each but the last has a limit of the same name in ``HTTP2Limits``.
public enum HTTP2Flood: Sendable, Hashable {
  case resets, provokedResets, pings, settings, emptyData, windowUpdates, priorities, unknownFrames
  case continuations, headerBytes, unreadAnswers, lateFrames
  /// Its share of what all peers of a listener may make us keep.
  case heldMemory

  /// The UPPER_SNAKE word for logs and metrics.
  public var reason: String {
    switch self {
    case .resets: "RESET_FLOOD"
    case .provokedResets: "PROVOKED_RESET_FLOOD"
    case .pings: "PING_FLOOD"
    case .settings: "SETTINGS_FLOOD"
    case .emptyData: "EMPTY_DATA_FLOOD"
    case .windowUpdates: "WINDOW_UPDATE_FLOOD"
    case .priorities: "PRIORITY_FLOOD"
    case .unknownFrames: "UNKNOWN_FRAME_FLOOD"
    case .continuations: "CONTINUATION_FLOOD"
    case .headerBytes: "HEADER_BOMB"
    case .unreadAnswers: "UNREAD_ANSWERS_FLOOD"
    case .lateFrames: "LATE_FRAME_FLOOD"
    case .heldMemory: "HELD_MEMORY"
    }
  }
}

/// Why a session ended, or why it refused what it was asked to do.
public enum HTTP2Error: Error, Sendable, Hashable {
  /// The first bytes are not HTTP/2's.
  case badPreface
  /// The peer broke the protocol; the code is the one our GOAWAY carries.
  case violation(HTTP2ErrorCode)
  /// The peer exceeded a limit; our GOAWAY says ENHANCE_YOUR_CALM.
  case flood(HTTP2Flood)
  /// The peer was too slow with what every peer must do (preface, header block).
  case tooSlow
  /// The peer takes nothing of what we send, not even a goodbye.
  case peerNotReading
  /// The connection below the session is gone.
  case connectionLost
  case outOfMemory
  /// The library refused something that must never happen; its code, for the log.
  case internalFailure(Int32)
  /// This session opens no streams any more: it drains, failed, or used up its stream numbers.
  case draining
  /// As many streams are open as the peer allows.
  case tooManyStreams
  /// The stream has ended, or was reset.
  case streamClosed
  /// The stream's message was already sent, or not yet begun.
  case outOfOrder
  /// The peer reads too slowly: the output kept for it has reached its limit.
  case outputFull
  /// A field name or value that HTTP/2 cannot carry.
  case invalidField

  /// The UPPER_SNAKE word for logs and metrics.
  public var reason: String {
    switch self {
    case .badPreface: "BAD_PREFACE"
    case .violation(let code): code.description
    case .flood(let flood): flood.reason
    case .tooSlow: "PEER_TOO_SLOW"
    case .peerNotReading: "PEER_NOT_READING"
    case .connectionLost: "CONNECTION_LOST"
    case .outOfMemory: "OUT_OF_MEMORY"
    case .internalFailure: "INTERNAL_FAILURE"
    case .draining: "DRAINING"
    case .tooManyStreams: "TOO_MANY_STREAMS"
    case .streamClosed: "STREAM_CLOSED"
    case .outOfOrder: "OUT_OF_ORDER"
    case .outputFull: "OUTPUT_FULL"
    case .invalidField: "INVALID_FIELD"
    }
  }

  /// The code a stream carries to its end when this ends the session.
  var closingCode: HTTP2ErrorCode {
    switch self {
    case .violation(let code): code
    case .flood, .outputFull, .tooSlow: .enhanceYourCalm
    case .badPreface, .invalidField: .protocolError
    case .connectionLost, .peerNotReading, .streamClosed: .cancel
    case .draining, .tooManyStreams: .refusedStream
    case .outOfMemory, .internalFailure, .outOfOrder: .internalError
    }
  }

  /// The meaning of a negative answer of the library. "Not yet" (`DEFERRED`, `WOULDBLOCK`) is no error and never comes here.
  init(libraryCode: Int) {
    switch nghttp2_error(Int32(truncatingIfNeeded: libraryCode)) {
    case NGHTTP2_ERR_BAD_CLIENT_MAGIC: self = .badPreface
    case NGHTTP2_ERR_FLOODED: self = .flood(.unreadAnswers)
    case NGHTTP2_ERR_TOO_MANY_CONTINUATIONS: self = .flood(.continuations)
    case NGHTTP2_ERR_NOMEM: self = .outOfMemory
    case NGHTTP2_ERR_STREAM_ID_NOT_AVAILABLE, NGHTTP2_ERR_START_STREAM_NOT_ALLOWED: self = .draining
    case NGHTTP2_ERR_STREAM_CLOSED, NGHTTP2_ERR_STREAM_CLOSING, NGHTTP2_ERR_STREAM_SHUT_WR: self = .streamClosed
    case NGHTTP2_ERR_DATA_EXIST, NGHTTP2_ERR_INVALID_STREAM_STATE: self = .outOfOrder
    case NGHTTP2_ERR_PROTO, NGHTTP2_ERR_SETTINGS_EXPECTED: self = .violation(.protocolError)
    case NGHTTP2_ERR_FLOW_CONTROL: self = .violation(.flowControlError)
    default: self = .internalFailure(Int32(truncatingIfNeeded: libraryCode))
    }
  }
}

// News from a session to its owner.

/// Receives what happens on a session. The session does not keep it alive: it must live as long as the session is used, and usually
/// owns it.
///
/// Events come from inside `receive`, `pull`, `fill`, `tick` and `connectionLost`. An event may call anything of the session but those
/// five (they do nothing then), and may let go of the session: it lives until the outer call returns.
public protocol HTTP2SessionEvents: AnyObject {
  /// A request (on a server) or the final response (on a client) has begun; `stream.headers` is complete.
  /// - Parameter isEnd: No body and no trailers follow; `streamEnd` is not sent as well.
  func streamHeaders(_ stream: HTTP2Stream, isEnd: Bool)

  /// A request's header list is too large (servers). It can be answered within the call; otherwise the session answers 431. Nothing else is told
  /// of it. The fields that fitted are in `stream.headers`.
  func streamHeaderListTooLarge(_ stream: HTTP2Stream)

  /// A piece of the body. The bytes are lent for the call; `consume` them when they are out of the way.
  func streamData(_ stream: HTTP2Stream, _ bytes: UnsafeRawBufferPointer)

  /// The peer's trailers are complete in `stream.trailers`; `streamEnd` follows.
  func streamTrailers(_ stream: HTTP2Stream)

  /// The peer has sent everything.
  func streamEnd(_ stream: HTTP2Stream)

  /// The last word about a stream that was announced (or submitted): exactly once. `noError` after both sides ended.
  func streamClosed(_ stream: HTTP2Stream, _ code: HTTP2ErrorCode)

  /// A writer that was told to wait (`isWritable` was false) may go on.
  func streamWritable(_ stream: HTTP2Stream)

  /// A stream stood still for longer than its limit and is reset with `enhanceYourCalm`; `streamClosed` follows.
  func streamStalled(_ stream: HTTP2Stream, _ stall: HTTP2Stall)

  /// The peer opens and accepts no new streams beyond `lastStreamID`; streams it will not serve are closed with `refusedStream`.
  func goAwayReceived(lastStreamID: Int32, code: HTTP2ErrorCode)

  /// A PING of ours was answered.
  func pingAcknowledged(_ payload: UInt64)

  /// The session has failed, once: every open stream is closed next. Send what `pull` still gives (a GOAWAY), then close the socket.
  func sessionFailed(_ error: HTTP2Error)
}

extension HTTP2SessionEvents {
  public func streamHeaderListTooLarge(_ stream: HTTP2Stream) {}
  public func streamTrailers(_ stream: HTTP2Stream) {}
  public func streamWritable(_ stream: HTTP2Stream) {}
  public func streamStalled(_ stream: HTTP2Stream, _ stall: HTTP2Stall) {}
  public func goAwayReceived(lastStreamID: Int32, code: HTTP2ErrorCode) {}
  public func pingAcknowledged(_ payload: UInt64) {}
}

/// The side of a stream that the peer has kept waiting.
public enum HTTP2Stall: Sendable {
  /// It takes nothing of what was written to it: its window is shut, or opened byte by byte.
  case output
  /// It does not go on with its body.
  case input
}

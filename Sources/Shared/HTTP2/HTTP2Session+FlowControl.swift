// Bookkeeping of who has read what: receive windows follow the reader, and no byte of a connection's window is ever lost.
import CNghttp2

extension HTTP2Session {
  /// Says that so many bytes of the stream's body are out of the way: the peer may send as many more.
  ///
  /// More than `unconsumedBytes` counts as `unconsumedBytes`; after the stream's end nothing is left to give back, so that late calls
  /// do no harm.
  public func consume(_ stream: HTTP2Stream, _ count: Int) {
    let bytes = min(count, stream.unconsumedBytes)
    guard bytes > 0 else { return }
    stream.unconsumedBytes -= bytes
    if !stream.isInputEnded, !stream.isClosed {
      nghttp2_session_consume_stream(library, stream.id, bytes)
      widenWindow(of: stream)
    }
    if limits.connectionCredit == .withStream { nghttp2_session_consume_connection(library, bytes) }
  }

  /// Gives a stream its whole window (clients): somebody reads it, or will once there is a whole message. Done by the first `consume`.
  public func widenWindow(of stream: HTTP2Stream) {
    guard role == .client, !stream.isWindowWide, !stream.isClosed else { return }
    stream.isWindowWide = true
    guard limits.firstWindowBytes < limits.streamWindowBytes, !stream.isInputEnded else { return }
    nghttp2_session_set_local_window_size(library, Self.noFlags, stream.id, Int32(clamping: limits.streamWindowBytes))
  }

  /// A stream that ends with unread bytes gives them back to the connection; otherwise all its streams stall in the end.
  func giveBackUnconsumed(of stream: HTTP2Stream) {
    if limits.connectionCredit == .withStream, stream.unconsumedBytes > 0 {
      nghttp2_session_consume_connection(library, stream.unconsumedBytes)
    }
    stream.unconsumedBytes = 0
  }

  /// Bytes the peer may still send on the whole connection.
  public var connectionWindowLeft: Int {
    Int(nghttp2_session_get_local_window_size(library))
  }
}

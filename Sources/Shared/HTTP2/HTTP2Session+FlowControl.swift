// Who has read what: receive windows follow the reader, and no byte of a connection's window is ever lost.
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
      if role == .client, !stream.isWindowWide { widenWindow(of: stream) }
    }
    if limits.connectionCredit == .withStream { nghttp2_session_consume_connection(library, bytes) }
  }

  /// Somebody reads: from now on the window is a whole one.
  private func widenWindow(of stream: HTTP2Stream) {
    stream.isWindowWide = true
    guard limits.firstWindowBytes < limits.streamWindowBytes else { return }
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

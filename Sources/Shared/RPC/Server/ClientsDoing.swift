public import HTTP2

/// The mark on a stream of answers whose error is its caller's doing, though the protocol has a code for it that otherwise means a fault of ours: `internal`
/// for a compressed message where no compression was announced. Between services and the gateway only, which counts faults and reads no message.
public enum ClientsDoing {
  /// The header field's name; its value is "1".
  public static let name: StaticString = "cairn-clients-doing"

  /// Whether the answer that has begun is marked so. Only streams are looked at: the status of any other answer says whose doing an error is.
  public static func isMarked(_ stream: HTTP2Stream, isStreaming: Bool) -> Bool { isStreaming && stream.headers.contains(name) }
}

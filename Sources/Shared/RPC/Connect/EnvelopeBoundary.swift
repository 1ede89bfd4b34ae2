/// Follows the envelopes of a stream that is passed on unread, to know whether a message has been passed on in part: only between messages
/// may somebody else say the last word (Connect protocol, "Streaming-Response").
public struct EnvelopeBoundary: Sendable {
  private var headBytes = 0
  private var length: UInt32 = 0
  private var bodyBytesLeft = 0

  public init() {}

  /// Whether everything so far was whole messages.
  public var isBetweenMessages: Bool { headBytes == 0 && bodyBytesLeft == 0 }

  /// Takes note of bytes in the order of their passing.
  public mutating func passed(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if bodyBytesLeft > 0 {
        let taken = min(bodyBytesLeft, rest.count)
        bodyBytesLeft -= taken
        rest = rest.dropFirst(taken)
      } else {
        let byte = rest.removeFirst()
        // The first is the flags; four of length follow, the most significant first.
        if headBytes > 0 { length = length << 8 | UInt32(byte) }
        headBytes += 1
        guard headBytes == Envelope.headBytes else { continue }
        bodyBytesLeft = Int(length)
        headBytes = 0
        length = 0
      }
    }
  }
}

/// Follows the envelopes of a stream that is passed on unread, to know whether a message has been passed on in part: only between messages
/// may somebody else say the last word (Connect protocol, "Streaming-Response"). The first bytes of the last word, the end-of-stream message, are kept, because
/// they say how the stream ended: its status is 200 whatever becomes of it.
public struct EnvelopeBoundary: Sendable {
  private var headBytes = 0
  private var length: UInt32 = 0
  private var bodyBytesLeft = 0
  private var isLast = false
  private var lastWord: [UInt8] = []

  /// Whether a message has begun that is not the last word.
  public private(set) var hasMessage = false

  /// Enough for `{"error":{"code":"` and the longest code.
  private static let lastWordBytesMax = 48

  public init() {}

  /// Whether everything so far was whole messages.
  public var isBetweenMessages: Bool { headBytes == 0 && bodyBytesLeft == 0 }

  /// Takes note of bytes in the order of their passing.
  public mutating func passed(_ bytes: UnsafeRawBufferPointer) {
    var rest = bytes[...]
    while !rest.isEmpty {
      if bodyBytesLeft > 0 {
        let taken = min(bodyBytesLeft, rest.count)
        if isLast, lastWord.count < Self.lastWordBytesMax { lastWord += rest.prefix(min(taken, Self.lastWordBytesMax - lastWord.count)) }
        bodyBytesLeft -= taken
        rest = rest.dropFirst(taken)
      } else {
        let byte = rest.removeFirst()
        // The first is the flags; four of length follow, the most significant first.
        if headBytes > 0 {
          length = length << 8 | UInt32(byte)
        } else {
          isLast = byte & Envelope.endFlag != 0
          if isLast { lastWord = [] } else { hasMessage = true }
        }
        headBytes += 1
        guard headBytes == Envelope.headBytes else { continue }
        bodyBytesLeft = Int(length)
        headBytes = 0
        length = 0
      }
    }
  }

  /// The code of the error that the stream has ended with; nil when it ended well. Services of ours write the code first and compress no last
  /// word. A stream without one was cut off.
  public var code: RPCCode? {
    guard isLast, isBetweenMessages else { return .unavailable }
    let head = Array(#"{"error":{"code":""#.utf8)
    guard lastWord.starts(with: head) else { return nil }
    let code = lastWord.dropFirst(head.count).prefix { $0 != UInt8(ascii: "\"") }
    return RPCCode(rawValue: String(decoding: code, as: UTF8.self)) ?? .unknown
  }
}

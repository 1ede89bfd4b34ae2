/// The frame of a message in a stream: one byte of flags, four of length, the message.
enum Envelope {
  static let headBytes = 5
  static let compressedFlag: UInt8 = 0x01
  static let endFlag: UInt8 = 0x02

  static func wrap(_ message: [UInt8], flags: UInt8 = 0) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: headBytes + message.count) { buffer, count in
      let target = UnsafeMutableRawBufferPointer(buffer)
      target[0] = flags
      withUnsafeBytes(of: UInt32(message.count).bigEndian) {
        UnsafeMutableRawBufferPointer(rebasing: target[1...]).copyMemory(from: $0)
      }
      message.withUnsafeBytes { UnsafeMutableRawBufferPointer(rebasing: target[headBytes...]).copyMemory(from: $0) }
      count = headBytes + message.count
    }
  }
}

/// Cuts a stream's bytes into messages, however they arrive.
struct EnvelopeReader {
  struct Message: Equatable {
    let flags: UInt8
    let bytes: [UInt8]
  }

  enum Failure: Error, Equatable { case tooLarge }

  private var buffer: [UInt8] = []
  private var start = 0
  private let messageBytesMax: Int

  init(messageBytesMax: Int) {
    self.messageBytesMax = messageBytesMax
  }

  /// Whether nothing of a message has arrived that is not complete.
  var isEmpty: Bool { start == buffer.count }

  mutating func append(_ bytes: UnsafeRawBufferPointer) {
    if start > 0 {
      buffer.removeFirst(start)
      start = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message; nil when more bytes are needed.
  mutating func next() throws(Failure) -> Message? {
    guard buffer.count - start >= Envelope.headBytes else { return nil }
    let length = buffer[(start + 1)..<(start + 5)].reduce(0) { $0 << 8 | Int($1) }
    if length > messageBytesMax { throw .tooLarge }
    let end = start + Envelope.headBytes + length
    guard buffer.count >= end else { return nil }
    let message = Message(flags: buffer[start], bytes: Array(buffer[(start + Envelope.headBytes)..<end]))
    start = end
    return message
  }
}

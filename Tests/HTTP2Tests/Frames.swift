// Frames written and read by hand (RFC 9113 §4, §6), so that tests can say what no well-behaved library would.

struct Frame: Equatable {
  enum Kind: UInt8 {
    case data, headers, priority, resetStream, settings, pushPromise, ping, goAway, windowUpdate, continuation
    case unknown = 0xbe
  }

  static let endStream: UInt8 = 0x1
  static let ack: UInt8 = 0x1
  static let endHeaders: UInt8 = 0x4
  static let padded: UInt8 = 0x8
  static let priorityFlag: UInt8 = 0x20

  var kind: Kind
  var flags: UInt8 = 0
  var stream: UInt32 = 0
  var payload: [UInt8] = []

  init(_ kind: Kind, flags: UInt8 = 0, stream: UInt32 = 0, _ payload: [UInt8] = []) {
    self.kind = kind
    self.flags = flags
    self.stream = stream
    self.payload = payload
  }

  /// A frame of a type that has no name here, on the connection.
  init(raw type: UInt8, _ payload: [UInt8]) {
    self.init(.unknown, payload)
    rawType = type
  }

  private var rawType: UInt8?

  var bytes: [UInt8] {
    let length = UInt32(payload.count)
    return [UInt8(length >> 16), UInt8(length >> 8 & 255), UInt8(length & 255), rawType ?? kind.rawValue, flags] + bigEndian(stream)
      + payload
  }

  static func parse(_ bytes: [UInt8]) -> [Frame] {
    var frames: [Frame] = []
    var rest = bytes[...]
    while rest.count >= 9 {
      let head = Array(rest.prefix(9))
      let length = Int(head[0]) << 16 | Int(head[1]) << 8 | Int(head[2])
      let stream = head[5...].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      frames.append(Frame(Kind(rawValue: head[3]) ?? .unknown, flags: head[4], stream: stream, Array(rest.dropFirst(9).prefix(length))))
      rest = rest.dropFirst(9 + length)
    }
    return frames
  }

  /// Takes the whole frames off the front of what has been read.
  static func takeWhole(from bytes: inout [UInt8]) -> [Frame] {
    var end = 0
    while end + 9 <= bytes.count {
      let length = Int(bytes[end]) << 16 | Int(bytes[end + 1]) << 8 | Int(bytes[end + 2])
      if end + 9 + length > bytes.count { break }
      end += 9 + length
    }
    defer { bytes.removeFirst(end) }
    return parse(Array(bytes[..<end]))
  }

  /// The error code of a RST_STREAM or GOAWAY.
  var errorCode: UInt32? {
    switch kind {
    case .resetStream: payload.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    case .goAway: payload.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    default: nil
    }
  }

  /// The number a WINDOW_UPDATE or GOAWAY begins with.
  var firstWord: UInt32 { payload.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }
}

func bigEndian(_ word: UInt32) -> [UInt8] {
  [UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255), UInt8(word & 255)]
}

/// What a client sends first.
let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
let clientStart = preface + Frame(.settings).bytes

/// HPACK without compression: literal fields, never indexed into the table (RFC 7541 §6.2.2), lengths up to 2^14.
func hpack(_ fields: [(String, String)]) -> [UInt8] {
  fields.flatMap { name, value in [0x00] + hpackString(name) + hpackString(value) }
}

private func hpackString(_ text: String) -> [UInt8] {
  let bytes = Array(text.utf8)
  if bytes.count < 127 { return [UInt8(bytes.count)] + bytes }
  var length: [UInt8] = [127]
  var rest = bytes.count - 127
  while rest >= 128 {
    length.append(UInt8(rest & 127 | 128))
    rest >>= 7
  }
  return length + [UInt8(rest)] + bytes
}

let plainRequest: [(String, String)] = [(":method", "GET"), (":scheme", "http"), (":path", "/"), (":authority", "cairn.test")]

/// A whole request in one HEADERS frame.
func headersFrame(_ stream: UInt32, _ more: [(String, String)] = [], end: Bool = true) -> [UInt8] {
  Frame(.headers, flags: Frame.endHeaders | (end ? Frame.endStream : 0), stream: stream, hpack(plainRequest + more)).bytes
}

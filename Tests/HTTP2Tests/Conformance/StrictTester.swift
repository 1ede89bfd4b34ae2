// Plays a case against a server and judges what comes back.
import HTTP2

/// The way to a server and back.
protocol Wire: AnyObject {
  func send(_ bytes: [UInt8])
  /// The next bytes the server has sent; nil when it has ended the connection.
  /// - Throws: `WireSilence`, or what the network says.
  func receive() throws -> [UInt8]?
}

/// Nothing came, and the connection has not ended either.
struct WireSilence: Error {}

/// A tester on one connection.
struct StrictTester {
  /// How the pieces of a case are sent.
  enum Pace: CaseIterable, Sendable {
    /// All in one.
    case together
    /// After each piece the server is given the time to work on it.
    case settled
    /// Byte by byte, without a wait.
    case byteByByte
  }

  private let wire: any Wire
  private var unread: [UInt8] = []
  private var ready: ArraySlice<Frame> = []
  private var heard: [Frame] = []
  private var isEnded = false
  private var pingCount: UInt8 = 0

  init(_ wire: any Wire) {
    self.wire = wire
  }

  /// - Returns: What is wrong with the server, or nil.
  mutating func play(_ example: ConformanceCase, _ pace: Pace) -> String? {
    do {
      if !example.isBare { try begin() }
      try send(example.pieces, pace)
      try settle()
      return try fault(example.expected)
    } catch {
      return "\(error) after \(summary)"
    }
  }

  private mutating func begin() throws {
    wire.send(preface + Frame(.settings, setting(4, 65_535)).bytes)
    try settle()
    wire.send(Frame(.settings, flags: Frame.ack).bytes)
    heard = []
  }

  private mutating func send(_ pieces: [[UInt8]], _ pace: Pace) throws {
    switch pace {
    case .together: wire.send(pieces.flatMap { $0 })
    case .byteByByte: for byte in pieces.joined() { wire.send([byte]) }
    case .settled:
      for (index, piece) in pieces.enumerated() where !isEnded {
        wire.send(piece)
        if index < pieces.count - 1 { try settle() }
      }
    }
  }

  /// Waits until the server has worked on everything and has said so, or has ended the connection. The answer to a PING may overtake
  /// others; that to a second one, asked for later, does not.
  private mutating func settle() throws {
    try echo()
    try echo()
  }

  private mutating func echo() throws {
    if isEnded { return }
    pingCount += 1
    let payload: [UInt8] = [0xca, 0x12, 0, 0, 0, 0, 0, pingCount]
    wire.send(Frame(.ping, payload).bytes)
    while let frame = try next() {
      if frame.kind == .ping, frame.flags & Frame.ack != 0, frame.payload == payload { return }
      heard.append(frame)
    }
    isEnded = true
  }

  private mutating func next() throws -> Frame? {
    while ready.isEmpty {
      guard let more = try wire.receive() else { return nil }
      unread += more
      ready = Frame.takeWhole(from: &unread)[...]
    }
    return ready.removeFirst()
  }

  // MARK: Judging

  private mutating func fault(_ expected: ConformanceCase.Expected) throws -> String? {
    switch expected {
    case .connectionError(let codes): return connectionFault(codes)
    case .streamError(let id, let codes):
      guard heard.contains(where: { $0.kind == .resetStream && $0.stream == id && $0.hasCode(in: codes) }) else {
        return "no RST_STREAM \(codes) on \(id): \(summary)"
      }
      return try wrongAtLarge(mayReset: id) ?? answerFault([])
    case .answers(let ids): return try wrongAtLarge(mayReset: nil) ?? answerFault(ids)
    case .hears(let sounds):
      for sound in sounds where !hears(sound) { return "not heard: \(sound): \(summary)" }
      return isEnded || heard.contains { $0.kind == .goAway } ? "ended: \(summary)" : nil
    }
  }

  private func connectionFault(_ codes: [HTTP2ErrorCode]) -> String? {
    guard let goodbye = heard.last, goodbye.kind == .goAway, goodbye.hasCode(in: codes) else {
      return "no GOAWAY \(codes) at the end: \(summary)"
    }
    if goodbye.firstWord > 0x7fff { return "GOAWAY names a stream nobody opened: \(goodbye.firstWord)" }
    return isEnded ? nil : "GOAWAY, and the connection goes on"
  }

  /// Errors nobody asked for. A reset without an error only spares the rest of a request.
  private func wrongAtLarge(mayReset id: UInt32?) -> String? {
    let isWrong = heard.contains { frame in
      frame.kind == .goAway || (frame.kind == .resetStream && frame.stream != id && frame.errorCode != HTTP2ErrorCode.noError.rawValue)
    }
    return isWrong || isEnded ? "an error too much: \(summary)" : nil
  }

  /// The streams have been answered, and so is one more.
  private mutating func answerFault(_ ids: [UInt32]) throws -> String? {
    let probe: UInt32 = 0x7fff
    wire.send(headersFrame(probe))
    try settle()
    for id in ids + [probe] where !heard.contains(where: { $0.kind == .headers && $0.stream == id }) {
      return "no answer on \(id): \(summary)"
    }
    return nil
  }

  private func hears(_ sound: ConformanceCase.Sound) -> Bool {
    switch sound {
    case .data(let stream, let count): heard.contains { $0.kind == .data && $0.stream == stream && $0.payload.count == count }
    case .pong(let payload): heard.contains { $0.kind == .ping && $0.flags == Frame.ack && $0.payload == payload }
    case .settings: heard.first.map { $0.kind == .settings && $0.flags == 0 } ?? false
    case .settingsAcknowledgements(let count): heard.count { $0.kind == .settings && $0.flags == Frame.ack } == count
    case .reset(let stream, let code):
      heard.contains { $0.kind == .resetStream && $0.stream == stream && $0.errorCode == code.rawValue }
    }
  }

  private var summary: String {
    let frames = heard.map { frame in "\(frame.kind)(\(frame.stream))" + (frame.errorCode.map { " \(HTTP2ErrorCode(rawValue: $0))" } ?? "")
    }
    return "heard [\(frames.joined(separator: ", "))]\(isEnded ? ", then the end" : "")"
  }
}

extension Frame {
  fileprivate func hasCode(in codes: [HTTP2ErrorCode]) -> Bool {
    codes.contains { $0.rawValue == errorCode }
  }
}

func setting(_ id: UInt16, _ value: UInt32) -> [UInt8] {
  [UInt8(id >> 8), UInt8(id & 255)] + bigEndian(value)
}

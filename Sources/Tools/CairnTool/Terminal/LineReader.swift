internal import EventLoop
internal import Glibc
internal import Timekeeping

/// Lines from standard input that one can stop waiting for: the clock of a round does not wait for a person who thinks.
final class LineReader {
  enum Input: Hashable {
    case line(String)
    /// Nothing was typed in time.
    case timeout
    /// There will be nothing more: Ctrl-D, or the end of a pipe.
    case end
  }

  /// How often a waiting reader looks whether its task was cancelled.
  private static let slice = Duration.milliseconds(100)
  /// Nobody types more; a pipe that sends more has lost its way.
  private static let lineBytesMax = 4_096

  private let descriptor: Int32
  private var buffer: [UInt8] = []
  private var isAtEnd = false

  init(descriptor: Int32 = STDIN_FILENO) {
    self.descriptor = descriptor
  }

  /// The next line, without its end.
  /// - Parameter limit: How long to wait; nil for as long as it takes.
  func next(within limit: Duration?) async throws -> Input {
    let clock = ContinuousClock()
    let end = limit.map { clock.now + $0 }
    while true {
      if let line = takeLine() { return .line(line) }
      if isAtEnd { return .end }
      if let end, clock.now >= end { return .timeout }
      let wait = end.map { min(Self.slice, $0 - clock.now) } ?? Self.slice
      let milliseconds = Int32(clamping: max(1, wait.inMilliseconds))
      let descriptor = descriptor
      guard let bytes = try await Offload.shared.run({ Self.read(descriptor, within: milliseconds) }) else {
        isAtEnd = true
        continue
      }
      buffer += bytes
      try Task.checkCancellation()
    }
  }

  private func takeLine() -> String? {
    if let end = buffer.firstIndex(of: 0x0A) {
      let line = String(decoding: buffer[..<end], as: UTF8.self)
      buffer.removeFirst(end + 1)
      return line
    }
    guard isAtEnd || buffer.count > Self.lineBytesMax, !buffer.isEmpty else { return nil }
    defer { buffer = [] }
    return String(decoding: buffer, as: UTF8.self)
  }

  /// Empty when nothing came in time, nil at the end. Blocks.
  private static func read(_ descriptor: Int32, within milliseconds: Int32) -> [UInt8]? {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&entry, 1, milliseconds) > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: lineBytesMax)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count > 0 ? Array(bytes[..<count]) : nil
  }
}

// A pipe to log into: the one thing that can be full, broken or read at leisure.

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Two ends of a pipe, closed when it goes away.
final class Pipe {
  let readEnd: Int32
  let writeEnd: Int32
  private var readEndIsOpen = true

  init() {
    var ends: [Int32] = [0, 0]
    precondition(pipe(&ends) == 0)
    readEnd = ends[0]
    writeEnd = ends[1]
  }

  // The write end stays open for as long as the process lives: a writer's thread may still be at it, and the number of a closed descriptor
  // would soon be another test's pipe.
  deinit {
    closeReadEnd()
  }

  func closeReadEnd() {
    guard readEndIsOpen else { return }
    readEndIsOpen = false
    close(readEnd)
  }

  /// Reads whole lines until one satisfies the condition or the pipe stays silent for `silenceMilliseconds`.
  func lines(until isLast: (String) -> Bool = { _ in false }, silenceMilliseconds: Int32 = 500) -> [String] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      var wish = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
      guard poll(&wish, 1, silenceMilliseconds) > 0 else { break }
      let count = read(readEnd, &chunk, chunk.count)
      guard count > 0 else { break }
      bytes += chunk[..<count]
      if bytes.last == UInt8(ascii: "\n"), let last = Self.split(bytes).last, isLast(last) { break }
    }
    return Self.split(bytes)
  }

  private static func split(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
  }
}

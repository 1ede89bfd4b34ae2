internal import Timekeeping

/// How long to wait before connecting again: spread by chance, so that the loops of all processes do not knock at the same instant when a server comes back.
struct ConnectionPauses {
  /// Between half and the whole of 50 ms, 100 ms, 200 ms … 2 s.
  static let backoff = Backoff(first: .milliseconds(50), limit: .seconds(2))

  private var failures = 0

  var hasFailed: Bool { failures > 0 }

  mutating func succeeded() {
    failures = 0
  }

  /// - Returns: How long to wait.
  mutating func failed() -> Duration {
    failures += 1
    return Self.backoff.pause(after: failures, chance: .random(in: 0..<1))
  }
}

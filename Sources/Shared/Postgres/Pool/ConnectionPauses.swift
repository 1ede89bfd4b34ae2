/// How long to wait before connecting again: doubled with each failure, up to a limit, and spread by chance, so that the loops of all
/// processes do not knock at the same instant when a server comes back.
struct Backoff {
  static let first = Duration.milliseconds(50)
  static let limit = Duration.seconds(2)

  private var failures = 0

  var hasFailed: Bool { failures > 0 }

  mutating func succeeded() {
    failures = 0
  }

  /// - Returns: How long to wait, between half and the whole of the step.
  mutating func failed() -> Duration {
    let step = min(Self.first * (1 << min(failures, 10)), Self.limit)
    failures += 1
    return step / 2 + step / 2 * Double.random(in: 0...1)
  }
}

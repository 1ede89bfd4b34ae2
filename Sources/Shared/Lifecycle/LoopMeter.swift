internal import EventLoop
internal import Observability

/// Measures how late a loop is: a timer that is due every second, and how long after that it is woken. Work that blocks a loop, for all of its
/// connections, shows here and nowhere else. Confined to its loop.
final class LoopMeter: LoopTimerTarget {
  /// Often enough to see a stall of a second, and as often as the process wakes anyhow.
  static let intervalMs: Int64 = 1_000

  private let loop: Loop
  private let timer: LoopTimer
  private let lateness: Histogram
  private var dueMs: Int64

  private init(on loop: Loop) {
    self.loop = loop
    timer = LoopTimer(on: loop)
    lateness = MetricRegistry.process.histogram(
      "cairn_loop_lag_seconds", "How late a timer of the loop was woken, every second.", ["loop": "\(loop.index)"])
    dueMs = loop.beat(after: .milliseconds(Self.intervalMs))
    timer.arm(atMilliseconds: dueMs, self)
  }

  /// Begins to measure every loop. Once for each.
  static func start(on loops: LoopGroup) async throws {
    for loop in loops.loops { try await loop.run { begin(on: loop) } }
  }

  private static func begin(on loop: Loop) {
    loop.assumeIsolated { _ = $0.resource(ObjectIdentifier(LoopMeter.self)) { LoopMeter(on: loop) } }
  }

  func timerFired(_ timer: LoopTimer) {
    lateness.observe(Int(loop.steadyMilliseconds - dueMs))
    dueMs = loop.beat(after: .milliseconds(Self.intervalMs))
    timer.arm(atMilliseconds: dueMs, self)
  }
}

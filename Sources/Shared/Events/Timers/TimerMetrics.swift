internal import Observability
internal import Timekeeping

/// Metrics of a scheduler about its timers.
struct TimerMetrics {
  let due = MetricRegistry.process.gauge("cairn_timers_due", "Timers that were due at the last look; at most one batch is looked at.")
  /// In milliseconds; Prometheus is told seconds.
  private let late = MetricCells(count: 1)
  let fired = MetricRegistry.process.counter("cairn_timers_fired_total", "Timers that this process has fired.")
  let failed = MetricRegistry.process.counter("cairn_timers_failed_total", "Attempts at a timer that failed.")
  let parked = MetricRegistry.process.counter("cairn_timers_parked_total", "Timers that failed too often and wait for an operator.")

  init() {
    let late = late
    MetricRegistry.process.ask("cairn_timers_late_seconds", "How long the oldest due timer had waited at the last look.") {
      Double(late.value(0)) / 1_000
    }
  }

  /// - Parameter oldest: How long ago the first timer was due; negative when it is not yet.
  func look(due count: Int, oldest: Duration?) {
    due.set(count)
    late.set(0, max(0, Int(oldest?.inMilliseconds ?? 0)))
  }
}

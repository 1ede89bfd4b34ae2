internal import Observability

/// Metrics of a relay about one destination.
struct OutboxMetrics {
  let delivered: Counter
  let failed: Counter
  let dead: Counter
  let kept: Gauge

  init(destination: String) {
    let labels: MetricRegistry.Labels = ["destination": destination]
    delivered = MetricRegistry.process.counter(
      "cairn_outbox_delivered_total", "Events that their destination has taken, repeated ones included.", labels)
    failed = MetricRegistry.process.counter("cairn_outbox_failed_total", "Deliveries of which an event was not taken.", labels)
    dead = MetricRegistry.process.counter("cairn_outbox_dead_letters_total", "Events that were given up and wait for an operator.", labels)
    kept = MetricRegistry.process.gauge(
      "cairn_outbox_dead_letters_kept", "Dead letters at the last look; those of all destinations are counted up to ten thousand.", labels)
  }
}

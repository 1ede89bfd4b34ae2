import Observability

/// Metrics of one loop about one upstream, as its pool has counted them. Confined to its loop.
final class UpstreamMetrics {
  private enum Cell: Int, CaseIterable {
    case connections, waiting, opened, failed, ejections, retries, retriesRefused, shed, silent, leftOut
  }

  private let cells = MetricCells(count: Cell.allCases.count)

  /// - Parameter upstream: One that is apart is in no page.
  convenience init(of upstream: Upstream) {
    self.init(upstream.name, in: upstream.isApart ? MetricRegistry() : .process)
  }

  /// - Parameter upstream: The service's short name, from the configuration.
  init(_ upstream: String, in registry: MetricRegistry = .process) {
    let labels: MetricRegistry.Labels = ["upstream": upstream]
    func add(_ cell: Cell, _ name: String, _ help: String, isCounter: Bool = true) {
      registry.add(cells, cell.rawValue, "cairn_upstream_\(name)", help, labels, isCounter: isCounter)
    }
    add(.connections, "connections", "Open connections to the upstream's processes.", isCounter: false)
    add(.waiting, "waiting", "Requests that wait for a connection.", isCounter: false)
    add(.opened, "connections_opened_total", "Connections that were opened.")
    add(.failed, "connection_failures_total", "Attempts to connect that failed, and open connections that were lost.")
    add(.ejections, "ejections_total", "Processes taken out of service because their answers failed.")
    add(.retries, "retries_total", "Requests sent once more.")
    add(.retriesRefused, "retries_refused_total", "Requests not sent once more, because the retry budget was used up.")
    add(.shed, "shed_total", "Requests refused because too many were under way.")
    add(.silent, "refused_as_silent_total", "Requests refused because none before them had got any answer.")
    add(.leftOut, "left_out", "Processes that get no requests while there is another: not ready, or ejected.", isCounter: false)
  }

  /// Tells what a pool has counted so far, and how it stands.
  /// - Parameter leftOut: Processes that get no requests while there is another.
  func set(_ counters: UpstreamCounters, connections: Int, waiting: Int, leftOut: Int) {
    func set(_ cell: Cell, _ value: Int) { cells.set(cell.rawValue, value) }
    set(.connections, connections)
    set(.waiting, waiting)
    set(.opened, counters.connections)
    set(.failed, counters.connectionFailures)
    set(.ejections, counters.ejections)
    set(.retries, counters.retries)
    set(.retriesRefused, counters.retriesRefused)
    set(.shed, counters.refusedAsFull)
    set(.silent, counters.refusedAsSilent)
    set(.leftOut, leftOut)
  }
}

public import Observability

/// What one loop counts of one upstream. Confined to its loop. Whoever decides about an upstream calls these; none of them costs more than
/// an addition.
public final class UpstreamMetrics {
  private enum Cell: Int, CaseIterable {
    case connections, waiting, opened, failed, ejections, retries, shed, openCircuits
  }

  private let cells = MetricCells(count: Cell.allCases.count)

  /// - Parameter upstream: The service's short name, from the configuration.
  public init(_ upstream: String, in registry: MetricRegistry = .process) {
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
    add(.shed, "shed_total", "Requests refused because too many were under way.")
    add(.openCircuits, "circuits_open", "Processes that get no requests but for a try now and then.", isCounter: false)
  }

  /// How many connections are open, and how many requests wait for one.
  public func set(connections: Int, waiting: Int) {
    cells.set(Cell.connections.rawValue, connections)
    cells.set(Cell.waiting.rawValue, waiting)
  }

  /// A connection was opened.
  public func connectionOpened() { cells.add(Cell.opened.rawValue, 1) }
  /// An attempt to connect failed, or an open connection was lost.
  public func connectionFailed() { cells.add(Cell.failed.rawValue, 1) }
  /// A process was taken out of service.
  public func ejected() { cells.add(Cell.ejections.rawValue, 1) }
  /// A request was sent once more.
  public func retried() { cells.add(Cell.retries.rawValue, 1) }
  /// A request was refused because too many were under way.
  public func shed() { cells.add(Cell.shed.rawValue, 1) }
  /// How many processes get no requests but for a try now and then.
  public func set(openCircuits: Int) { cells.set(Cell.openCircuits.rawValue, openCircuits) }
}

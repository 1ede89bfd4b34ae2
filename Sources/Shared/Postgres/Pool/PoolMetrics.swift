internal import Observability

/// Metrics of one loop's pool. Confined to its loop.
final class PoolMetrics {
  private enum Cell: Int, CaseIterable { case connections, inUse, waiting }

  private let cells = MetricCells(count: Cell.allCases.count)
  let queryTimes: Histogram

  init(in registry: MetricRegistry = .process) {
    let cells = cells
    func add(_ cell: Cell, _ name: String, _ help: String) {
      registry.add(cells, cell.rawValue, name, help, isCounter: false)
    }
    queryTimes = registry.histogram(
      "cairn_database_query_duration_seconds", "From a statement's sending to its answer, in steps of one millisecond.")
    add(.connections, "cairn_database_connections", "Connections to the database, those being made included.")
    add(.inUse, "cairn_database_connections_in_use", "Connections lent to a transaction or a write.")
    add(.waiting, "cairn_database_waiting", "Transactions and reads that wait for a connection.")
  }

  func set(connections: Int) { cells.set(Cell.connections.rawValue, connections) }
  func set(inUse: Int) { cells.set(Cell.inUse.rawValue, inUse) }
  func set(waiting: Int) { cells.set(Cell.waiting.rawValue, waiting) }
}

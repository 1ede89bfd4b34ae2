public import EventLoop
internal import Observability
public import RPC

/// The inner port of a process, for whoever runs it: /healthz, /readyz and /metrics over HTTP/1.1. Never to be published.
public struct OperationsServer: Sendable {
  /// Where it listens.
  public let address: SocketAddress
  private let server: LoopBound<PageServer>

  /// Begins to measure the process's loops and to answer on its first one.
  /// - Parameters:
  ///   - isShared: Whether another process may listen there too, which is about to end.
  ///   - others: More pages.
  /// - Throws: `SettingsError` when the port is taken.
  public static func start(
    _ health: HealthMonitor, loops: LoopGroup, at wanted: SocketAddress, isShared: Bool = false,
    others: [String: @Sendable () -> RPCServer.Page] = [:]
  ) async throws -> OperationsServer {
    if !isShared, TCPListener.isTaken(wanted) {
      throw SettingsError(problems: ["\(wanted) is taken by another process: end it, or set CAIRN_OPERATIONS_LISTEN"])
    }
    ProcessMetrics.register(health)
    try await LoopMeter.start(on: loops)
    let pages = pages(health).merging(others) { own, _ in own }
    let loop = loops.first
    return try await loop.run {
      let server = try PageServer(on: loop, address: wanted, pages: pages)
      return OperationsServer(address: server.address ?? wanted, server: LoopBound(server, on: loop))
    }
  }

  private static func pages(_ health: HealthMonitor) -> [String: @Sendable () -> RPCServer.Page] {
    var pages = RunningService.healthPages(health)
    pages["/metrics"] = {
      RPCServer.Page(
        status: 200, contentType: MetricRegistry.contentType, body: String(decoding: MetricRegistry.process.page(), as: UTF8.self))
    }
    return pages
  }
}

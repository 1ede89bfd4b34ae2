internal import CairnProto
internal import CairnServices
public import EventLoop
internal import Glibc
internal import Logging
internal import Observability
public import RPC
internal import Timekeeping

/// The life of a process: settings, logs, loops, the service, its port; then waiting; then an end in peace.
public enum ServiceProcess {
  /// How long calls that have begun may take after SIGTERM: longer than any unary call.
  static let drainMax = Duration.seconds(12)

  /// How long peers may take to end their side after their last answer: a little longer than a connection waits for it.
  static let farewellMax = Duration.seconds(3)

  /// A round trip to every peer: what they sent before they heard of the end still arrives.
  static let noticePause = Duration.milliseconds(100)

  /// Runs a service until SIGTERM or SIGINT.
  /// - Parameters:
  ///   - defaultAddress: Where it listens unless CAIRN_LISTEN says otherwise.
  ///   - operationsAddress: Where it tells how it is, unless CAIRN_OPERATIONS_LISTEN says otherwise.
  public static func run(
    _ name: String, defaultAddress: String, operationsAddress: String,
    _ build: @escaping @Sendable (ServiceEnvironment) async throws -> any Service
  ) async -> Never {
    Signals.catchThem()
    do {
      let environment = try await prepare(name)
      let running = try await RunningService.start(
        environment, defaultAddress: defaultAddress, operationsAddress: operationsAddress, build)
      environment.logger.info(
        "ready",
        metadata: [
          "address": "\(running.address)", "operations_address": "\(running.operationsAddress.map(\.description) ?? "none")",
          "version": "\(Version.current)",
        ])
      await waitForTermination(reload: {})
      environment.logger.info("ending")
      await running.stop()
      exitFlushed(0)
    } catch {
      fail(name, error)
    }
  }

  /// Settings, logs and loops of a process.
  public static func prepare(_ name: String) async throws -> ServiceEnvironment {
    ProcessHeap.bound()
    OpenFiles.raiseLimit()
    let settings = try await Settings()
    let level = settings.choice("LOG_LEVEL", default: Logger.Level.info)
    let format = settings.choice("LOG_FORMAT", default: LogFormat.json)
    let loops = settings.integer("LOOPS", default: LoopGroup.coreCount, in: 1...64)
    try settings.check()
    _ = Logs.bootstrap(LogConfiguration(level: level, format: format))
    return ServiceEnvironment(name: name, settings: settings, loops: LoopGroup(count: loops))
  }

  /// Returns at SIGTERM or SIGINT; calls `reload` at each SIGHUP.
  public static func waitForTermination(reload: @escaping @Sendable () -> Void) async {
    let waiter = Offload(threads: 1, queueMax: 1)
    try? await waiter.run { while Signals.wait() == .reload { reload() } }
  }

  /// Tells on standard error why the process cannot start, and ends it.
  public static func fail(_ name: String, _ error: any Error) -> Never {
    let text = Array("cairn-\(name): \(error)\n".utf8)
    // Not through stdio: a stream over a pipe or a file keeps the text, and `_exit` throws it away.
    _ = write(STDERR_FILENO, text, text.count)
    exitFlushed(1)
  }

  /// Writes what was logged and ends the process with this code.
  public static func exitFlushed(_ code: Int32) -> Never {
    _ = Logs.flush(within: Logs.exitFlushLimit)
    _exit(code)
  }
}

/// A service that listens on every loop of its process. Also what tests start several of in one process.
public final class RunningService: Sendable {
  /// Where it listens.
  public let address: SocketAddress
  /// Where it tells how it is; nil when nobody asked for that.
  public var operationsAddress: SocketAddress? { operations?.address }
  private let operations: OperationsServer?
  private let environment: ServiceEnvironmentParts
  private let service: any Service
  private let servers: [LoopBound<HTTPServer>]

  private struct ServiceEnvironmentParts: Sendable {
    let loops: LoopGroup
    let health: HealthMonitor
    let logger: Logger
  }

  private init(
    address: SocketAddress, operations: OperationsServer?, environment: ServiceEnvironmentParts, service: any Service,
    servers: [LoopBound<HTTPServer>]
  ) {
    self.address = address
    self.operations = operations
    self.environment = environment
    self.service = service
    self.servers = servers
  }

  /// Builds the service and begins to serve.
  /// - Parameter operationsAddress: Nil for no inner port, unless CAIRN_OPERATIONS_LISTEN is set.
  public static func start(
    _ environment: ServiceEnvironment, defaultAddress: String, operationsAddress: String? = nil,
    _ build: (ServiceEnvironment) async throws -> any Service
  ) async throws -> RunningService {
    let operations = try await startOperations(environment, operationsAddress)
    let service = try await build(environment)
    let keys = environment.ticketKeys(of: environment.name)
    let wanted = environment.settings.address("LISTEN", default: defaultAddress)
    try environment.settings.check()
    guard let keys else { throw SettingsError(problems: ["no ticket keys"]) }
    try await environment.loops.first.run { try await service.start() }
    let server = RPCServer(
      methods: healthMethods(environment.health) + service.methods, trust: .tickets(audience: environment.name, keys: keys),
      pages: healthPages(environment.health), time: environment.time, logger: environment.logger)
    let tls = environment.internalTLS?.server
    let (address, servers) = try await listen(wanted, environment.loops) { loop, address in
      try server.listen(on: loop, address: address, tls: tls)
    }
    environment.health.started()
    ProcessHeap.trim()
    let parts = ServiceEnvironmentParts(loops: environment.loops, health: environment.health, logger: environment.logger)
    return RunningService(address: address, operations: operations, environment: parts, service: service, servers: servers)
  }

  /// Before the service is built: why a process does not get ready is told there.
  private static func startOperations(_ environment: ServiceEnvironment, _ byDefault: String?) async throws -> OperationsServer? {
    guard byDefault != nil || environment.settings.text("OPERATIONS_LISTEN") != nil else { return nil }
    let address = environment.settings.address("OPERATIONS_LISTEN", default: byDefault ?? "")
    try environment.settings.check()
    return try await OperationsServer.start(environment.health, loops: environment.loops, at: address)
  }

  /// The health service that every process has.
  public static func healthMethods(_ health: HealthMonitor) -> [RPCMethod] {
    HealthHandlers(monitor: health).methods
  }

  /// The page that says whether a process can do its work: 200, or 503 with what is missing.
  public static let readinessPath = "/readyz"

  /// Pages that anybody who reaches the port may ask for.
  public static func healthPages(_ health: HealthMonitor) -> [String: @Sendable () -> RPCServer.Page] {
    [
      "/healthz": { RPCServer.Page(status: 200, body: "ok\n") },
      readinessPath: {
        let now = health.now.health
        let text = now.reasons.isEmpty ? "\(now.state)" : now.reasons.joined(separator: "\n")
        return RPCServer.Page(status: now.state == .ready ? 200 : 503, body: now.state == .ready ? "ok\n" : text + "\n")
      },
    ]
  }

  /// Listens on every loop, on the same port.
  /// - Parameter isShared: Whether another process may listen there as well, which is about to end.
  public static func listen(
    _ wanted: SocketAddress, _ loops: LoopGroup, isShared: Bool = false,
    _ make: @escaping @Sendable (Loop, SocketAddress) throws -> HTTPServer
  ) async throws -> (SocketAddress, [LoopBound<HTTPServer>]) {
    if !isShared, TCPListener.isTaken(wanted) {
      throw SettingsError(problems: ["\(wanted) is taken by another process: end it, or choose another port"])
    }
    var address = wanted
    var servers: [LoopBound<HTTPServer>] = []
    for loop in loops.loops {
      let (server, bound) = try await loop.run { [address] in
        let server = try make(loop, address)
        return (LoopBound(server, on: loop), server.address ?? address)
      }
      address = bound
      servers.append(server)
    }
    return (address, servers)
  }

  /// Takes nothing new, finishes what has begun, then ends.
  public func stop() async {
    guard environment.health.beginDraining() else { return }
    await RunningService.drain(servers, environment.loops)
    let service = service
    try? await environment.loops.first.run { await service.stop() }
    environment.loops.stop()
  }

  /// Ends servers in peace: notice, pause, no new streams, then waits until the last stream has ended.
  public static func drain(_ servers: [LoopBound<HTTPServer>], _ loops: LoopGroup) async {
    await each(servers, loops) { $0.beginDraining() }
    try? await loops.first.run { try await loops.first.sleep(for: ServiceProcess.noticePause) }
    await each(servers, loops) { $0.finishDraining() }
    await wait(upTo: ServiceProcess.drainMax, servers, loops) { $0.liveStreamCount }
    // Each connection ends once its peer has read everything: closing it earlier could reset it and destroy answers on their way.
    await wait(upTo: ServiceProcess.farewellMax, servers, loops) { $0.openConnectionCount }
    await each(servers, loops) { $0.close() }
  }

  private static func wait(
    upTo most: Duration, _ servers: [LoopBound<HTTPServer>], _ loops: LoopGroup, whileAny count: @escaping @Sendable (HTTPServer) -> Int
  ) async {
    let clock = ContinuousClock()
    let end = clock.now + most
    while clock.now < end {
      var left = 0
      for (server, loop) in zip(servers, loops.loops) { left += (try? await loop.run { count(server.value) }) ?? 0 }
      if left == 0 { return }
      try? await loops.first.run { try await loops.first.sleep(for: .milliseconds(20)) }
    }
  }

  private static func each(
    _ servers: [LoopBound<HTTPServer>], _ loops: LoopGroup, _ body: @escaping @Sendable (HTTPServer) -> Void
  ) async {
    for (server, loop) in zip(servers, loops.loops) { try? await loop.run { body(server.value) } }
  }
}

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

  /// A round trip to every peer: what they sent before they heard of the end still arrives.
  static let noticePause = Duration.milliseconds(100)

  /// Runs a service until SIGTERM or SIGINT.
  /// - Parameter defaultAddress: Where it listens unless CAIRN_LISTEN says otherwise.
  public static func run(
    _ name: String, defaultAddress: String, _ build: @escaping @Sendable (ServiceEnvironment) async throws -> any Service
  ) async -> Never {
    Signals.catchThem()
    do {
      let environment = try await prepare(name)
      let running = try await RunningService.start(environment, defaultAddress: defaultAddress, build)
      environment.logger.info("ready", metadata: ["address": "\(running.address)", "version": "\(Version.current)"])
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
    let text = "cairn-\(name): \(error)\n"
    fputs(text, stderrStream)
    exitFlushed(1)
  }

  /// Writes what was logged and ends the process with this code.
  public static func exitFlushed(_ code: Int32) -> Never {
    _ = Logs.flush(within: Logs.exitFlushLimit)
    _exit(code)
  }

  /// `stderr` is a mutable global of C that Swift refuses; a stream of our own over the same descriptor is as good.
  private static var stderrStream: UnsafeMutablePointer<FILE> { fdopen(2, "w") }
}

/// A service that listens on every loop of its process. Also what tests start several of in one process.
public final class RunningService: Sendable {
  /// Where it listens.
  public let address: SocketAddress
  private let environment: ServiceEnvironmentParts
  private let service: any Service
  private let servers: [LoopBound<HTTPServer>]

  private struct ServiceEnvironmentParts: Sendable {
    let loops: LoopGroup
    let health: HealthMonitor
    let logger: Logger
  }

  private init(
    address: SocketAddress, environment: ServiceEnvironmentParts, service: any Service, servers: [LoopBound<HTTPServer>]
  ) {
    self.address = address
    self.environment = environment
    self.service = service
    self.servers = servers
  }

  /// Builds the service and begins to serve.
  public static func start(
    _ environment: ServiceEnvironment, defaultAddress: String, _ build: (ServiceEnvironment) async throws -> any Service
  ) async throws -> RunningService {
    let service = try await build(environment)
    let keys = environment.ticketKeys(of: environment.name)
    let wanted = environment.settings.address("LISTEN", default: defaultAddress)
    try environment.settings.check()
    guard let keys else { throw SettingsError(problems: ["no ticket keys"]) }
    try await environment.loops.first.run { try await service.start() }
    let server = RPCServer(
      methods: healthMethods(environment.health) + service.methods, trust: .tickets(audience: environment.name, keys: keys),
      pages: healthPages(environment.health), time: environment.time, logger: environment.logger)
    let (address, servers) = try await listen(wanted, environment.loops) { loop, address in try server.listen(on: loop, address: address) }
    environment.health.started()
    ProcessHeap.trim()
    let parts = ServiceEnvironmentParts(loops: environment.loops, health: environment.health, logger: environment.logger)
    return RunningService(address: address, environment: parts, service: service, servers: servers)
  }

  /// The health service that every process has.
  public static func healthMethods(_ health: HealthMonitor) -> [RPCMethod] {
    HealthHandlers(monitor: health).methods
  }

  /// The page that says whether a process can do its work: 200, or 503 with what is missing.
  public static let readinessPath = "/readyz"

  /// What anybody who reaches the port may ask.
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
    let clock = ContinuousClock()
    let end = clock.now + ServiceProcess.drainMax
    while clock.now < end {
      var live = 0
      for (server, loop) in zip(servers, loops.loops) { live += (try? await loop.run { server.value.liveStreamCount }) ?? 0 }
      if live == 0 { break }
      try? await loops.first.run { try await loops.first.sleep(for: .milliseconds(20)) }
    }
    // One more turn for the last bytes.
    try? await loops.first.run { try await loops.first.sleep(for: .milliseconds(20)) }
    await each(servers, loops) { $0.close() }
  }

  private static func each(
    _ servers: [LoopBound<HTTPServer>], _ loops: LoopGroup, _ body: @escaping @Sendable (HTTPServer) -> Void
  ) async {
    for (server, loop) in zip(servers, loops.loops) { try? await loop.run { body(server.value) } }
  }
}

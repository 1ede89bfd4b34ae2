import CairnProto
import CairnServices
import Crypto
package import EventLoop
import HTTP2
import Identity
package import Lifecycle
import Logging
import RPC
import Synchronization
import Timekeeping

/// The public door: TLS, sessions, access levels, routes. No SQL, no rules of play.
package final class Gateway: Sendable {
  /// How often what is known of the upstreams is gathered from the loops.
  static let lookInterval = Duration.milliseconds(500)

  /// How long a gateway that takes over waits for the services, which are there already.
  static let takeoverWaitMax = Duration.seconds(10)

  private let config: GatewayConfig
  private let loops: LoopGroup
  private let time: any TimeSource
  private let logger: Logger
  private let health: HealthMonitor
  private let ring = KeyRing()
  private let tls: TLSServerContext?
  private let keys: [String: TicketKeys]
  private let requestPrefix: String
  private let board = UpstreamBoard()
  private let running = Mutex(Running())

  private struct Running {
    var servers: [LoopBound<HTTPServer>] = []
    var pages: LoopBound<PageServer>?
    var tasks: [Task<Void, Never>] = []
    var address: SocketAddress?
    var tlsAddress: SocketAddress?
    var operationsAddress: SocketAddress?
  }

  /// Where it listens, once started.
  package var address: SocketAddress? { running.withLock { $0.address } }
  package var tlsAddress: SocketAddress? { running.withLock { $0.tlsAddress } }
  package var operationsAddress: SocketAddress? { running.withLock { $0.operationsAddress } }

  package init(_ environment: ServiceEnvironment) throws {
    config = GatewayConfig(environment.settings)
    var keys: [String: TicketKeys] = [:]
    for service in config.upstreams.keys.sorted() { keys[service] = environment.ticketKeys(of: service) }
    try environment.settings.check()
    self.keys = keys
    loops = environment.loops
    time = environment.time
    logger = environment.logger
    health = environment.health
    requestPrefix = Base64.url.encode(RandomBytes.generate(6)) + "-"
    tls =
      config.tlsAddress == nil
      ? nil
      : try TLSServerContext(certificateFile: config.certificateFile, keyFile: config.keyFile, applicationProtocols: ["h2"])
  }

  // MARK: Life

  /// Begins to serve on every loop.
  package func start() async throws {
    health.note("auth", "no keys of access tokens yet")
    try await startBackground()
    if config.sharesPorts { try await waitForUpstreams() }
    let gateway = self
    let (address, servers) = try await RunningService.listen(config.address, loops, isShared: config.sharesPorts) { loop, address in
      try HTTPServer(on: loop, address: address, limits: .publicServer, handler: gateway.makeHandler(on: loop))
    }
    running.withLock {
      $0.address = address
      $0.servers = servers
    }
    if let tls, let wanted = config.tlsAddress {
      let (address, servers) = try await RunningService.listen(wanted, loops, isShared: config.sharesPorts) { loop, address in
        try HTTPServer(on: loop, address: address, tls: tls, limits: .publicServer, handler: gateway.makeHandler(on: loop))
      }
      running.withLock {
        $0.tlsAddress = address
        $0.servers += servers
      }
    }
    try await startPages()
    health.started()
  }

  /// A gateway that takes over from another takes nothing before it can do something with it; after a while it does so all the same.
  private func waitForUpstreams() async throws {
    let clock = ContinuousClock()
    let end = clock.now + Self.takeoverWaitMax
    while clock.now < end, !health.now.health.reasons.isEmpty {
      try await loops.first.run { try await Loop.current?.sleep(for: .milliseconds(50)) }
    }
  }

  /// Takes nothing new, finishes what has begun, then ends.
  package func stop() async {
    guard health.beginDraining() else { return }
    let servers = running.withLock { running in
      for task in running.tasks { task.cancel() }
      return running.servers
    }
    let perPort = stride(from: 0, to: servers.count, by: loops.loops.count).map { Array(servers[$0..<($0 + loops.loops.count)]) }
    for port in perPort { await RunningService.drain(port, loops) }
    loops.stop()
  }

  /// Reads the certificate files again.
  package func reload() {
    do {
      try tls?.reload()
      logger.info("certificate reloaded")
    } catch {
      logger.error("the new certificate cannot be used; the old one stays", metadata: ["cause": "\(error)"])
    }
  }

  /// What the page /upstreams says now.
  var upstreamPage: String { board.text }

  // MARK: Parts

  private func makeHandler(on loop: Loop) -> ProxyHandler {
    var routes: [(path: String, value: Route)] = []
    for row in CairnMethods.all where RouteRules.isPublic(row) {
      guard let route = route(of: row, on: loop) else { continue }
      routes.append((row.path, route))
    }
    let ring = ring
    let keys = ServedPage { RPCServer.Page(status: 200, contentType: "application/json", body: ring.jwks) }
    return ProxyHandler(
      PathTable(routes), PathTable([("/.well-known/jwks.json", keys)]), SessionGate(ring), on: loop, time: time,
      requestPrefix: "\(requestPrefix)\(loop.index)-")
  }

  private func route(of row: MethodRow, on loop: Loop) -> Route? {
    guard let service = RouteRules.service(ofPackage: row.package), let upstream = upstream(service), let keys = keys[service] else {
      return nil
    }
    return Route(row: row, upstream: upstream, pool: loop.pool(to: upstream), mint: loop.ticketMint(audience: service, keys: keys))
  }

  private func upstream(_ service: String) -> Upstream? {
    config.upstreams[service].map {
      Upstream(name: service, hosts: $0, healthPath: RunningService.readinessPath, limits: config.upstreamLimits)
    }
  }

  private func client(of service: String) -> RPCClient? {
    guard let upstream = upstream(service), let keys = keys[service] else { return nil }
    return RPCClient(
      to: upstream, credentials: .service(name: "gateway", audience: service, keys: keys), home: loops.first, time: time)
  }

  private func startBackground() async throws {
    let gateway = self
    let tasks = try await loops.first.run {
      var tasks: [Task<Void, Never>] = []
      if let auth = gateway.client(of: "auth") {
        tasks.append(await gateway.loops.first.start { await gateway.keepKeysFresh(auth) })
      }
      tasks.append(await gateway.loops.first.start { await gateway.watchUpstreams() })
      return tasks
    }
    running.withLock { $0.tasks = tasks }
  }

  private func keepKeysFresh(_ auth: RPCClient) async {
    await ring.keepFresh(PublicKeyServiceClient(auth), on: loops.first, logger: logger) { health.note("auth", $0) }
  }

  /// Notes which services cannot work, for whoever asks whether the gateway is ready, and what each loop knows of their endpoints.
  private func watchUpstreams() async {
    let upstreams = config.upstreams.keys.sorted().compactMap { upstream($0) }
    for upstream in upstreams { health.note("upstream \(upstream.name)", "not asked yet") }
    while !Task.isCancelled {
      var looks: [UpstreamBoard.Look] = []
      for loop in loops.loops {
        for upstream in upstreams {
          guard let look = try? await loop.run({ UpstreamBoard.Look(loop.pool(to: upstream), loop.index) }) else { continue }
          looks.append(look)
        }
      }
      board.show(looks)
      for upstream in upstreams { health.note("upstream \(upstream.name)", board.complaint(of: upstream.name)) }
      try? await loops.first.sleep(for: Self.lookInterval)
    }
  }

  private func startPages() async throws {
    let wanted = config.operationsAddress
    if !config.sharesPorts, TCPListener.isTaken(wanted) {
      throw SettingsError(problems: ["\(wanted) is taken by another process: end it, or set CAIRN_OPERATIONS_LISTEN"])
    }
    let board = board
    let pages = RunningService.healthPages(health).merging(["/upstreams": { RPCServer.Page(status: 200, body: board.text) }]) { $1 }
    let loop = loops.first
    let (server, address) = try await loop.run {
      let server = try PageServer(on: loop, address: wanted, pages: pages)
      return (LoopBound(server, on: loop), server.address)
    }
    running.withLock {
      $0.pages = server
      $0.operationsAddress = address
    }
  }
}

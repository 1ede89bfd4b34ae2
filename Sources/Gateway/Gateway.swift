import CairnProto
import CairnServices
import CairnContract
import Cryptography
package import EventLoop
import HTTP2
import Identity
package import Lifecycle
import Logging
package import Observability
import RPC
import Revocations
import Synchronization
import Timekeeping

/// The public door: TLS, sessions, access levels, routes. No SQL, no rules of play.
package final class Gateway: Sendable {
  /// How often what is known of the upstreams is gathered from the loops, and how often until the gateway is ready for the first time: nobody
  /// waits for the end of a pause in which everything has come.
  static let lookInterval = Duration.milliseconds(500)
  static let firstLookInterval = Duration.milliseconds(50)

  /// How long a gateway that takes over waits for the services, which are there already.
  static let takeoverWaitMax = Duration.seconds(10)

  private let config: GatewayConfig
  private let loops: LoopGroup
  private let time: any TimeSource
  private let logger: Logger
  private let health: HealthMonitor
  private let ring = KeyRing()
  private let certificates: CertificateWatch?
  private let watch: RevocationWatch
  private let keys: [String: TicketKeys]
  private let internalTLS: InternalTLS?
  private let limits: Limiter
  private let logSink: LogSink?
  private let board = UpstreamBoard()
  private let running = Mutex(Running())

  private struct Running {
    var servers: [LoopBound<HTTPServer>] = []
    var operations: OperationsServer?
    var tasks: [Task<Void, Never>] = []
    var handlers: [(loop: Loop, handler: LoopBound<ProxyHandler>)] = []
    /// All that was heard of revocations, for handlers that are made later; nil once all are made.
    var revocations: RevocationBatch? = RevocationBatch(isSnapshot: true)
    var address: SocketAddress?
    var tlsAddress: SocketAddress?
  }

  /// Where it listens, once started.
  package var address: SocketAddress? { running.withLock { $0.address } }
  package var tlsAddress: SocketAddress? { running.withLock { $0.tlsAddress } }
  package var operationsAddress: SocketAddress? { running.withLock { $0.operations?.address } }

  /// - Parameter sink: Where the access log goes; nil writes none.
  package init(_ environment: ServiceEnvironment, sink: LogSink? = Logs.sink) throws {
    logSink = sink
    config = GatewayConfig(environment.settings)
    var keys: [String: TicketKeys] = [:]
    for service in config.upstreams.keys.sorted() { keys[service] = environment.ticketKeys(of: service) }
    try environment.settings.check()
    self.keys = keys
    internalTLS = environment.internalTLS
    loops = environment.loops
    time = environment.time
    logger = environment.logger
    watch = RevocationWatch(logger: environment.logger)
    health = environment.health
    limits = Limiter(config.callLimits)
    certificates = try CertificateWatch(config, logger: logger)
    config.certificateWay(certificates?.context.served ?? []).tell(logger)
  }

  // MARK: Life

  /// Begins to serve on every loop.
  package func start() async throws {
    health.note("auth", "no keys of access tokens yet")
    health.note("revocations", "not known yet")
    try await startOperations()
    try await startBackground()
    try await startWatch()
    if config.sharesPorts { try await waitForUpstreams() }
    let address = try await listen(on: config.address, tls: nil)
    running.withLock { $0.address = address }
    if let tls = certificates?.context, let wanted = config.tlsAddress {
      let address = try await listen(on: wanted, tls: tls)
      running.withLock { $0.tlsAddress = address }
    }
    running.withLock { $0.revocations = nil }
    health.started()
  }

  /// Takes connections on every loop.
  /// - Returns: The address with the port that was given where none was asked for.
  private func listen(on wanted: SocketAddress, tls: TLSServerContext?) async throws -> SocketAddress {
    let gateway = self
    let (address, servers) = try await RunningService.listen(wanted, loops, isShared: config.sharesPorts) { loop, address in
      try HTTPServer(
        on: loop, address: address, tls: tls, limits: gateway.config.limits, handler: gateway.makeHandler(on: loop),
        heldBytesMax: gateway.share(of: HTTPServer.publicHeldBytesMax), connectionsMax: gateway.config.connectionsPerLoop,
        idlePerNetworkMax: gateway.share(of: gateway.config.idleConnectionsPerAddress), servers: gateway.serverCount)
    }
    running.withLock { $0.servers += servers }
    return address
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
    // All at once: whoever waits for a port to be told would go on sending to it.
    await withTaskGroup { group in
      for port in perPort { group.addTask { [loops] in await RunningService.drain(port, loops) } }
    }
    loops.stop()
  }

  /// Reads the certificate files again.
  package func reload() { certificates?.reload() }

  /// Text of the page /upstreams now.
  var upstreamPage: String { board.text }

  // MARK: Parts

  /// A loop's share of what strangers may make the process keep.
  ///
  /// Half of it at least, however many loops there are: what is told to ten thousand readers at once waits together until the turn is over, some
  /// hundred bytes for each, and none of them is slow.
  private func share(of amount: Int) -> Int { loops.loops.count == 1 ? amount : max(1, amount / 2) }

  /// One for each port and loop.
  private var serverCount: Int { loops.loops.count * (config.tlsAddress == nil ? 1 : 2) }

  private func makeHandler(on loop: Loop) -> ProxyHandler {
    var routes: [(path: String, value: Route)] = []
    for row in CairnMethods.all where RouteRules.isPublic(row) {
      guard let route = route(of: row, on: loop) else { continue }
      routes.append((row.path, route))
    }
    let ring = ring
    let keys = ServedPage { RPCServer.Page(status: 200, contentType: "application/json", body: ring.jwks) }
    let accessLog = AccessLog(config.accessLog, to: logSink, tokenPaths: TokenPaths(DoorTable.rows.map(\.prefix)))
    let desk = FrontDesk(on: loop, time: time, limits, BrowserGate(config.browserOrigins), accessLog, overload: OverloadLimits())
    let sessions = SessionGate(ring, watch, on: loop)
    let handler = ProxyHandler(
      routes, PathTable([("/.well-known/jwks.json", keys)]), sessions, DoorHall(makeDoors(), sessions, desk), desk,
      room: RequestRoom(on: loop, bytesMax: share(of: RequestRoom.bytesMax)))
    let bound = LoopBound(handler, on: loop)
    let known = running.withLock { running in
      running.handlers.append((loop, bound))
      return running.revocations
    }
    if let known { handler.hear(.batch(known)) }
    return handler
  }

  private func makeDoors() -> [Door] {
    let doors = DoorTable.doors(pages: config.pages) { client(of: $0) }
    guard config.pages != nil, let auth = client(of: DoorRow.session.upstream) else { return doors }
    return doors + [Door(.readings(of: health, and: processes), auth)]
  }

  /// Every process behind the gateway, each by itself.
  private var processes: [ReadingsSource.Process] {
    config.upstreams.sorted { $0.key < $1.key }.flatMap { service, hosts in
      hosts.compactMap { host in
        var upstream = upstream(service, at: [host])
        upstream.isApart = hosts.count > 1
        guard let client = client(of: service, at: upstream) else { return nil }
        return ReadingsSource.Process(service: service, client: HealthServiceClient(client))
      }
    }
  }

  private func route(of row: MethodRow, on loop: Loop) -> Route? {
    guard let service = RouteRules.service(ofPackage: row.package), let upstream = upstream(service), let keys = keys[service] else {
      return nil
    }
    return Route(row: row, upstream: upstream, pool: loop.pool(to: upstream), mint: loop.ticketMint(audience: service, keys: keys))
  }

  private func upstream(_ service: String) -> Upstream? {
    config.upstreams[service].map { upstream(service, at: $0) }
  }

  private func upstream(_ service: String, at hosts: [HostPort]) -> Upstream {
    Upstream(
      name: service, hosts: hosts, tls: internalTLS?.client, healthPath: RunningService.readinessPath, limits: config.upstreamLimits)
  }

  private func client(of service: String) -> RPCClient? {
    upstream(service).flatMap { client(of: service, at: $0) }
  }

  private func client(of service: String, at upstream: Upstream) -> RPCClient? {
    guard let keys = keys[service] else { return nil }
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
      if let certificates = gateway.certificates {
        tasks.append(await gateway.loops.first.start { await certificates.watch(on: gateway.loops.first) })
      }
      return tasks
    }
    running.withLock { $0.tasks += tasks }
  }

  /// Follows revocations from each process of the auth service in turn.
  private func startWatch() async throws {
    let gateway = self
    let clients = (config.upstreams["auth"] ?? []).compactMap { host in
      gateway.client(of: "auth", at: gateway.upstream("auth", at: [host])).map { RevocationServiceClient($0) }
    }
    if clients.isEmpty { return }
    let deliver: @Sendable (RevocationWatch.News) -> Void = { news in
      // Under one lock with the making of handlers: each is told of it, or finds it among what was heard before.
      let handlers = gateway.running.withLock { running in
        if case .batch(let batch) = news { running.revocations?.append(batch) }
        return running.handlers
      }
      for (loop, handler) in handlers { loop.perform { _ in handler.value.hear(news) } }
    }
    let note: @Sendable (String?) -> Void = { [health] in health.note("revocations", $0) }
    let tasks = try await loops.first.run {
      let loop = gateway.loops.first
      return [
        await loop.start { await gateway.watch.follow(clients, on: loop, deliver: deliver, note: note) },
        await loop.start { await gateway.watch.supervise(on: loop, deliver: deliver, note: note) },
      ]
    }
    running.withLock { $0.tasks += tasks }
  }

  private func keepKeysFresh(_ auth: RPCClient) async {
    await ring.keepFresh(PublicKeyServiceClient(auth), on: loops.first, logger: logger) { health.note("auth", $0) }
  }

  /// Notes which services cannot work, for whoever asks whether the gateway is ready, and what each loop knows of their endpoints.
  private func watchUpstreams() async {
    let upstreams = config.upstreams.keys.sorted().compactMap { upstream($0) }
    for upstream in upstreams { health.note("upstream \(upstream.name)", "not asked yet") }
    var hasBeenReady = false
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
      hasBeenReady = hasBeenReady || health.now.health.reasons.isEmpty
      try? await loops.first.sleepToBeat(after: hasBeenReady ? Self.lookInterval : Self.firstLookInterval)
    }
  }

  private func startOperations() async throws {
    let board = board
    let operations = try await OperationsServer.start(
      health, loops: loops, at: config.operationsAddress, isShared: config.sharesPorts,
      others: ["/upstreams": { RPCServer.Page(status: 200, body: board.text) }])
    running.withLock { $0.operations = operations }
  }
}

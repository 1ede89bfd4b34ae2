public import Cryptography
public import EventLoop
internal import FoundationEssentials
public import Identity
public import Logging
public import RPC
public import Timekeeping

/// The parts that a service is built from: settings, loops, clock, and how others are reached.
public struct ServiceEnvironment {
  /// The short name: "auth", "game", "social", "geo", "gateway".
  public let name: String
  public let settings: Settings
  public let loops: LoopGroup
  public let time: any TimeSource
  public let ids: any IDSource
  public let logger: Logger
  public let health: HealthMonitor
  /// How processes of the installation speak to each other; nil for in plain text.
  public let internalTLS: InternalTLS?

  public init(
    name: String, settings: Settings, loops: LoopGroup, time: any TimeSource = SystemTime(), ids: any IDSource = TimeOrderedIDs(),
    logger: Logger? = nil
  ) {
    self.name = name
    self.settings = settings
    self.loops = loops
    self.time = time
    self.ids = ids
    self.logger = logger ?? Logger(label: "cairn.\(name)")
    internalTLS = InternalTLS(settings)
    health = HealthMonitor(service: name, startTime: time.now())
  }

  /// Calls another service as this one.
  /// - Parameter service: "auth", "game", "social" or "geo".
  public func client(of service: String) throws -> RPCClient {
    try client(of: service, at: try hosts(of: service))
  }

  /// Calls another service's processes as this one, each by itself: to follow one until it fails, and then the next.
  /// - Parameter service: "auth", "game", "social" or "geo".
  public func clients(ofEach service: String) throws -> [RPCClient] {
    try hosts(of: service).map { try client(of: service, at: [$0]) }
  }

  private func hosts(of service: String) throws -> [HostPort] {
    let variable = "UPSTREAM_\(service.uppercased())"
    let hosts = settings.hosts(variable)
    if hosts.isEmpty { settings.refuse("CAIRN_\(variable) is not set: host:port of the \(service) service") }
    try settings.check()
    return hosts
  }

  private func client(of service: String, at hosts: [HostPort]) throws -> RPCClient {
    let keys = ticketKeys(of: service)
    try settings.check()
    return RPCClient(
      to: Upstream(
        name: service, hosts: hosts, tls: internalTLS?.client, healthPath: RunningService.readinessPath, limits: UpstreamLimits(settings)),
      credentials: .service(name: name, audience: service, keys: keys ?? TicketKeys(id: "none", secret: SymmetricKey.random())),
      home: loops.first, time: time)
  }

  /// The keys that sign and verify the tickets for a service; nil, with the problem noted, when they cannot be read.
  public func ticketKeys(of service: String) -> TicketKeys? {
    let variable = "TICKET_KEYS_\(service.uppercased())"
    let text = settings.file(variable, why: "the file with the ticket keys of the \(service) service")
    if text.isEmpty { return nil }
    do { return try TicketKeys(parsing: text) } catch {
      settings.refuse("CAIRN_\(variable): \(error)")
      return nil
    }
  }

  /// Master keys of a file: the one that makes everything, then those that are on their way in or out. A few, because each doubles what a
  /// wrong code costs to refuse.
  static let masterKeysMax = 4

  /// The key from which this installation derives its other keys, the first of its file; those below it open what they have made and make
  /// nothing.
  public func masterKey() throws -> SymmetricKey {
    let text = settings.file("MASTER_KEY", why: "the file with the installation's master key, 64 hexadecimal digits")
    let lines = text.split(whereSeparator: \.isNewline).map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
    let keys = lines.compactMap { SymmetricKey(hex: $0) }
    if keys.count < lines.count { settings.refuse("CAIRN_MASTER_KEY: expected 64 hexadecimal digits in a line") }
    if lines.count > Self.masterKeysMax { settings.refuse("CAIRN_MASTER_KEY: expected at most \(Self.masterKeysMax) keys") }
    try settings.check()
    guard let key = keys.first else { throw SettingsError(problems: ["CAIRN_MASTER_KEY is empty"]) }
    return key.accepting(Array(keys.dropFirst()))
  }
}

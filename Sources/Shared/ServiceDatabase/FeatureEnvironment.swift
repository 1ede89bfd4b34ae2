public import Cryptography
public import EventLoop
public import Events
public import Identity
public import Lifecycle
public import Logging
public import Postgres
public import RPC
public import Timekeeping

/// The parts that the features of a service are built from. A process takes it from its own environment; tests give other values to the same wiring.
public final class FeatureEnvironment {
  /// The service's own.
  public let database: Database
  /// Settings of the process; faults of them are gathered, and told before it takes calls.
  public let settings: Settings
  /// Where chores and schedulers run.
  public let loop: Loop
  public let time: any TimeSource
  public let ids: any IDSource
  public let logger: Logger
  /// From which the installation derives its other keys.
  public let masterKey: SymmetricKey
  public let outbox: Outbox
  public let pageTokens: PageTokenKey
  public let idempotency = IdempotencyKeys()
  private let connect: (String) throws -> any RPCChannel
  private var channels: [String: any RPCChannel] = [:]

  /// - Parameter connect: How another service is reached: "auth", "game", "social" or "geo".
  public init(
    database: Database, settings: Settings, loop: Loop, time: any TimeSource, ids: any IDSource, logger: Logger, masterKey: SymmetricKey,
    connect: @escaping (String) throws -> any RPCChannel
  ) {
    self.database = database
    self.settings = settings
    self.loop = loop
    self.time = time
    self.ids = ids
    self.logger = logger
    self.masterKey = masterKey
    self.connect = connect
    outbox = Outbox(ids: ids)
    pageTokens = PageTokenKey(masterKey: masterKey)
  }

  /// - Throws: `SettingsError` without a database or a master key.
  public convenience init(_ environment: ServiceEnvironment) throws {
    let masterKey = try environment.masterKey()
    self.init(
      database: try environment.database(), settings: environment.settings, loop: environment.loops.first, time: environment.time,
      ids: environment.ids, logger: environment.logger, masterKey: masterKey, connect: { try environment.client(of: $0) })
  }

  /// The way to another service, the same for all features.
  /// - Throws: `SettingsError` when its address or its ticket keys are missing.
  public func channel(to service: String) throws -> any RPCChannel {
    if let channel = channels[service] { return channel }
    let channel = try connect(service)
    channels[service] = channel
    return channel
  }
}

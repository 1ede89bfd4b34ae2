internal import EventLoop
public import Events
public import Lifecycle
public import Postgres

extension OutboxRules {
  /// The rules an operator may set; the others are as they are declared.
  public init(_ settings: Settings) {
    self.init()
    pollMax = settings.duration("EVENT_POLL_MS", default: pollMax, in: 10...1_000)
    attemptsMax = settings.integer("EVENT_ATTEMPTS", default: attemptsMax, in: 1...10_000)
    batchMax = settings.integer("EVENT_BATCH", default: batchMax, in: 1...batchMax)
  }
}

extension ServiceEnvironment {
  /// Events that this service sends to others and takes from them.
  /// - Parameters:
  ///   - services: Services that hear of its events: "auth", "game", "social", "geo". It can send to itself anyway.
  ///   - destinations: Places that only its own process knows, for example a mail server.
  ///   - handlers: Its handlers of events, of others and of its own.
  /// - Throws: `SettingsError` when a service's address or ticket keys are missing.
  public func eventPost(
    _ database: Database, to services: [String], and destinations: [any EventDestination] = [], handlers: [EventHandler]
  ) throws -> EventPost {
    let others = try services.map { ServiceDestination($0, try client(of: $0)) as any EventDestination }
    let rules = OutboxRules(settings)
    try settings.check()
    return EventPost(
      name, database: database, loop: loops.first, destinations: others + destinations, handlers: handlers, time: time, rules: rules)
  }
}

internal import CairnProto
public import FoundationEssentials
internal import Observability
public import Postgres
public import Protobuf
internal import RPC
public import Timekeeping

/// An event as it comes in.
public struct InboxEvent: Sendable, Hashable {
  /// The same in every delivery.
  public let eventID: UUID
  /// Type of what has happened.
  public let type: String
  /// Events with one key come in their order.
  public let orderingKey: String
  /// The service that has sent it.
  public let source: String
  /// When it happened.
  public let createTime: Moment
  let payload: [UInt8]
  /// Accounts it is about that are deleted here (`DeletedAccounts`): nothing is to be written of them.
  public internal(set) var deletedIDs: Set<UUID> = []

  init(eventID: UUID, type: String, orderingKey: String, source: String, createTime: Moment, payload: [UInt8]) {
    self.eventID = eventID
    self.type = type
    self.orderingKey = orderingKey
    self.source = source
    self.createTime = createTime
    self.payload = payload
  }
}

/// Work of a feature when it hears of an event.
public struct EventHandler: Sendable {
  /// An event whose payload was read.
  struct Opened: Sendable {
    /// Accounts it is about.
    let accountIDs: [UUID]
    let before: @Sendable (Moment) async throws -> Void
    let take: @Sendable (InboxEvent, Transaction, Moment) async throws -> Void
  }

  let type: String
  let sources: Set<String>
  let open: @Sendable (InboxEvent) throws -> Opened

  /// - Parameters:
  ///   - type: Type of the events.
  ///   - sources: The services that may send them.
  ///   - about: Accounts of which `take` may write something that was not there. Events come late: accounts that are deleted by then are in
  ///     `InboxEvent.deletedIDs`, and `take` leaves them out; where nobody else is left, the event is taken without it. Empty where it only changes rows that
  ///     are there; what is no id is left out.
  ///   - take: The effect, in the transaction that remembers the event: once, or not at all. Any error that it throws rolls both back and has the
  ///     event delivered again later. A closure without a capture list: with one the compiler takes it for one that leaves the loop.
  public init<Payload: Message>(
    _ type: String, from sources: Set<String>, about: @escaping @Sendable (Payload) -> [UUID?],
    _ take: @escaping @Sendable (Payload, InboxEvent, Transaction, Moment) async throws -> Void
  ) {
    self.init(type, from: sources, about: about, before: { _, _ in }, take)
  }

  /// - Parameter before: Done before the transaction, in every delivery again.
  init<Payload: Message>(
    _ type: String, from sources: Set<String>, about: @escaping @Sendable (Payload) -> [UUID?],
    before: @escaping @Sendable (Payload, Moment) async throws -> Void,
    _ take: @escaping @Sendable (Payload, InboxEvent, Transaction, Moment) async throws -> Void
  ) {
    self.type = type
    self.sources = sources
    open = { event in
      let payload: Payload
      do { payload = try Payload(decoding: event.payload) } catch {
        throw RPCError(.invalidArgument, reason: .eventMalformed, message: "the payload is no \(Payload.protoName)", cause: error)
      }
      return Opened(
        accountIDs: about(payload).compactMap(\.self), before: { now in try await before(payload, now) },
        take: { event, transaction, now in try await take(payload, event, transaction, now) })
    }
  }
}

/// Takes events of other services, each once.
public struct Inbox: Sendable {
  /// How long it is remembered which events were taken: twice as long as a sender tries (`OutboxRules.ageMax`).
  public static let retention = Duration.seconds(14 * 86_400)

  /// Rows forgotten by one statement: a few milliseconds of locks. By all of one look (`Sweep.roundsMax`) fifty times as many as 1,000 events a second
  /// leave until the next.
  static let sweepMax = 5_000

  private let database: Database
  private let time: any TimeSource
  let handlers: [String: [EventHandler]]
  private let taken: [String: Counter]

  /// - Parameter handlers: Several may hear of one type: they share the transaction.
  public init(database: Database, time: any TimeSource, handlers: [EventHandler]) {
    self.database = database
    self.time = time
    self.handlers = Dictionary(grouping: handlers, by: \.type)
    var taken: [String: Counter] = [:]
    for type in self.handlers.keys {
      taken[type] = MetricRegistry.process.counter(
        "cairn_inbox_taken_total", "Events that have had their effect here.", ["type": type])
    }
    self.taken = taken
  }

  /// Takes events in their order, until one fails.
  public func receive(_ events: [InboxEvent]) async -> Delivery {
    for (index, event) in events.enumerated() {
      do { try await take(event) } catch {
        return Delivery(takenCount: index, failure: RPCError(wrapping: error))
      }
    }
    return Delivery(takenCount: events.count)
  }

  private func take(_ event: InboxEvent) async throws {
    // During a rolling upgrade the sender may know what this process does not yet: it tries again, and meets a newer one.
    guard let handlers = handlers[event.type] else {
      throw RPCError(.unimplemented, reason: .eventTypeUnknown, message: "nobody here takes events of type \(event.type)")
    }
    let now = time.now()
    let willing = handlers.filter { $0.sources.contains(event.source) }
    if willing.isEmpty {
      throw RPCError(.permissionDenied, reason: .eventSourceRefused, message: "\(event.type) is not taken from \(event.source)")
    }
    let opened = try willing.map { try $0.open(event) }
    for one in opened { try await one.before(now) }
    let accountIDs = Array(Set(opened.flatMap(\.accountIDs)))
    let isNew = try await database.transaction(attempts: 3) { transaction in
      guard try await InboxStore.insert(event.eventID, at: now, in: transaction) else { return false }
      var event = event
      event.deletedIDs = try await DeletedAccounts.among(accountIDs, in: transaction)
      for one in opened where one.accountIDs.isEmpty || !event.deletedIDs.isSuperset(of: one.accountIDs) {
        try await one.take(event, transaction, now)
      }
      return true
    }
    if isNew { taken[event.type]?.add() }
  }

  /// Forgets events that nobody sends any more. Every few minutes; harmless on several replicas.
  /// - Returns: How many.
  @discardableResult
  public func sweep(at now: Moment) async throws -> Int {
    try await Sweep.run(by: Self.sweepMax) { limit in
      try await InboxStore.delete(before: now - Self.retention, limit: limit, in: database)
    }
  }
}

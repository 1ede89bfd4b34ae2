internal import CairnProto
internal import CairnServices
public import FoundationEssentials
internal import Identity
public import RPC
public import Timekeeping

/// An event on its way to one destination.
public struct OutboxEvent: Sendable, Hashable {
  /// Its place among the events of its key.
  let number: Int64
  /// The same in every delivery.
  public let eventID: UUID
  /// Type of what has happened.
  public let type: String
  /// The encoded message of the type.
  public let payload: [UInt8]
  /// When it happened.
  public let createTime: Moment
}

/// Outcome of the events of one delivery.
public struct Delivery: Sendable {
  /// So many from the beginning were taken, now or before.
  public var takenCount: Int
  /// Why the next one was not; nil when all were taken.
  public var failure: RPCError?

  public init(takenCount: Int, failure: RPCError? = nil) {
    self.takenCount = takenCount
    self.failure = failure
  }
}

/// How a destination is delivered to.
public struct DeliveryLimits: Sendable, Hashable {
  /// Events in one delivery; 0 means as many as `OutboxRules.batchMax`.
  public var batchMax = 0
  /// Longest time of one delivery. When it takes longer, another replica may deliver the same events meanwhile.
  public var timeMax = Duration.seconds(5)
  /// Keys delivered at once by one process. A destination never waits for another one's.
  public var keysAtOnceMax = 4

  /// For a service of this installation: with four, a burst of a thousand games waited seconds for its events while the receiver had time; each
  /// is one of its requests and, when it is answered, one short transaction here.
  static let service: DeliveryLimits = {
    var limits = DeliveryLimits()
    limits.keysAtOnceMax = 8
    return limits
  }()

  public init() {}
}

/// A taker of events. Called with events of one key, in their order, at least once.
public protocol EventDestination: Sendable {
  /// As handlers name it.
  var name: String { get }
  /// How it is delivered to.
  var limits: DeliveryLimits { get }
  /// Delivers them. An error that is thrown counts as the failure of the first.
  func deliver(_ events: [OutboxEvent], orderingKey: String) async throws -> Delivery
}

/// Another service of this installation: its `InboxService`.
public struct ServiceDestination: EventDestination {
  public let name: String
  public let limits = DeliveryLimits.service
  private let client: InboxServiceClient

  /// - Parameter name: "auth", "game", "social" or "geo".
  public init(_ name: String, _ channel: any RPCChannel) {
    self.name = name
    client = InboxServiceClient(channel)
  }

  public func deliver(_ events: [OutboxEvent], orderingKey: String) async throws -> Delivery {
    let request = DeliverRequest(
      orderingKey: orderingKey,
      events: events.map { DeliveredEvent(event: $0.eventID.bytes, type: $0.type, payload: $0.payload, createTime: $0.createTime) })
    let response = try await client.deliver(request, CallOptions(timeout: limits.timeMax))
    let failure = response.failure.map { RPCError(RPCCode(rawValue: $0.code) ?? .unknown, told: $0.reason, message: $0.message) }
    return Delivery(takenCount: Int(response.takenCount), failure: failure)
  }
}

/// This service itself: what happened in one feature and must happen in another, after the commit.
public struct OwnInboxDestination: EventDestination {
  public let name: String
  public let limits = DeliveryLimits()
  private let inbox: Inbox

  /// - Parameter name: The service's own name.
  public init(_ name: String, _ inbox: Inbox) {
    self.name = name
    self.inbox = inbox
  }

  public func deliver(_ events: [OutboxEvent], orderingKey: String) async throws -> Delivery {
    await inbox.receive(
      events.map {
        InboxEvent(
          eventID: $0.eventID, type: $0.type, orderingKey: orderingKey, source: name, createTime: $0.createTime, payload: $0.payload)
      })
  }
}

/// Something outside of the installation's databases, reached from this process: a mail server, a push service. The effect comes at least
/// once; after a crash between it and its acknowledgement once more.
public struct LocalDestination: EventDestination {
  public let name: String
  public let limits: DeliveryLimits
  private let effect: @Sendable (OutboxEvent) async throws -> Void

  /// - Parameters:
  ///   - name: As handlers name it, for example "mail"; not that of a service.
  ///   - timeMax: Longest time of one effect.
  ///   - keysAtOnceMax: Effects at once.
  ///   - effect: Throws an `RPCError` of code `unavailable` when whoever it needs is away: such failures do not count against the event.
  public init(
    _ name: String, timeMax: Duration = .seconds(30), keysAtOnceMax: Int = 4,
    _ effect: @escaping @Sendable (OutboxEvent) async throws -> Void
  ) {
    self.name = name
    var limits = DeliveryLimits()
    limits.batchMax = 1
    limits.timeMax = timeMax
    limits.keysAtOnceMax = keysAtOnceMax
    self.limits = limits
    self.effect = effect
  }

  public func deliver(_ events: [OutboxEvent], orderingKey: String) async throws -> Delivery {
    for event in events { try await effect(event) }
    return Delivery(takenCount: events.count)
  }
}

public import Identity
public import Postgres
public import Protobuf
public import Timekeeping

/// Something that has happened and that others must hear of.
public struct OutgoingEvent: Sendable, Hashable {
  /// Type of what has happened, for example "account.deleted"; at most 100 characters.
  public var type: String
  /// Destinations that must hear of it: "game", "social" …, or a name that only this service's relay knows. Each hears of it independently.
  public var destinations: [String]
  /// Events with one key arrive in the order of their commits: the id of the account, game or conversation. At most 100 characters.
  public var orderingKey: String
  /// The encoded message of the type; at most `Outbox.payloadBytesMax`.
  public var payload: [UInt8]

  public init(_ type: String, to destinations: [String], orderedBy orderingKey: String, _ message: some Message) {
    self.type = type
    self.destinations = destinations
    self.orderingKey = orderingKey
    payload = message.encoded()
  }
}

/// Where handlers leave events. An event is sent if and only if the transaction commits, at least once; receivers know what they had.
///
///     try await outbox.send([OutgoingEvent("account.deleted", to: ["game"], orderedBy: accountID.text, message)], at: now, in: transaction)
public struct Outbox: Sendable {
  /// Events carry what has changed, not documents.
  public static let payloadBytesMax = 65_536

  /// The encoded `UserEvent` of a `UserEventSent`: it is kept for weeks in the streams of all it is for. It tells what has changed, not the whole of it.
  public static let userEventBytesMax = 8_192

  private let ids: any IDSource

  public init(ids: any IDSource) {
    self.ids = ids
  }

  /// Leaves events to be sent, in this order.
  ///
  /// Locks their keys until the transaction ends, so it is among its last statements: whoever sends under the same key waits. All events
  /// of a transaction go in one call, which takes the locks in one order.
  /// - Throws: `PostgresError`: `checkViolation` for what is too long.
  public func send(_ events: [OutgoingEvent], at now: Moment, in transaction: Transaction) async throws {
    var rows: [OutboxStore.NewRow] = []
    for event in events {
      let id = ids.next(at: now)
      rows += event.destinations.map {
        OutboxStore.NewRow(destination: $0, orderingKey: event.orderingKey, eventID: id, type: event.type, payload: event.payload)
      }
    }
    if rows.isEmpty { return }
    try await OutboxStore.insert(rows, at: now, in: transaction)
    let databaseID = transaction.databaseID
    let destinations = Set(rows.map(\.destination))
    transaction.afterCommit {
      for destination in destinations { AlarmBoard.ring(.outbox(of: databaseID, to: destination), at: now) }
    }
  }
}

/// Events that were given up, for operators who have cured what made them fail.
public enum DeadLetters {
  /// Sends them again, behind whatever their keys have waiting.
  /// - Parameter destination: Destination whose dead letters alone are sent.
  /// - Returns: How many.
  @discardableResult
  public static func sendAgain(to destination: String, at now: Moment, in database: Database) async throws -> Int {
    try await database.transaction { transaction in
      let dead = try await OutboxStore.takeDeadLetters(to: destination, limit: batchMax, in: transaction)
      if !dead.isEmpty { try await OutboxStore.insert(dead, at: now, in: transaction) }
      return dead.count
    }
  }

  /// Forgets those of an ordering key, when what it names is deleted.
  public static func forget(orderingKey: String, in transaction: Transaction) async throws {
    try await OutboxStore.deleteDeadLetters(of: orderingKey, in: transaction)
  }

  /// Sent again at once: one transaction, a few megabytes at most.
  static let batchMax = 100
}

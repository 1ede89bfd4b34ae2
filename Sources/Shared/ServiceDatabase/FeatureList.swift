public import Events
public import Lifecycle
public import Postgres
public import RPC

/// The features of a service, in the order in which they take locks: a transaction that changes rows of several takes those of an earlier one
/// first. Purges and merges of guests go through the list from its beginning.
public struct FeatureList: Sendable {
  /// In the order of their locks.
  public let features: [any DatabaseFeature]
  private let database: Database

  public init(_ features: [any DatabaseFeature], in database: Database) {
    self.features = features
    self.database = database
  }

  /// Data that is kept about people, with the upkeep that all features share.
  public var personal: PersonalData { PersonalData(database, of: features.map(\.personal)) }

  /// The calls that are answered.
  public var methods: [RPCMethod] { features.flatMap(\.methods) + personal.methods }

  /// Handlers of events: first those that concern all features, then each one's own.
  public func events(_ outbox: Outbox) -> [EventHandler] {
    GuestMerges(features.map(\.personal)).handlers + features.flatMap(\.events) + personal.handlers(outbox)
  }

  public var timers: [any TimerHandler] { features.flatMap(\.timers) }

  public var chores: [Chore] { features.flatMap(\.chores) }

  /// Problems of what they say of rows about people, held against the catalogue; empty when there are none.
  public func problems() async throws -> [String] {
    try await PersonalLedger.problems(features.map { ($0.name, $0.personal) }, in: database)
  }
}

/// Features that must not start: rows about people would be forgotten when somebody goes.
public struct UnansweredRows: Error, CustomStringConvertible {
  /// One sentence for each table.
  public let problems: [String]

  public var description: String {
    "cannot start with these tables:\n" + problems.map { "  - \($0)" }.joined(separator: "\n")
  }
}

internal import CairnProto
internal import CairnServices
public import FoundationEssentials
internal import Identity
public import Postgres
public import RPC
public import Timekeeping

/// Rows that were removed from a table, or whose mention of a person was.
public struct PurgedTable: Sendable, Hashable {
  /// The table.
  public var name: String
  /// How many rows.
  public var rowCount: Int64

  public init(name: String, rowCount: Int64) {
    self.name = name
    self.rowCount = rowCount
  }
}

/// Data that a service keeps about people, and how it gives it out and forgets it.
///
/// Tables with a column `account_id` whose comment begins with "personal:" are purged and exported by themselves. Personal data elsewhere is named here by the
/// service, with what becomes of it; a test holds that against the catalogue.
public struct PersonalData: Sendable {
  /// Hands a piece of a file on: its name, for its beginning, and at most `chunkBytesMax`.
  public typealias FileSink = (_ name: String?, _ data: [UInt8]) async throws -> Void

  /// Data of one message of an export.
  public static let chunkBytesMax = 65_536

  /// Rows read at once: some hundred kilobytes.
  static let pageMax = 200

  /// Type of the event that has services forget a person.
  public static let deletedEvent = "account.deleted"

  /// Type of the event that says what was removed.
  public static let purgedEvent = "account.purged"

  /// Personal columns that no rule above covers: the table, or "table.column", and why they need nothing or what is done with them.
  public let elsewhere: [String: String]

  private let database: Database
  private let kept: [String]
  private let exportedElsewhere: Set<String>
  private let purgeAhead: @Sendable (UUID, Moment) async throws -> Void
  private let purgeMore: @Sendable (UUID, Transaction) async throws -> [PurgedTable]
  private let exportMore: @Sendable (UUID, FileSink) async throws -> Void

  /// Tables that every database has beside the service's own tables.
  static let common = [
    "outbox_keys": "until events were delivered", "outbox": "until events were delivered",
    "dead_letters": "removed by their ordering key", "idempotency_keys": "removed by their caller",
    "deleted_accounts": "what stays of a deleted account for 90 days: a hash of its id, so that no late event brings anything back",
  ]

  /// - Parameters:
  ///   - kept: Tables with an `account_id` that are not purged, with the reason.
  ///   - elsewhere: Personal data in other tables, with what becomes of it.
  ///   - exportedElsewhere: Tables whose rows are not given out as they stand, because that there is a row tells what another one has done;
  ///     `exportMore` gives out what the person may know of them. With the reason.
  ///   - purgeAhead: Forgets what is too much for one transaction, before the one that purges.
  ///   - purgeMore: Forgets what is there, before the tables are purged.
  ///   - exportMore: Gives out what is there.
  public init(
    database: Database, kept: [String: String] = [:], elsewhere: [String: String] = [:], exportedElsewhere: [String: String] = [:],
    purgeAhead: @escaping @Sendable (UUID, Moment) async throws -> Void = { _, _ in },
    purgeMore: @escaping @Sendable (UUID, Transaction) async throws -> [PurgedTable] = { _, _ in [] },
    exportMore: @escaping @Sendable (UUID, FileSink) async throws -> Void = { _, _ in }
  ) {
    self.database = database
    self.kept = kept.keys.sorted()
    self.exportedElsewhere = Set(exportedElsewhere.keys)
    self.elsewhere = elsewhere.merging(Self.common) { own, _ in own }.merging(kept) { own, _ in own }
    self.purgeAhead = purgeAhead
    self.purgeMore = purgeMore
    self.exportMore = exportMore
  }

  /// Forgets a person. Safe to repeat. Events that come later may bring something back, unless `DeletedAccounts` knew of it before: `handlers` sees to that.
  /// - Returns: The rows that were removed, tables without rows left out.
  public func purge(_ accountID: UUID, in transaction: Transaction) async throws -> [PurgedTable] {
    let more = try await purgeMore(accountID, transaction)
    try await IdempotencyKeys().forget(accountID: accountID, in: transaction)
    try await DeadLetters.forget(orderingKey: accountID.text, in: transaction)
    let tables = try await PersonalDataStore.purge(accountID, kept: kept, in: transaction)
    return (more + tables).filter { $0.rowCount > 0 }.sorted { $0.name < $1.name }
  }

  /// Gives out everything that is kept about a person: one JSON file for each table.
  public func export(_ accountID: UUID, _ sink: FileSink) async throws {
    for table in try await PersonalDataStore.tables(in: database) where !kept.contains(table) && !exportedElsewhere.contains(table) {
      try await sink("\(table).json", Array("[".utf8))
      var place: String?
      while true {
        let rows = try await PersonalDataStore.rows(of: accountID, in: table, after: place, limit: Self.pageMax, in: database)
        for row in rows {
          try await Self.send(Array(((place == nil ? "\n" : ",\n") + row.json).utf8), sink)
          place = row.place
        }
        if rows.count < Self.pageMax { break }
      }
      try await sink(nil, Array("\n]\n".utf8))
    }
    try await exportMore(accountID, sink)
  }

  /// Sends a piece of any length.
  public static func send(_ bytes: [UInt8], _ sink: FileSink) async throws {
    for start in stride(from: 0, to: bytes.count, by: chunkBytesMax) {
      try await sink(nil, Array(bytes[start..<min(start + chunkBytesMax, bytes.count)]))
    }
  }

  /// Handlers of the deletion of an account: the service lets no event write of the person any more, forgets the person and tells auth what it removed.
  public func handlers(_ outbox: Outbox) -> [EventHandler] {
    [
      EventHandler(
        Self.deletedEvent, from: ["auth"], about: { _ in [] },
        before: { deleted, now in
          guard let accountID = UUID(text: deleted.accountID) else { return }
          try await DeletedAccounts.remember(accountID, at: now, in: database)
          try await purgeAhead(accountID, now)
        }
      ) { (deleted: AccountDeleted, event, transaction, now) in
        guard let accountID = UUID(text: deleted.accountID) else {
          throw RPCError(.invalidArgument, reason: .eventMalformed, message: "no account id")
        }
        let tables = try await purge(accountID, in: transaction)
        let receipt = AccountPurged(
          deletionID: deleted.deletionID, round: deleted.round, purgeTime: now,
          purgedRows: tables.map { PurgedRows(table: $0.name, rowCount: $0.rowCount) })
        try await outbox.send(
          [OutgoingEvent(Self.purgedEvent, to: ["auth"], orderedBy: deleted.deletionID, receipt)], at: now, in: transaction)
      }
    ]
  }

  /// Methods that auth calls to put an export together.
  public var methods: [RPCMethod] { PersonalDataHandlers(data: self).methods }
}

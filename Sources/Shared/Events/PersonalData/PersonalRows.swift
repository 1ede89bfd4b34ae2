public import FoundationEssentials
public import Postgres
public import Timekeeping

/// Fate of rows about a guest when the guest becomes part of an account.
public enum GuestFate: Sendable, Hashable {
  /// The feature gives them to the account.
  case moved
  /// They stay the guest's and go with it: its deletion follows the merge.
  case dropped(because: String)
  /// They stay as they are, whatever becomes of the guest.
  case kept(because: String)
}

/// Rows that a feature keeps about people: which tables, and what becomes of their rows when somebody goes, takes everything along, or stops being a guest.
///
/// A table with a column `account_id` whose comment begins with "personal:" is purged and exported by that alone. Anything else is said here.
public struct PersonalRows: Sendable {
  /// Forgets a person where the catalogue alone does not: called before the tables are purged, in the order of the features.
  public typealias Purge = @Sendable (UUID, Transaction) async throws -> [PurgedTable]

  /// Forgets of a person, batch by batch, what is too much for one transaction. Called before each purge, which does the rest; and again when its time was
  /// not enough, so that each batch must be committed by itself.
  public typealias Ahead = @Sendable (UUID, Moment) async throws -> Void

  /// Gives out what does not stand in a table with the account's id.
  public typealias Export = @Sendable (UUID, PersonalData.FileSink) async throws -> Void

  /// Gives a guest's rows to an account, in the transaction of the merge. Called in the order of the features, which is the order of locks.
  public typealias Move = @Sendable (_ guestID: UUID, _ accountID: UUID, Moment, Transaction) async throws -> Void

  /// Fates of a guest's rows, for every table with a personal column.
  public let fates: [String: GuestFate]

  /// Fates of personal columns of tables without a personal `account_id` when somebody is deleted, by table or "table.column".
  public let elsewhere: [String: String]

  /// Tables with an `account_id` that are not purged, with the reason.
  public let unpurged: [String: String]

  /// Tables whose rows are not given out as they stand, with the reason; `export` gives out what the person may know of them.
  public let exportedElsewhere: [String: String]

  let ahead: Ahead?
  let purge: Purge?
  let export: Export?
  let move: Move?

  /// - Parameters:
  ///   - fates: For every table of the feature with a personal column; none for a feature without one.
  ///   - move: Must be given where a table's rows are moved.
  public init(
    _ fates: [String: GuestFate] = [:], elsewhere: [String: String] = [:], unpurged: [String: String] = [:],
    exportedElsewhere: [String: String] = [:], ahead: Ahead? = nil, purge: Purge? = nil, export: Export? = nil, move: Move? = nil
  ) {
    self.fates = fates
    self.elsewhere = elsewhere
    self.unpurged = unpurged
    self.exportedElsewhere = exportedElsewhere
    self.ahead = ahead
    self.purge = purge
    self.export = export
    self.move = move
  }

  /// Rows that every database has beside the rows of features: none of them is moved, because nobody asks for them again after a merge.
  static let common = PersonalRows(
    PersonalData.common.mapValues { .kept(because: $0) }.merging(
      ["jobs": .dropped(because: "what was to be done for the guest is of no use to the account")]
    ) { $1 }, elsewhere: PersonalData.common)
}

extension PersonalData {
  /// Personal data of several features together.
  /// - Parameter parts: In the order of their locks.
  public init(_ database: Database, of parts: [PersonalRows]) {
    func together(_ path: KeyPath<PersonalRows, [String: String]>) -> [String: String] {
      parts.reduce(into: [:]) { all, part in all.merge(part[keyPath: path]) { first, _ in first } }
    }
    let aheads = parts.compactMap(\.ahead)
    let purges = parts.compactMap(\.purge)
    let exports = parts.compactMap(\.export)
    self.init(
      database: database, kept: together(\.unpurged), elsewhere: together(\.elsewhere), exportedElsewhere: together(\.exportedElsewhere),
      purgeAhead: { accountID, now in for ahead in aheads { try await ahead(accountID, now) } },
      purgeMore: { accountID, transaction in
        var purged: [PurgedTable] = []
        for purge in purges { purged += try await purge(accountID, transaction) }
        return purged
      },
      exportMore: { accountID, sink in for export in exports { try await export(accountID, sink) } })
  }
}

public import CairnTesting
internal import Events
internal import FoundationEssentials
internal import Identity
internal import Postgres
public import ServiceDatabase

/// Law of guests that become part of an account: every table whose rows are said to be moved has them moved, by what the features of the process do when they
/// hear of it. That a feature moves something of its own is asked at each start; here it is each table's.
public enum GuestLaw {
  /// The guest of the rows, as SQL writes it.
  public static let guest = "'00000000-0000-4000-8000-00000000000a'"

  private static let guestID = "00000000-0000-4000-8000-00000000000a"
  private static let accountID = "00000000-0000-4000-8000-00000000000b"

  /// Puts rows of a guest in, has the guest become part of an account, and looks what is there.
  /// - Parameters:
  ///   - rows: For each table that is moved a script that puts a row of `guest` in, in the order of references.
  ///   - following: Tables that name nobody: their rows are moved with those of another one, which is told.
  ///   - merge: Has the features told, as the inbox does.
  /// - Returns: One sentence for each table that does not do what is said of it.
  public static func problems(
    of features: [any DatabaseFeature], rows: KeyValuePairs<String, String>, following: [String: String], in scratch: ScratchDatabase,
    merge: (_ merged: (guest: [UInt8], account: [UInt8])) async throws -> Void
  ) async throws -> [String] {
    let moved = Set(features.flatMap { $0.personal.fates.filter { $0.value == .moved }.keys })
    let told = Set(rows.map(\.key)).union(following.keys)
    var problems = moved.subtracting(told).sorted().map { "\($0) is said to be moved, and no row of a guest is in this test" }
    problems += told.subtracting(moved).sorted().map { "\($0) is in this test, and not said to be moved" }
    for row in rows { try scratch.run(script: row.value) }
    for row in rows {
      if try !holds(row.key, guestID, in: scratch) { problems.append("\(row.key) has no row of a guest in this test") }
    }
    guard let guest = UUID(text: guestID)?.bytes, let account = UUID(text: accountID)?.bytes else { return ["no ids"] }
    try await merge((guest, account))
    for row in rows {
      if try holds(row.key, guestID, in: scratch) { problems.append("\(row.key) has a row of the guest after the merge") }
      if try !holds(row.key, accountID, in: scratch) { problems.append("\(row.key) has no row of the account after the merge") }
    }
    return problems
  }

  /// Whether a table has rows of somebody, whatever the column is called.
  private static func holds(_ table: String, _ accountID: String, in scratch: ScratchDatabase) throws -> Bool {
    let rows = "SELECT FROM \(table) r WHERE strpos(to_jsonb(r)::text, '\(accountID)') > 0"
    let probe = "DO $$ BEGIN IF EXISTS (\(rows)) THEN RAISE SQLSTATE 'LAW01'; END IF; END $$"
    do {
      try scratch.run(script: probe)
      return false
    } catch let error as PostgresError where error.kind == .server(sqlState: "LAW01") {
      return true
    }
  }
}

internal import FoundationEssentials
internal import Postgres

/// Every SQL statement about what is kept about people, whatever the table. One function, one statement.
enum PersonalDataStore {
  /// Tables with rows that belong to one account each.
  static func tables(in querying: some Querying) async throws -> [String] {
    try await querying.query("SELECT table_name FROM personal_tables ORDER BY table_name").map { try $0.get(0) }
  }

  /// All columns that tell of people, by table and place.
  static func personalColumns(in querying: some Querying) async throws -> [PersonalColumn] {
    try await querying.query(
      """
      SELECT c.table_name, c.column_name, EXISTS (SELECT FROM personal_tables t WHERE t.table_name = c.table_name)
      FROM personal_columns c WHERE c.is_personal ORDER BY c.table_name, c.place
      """
    ).map { PersonalColumn(table: try $0.get(0), name: try $0.get(1), isByAccount: try $0.get(2)) }
  }

  /// Removes an account's rows from all of them but the `kept`.
  static func purge(_ accountID: UUID, kept: [String], in transaction: Transaction) async throws -> [PurgedTable] {
    try await transaction.query("SELECT table_name, row_count FROM purge_personal_rows(\(accountID), \(kept))")
      .map { PurgedTable(name: try $0.get(0), rowCount: try $0.get(1)) }
  }

  /// An account's rows in one of them, as JSON, in the order of its primary key.
  /// - Parameter place: Place of the last row of the page before; nil for the first page.
  static func rows(
    of accountID: UUID, in table: String, after place: String?, limit: Int, in database: Database
  ) async throws -> [(place: String, json: String)] {
    try await database.slowQuery(
      "SELECT place, content FROM personal_rows(\(table), \(accountID), \(place)::text::jsonb, \(Int32(limit)))"
    ).map { (place: try $0.get(0), json: try $0.get(1)) }
  }
}

internal import Postgres

/// The law that a service forgets and gives out everything it keeps about a person, held against the comments of its columns.
public enum PersonalDataLaw {
  /// Personal columns of tables that are neither purged by their `account_id` nor named by the service.
  /// - Parameter elsewhere: `PersonalData.elsewhere`.
  public static func uncovered(in scratch: ScratchDatabase, elsewhere: [String: String]) throws -> [String] {
    let rows = try BlockingConnection(scratch.connectionString).query(
      """
      SELECT c.table_name, c.column_name FROM personal_columns c
      WHERE c.is_personal AND c.table_name NOT IN (SELECT table_name FROM personal_tables) ORDER BY 1, c.place
      """)
    return try rows.compactMap { row in
      let (table, column): (String, String) = (try row.get(0), try row.get(1))
      return elsewhere[table] != nil || elsewhere["\(table).\(column)"] != nil ? nil : "\(table).\(column)"
    }
  }

  /// Columns that do not say whether they are personal: all of tables about people, and ids in any table, which may be somebody's.
  public static func undescribed(in scratch: ScratchDatabase) throws -> [String] {
    let rows = try BlockingConnection(scratch.connectionString).query(
      """
      SELECT c.table_name || '.' || c.column_name FROM personal_columns c
      JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
      WHERE NOT c.is_described
        AND (a.atttypid = 'uuid'::regtype OR c.table_name IN (SELECT table_name FROM personal_columns WHERE is_personal))
        OR c.column_name LIKE '%account_id' AND NOT c.is_personal
      ORDER BY 1
      """)
    return try rows.map { try $0.get(0) }
  }

  /// Columns of an export that look like a secret: bytes, or named like one.
  public static func exportedSecrets(in scratch: ScratchDatabase) throws -> [String] {
    let rows = try BlockingConnection(scratch.connectionString).query(
      """
      SELECT c.table_name || '.' || c.column_name
      FROM personal_columns c
      JOIN personal_tables t ON t.table_name = c.table_name
      JOIN pg_attribute a ON a.attrelid = c.table_name::regclass AND a.attname = c.column_name
      WHERE c.is_exported AND (a.atttypid = 'bytea'::regtype OR c.column_name ~ '(hash|secret|token)$') ORDER BY 1
      """)
    return try rows.map { try $0.get(0) }
  }

  /// Tables in which any of the texts still stands, in any column of any table of the service; "table: text". Each is looked for as it is, without its
  /// hyphens, which is how the bytes of an id are shown, and as the bytes of a text are shown. An event that waits in the outbox is on its way to somebody who
  /// has to know whom it is about: there a text is looked for as it is.
  public static func traces(of texts: [String], in scratch: ScratchDatabase, besides tables: Set<String> = []) throws -> [String] {
    let connection = try BlockingConnection(scratch.connectionString)
    let names: [String] = try connection.query(
      """
      SELECT relname::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1
      """
    ).map { try $0.get(0) }
    var found: [String] = []
    for name in names where !tables.contains(name) {
      for text in texts.flatMap({ name == "outbox" ? [$0] : forms(of: $0) }) {
        let escaped = text.replacing("'", with: "''")
        let probe = """
          DO $$ BEGIN IF EXISTS (SELECT FROM \(name) t WHERE strpos(lower(t::text), lower('\(escaped)')) > 0)
          THEN RAISE EXCEPTION 'found'; END IF; END $$
          """
        do { try connection.run(script: probe) } catch { found.append("\(name): \(text)") }
      }
    }
    return found
  }

  private static func forms(of text: String) -> [String] {
    let hex = { (text: String) in text.utf8.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() }
    return [text, text.replacing("-", with: ""), hex(text.lowercased())].reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}

import CairnTesting
import Postgres
import Testing

/// Tables as several servers would hold them: each says its group in its comment ("group: game_id; retention: …"), which names the column that its rows
/// would be spread by, and keys, references and triggers of a group stay within it. Kept from the first day, because a key is costly to change later.
@Suite struct TableGroupTests {
  /// Every table with its comment and its group; `is_spread` where a column spreads it, which no column does with small tables that all read and those that
  /// stay on one server.
  private static let tables: SQL = """
    WITH tables AS (
      SELECT c.oid, c.relname::text AS name, coalesce(obj_description(c.oid, 'pg_class'), '') AS comment, g.spread,
        g.spread NOT IN ('reference', 'local') AS is_spread
      FROM pg_class c CROSS JOIN LATERAL (SELECT coalesce(substring(obj_description(c.oid, 'pg_class') FROM '^group: ([a-z_]+);'), '')) AS g (spread)
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'schema_migrations')
    """

  /// References out of a group that are wanted, with the reason: "table.constraint".
  private static let crossings: [String: String] = [:]

  @Test(arguments: ["auth", "game", "social", "geo"])
  func everyTableSaysItsGroupAndHowLongItKeepsItsRows(module: String) throws {
    let silent = try names(
      """
      \(Self.tables) SELECT name FROM tables
      WHERE comment !~ '^group: (game_id|account_id|reference|local);( queue;)? retention: .+' ORDER BY 1
      """, in: module)
    #expect(silent == [])
  }

  @Test(arguments: ["auth", "game", "social", "geo"])
  func keysHoldTheColumnOfTheirGroup(module: String) throws {
    let without = try names(
      """
      \(Self.tables) SELECT i.indexrelid::regclass::text FROM pg_index i JOIN tables t ON t.oid = i.indrelid
      WHERE (i.indisunique OR i.indisexclusion) AND t.is_spread AND NOT EXISTS (
        SELECT FROM pg_attribute a WHERE a.attrelid = t.oid AND a.attname = t.spread AND a.attnum = ANY (i.indkey::smallint[])) ORDER BY 1
      """, in: module)
    #expect(without == [])
    let notFirst = try names(
      """
      \(Self.tables) SELECT t.name FROM tables t WHERE t.is_spread AND NOT EXISTS (
        SELECT FROM pg_index i JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = i.indkey[0]
        WHERE i.indrelid = t.oid AND i.indisprimary AND a.attname = t.spread) ORDER BY 1
      """, in: module)
    #expect(notFirst == [], "the primary key begins with the column")
  }

  @Test(arguments: ["auth", "game", "social", "geo"])
  func referencesStayWithinTheirGroup(module: String) throws {
    // Within a group the column refers to itself. What all read may be referred to from everywhere.
    let crossing = try names(
      """
      \(Self.tables) SELECT f.name || '.' || c.conname FROM pg_constraint c
      JOIN tables f ON f.oid = c.conrelid JOIN tables t ON t.oid = c.confrelid
      WHERE c.contype = 'f' AND t.spread <> 'reference' AND (f.spread <> t.spread OR f.is_spread AND NOT EXISTS (
        SELECT FROM unnest(c.conkey, c.confkey) AS k (here, there)
        JOIN pg_attribute h ON h.attrelid = f.oid AND h.attnum = k.here JOIN pg_attribute r ON r.attrelid = t.oid AND r.attnum = k.there
        WHERE h.attname = f.spread AND r.attname = t.spread)) ORDER BY 1
      """, in: module)
    #expect(crossing.filter { Self.crossings[$0] == nil } == [])
  }

  @Test(arguments: ["auth", "game", "social", "geo"])
  func noTriggerStandsOnATableThatIsSpread(module: String) throws {
    let triggers = try names(
      """
      \(Self.tables) SELECT g.tgname::text FROM pg_trigger g JOIN tables t ON t.oid = g.tgrelid WHERE NOT g.tgisinternal AND t.is_spread ORDER BY 1
      """, in: module)
    #expect(triggers == [])
  }

  /// - Returns: What the statement finds in the schema of a service.
  private func names(_ sql: SQL, in module: String) throws -> [String] {
    let scratch = try ScratchDatabase("events", module)
    return try BlockingConnection(scratch.connectionString).query(sql).map { try $0.get(0) }
  }
}

import CairnTesting
import Testing

@testable import Postgres

/// Statements about queues: tables that are empty most of the time and hold tens of thousands of rows when something else is away. A connection plans a
/// statement once (`DatabaseConfiguration.plannerSettings`), so the plan that is made while a queue is empty must be the one that a full queue needs.
///
/// A table is a queue when its comment says so: "group: local; queue; retention: …".
@Suite struct QueuePlanTests {
  /// Statements that read a whole queue, or along it, by their nature, with the reason: the function that a statement stands in.
  private static let whole = [
    "MediaStore.totalBytes": "adds up all that is being sent, now and then",
    "OutboxStore.deadLetterCounts": "counts up to a limit, for a gauge",
    "OutboxStore.oldest": "reads the first entry of the index by time",
    "OutboxStore.releaseFromTheFuture": "moves all keys that wait for a time that no clock can mean: it reads what it changes",
    "OutboxStore.takeDeadLetters": "an operator's command: the oldest of a destination, in order",
    "PresenceStore.deleteOrphans":
      "looks now and then for leases of processes that are gone, of which an index would cost each reader's updates more",
    "PresenceStore.markOrphans": "as deleteOrphans",
    "QueueStore.waiting": "reads a page in the order of the queue",
    "ReconnectStore.seated": "reads a page of all who play, in the order of the key",
    "RunStore.takeOffBoards": "asks the index of runs for each walk that was deleted within a day, once a minute",
    "TimerStore.next": "reads the next entries of the index by time",
    "TimerStore.retryFailed": "an operator's command",
  ]

  /// Tables that have the columns of a queue and are none, with the reason.
  private static let noQueues = [
    "cache_areas": "when the next news of an area are due is a part of it; it stays when they are told",
    "games": "when a game goes on is what its timer says; the column repeats it",
  ]

  /// Statements that cannot be prepared from their text alone, with what they do.
  private static let unprepared = [
    "LoginAttemptStore.countFree": "inserts by key what arrays of several types hold",
    "LoginAttemptStore.forgive": "inserts by key what arrays of several types hold",
    "OutboxStore.insert": "inserts by key what arrays of several types hold",
    "PresenceStore.take": "inserts by key what arrays of several types hold",
  ]

  private static let rowCount = 20_000

  /// More than a statement finds by a key of some columns, less than it reads where it looks for its rows.
  private static let readMax = 1_000

  @Test(arguments: ["events", "auth", "game", "social", "geo"])
  func noPlanThatWasMadeOfAnEmptyQueueReadsAllOfIt(module: String) throws {
    let bench = try QueueBench(module)
    let found = try bench.plan()
    #expect(found.filter { $0.name == nil && Self.unprepared[$0.place] == nil }.map(\.place) == [])
    let statements = found.filter { $0.name != nil }
    for (statement, queues) in try bench.unbounded(statements) where Self.whole[statement.place] == nil {
      Issue.record("\(statement.place): reads all of \(queues) when it was planned while that was empty\n\(statement.text)")
    }
    try bench.fill(Self.rowCount)
    for statement in statements where Self.whole[statement.place] == nil {
      let readCount = try bench.rowsRead(statement)
      #expect(readCount <= Self.readMax, "\(statement.place) has read \(readCount) rows\n\(statement.text)")
    }
    // Counting works: a statement that reads all is seen to.
    if !bench.queues.isEmpty { #expect(try bench.rowsRead("SELECT count(*) FROM \(bench.queues[0])") >= Self.rowCount) }
  }

  @Test(arguments: ["events", "auth", "game", "social", "geo"])
  func everyQueueSaysThatItIsOneAndIsFilledHere(module: String) throws {
    let bench = try QueueBench(module)
    #expect(bench.queues.filter { QueueRows.scripts[$0] == nil } == [])
    let unsaid = try bench.names(
      """
      SELECT DISTINCT c.relname::text FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p')
        AND a.attname IN ('due_time', 'next_time', 'claim_id', 'claim_time', 'attempt_count', 'attempt_end_time')
        AND coalesce(obj_description(c.oid, 'pg_class'), '') !~ '; queue;' ORDER BY 1
      """)
    #expect(unsaid.filter { Self.noQueues[$0] == nil } == [], "a queue's comment says so; what is none is listed here")
  }
}

/// A database with the queues of a service, and a session that plans as those of services do.
private struct QueueBench {
  let queues: [String]
  private let folders: [String]
  private let scratch: ScratchDatabase
  private let connection: BlockingConnection

  init(_ module: String) throws {
    folders = Repository.migrationRoots(of: module)
    let modules = module == "events" ? ["events"] : ["events", module]
    scratch = try ScratchDatabase(modules: modules.map { try MigrationModule($0, roots: Repository.migrationRoots(of: $0)) })
    connection = try BlockingConnection(scratch.connectionString)
    for (name, value) in DatabaseConfiguration.plannerSettings { try connection.run(script: "SET \(name) = \(value)") }
    queues = try connection.query(
      """
      SELECT relname::text FROM pg_class
      WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND obj_description(oid, 'pg_class') ~ '; queue;' ORDER BY 1
      """
    ).map { try $0.get(0) }
    try connection.run(script: QueueRows.functions)
  }

  func names(_ sql: SQL) throws -> [String] { try connection.query(sql).map { try $0.get(0) } }

  /// Prepares every statement that names a queue. Nothing analyzes the tables from now on: that would have the statements planned anew.
  func plan() throws -> [StatementLaw.Prepared] {
    for queue in queues { try connection.run(script: "ALTER TABLE \(queue) SET (autovacuum_enabled = off)") }
    try connection.run(script: "VACUUM ANALYZE")
    return StatementLaw.prepare(folders: folders, connection).filter { statement in
      let words = Set(statement.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
      return queues.contains { words.contains($0) }
    }
  }

  /// Statements whose plan looks through a queue without a condition on the index, and which. It makes the plan, which is kept.
  func unbounded(_ statements: [StatementLaw.Prepared]) throws -> [(StatementLaw.Prepared, [String])] {
    try statements.compactMap { statement in
      let tables: [String] = try connection.query("SELECT law_unbounded(law_call(\(statement.name)))").map { try $0.get(0) }
      let read = tables.filter(queues.contains)
      return read.isEmpty ? nil : (statement, read)
    }
  }

  func fill(_ rowCount: Int) throws {
    // References are not looked at: rows of one queue alone are what is wanted.
    try connection.run(script: "SET session_replication_role = replica")
    for queue in queues { try connection.run(script: "\(QueueRows.scripts[queue] ?? "") FROM generate_series(1, \(rowCount)) AS g") }
    try connection.run(script: "SET session_replication_role = origin")
  }

  /// How many rows of queues a statement reads, by a scan or by an index, as pg_stat_user_tables will have it. Nothing it does stays.
  func rowsRead(_ statement: StatementLaw.Prepared) throws -> Int64 {
    try rowsRead(connection.query("SELECT law_call(\(statement.name))").firstRow().get(0))
  }

  func rowsRead(_ call: String) throws -> Int64 {
    try connection.run(script: "BEGIN")
    defer { try? connection.run(script: "ROLLBACK") }
    return try connection.query("SELECT law_rows_read(\(call), \(queues))").firstRow().get(0)
  }
}

/// What the queues are filled with, and what the database is asked about statements.
private enum QueueRows {
  /// For each queue an INSERT whose rows are numbered g.
  static let scripts: [String: String] = [
    "dead_letters": "INSERT INTO dead_letters SELECT 'law', g, \(id), 'law', '', \(time), \(time), ''",
    "export_parts": "INSERT INTO export_parts SELECT \(id), 1, 0, 'x'",
    "exports": "INSERT INTO exports (export_id, account_id, state, create_time) SELECT \(id), \(id), 'pending', \(time)",
    "friend_request_counts": "INSERT INTO friend_request_counts SELECT \(id), \(time), 1",
    "friend_requests": """
    INSERT INTO friend_requests (account_id, addressee_account_id, state, create_time) SELECT \(id), \(other), 'open', \(time)
    """,
    "game_sessions": "INSERT INTO game_sessions SELECT \(id), \(id), \(id), \(time), \(time)",
    "guest_merges": "INSERT INTO guest_merges SELECT \(id), \(other), \(time)",
    "inbox": "INSERT INTO inbox SELECT \(id), \(time)",
    "invitations": """
    INSERT INTO invitations (invitation_id, account_id, friend_account_id, map_id, time_zone, create_time, expire_time)
    SELECT \(id), \(id), \(other), 'law', 'UTC', \(time), \(time)
    """,
    "jobs": "INSERT INTO jobs (kind, job_key, payload, create_time, due_time) SELECT 'law', \(id), '', \(time), \(time)",
    "login_attempts": "INSERT INTO login_attempts SELECT 'law', \(hash), 1, \(time)",
    "mail_notices": "INSERT INTO mail_notices SELECT \(id), \(other), \(time), \(time)",
    "mailed_codes": """
    INSERT INTO mailed_codes (code_id, account_id, purpose, email, email_normalized, code_hash, token_hash, create_time, expire_time)
    SELECT \(id), \(other), 'LAW', g || '@law', g || '@law', \(hash), \(hash), \(time), \(time)
    """,
    "notifications": """
    INSERT INTO notifications (account_id, notification_id, kind, topic, create_time, is_listed) SELECT \(id), \(other), 'law', 'law', \(time), true
    """,
    "open_seats": "INSERT INTO open_seats SELECT \(id), \(other)",
    "open_singles": "INSERT INTO open_singles SELECT \(id), \(other)",
    "outbox": "INSERT INTO outbox SELECT 'law', g, 1, \(id), 'law', '', \(time)",
    "outbox_keys": "INSERT INTO outbox_keys (destination, ordering_key, last_number, next_time) SELECT 'law', g, 1, \(time)",
    "pending_sign_ups": "INSERT INTO pending_sign_ups SELECT \(id), '', '$argon2id$', \(other)",
    "presence_leases": """
    INSERT INTO presence_leases (account_id, device_id, lease_id, replica_id, realm, activity, take_time)
    SELECT \(id), \(other), \(id), \(id), '', '', \(time)
    """,
    "push_ended_sessions": "INSERT INTO push_ended_sessions SELECT \(id), \(other), \(time)",
    "pushes": """
    INSERT INTO pushes (account_id, device_id, notification_id, due_time, expire_time) SELECT \(id), \(id), \(other), \(time), \(time)
    """,
    "quiz_gone_walks": "INSERT INTO quiz_gone_walks SELECT \(id), \(time)",
    "quiz_network_tries": "INSERT INTO quiz_network_tries SELECT \(hash), 1, \(time)",
    "queue_tickets": """
    INSERT INTO queue_tickets (account_id, ticket_id, map_id, time_zone, rating, join_time, expire_time)
    SELECT \(id), \(other), 'law', 'UTC', 500, \(time), \(time)
    """,
    "revocations": "INSERT INTO revocations (number, session_id, expire_time) SELECT g, \(id), \(time)",
    "room_members":
      "INSERT INTO room_members (account_id, room_id, is_spectator, time_zone, join_version) SELECT \(id), \(other), false, 'UTC', 1",
    "rooms": """
    INSERT INTO rooms (room_id, code, map_id, player_count_max, version, create_time, expire_time, is_by_clues)
    SELECT \(id), g, 'law', 8, 1, \(time), \(time), false
    """,
    "login_steps": """
    INSERT INTO login_steps (step_hash, account_id, device_name, app, expire_time) SELECT \(hash), \(other), '', '', \(time)
    """,
    "timers": "INSERT INTO timers (aggregate_id, kind, generation, due_time, next_time) SELECT \(id), 'law', 1, \(time), \(time)",
    "upload_pieces": "INSERT INTO upload_pieces SELECT \(id), 0, 'x'",
    "uploads": """
    INSERT INTO uploads (upload_id, account_id, purpose, size_bytes, sha256, received_bytes, piece_count, create_time, expire_time, state)
    SELECT \(id), \(other), 'law', 1, \(hash), 0, 0, \(time), \(time), 'open'
    """,
    "used_provider_nonces": "INSERT INTO used_provider_nonces SELECT \(hash), \(time)",
    "waiting_bests": "INSERT INTO waiting_bests SELECT \(id), \(other), \(id), 1, '2026-01-01'",
    "waiting_board_changes": """
    INSERT INTO waiting_board_changes (account_id, due_day, kind, board, entry_id, board_keys, value, tie, entry_time)
    SELECT \(id), '2026-01-01', 'record', 'law.law', \(other), '{}', 0, 0, \(time)
    """,
  ]

  private static let id = "md5(g::text)::uuid"
  private static let other = "md5('other' || g)::uuid"
  private static let hash = "sha256(convert_to(g::text, 'UTF8'))"
  private static let time = "timestamptz '2026-01-01 00:00:00+00' + g * interval '1 second'"

  /// `law_call`: a statement with values of the first row. `law_unbounded`: tables that the plan of a call reads by a scan, or by an index without a
  /// condition. `law_rows_read`: rows that a call reads of tables, whatever becomes of the call: not every table takes its values.
  static let functions = """
    CREATE FUNCTION law_call(prepared text) RETURNS text LANGUAGE sql AS $$
      SELECT format('EXECUTE %I', p.name) || coalesce((
        SELECT '(' || string_agg(format(CASE WHEN t.type LIKE '%[]' THEN 'ARRAY[%s]' ELSE '%s' END, CASE replace(t.type, '[]', '')
            WHEN 'uuid' THEN 'md5(''1'')::uuid' WHEN 'text' THEN '''law''' WHEN 'bytea' THEN 'sha256(''1'')'
            WHEN 'timestamp with time zone' THEN 'timestamptz ''2026-01-01 00:00:01+00'''
            WHEN 'bigint' THEN '1::bigint' WHEN 'integer' THEN '1' WHEN 'boolean' THEN 'true' ELSE 'NULL' END), ', ' ORDER BY t.place) || ')'
        FROM unnest(p.parameter_types::text[]) WITH ORDINALITY AS t (type, place)), '')
      FROM pg_prepared_statements p WHERE p.name = prepared
    $$;

    CREATE FUNCTION law_unbounded(call text) RETURNS SETOF text LANGUAGE plpgsql AS $$
    DECLARE
      plan jsonb;
    BEGIN
      EXECUTE 'EXPLAIN (FORMAT JSON) ' || call INTO plan;
      RETURN QUERY SELECT DISTINCT coalesce(
          node ->> 'Relation Name', (SELECT i.indrelid::regclass::text FROM pg_index i WHERE i.indexrelid = (node ->> 'Index Name')::regclass))
        FROM jsonb_path_query(plan, 'lax $.**') AS node
        WHERE jsonb_typeof(node) = 'object' AND (node ->> 'Node Type' = 'Seq Scan'
          OR node ->> 'Node Type' IN ('Index Scan', 'Index Only Scan', 'Bitmap Index Scan') AND NOT node ? 'Index Cond');
    END $$;

    CREATE FUNCTION law_rows_read(call text, tables text[]) RETURNS bigint LANGUAGE plpgsql AS $$
    DECLARE
      former bigint;
      latter bigint;
    BEGIN
      SELECT sum(seq_tup_read + idx_tup_fetch) INTO former FROM pg_stat_xact_user_tables WHERE relname = ANY (tables);
      BEGIN
        EXECUTE call;
      EXCEPTION WHEN OTHERS THEN NULL;
      END;
      SELECT sum(seq_tup_read + idx_tup_fetch) INTO latter FROM pg_stat_xact_user_tables WHERE relname = ANY (tables);
      RETURN latter - former;
    END $$
    """
}

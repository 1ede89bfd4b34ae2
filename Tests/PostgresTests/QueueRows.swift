/// What the queues are filled with, and what the database is asked about statements.
enum QueueRows {
  /// For each queue an INSERT whose rows are numbered g.
  static let scripts: [String: String] = [
    "cache_announcements": "INSERT INTO cache_announcements SELECT \(id), \(time), \(other)",
    "cache_publications": "INSERT INTO cache_publications SELECT \(id), \(other), \(time)",
    "cache_tries": "INSERT INTO cache_tries SELECT \(id), \(hash), 1, \(time)",
    "call_signals": "INSERT INTO call_signals SELECT \(id), 1, \(id), \(other), 'OFFER', 'x'",
    "calls": """
    INSERT INTO calls (call_id, conversation_id, caller_account_id, callee_account_id, has_video, state, notification_id, create_time,
      caller_last_time, callee_last_time, timer_generation)
    SELECT \(id), \(other), \(id), \(other), false, 'RINGING', \(id), \(time), \(time), \(time), 1
    """,
    "conversation_contacts": "INSERT INTO conversation_contacts SELECT \(id), \(other), \(time)",
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
  /// The time of the first row, and one behind those of all.
  static let firstMoment = "2026-01-01 00:00:01+00"
  static let latestMoment = "2026-01-02 00:00:00+00"

  private static let time = "timestamptz '2026-01-01 00:00:00+00' + g * interval '1 second'"

  /// `law_call`: a statement with values of the first row but for times, and with at most four rows where it says how many. `law_references`: statements
  /// by which PostgreSQL checks references. `law_plan`: the plan of a call. `law_unbounded`: tables that it reads by a scan, or by an index of which it
  /// has no condition on the first column. `law_run`: rows that a call reads of tables, pages of whatever, and the objection to its values.
  static let functions = """
    CREATE FUNCTION law_call(prepared text, moment text) RETURNS text LANGUAGE sql AS $$
      SELECT format('EXECUTE %I', p.name) || coalesce((
        SELECT '(' || string_agg(format(CASE WHEN t.type LIKE '%[]' THEN 'ARRAY[%s]' ELSE '%s' END, CASE replace(t.type, '[]', '')
            WHEN 'uuid' THEN 'md5(''1'')::uuid' WHEN 'text' THEN '''law''' WHEN 'bytea' THEN 'sha256(''1'')' WHEN 'date' THEN format('date %L', moment)
            WHEN 'timestamp with time zone' THEN format('timestamptz %L', moment)
            WHEN 'bigint' THEN CASE WHEN p.statement ~ ('LIMIT \\$' || t.place || '\\M') THEN '4' ELSE '1' END || '::bigint'
            WHEN 'integer' THEN '1' WHEN 'smallint' THEN '1::smallint' WHEN 'double precision' THEN '1'
            WHEN 'boolean' THEN 'true' ELSE 'NULL' END), ', ' ORDER BY t.place) || ')'
        FROM unnest(p.parameter_types::text[]) WITH ORDINALITY AS t (type, place)), '')
      FROM pg_prepared_statements p WHERE p.name = prepared
    $$;

    CREATE FUNCTION law_references(tables text[]) RETURNS TABLE (place text, text text) LANGUAGE sql AS $$
      SELECT 'reference ' || r.name || r.side,
        format('SELECT 1 FROM ONLY %I x WHERE ', r.relation)
          || string_agg(format('%I = $%s::%s', a.attname, c.place, format_type(a.atttypid, NULL)), ' AND ' ORDER BY c.place)
          || ' FOR KEY SHARE OF x'
      FROM (
        SELECT conname AS name, ' is checked' AS side, confrelid AS id, confrelid::regclass::text AS relation, confkey AS columns
        FROM pg_constraint WHERE contype = 'f'
        UNION ALL
        SELECT conname, ' is followed', conrelid, conrelid::regclass::text, conkey FROM pg_constraint WHERE contype = 'f'
      ) AS r
      CROSS JOIN unnest(r.columns) WITH ORDINALITY AS c (number, place)
      JOIN pg_attribute a ON a.attrelid = r.id AND a.attnum = c.number
      WHERE r.relation = ANY (tables) GROUP BY r.name, r.side, r.relation
    $$;

    CREATE FUNCTION law_plan(call text) RETURNS jsonb LANGUAGE plpgsql AS $$
    DECLARE
      plan jsonb;
    BEGIN
      EXECUTE 'EXPLAIN (FORMAT JSON) ' || call INTO plan;
      RETURN plan;
    END $$;

    CREATE FUNCTION law_unbounded(call text) RETURNS SETOF text LANGUAGE sql AS $$
      SELECT DISTINCT coalesce(node ->> 'Relation Name', i.indrelid::regclass::text)
      FROM jsonb_path_query(law_plan(call), 'lax $.**') AS node
      LEFT JOIN pg_index i ON i.indexrelid = to_regclass(node ->> 'Index Name')
      WHERE jsonb_typeof(node) = 'object' AND (node ->> 'Node Type' = 'Seq Scan'
        OR node ->> 'Node Type' IN ('Index Scan', 'Index Only Scan', 'Bitmap Index Scan')
          -- Columns of other tables are written with their table.
          AND regexp_replace(coalesce(node ->> 'Index Cond', ''), '\\w+\\.\\w+', '', 'g')
            !~ ('(^|\\W)' || regexp_replace(pg_get_indexdef(i.indexrelid, 1, false), '(\\W)', '\\\\\\1', 'g') || '(\\W|$)'))
    $$;

    CREATE FUNCTION law_run(call text, tables text[], OUT row_count bigint, OUT page_count bigint, OUT objection text) LANGUAGE plpgsql AS $$
    DECLARE
      former bigint;
      plan jsonb;
    BEGIN
      SELECT sum(seq_tup_read + idx_tup_fetch) INTO former FROM pg_stat_xact_user_tables WHERE relname = ANY (tables);
      BEGIN
        EXECUTE 'EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ' || call INTO plan;
      EXCEPTION WHEN OTHERS THEN
        objection := SQLERRM;
      END;
      SELECT sum(seq_tup_read + idx_tup_fetch) - former INTO row_count FROM pg_stat_xact_user_tables WHERE relname = ANY (tables);
      page_count := coalesce((plan #>> '{0,Plan,Shared Hit Blocks}')::bigint + (plan #>> '{0,Plan,Shared Read Blocks}')::bigint, 0);
    END $$
    """
}

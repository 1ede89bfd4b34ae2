-- The catalogue of what a service keeps about people, read from the comments of its columns: "personal: …" tags a column, "personal: no" says that it tells
-- nothing about anybody by itself, and "never exported" in the comment keeps a secret out of exports. So a new table is purged and exported from its first day.
CREATE VIEW personal_columns AS
SELECT c.relname::text AS table_name, a.attname::text AS column_name, a.attnum AS place,
  COALESCE(d.description, '') LIKE 'personal: %' AS is_described,
  COALESCE(d.description, '') LIKE 'personal: %' AND d.description !~ '^personal: no\M' AS is_personal,
  -- Bytes that nobody has described might be a key.
  COALESCE(d.description, '') NOT LIKE '%never exported%' AND (a.atttypid <> 'bytea'::regtype OR d.description IS NOT NULL) AS is_exported
FROM pg_class c
JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = current_schema()
JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
LEFT JOIN pg_description d ON d.objoid = c.oid AND d.classoid = 'pg_class'::regclass AND d.objsubid = a.attnum
WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition;

-- Tables whose rows belong to one account each: those with a personal column account_id.
CREATE VIEW personal_tables AS
SELECT table_name FROM personal_columns WHERE column_name = 'account_id' AND is_personal;

-- Removes every row of an account from these tables but the "kept" ones, and says how many there were. All are counted first, because
-- to remove one row may remove others with it.
CREATE FUNCTION purge_personal_rows(account uuid, kept text[]) RETURNS TABLE (table_name text, row_count bigint)
LANGUAGE plpgsql AS $$
DECLARE
  names text[] := ARRAY(SELECT t.table_name FROM personal_tables t WHERE t.table_name <> ALL (kept) ORDER BY t.table_name);
BEGIN
  FOREACH table_name IN ARRAY names LOOP
    EXECUTE format('SELECT count(*) FROM %I WHERE account_id = $1', table_name) INTO row_count USING account;
    RETURN NEXT;
  END LOOP;
  FOREACH table_name IN ARRAY names LOOP
    EXECUTE format('DELETE FROM %I WHERE account_id = $1', table_name) USING account;
  END LOOP;
END
$$;

-- At most "row_max" rows of an account in the order of the table's primary key, behind the one at "after": each as JSON, with its place.
CREATE FUNCTION personal_rows(source text, account uuid, after jsonb, row_max integer) RETURNS TABLE (place text, content text)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  keys text[] := ARRAY(
    SELECT quote_ident(a.attname)
    FROM pg_index i, unnest(i.indkey::smallint[]) WITH ORDINALITY AS part (number, position)
    JOIN pg_attribute a ON a.attnum = part.number
    WHERE i.indrelid = source::regclass AND i.indisprimary AND a.attrelid = i.indrelid ORDER BY part.position);
  pairs text := (SELECT string_agg(format('%L, t.%I', c.column_name, c.column_name), ', ' ORDER BY c.place)
    FROM personal_columns c WHERE c.table_name = source AND c.is_exported);
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT jsonb_build_object(%s)::text, json_build_object(%s)::text FROM %I t
     WHERE t.account_id = $1 AND ($2 IS NULL OR (%s) > (SELECT %s FROM jsonb_populate_record(NULL::%I, $2) p)) ORDER BY %s LIMIT $3',
    (SELECT string_agg(format('%L, t.%s', trim('"' FROM k), k), ', ') FROM unnest(keys) k), pairs, source,
    (SELECT string_agg('t.' || k, ', ') FROM unnest(keys) k), (SELECT string_agg('p.' || k, ', ') FROM unnest(keys) k), source,
    (SELECT string_agg('t.' || k, ', ') FROM unnest(keys) k))
  USING account, after, row_max;
END
$$;

-- People whose data was removed from here, so that an event that was on its way brings nothing of it back (DeletedAccounts).
CREATE TABLE deleted_accounts (
  -- SHA-256 of the account's id, which nobody guesses: it says nothing to whoever does not know the id.
  account_hash bytea PRIMARY KEY CHECK (octet_length(account_hash) = 32),
  delete_time timestamptz NOT NULL
);

CREATE INDEX deleted_accounts_delete_time_idx ON deleted_accounts (delete_time);

COMMENT ON TABLE deleted_accounts IS 'group: local; retention: 90 days, longer than an event about the account can be on its way';
COMMENT ON COLUMN deleted_accounts.account_hash IS 'personal: which account was deleted, hashed, never exported';
COMMENT ON COLUMN deleted_accounts.delete_time IS 'personal: when the account was deleted here';

#!/usr/bin/env bash
# Fills the tables of conversations in the cluster of CAIRN_HOME with messages of strangers, a thousand in each conversation: talk.sh COUNT
source "$(dirname "$0")/../lib/home.sh"
source scripts/lib/ports.sh
source scripts/lib/postgres.sh

count=$1
load_ports
find_postgres_home
superuser_psql cairn_social -v conversations="$((count / 1000))" >&2 <<'SQL'
-- References are right as they are written here, and looking each of them up would take as long as all the rest.
SET session_replication_role = replica;
SET maintenance_work_mem = '512MB';
DROP INDEX message_words_words_idx;
CREATE TEMPORARY TABLE talks AS
  SELECT gen_random_uuid() AS conversation_id, gen_random_uuid() AS low_id, gen_random_uuid() AS high_id FROM generate_series(1, :conversations);
INSERT INTO conversations (conversation_id, kind, realm, title, is_of_strangers, is_blocked, create_time, last_number, last_time, change_number)
  SELECT conversation_id, 'pair', 'local-buddy', '', true, false, now() - interval '1 year', 1000, now(), 1000 FROM talks;
INSERT INTO conversation_members (account_id, conversation_id, state, role, join_time, first_number, read_number)
  SELECT account_id, conversation_id, 'active', 'member', now() - interval '1 year', 1, 1000
  FROM talks, LATERAL (VALUES (low_id), (high_id)) AS sides (account_id);
INSERT INTO messages (conversation_id, number, message_id, sender_account_id, text, create_time, change_number, notification_id)
  SELECT conversation_id, number, gen_random_uuid(), CASE number % 2 WHEN 0 THEN low_id ELSE high_id END,
    'see you at the fountain behind the station at noon ' || number, now() - interval '1 year' + number * interval '8 hours', number, gen_random_uuid()
  FROM talks, generate_series(1, 1000) AS number;
-- A word is a number made of it and its conversation: six that are said again and again in each, and one of its own.
INSERT INTO message_words (conversation_id, number, words)
  SELECT conversation_id, number, ARRAY[
    hashtextextended(conversation_id::text, 1), hashtextextended(conversation_id::text, 2), hashtextextended(conversation_id::text, 3),
    hashtextextended(conversation_id::text, 4), hashtextextended(conversation_id::text, 5), hashtextextended(conversation_id::text, 6),
    hashtextextended(conversation_id::text, 1000 + number)]
  FROM talks, generate_series(1, 1000) AS number;
CREATE INDEX message_words_words_idx ON message_words USING gin (words);
SET session_replication_role = origin;
VACUUM (ANALYZE) conversations;
VACUUM (ANALYZE) conversation_members;
VACUUM (ANALYZE) messages;
VACUUM (ANALYZE) message_words;
SQL

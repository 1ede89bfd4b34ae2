-- Support tickets: questions and problems of people, and what is answered (requirement C-54).
CREATE TABLE support_tickets (
  ticket_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  realm text NOT NULL CHECK (char_length(realm) BETWEEN 1 AND 30),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 120),
  state text NOT NULL CHECK (state IN ('WAITING', 'ANSWERED', 'CLOSED')),
  create_time timestamptz NOT NULL,
  -- Since when it is in this state.
  state_time timestamptz NOT NULL,
  entry_count integer NOT NULL CHECK (entry_count >= 1)
);

-- For the person's list, and to count what is open.
CREATE INDEX support_tickets_page_idx ON support_tickets (account_id, create_time DESC, ticket_id DESC);
-- The desk's lists, what waits, and the sweeps.
CREATE INDEX support_tickets_queue_idx ON support_tickets (state, state_time, ticket_id);

-- Both sides' words. Which moderator has answered stands in the audit alone: entries are given out with the person's data.
CREATE TABLE support_entries (
  entry_id uuid PRIMARY KEY,
  ticket_id uuid NOT NULL REFERENCES support_tickets ON DELETE CASCADE,
  -- The person whose ticket it is, also where the desk has written.
  account_id uuid NOT NULL,
  is_from_desk boolean NOT NULL,
  entry_text text NOT NULL CHECK (char_length(entry_text) BETWEEN 1 AND 4000),
  create_time timestamptz NOT NULL
);

CREATE INDEX support_entries_page_idx ON support_entries (ticket_id, create_time, entry_id);
-- For the purge, the export, and the merge of a guest.
CREATE INDEX support_entries_account_idx ON support_entries (account_id);

-- Deeds of moderators, and what they have looked at. Rows are added, and removed when their time is over; of a moderator who is deleted the deed stays.
CREATE TABLE support_audit (
  audit_id uuid PRIMARY KEY,
  -- No reference: it outlives the ticket.
  ticket_id uuid NOT NULL,
  actor_account_id uuid,
  deed text NOT NULL CHECK (deed IN ('LOOKED', 'REPLIED', 'CLOSED')),
  create_time timestamptz NOT NULL
);

CREATE INDEX support_audit_ticket_idx ON support_audit (ticket_id, audit_id);
-- For the purge, and for the sweep.
CREATE INDEX support_audit_actor_idx ON support_audit (actor_account_id) WHERE actor_account_id IS NOT NULL;
CREATE INDEX support_audit_create_time_idx ON support_audit (create_time);

COMMENT ON TABLE support_tickets IS 'group: local; retention: until it is closed, and 180 days after that; one that was answered is closed after 30 days';
COMMENT ON COLUMN support_tickets.ticket_id IS 'personal: no';
COMMENT ON COLUMN support_tickets.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN support_tickets.realm IS 'personal: an app the person was in';
COMMENT ON COLUMN support_tickets.subject IS 'personal: what the person asked';
COMMENT ON COLUMN support_tickets.state IS 'personal: what came of it';
COMMENT ON COLUMN support_tickets.create_time IS 'personal: when the person asked';
COMMENT ON COLUMN support_tickets.state_time IS 'personal: since when it is so';
COMMENT ON COLUMN support_tickets.entry_count IS 'personal: how much was written';

COMMENT ON TABLE support_entries IS 'group: local; retention: as its ticket';
COMMENT ON COLUMN support_entries.entry_id IS 'personal: no';
COMMENT ON COLUMN support_entries.ticket_id IS 'personal: no';
COMMENT ON COLUMN support_entries.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN support_entries.is_from_desk IS 'personal: whether the person was answered';
COMMENT ON COLUMN support_entries.entry_text IS 'personal: what the person wrote, or was answered';
COMMENT ON COLUMN support_entries.create_time IS 'personal: when that was written';

COMMENT ON TABLE support_audit IS 'group: local; retention: 365 days';
COMMENT ON COLUMN support_audit.audit_id IS 'personal: no';
COMMENT ON COLUMN support_audit.ticket_id IS 'personal: no';
COMMENT ON COLUMN support_audit.actor_account_id IS 'personal: pseudonym of a moderator';
COMMENT ON COLUMN support_audit.deed IS 'personal: what the moderator did';
COMMENT ON COLUMN support_audit.create_time IS 'personal: when';

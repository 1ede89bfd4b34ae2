-- Events of the security of an account, for its owner to see (SecurityEventLog).
CREATE TABLE security_events (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- In order of time: the list is paged by it.
  event_id uuid NOT NULL,
  kind text NOT NULL,
  create_time timestamptz NOT NULL,
  -- The session it was done by, or done to; the row may be gone by now.
  session_id uuid,
  device_name text NOT NULL DEFAULT '',
  app text NOT NULL DEFAULT '',
  network text,
  role text,
  -- The provider; for KIND_IDENTITY_LINKED and KIND_IDENTITY_UNLINKED.
  provider text,
  suspension_reason text,
  suspension_end_time timestamptz,
  revoked_count integer,
  -- The account that did it when it was not the owner: a moderator's or an admin's; never shown to the owner.
  actor_account_id uuid,
  PRIMARY KEY (account_id, event_id),
  CONSTRAINT security_events_kind_check CHECK (kind ~ '^[A-Z_]{3,40}$'),
  CONSTRAINT security_events_text_check CHECK (
    char_length(device_name) <= 100 AND char_length(app) <= 64 AND char_length(network) <= 64 AND char_length(role) <= 64
    AND char_length(suspension_reason) <= 500),
  CONSTRAINT security_events_provider_check CHECK (char_length(provider) <= 32)
)
WITH (autovacuum_vacuum_scale_factor = 0.05);

-- For the sweep.
CREATE INDEX security_events_create_time_idx ON security_events (create_time);
-- The audit (ListAudit): what moderators, admins and the operator have done and looked at, over all accounts, newest first.
CREATE INDEX security_events_audit_idx ON security_events (event_id DESC)
  WHERE kind IN (
    'ROLE_GRANTED', 'ROLE_REVOKED', 'SUSPENDED', 'SUSPENSION_LIFTED', 'STANDING_SEEN', 'AUDIT_SEEN', 'MAILS_SEEN', 'ACCOUNT_SOUGHT',
    'NAMES_REMOVED', 'USERNAME_REMOVED', 'SESSIONS_ENDED', 'SECOND_FACTOR_RESET', 'DELETION_ORDERED', 'DELETION_RECALLED',
    'EXPORT_ORDERED', 'EXPORT_TAKEN');

COMMENT ON TABLE security_events IS 'group: local; retention: 365 days';
COMMENT ON COLUMN security_events.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN security_events.event_id IS 'personal: no';
COMMENT ON COLUMN security_events.kind IS 'personal: what happened to the account';
COMMENT ON COLUMN security_events.create_time IS 'personal: when it happened';
COMMENT ON COLUMN security_events.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN security_events.device_name IS 'personal: chosen by the person';
COMMENT ON COLUMN security_events.app IS 'personal: the app the person uses';
COMMENT ON COLUMN security_events.network IS 'personal: where the person was, coarse';
COMMENT ON COLUMN security_events.role IS 'personal: what the person may do';
COMMENT ON COLUMN security_events.provider IS 'personal: where else the person has an account';
COMMENT ON COLUMN security_events.suspension_reason IS 'personal: why the person may do nothing';
COMMENT ON COLUMN security_events.suspension_end_time IS 'personal: until when the person may do nothing';
COMMENT ON COLUMN security_events.revoked_count IS 'personal: how many devices were signed out';
COMMENT ON COLUMN security_events.actor_account_id IS 'personal: pseudonym of a moderator, never exported to the owner';

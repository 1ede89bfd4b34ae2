-- What moderators have removed is kept from its former owner, too.
ALTER TABLE username_claims ADD COLUMN is_forbidden boolean NOT NULL DEFAULT false;

COMMENT ON TABLE username_claims IS 'retention: while the name is in use, and 30 days after; 180 days where moderators have removed it';
COMMENT ON COLUMN username_claims.is_forbidden IS 'personal: whether moderators have removed the name';

-- The audit (ListAudit) holds which names were removed, too.
DROP INDEX security_events_audit_idx;

CREATE INDEX security_events_audit_idx ON security_events (event_id DESC)
  WHERE kind IN (
    'ROLE_GRANTED', 'ROLE_REVOKED', 'SUSPENDED', 'SUSPENSION_LIFTED', 'STANDING_SEEN', 'AUDIT_SEEN', 'NAMES_REMOVED', 'USERNAME_REMOVED');

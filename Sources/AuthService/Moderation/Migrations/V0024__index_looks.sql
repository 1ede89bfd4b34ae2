-- The audit (ListAudit) holds what was looked at, too.
DROP INDEX security_events_audit_idx;

CREATE INDEX security_events_audit_idx ON security_events (event_id DESC)
  WHERE kind IN ('ROLE_GRANTED', 'ROLE_REVOKED', 'SUSPENDED', 'SUSPENSION_LIFTED', 'STANDING_SEEN', 'AUDIT_SEEN');

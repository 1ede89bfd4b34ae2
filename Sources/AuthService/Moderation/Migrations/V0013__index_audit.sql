-- What moderators, admins and the operator have done, over all accounts, newest first (ListAudit).
CREATE INDEX security_events_audit_idx ON security_events (event_id DESC)
  WHERE kind IN ('ROLE_GRANTED', 'ROLE_REVOKED', 'SUSPENDED', 'SUSPENSION_LIFTED');

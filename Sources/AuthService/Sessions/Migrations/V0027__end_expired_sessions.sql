-- A session that nobody has used for too long ends as others do: the services that keep something for it hear so (SessionExpiry).
ALTER TABLE sessions
  DROP CONSTRAINT sessions_revoke_check,
  ADD CONSTRAINT sessions_revoke_check CHECK (
    (revoke_time IS NULL) = (revoke_reason IS NULL)
    AND revoke_reason IN (
      'LOG_OUT', 'REVOKED', 'TOKEN_REUSE', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOO_MANY', 'GUEST_ENDED', 'EXPIRED'));

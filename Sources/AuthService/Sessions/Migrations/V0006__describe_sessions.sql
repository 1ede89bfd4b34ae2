-- What the owner of an account sees of a session besides its device, and why else a session may end.
ALTER TABLE sessions
  ADD COLUMN app text NOT NULL DEFAULT '',
  -- The network a session was last used from, never the whole address (CoarseNetwork).
  ADD COLUMN network text,
  ADD CONSTRAINT sessions_app_check CHECK (char_length(app) <= 64),
  ADD CONSTRAINT sessions_network_check CHECK (char_length(network) BETWEEN 1 AND 64),
  DROP CONSTRAINT sessions_revoke_check,
  ADD CONSTRAINT sessions_revoke_check CHECK (
    (revoke_time IS NULL) = (revoke_reason IS NULL)
    AND revoke_reason IN ('LOG_OUT', 'REVOKED', 'TOKEN_REUSE', 'PASSWORD_CHANGED', 'PASSWORD_RESET', 'TOO_MANY'));

COMMENT ON COLUMN sessions.app IS 'personal: the app the person uses';
COMMENT ON COLUMN sessions.network IS 'personal: where the person was, coarse';

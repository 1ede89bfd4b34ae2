-- Invitations by which people get an account where not everybody does (SignUpAdmission). It is not kept who was invited, nor who came by which.
CREATE TABLE sign_up_invitations (
  -- SHA-256 of the code.
  code_hash bytea PRIMARY KEY,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  uses_max integer NOT NULL,
  use_count integer NOT NULL DEFAULT 0,
  CONSTRAINT sign_up_invitations_code_hash_check CHECK (octet_length(code_hash) = 32),
  CONSTRAINT sign_up_invitations_uses_check CHECK (uses_max BETWEEN 1 AND 1000 AND use_count BETWEEN 0 AND uses_max),
  CONSTRAINT sign_up_invitations_time_check CHECK (expire_time > create_time)
);

-- For the sweep.
CREATE INDEX sign_up_invitations_expire_time_idx ON sign_up_invitations (expire_time);

COMMENT ON TABLE sign_up_invitations IS 'group: local; retention: until it expires, a year at most';
COMMENT ON COLUMN sign_up_invitations.code_hash IS 'personal: no';
COMMENT ON COLUMN sign_up_invitations.create_time IS 'personal: no';
COMMENT ON COLUMN sign_up_invitations.expire_time IS 'personal: no';
COMMENT ON COLUMN sign_up_invitations.uses_max IS 'personal: no';
COMMENT ON COLUMN sign_up_invitations.use_count IS 'personal: no';

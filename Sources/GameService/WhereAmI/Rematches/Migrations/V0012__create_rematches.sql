-- Offers of two who have just played to play the same again.
CREATE TABLE rematches (
  -- The game that was played: one rematch of each, whoever offers.
  game_id uuid PRIMARY KEY REFERENCES games ON DELETE CASCADE,
  -- People who have offered.
  account_id uuid NOT NULL,
  time_zone text NOT NULL CHECK (time_zone <> ''),
  expire_time timestamptz NOT NULL,
  -- Whether it waits for an answer.
  is_open boolean NOT NULL,
  -- The game that has begun.
  next_game_id uuid,
  CHECK (next_game_id IS NULL OR NOT is_open)
) WITH (fillfactor = 80);

CREATE INDEX rematches_expiry ON rematches (expire_time) WHERE is_open;
CREATE INDEX rematches_account ON rematches (account_id);

COMMENT ON TABLE rematches IS 'group: game_id; retention: as the game';
COMMENT ON COLUMN rematches.game_id IS 'personal: no';
COMMENT ON COLUMN rematches.account_id IS 'personal: account';
COMMENT ON COLUMN rematches.time_zone IS 'personal: place';
COMMENT ON COLUMN rematches.expire_time IS 'personal: when the player wants to play';
COMMENT ON COLUMN rematches.is_open IS 'personal: no';
COMMENT ON COLUMN rematches.next_game_id IS 'personal: no';

-- How strong players are against strangers, and how that came about.
CREATE TABLE ratings (
  account_id uuid PRIMARY KEY,
  rating integer NOT NULL CHECK (rating >= 100),
  -- Games that count for it.
  game_count bigint NOT NULL CHECK (game_count >= 1)
) WITH (fillfactor = 80);

-- Every change of the last 90 days.
CREATE TABLE rating_changes (
  account_id uuid NOT NULL,
  game_id uuid NOT NULL,
  reason text NOT NULL CHECK (reason IN ('win', 'loss', 'draw', 'refund')),
  change integer NOT NULL,
  -- After it.
  rating integer NOT NULL,
  create_time timestamptz NOT NULL,
  -- Whether the two have played from one network, as far as is known: then a loss may have been arranged.
  is_of_one_network boolean NOT NULL DEFAULT false,
  -- Each player has one change by a game and at most one refund, whatever is repeated.
  is_refund boolean NOT NULL GENERATED ALWAYS AS (reason = 'refund') STORED,
  PRIMARY KEY (account_id, game_id, is_refund)
);

CREATE INDEX rating_changes_order ON rating_changes (account_id, create_time DESC, game_id DESC, is_refund DESC);
CREATE INDEX rating_changes_game ON rating_changes (game_id);
-- For the sweep.
CREATE INDEX rating_changes_time ON rating_changes (create_time);

COMMENT ON TABLE ratings IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN ratings.account_id IS 'personal: account';
COMMENT ON COLUMN ratings.rating IS 'personal: how well the player did';
COMMENT ON COLUMN ratings.game_count IS 'personal: how much the player plays';

COMMENT ON TABLE rating_changes IS 'group: account_id; retention: 90 days; until the account is deleted';
COMMENT ON COLUMN rating_changes.account_id IS 'personal: account';
COMMENT ON COLUMN rating_changes.game_id IS 'personal: no';
COMMENT ON COLUMN rating_changes.reason IS 'personal: how well the player did';
COMMENT ON COLUMN rating_changes.change IS 'personal: how well the player did';
COMMENT ON COLUMN rating_changes.rating IS 'personal: how well the player did';
COMMENT ON COLUMN rating_changes.create_time IS 'personal: when the player played';
COMMENT ON COLUMN rating_changes.is_of_one_network IS 'personal: with whom the player played';
COMMENT ON COLUMN rating_changes.is_refund IS 'personal: no';

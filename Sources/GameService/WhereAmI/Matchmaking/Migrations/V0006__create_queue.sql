-- People who wait for an opponent, and people who play against others just now.
CREATE TABLE queue_tickets (
  -- One place for each player.
  account_id uuid PRIMARY KEY,
  -- Another one with each wait: who pairs takes the one it has read, or none.
  ticket_id uuid NOT NULL UNIQUE,
  -- The session by which the player waits: the wait ends with it.
  session_id uuid,
  map_id text NOT NULL CHECK (map_id <> ''),
  time_zone text NOT NULL CHECK (time_zone <> ''),
  -- When the wait began.
  rating integer NOT NULL,
  join_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL,
  -- Against whom the player has played last, and until when not again while there are others.
  last_opponent_id uuid,
  rest_end_time timestamptz,
  CHECK ((last_opponent_id IS NULL) = (rest_end_time IS NULL))
) WITH (fillfactor = 80);

CREATE INDEX queue_tickets_order ON queue_tickets (join_time, ticket_id);
CREATE INDEX queue_tickets_expiry ON queue_tickets (expire_time);

-- One unfinished game against others for each player: the key is the rule. No reference: a game and its player lie in different places once there are
-- several.
CREATE TABLE open_seats (
  account_id uuid PRIMARY KEY,
  game_id uuid NOT NULL
);

CREATE INDEX open_seats_game ON open_seats (game_id);

COMMENT ON TABLE queue_tickets IS 'group: local; queue; retention: until an opponent is found, two minutes unless it is set otherwise, an hour at most';
COMMENT ON COLUMN queue_tickets.account_id IS 'personal: account';
COMMENT ON COLUMN queue_tickets.ticket_id IS 'personal: no';
COMMENT ON COLUMN queue_tickets.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN queue_tickets.map_id IS 'personal: no';
COMMENT ON COLUMN queue_tickets.time_zone IS 'personal: place';
COMMENT ON COLUMN queue_tickets.rating IS 'personal: how well the player did';
COMMENT ON COLUMN queue_tickets.join_time IS 'personal: when the player wants to play';
COMMENT ON COLUMN queue_tickets.expire_time IS 'personal: when the player wants to play';
COMMENT ON COLUMN queue_tickets.last_opponent_id IS 'personal: against whom the player has played, never exported';
COMMENT ON COLUMN queue_tickets.rest_end_time IS 'personal: when the player played';

COMMENT ON TABLE open_seats IS 'group: account_id; queue; retention: while the game goes on';
COMMENT ON COLUMN open_seats.account_id IS 'personal: account';
COMMENT ON COLUMN open_seats.game_id IS 'personal: no';

-- Rooms that people come into by a code, who is in them, and who looks on at their games.

CREATE TABLE rooms (
  room_id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code <> ''),
  map_id text NOT NULL CHECK (map_id <> ''),
  player_count_max smallint NOT NULL CHECK (player_count_max BETWEEN 2 AND 8),
  -- NULL: as long as in other games.
  moving_ms integer CHECK (moving_ms > 0),
  guess_ms integer CHECK (guess_ms > 0),
  -- Places are told by clues instead of imagery.
  is_by_clues boolean NOT NULL,
  -- Raised by every change.
  version bigint NOT NULL CHECK (version >= 1),
  -- The latest game.
  game_id uuid,
  create_time timestamptz NOT NULL,
  -- When it ends where nothing happens in it.
  expire_time timestamptz NOT NULL
) WITH (fillfactor = 80);

CREATE INDEX rooms_expiry ON rooms (expire_time);

-- One room for each account: the key is the rule. Host is the player who came first.
CREATE TABLE room_members (
  account_id uuid PRIMARY KEY,
  room_id uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  is_spectator boolean NOT NULL,
  is_ready boolean NOT NULL DEFAULT false,
  time_zone text NOT NULL CHECK (time_zone <> ''),
  -- The version of the room that had the member first: clocks of several processes do not say who was there before whom.
  join_version bigint NOT NULL,
  -- When the latest emote was shown.
  emote_time timestamptz
) WITH (fillfactor = 80);

CREATE INDEX room_members_room ON room_members (room_id, join_version);

-- People who were sent away.
CREATE TABLE room_bans (
  room_id uuid NOT NULL REFERENCES rooms ON DELETE CASCADE,
  account_id uuid NOT NULL,
  PRIMARY KEY (room_id, account_id)
);

CREATE INDEX room_bans_account ON room_bans (account_id);

-- People who look on at a game.
CREATE TABLE game_spectators (
  game_id uuid NOT NULL REFERENCES games ON DELETE CASCADE,
  account_id uuid NOT NULL,
  PRIMARY KEY (game_id, account_id)
);

CREATE INDEX game_spectators_account ON game_spectators (account_id);

-- Codes that an account has tried and no room has.
CREATE TABLE room_code_tries (
  account_id uuid PRIMARY KEY,
  try_count integer NOT NULL,
  -- When the count begins anew.
  reset_time timestamptz NOT NULL
) WITH (fillfactor = 80);

COMMENT ON TABLE rooms IS 'group: local; queue; retention: until the last player has gone, two hours after the last change at most';
COMMENT ON COLUMN rooms.room_id IS 'personal: no';
COMMENT ON COLUMN rooms.code IS 'personal: no';
COMMENT ON COLUMN rooms.map_id IS 'personal: no';
COMMENT ON COLUMN rooms.player_count_max IS 'personal: no';
COMMENT ON COLUMN rooms.moving_ms IS 'personal: no';
COMMENT ON COLUMN rooms.guess_ms IS 'personal: no';
COMMENT ON COLUMN rooms.is_by_clues IS 'personal: no';
COMMENT ON COLUMN rooms.version IS 'personal: no';
COMMENT ON COLUMN rooms.game_id IS 'personal: no';
COMMENT ON COLUMN rooms.create_time IS 'personal: no';
COMMENT ON COLUMN rooms.expire_time IS 'personal: no';

COMMENT ON TABLE room_members IS 'group: local; queue; retention: as the room';
COMMENT ON COLUMN room_members.account_id IS 'personal: account';
COMMENT ON COLUMN room_members.room_id IS 'personal: no';
COMMENT ON COLUMN room_members.is_spectator IS 'personal: habit';
COMMENT ON COLUMN room_members.is_ready IS 'personal: no';
COMMENT ON COLUMN room_members.time_zone IS 'personal: place';
COMMENT ON COLUMN room_members.join_version IS 'personal: no';
COMMENT ON COLUMN room_members.emote_time IS 'personal: when the player was there';

COMMENT ON TABLE room_bans IS 'group: local; retention: as the room';
COMMENT ON COLUMN room_bans.room_id IS 'personal: no';
COMMENT ON COLUMN room_bans.account_id IS 'personal: account';

COMMENT ON TABLE game_spectators IS 'group: game_id; retention: as the game';
COMMENT ON COLUMN game_spectators.game_id IS 'personal: no';
COMMENT ON COLUMN game_spectators.account_id IS 'personal: account';

COMMENT ON TABLE room_code_tries IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN room_code_tries.account_id IS 'personal: account';
COMMENT ON COLUMN room_code_tries.try_count IS 'personal: habit';
COMMENT ON COLUMN room_code_tries.reset_time IS 'personal: no';

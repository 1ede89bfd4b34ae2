-- Links that show something of their owner to people without an account (requirement F-27). Their tokens are not kept: they follow from the ids.
CREATE TABLE share_links (
  link_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('GAME', 'PROFILE')),
  -- The app whose facet of the profile is shown.
  realm text,
  -- The game, and how it went: it does not change any more, and GameService is not asked for a page.
  game_id uuid,
  score integer,
  score_max integer,
  squares text,
  shows_name boolean NOT NULL,
  -- What the page is written in.
  language text NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL CHECK (expire_time > create_time),
  -- When its owner took it back.
  revoke_time timestamptz,
  CONSTRAINT share_links_target_check CHECK (
    CASE kind WHEN 'GAME' THEN num_nonnulls(game_id, score, score_max, squares) = 4 AND realm IS NULL
      ELSE realm IS NOT NULL AND num_nonnulls(game_id, score, score_max, squares) = 0 END)
);

-- For the owner's list, and to count what was made within a day.
CREATE INDEX share_links_page_idx ON share_links (account_id, create_time DESC, link_id DESC);
-- For the sweep.
CREATE INDEX share_links_expire_time_idx ON share_links (expire_time);

COMMENT ON TABLE share_links IS 'group: local; retention: 30 days after the link would have ended by itself';
COMMENT ON COLUMN share_links.link_id IS 'personal: no';
COMMENT ON COLUMN share_links.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN share_links.kind IS 'personal: what the person shows';
COMMENT ON COLUMN share_links.realm IS 'personal: in which app the person shows a profile';
COMMENT ON COLUMN share_links.game_id IS 'personal: which game the person shows';
COMMENT ON COLUMN share_links.score IS 'personal: the points of the person';
COMMENT ON COLUMN share_links.score_max IS 'personal: no';
COMMENT ON COLUMN share_links.squares IS 'personal: how the person did in each round';
COMMENT ON COLUMN share_links.shows_name IS 'personal: whether the person shows a name';
COMMENT ON COLUMN share_links.language IS 'personal: what the person had the page written in';
COMMENT ON COLUMN share_links.create_time IS 'personal: when the person made the link';
COMMENT ON COLUMN share_links.expire_time IS 'personal: until when the person shows it';
COMMENT ON COLUMN share_links.revoke_time IS 'personal: when the person took it back';

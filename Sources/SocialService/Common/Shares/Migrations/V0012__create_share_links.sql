-- Links that show something of their owner to people without an account (requirement F-27). Their tokens are not kept: they follow from the ids.
CREATE TABLE share_links (
  link_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CONTENT', 'PROFILE')),
  -- The app of the content, or whose facet of the profile is shown; empty for content of all apps.
  realm text NOT NULL,
  -- The content by its name, and what the app says of it to everybody: it does not change any more, and the app is not asked for a page.
  content_kind text,
  content_id text,
  title text,
  lines text[],
  call text,
  app_path text,
  shows_name boolean NOT NULL,
  -- The language the page is written in.
  language text NOT NULL,
  create_time timestamptz NOT NULL,
  expire_time timestamptz NOT NULL CHECK (expire_time > create_time),
  -- When its owner took it back.
  revoke_time timestamptz,
  CONSTRAINT share_links_target_check CHECK (
    CASE kind WHEN 'CONTENT' THEN num_nonnulls(content_kind, content_id, title, lines, call, app_path) = 6
      ELSE realm <> '' AND num_nonnulls(content_kind, content_id, title, lines, call, app_path) = 0 END)
);

-- For the owner's list, and to count what was made within a day.
CREATE INDEX share_links_page_idx ON share_links (account_id, create_time DESC, link_id DESC);
-- For the sweep.
CREATE INDEX share_links_expire_time_idx ON share_links (expire_time);

COMMENT ON TABLE share_links IS 'group: local; retention: 30 days after the link would have ended by itself';
COMMENT ON COLUMN share_links.link_id IS 'personal: no';
COMMENT ON COLUMN share_links.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN share_links.kind IS 'personal: what the person shows';
COMMENT ON COLUMN share_links.realm IS 'personal: in which app the person shows something';
COMMENT ON COLUMN share_links.content_kind IS 'personal: what the person shows';
COMMENT ON COLUMN share_links.content_id IS 'personal: what the person shows';
COMMENT ON COLUMN share_links.title IS 'personal: what a page says of it';
COMMENT ON COLUMN share_links.lines IS 'personal: what a page says of it';
COMMENT ON COLUMN share_links.call IS 'personal: no';
COMMENT ON COLUMN share_links.app_path IS 'personal: what the person shows';
COMMENT ON COLUMN share_links.shows_name IS 'personal: whether the person shows a name';
COMMENT ON COLUMN share_links.language IS 'personal: what the person had the page written in';
COMMENT ON COLUMN share_links.create_time IS 'personal: when the person made the link';
COMMENT ON COLUMN share_links.expire_time IS 'personal: until when the person shows it';
COMMENT ON COLUMN share_links.revoke_time IS 'personal: when the person took it back';

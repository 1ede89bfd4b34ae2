-- Files that people send, and what is made of them and kept: pictures and short videos, in pieces of bounded size.
CREATE TABLE uploads (
  upload_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  purpose text NOT NULL,
  -- As announced.
  size_bytes bigint NOT NULL CHECK (size_bytes > 0),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  -- Bytes that have come so far, and in how many pieces.
  received_bytes bigint NOT NULL CHECK (received_bytes BETWEEN 0 AND size_bytes),
  piece_count integer NOT NULL,
  create_time timestamptz NOT NULL,
  -- Until then a row counts for what its account may send in a day, whatever has become of it.
  expire_time timestamptz NOT NULL,
  -- A refused one has no pieces any more.
  state text NOT NULL CHECK (state IN ('open', 'completed', 'refused')),
  -- The media that was made of it; null when that was deleted since.
  media_id uuid,
  -- How often it was begun to make something of the upload, and until when the last attempt is left alone: counted before the work, so that a file that
  -- ends its process, or a call that is given up and repeated, is not worked at for ever.
  attempt_count integer NOT NULL DEFAULT 0,
  attempt_end_time timestamptz
);

CREATE INDEX uploads_account_idx ON uploads (account_id, create_time);
-- For the sweep.
CREATE INDEX uploads_expire_time_idx ON uploads (expire_time);
-- For deleting media.
CREATE INDEX uploads_media_idx ON uploads (media_id) WHERE media_id IS NOT NULL;

CREATE TABLE upload_pieces (
  upload_id uuid NOT NULL REFERENCES uploads ON DELETE CASCADE,
  -- From 0.
  piece integer NOT NULL,
  data bytea NOT NULL CHECK (octet_length(data) BETWEEN 1 AND 524288),
  PRIMARY KEY (upload_id, piece)
);

-- Bytes that are compressed already are not compressed again.
ALTER TABLE upload_pieces ALTER COLUMN data SET STORAGE EXTERNAL;

CREATE TABLE media (
  media_id uuid PRIMARY KEY,
  account_id uuid NOT NULL,
  purpose text NOT NULL,
  -- All its files together.
  size_bytes bigint NOT NULL,
  create_time timestamptz NOT NULL,
  -- When it is removed because nothing shows it; null while something does.
  orphan_time timestamptz,
  -- A media that its owner deletes while moderators have an open case of it is kept until the case is closed; the owner sees it no more.
  delete_time timestamptz
);

CREATE INDEX media_page_idx ON media (account_id, purpose, create_time DESC, media_id DESC);
-- For the sweep.
CREATE INDEX media_orphan_time_idx ON media (orphan_time) WHERE orphan_time IS NOT NULL;

ALTER TABLE uploads ADD CONSTRAINT uploads_media_fkey FOREIGN KEY (media_id) REFERENCES media ON DELETE SET NULL;

CREATE TABLE media_files (
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  variant text NOT NULL CHECK (variant IN ('full', 'thumbnail')),
  content_type text NOT NULL,
  size_bytes bigint NOT NULL,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  width integer NOT NULL,
  height integer NOT NULL,
  -- 0 for an image.
  duration_ms integer NOT NULL,
  PRIMARY KEY (media_id, variant)
);

-- A file in pieces of 262,144 bytes, the last one shorter, so that a range of it is found without reading the rest.
CREATE TABLE media_pieces (
  media_id uuid NOT NULL,
  variant text NOT NULL,
  -- From 0.
  piece integer NOT NULL,
  data bytea NOT NULL CHECK (octet_length(data) BETWEEN 1 AND 262144),
  PRIMARY KEY (media_id, variant, piece),
  FOREIGN KEY (media_id, variant) REFERENCES media_files ON DELETE CASCADE
);

ALTER TABLE media_pieces ALTER COLUMN data SET STORAGE EXTERNAL;

-- Content that shows media, of whatever app: a media stays for as long as any does.
CREATE TABLE media_claims (
  -- App of the content; empty for all of them.
  realm text NOT NULL,
  kind text NOT NULL CHECK (char_length(kind) BETWEEN 1 AND 40),
  content_id text NOT NULL CHECK (char_length(content_id) BETWEEN 1 AND 100),
  media_id uuid NOT NULL REFERENCES media ON DELETE CASCADE,
  PRIMARY KEY (realm, kind, content_id, media_id)
);

CREATE INDEX media_claims_media_idx ON media_claims (media_id);

COMMENT ON TABLE uploads IS 'group: local; queue; retention: a day';
COMMENT ON COLUMN uploads.upload_id IS 'personal: id of what the person sends';
COMMENT ON COLUMN uploads.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN uploads.purpose IS 'personal: what the person sends it for';
COMMENT ON COLUMN uploads.size_bytes IS 'personal: how much the person sends';
COMMENT ON COLUMN uploads.sha256 IS 'personal: digest of what the person sends, never exported: it is no use to anybody';
COMMENT ON COLUMN uploads.received_bytes IS 'personal: how much of it has come';
COMMENT ON COLUMN uploads.piece_count IS 'personal: no';
COMMENT ON COLUMN uploads.create_time IS 'personal: when the person sent it';
COMMENT ON COLUMN uploads.expire_time IS 'personal: no';
COMMENT ON COLUMN uploads.state IS 'personal: what has become of it';
COMMENT ON COLUMN uploads.media_id IS 'personal: id of what was made of it';
COMMENT ON COLUMN uploads.attempt_count IS 'personal: no';
COMMENT ON COLUMN uploads.attempt_end_time IS 'personal: no';

COMMENT ON TABLE upload_pieces IS 'group: local; queue; retention: until the upload is complete or refused; a day';
COMMENT ON COLUMN upload_pieces.upload_id IS 'personal: id of what the person sends';
COMMENT ON COLUMN upload_pieces.piece IS 'personal: no';
COMMENT ON COLUMN upload_pieces.data IS 'personal: a file as it is sent, never exported: a day later it is gone';

COMMENT ON TABLE media IS 'group: local; retention: until it is deleted, or a day after nothing shows it any more';
COMMENT ON COLUMN media.media_id IS 'personal: id of a picture or video of the person';
COMMENT ON COLUMN media.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN media.purpose IS 'personal: what it is for';
COMMENT ON COLUMN media.size_bytes IS 'personal: its size';
COMMENT ON COLUMN media.create_time IS 'personal: when the person sent it';
COMMENT ON COLUMN media.orphan_time IS 'personal: no';
COMMENT ON COLUMN media.delete_time IS 'personal: when the person deleted it';

COMMENT ON TABLE media_claims IS 'group: local; retention: with its media, or until the content shows it no more';
COMMENT ON COLUMN media_claims.realm IS 'personal: no';
COMMENT ON COLUMN media_claims.kind IS 'personal: no';
COMMENT ON COLUMN media_claims.content_id IS 'personal: no';
COMMENT ON COLUMN media_claims.media_id IS 'personal: id of a picture or video of the person';

COMMENT ON TABLE media_files IS 'group: local; retention: with its media';
COMMENT ON COLUMN media_files.media_id IS 'personal: id of a picture or video of the person';
COMMENT ON COLUMN media_files.variant IS 'personal: no';
COMMENT ON COLUMN media_files.content_type IS 'personal: no';
COMMENT ON COLUMN media_files.size_bytes IS 'personal: no';
COMMENT ON COLUMN media_files.sha256 IS 'personal: digest of a picture or video, never exported: the file itself is';
COMMENT ON COLUMN media_files.width IS 'personal: no';
COMMENT ON COLUMN media_files.height IS 'personal: no';
COMMENT ON COLUMN media_files.duration_ms IS 'personal: no';

COMMENT ON TABLE media_pieces IS 'group: local; retention: with its media';
COMMENT ON COLUMN media_pieces.media_id IS 'personal: id of a picture or video of the person';
COMMENT ON COLUMN media_pieces.variant IS 'personal: no';
COMMENT ON COLUMN media_pieces.piece IS 'personal: no';
COMMENT ON COLUMN media_pieces.data IS 'personal: a picture or video of the person, exported as a file';

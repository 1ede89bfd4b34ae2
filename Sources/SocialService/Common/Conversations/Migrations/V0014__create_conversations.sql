-- Conversations of two and of groups, over all apps, and what is written in them.

-- How far the changes that concern somebody are counted, over all conversations. A change takes a number above those of all whom it concerns, under the
-- locks of these rows, which are taken in the order of their ids: so each person's changes come into being in the order of their numbers.
CREATE TABLE conversation_clocks (
  account_id uuid PRIMARY KEY,
  change_number bigint NOT NULL CHECK (change_number >= 0)
) WITH (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.05);

CREATE TABLE conversations (
  conversation_id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('pair', 'group')),
  -- The app in which it was opened.
  realm text NOT NULL CHECK (char_length(realm) BETWEEN 1 AND 40),
  -- Name of a group.
  title text NOT NULL DEFAULT '' CHECK (char_length(title) <= 100),
  -- The one who wrote it; NULL for two, and for somebody who was deleted. Titles of one writer after another have one number: by it a decision hides
  -- what its writer wrote, however often they write it anew, and nothing of somebody else.
  title_account_id uuid,
  title_number integer NOT NULL DEFAULT 1 CHECK (title_number >= 1),
  -- Whether moderators have hidden it from all but its writer.
  is_title_hidden boolean NOT NULL DEFAULT false,
  -- Whether an app has permitted two strangers to write to each other.
  is_of_strangers boolean NOT NULL DEFAULT false,
  -- Whether either of two has blocked the other: then it is gone for both. Kept by whoever makes and ends blocks, under the locks of both.
  is_blocked boolean NOT NULL DEFAULT false,
  create_time timestamptz NOT NULL,
  -- The number of the latest message, and its time; before the first the conversation's.
  last_number bigint NOT NULL DEFAULT 0 CHECK (last_number >= 0),
  last_time timestamptz NOT NULL,
  -- The number of the latest change that concerns all active members.
  change_number bigint NOT NULL CHECK (change_number >= 1)
) WITH (fillfactor = 70);

-- The one conversation of two people. The smaller id first.
CREATE TABLE conversation_pairs (
  low_account_id uuid NOT NULL,
  high_account_id uuid NOT NULL,
  conversation_id uuid NOT NULL UNIQUE REFERENCES conversations ON DELETE CASCADE,
  PRIMARY KEY (low_account_id, high_account_id),
  CONSTRAINT conversation_pairs_order_check CHECK (low_account_id < high_account_id)
);

-- For the purge.
CREATE INDEX conversation_pairs_high_idx ON conversation_pairs (high_account_id);

CREATE TABLE conversation_members (
  account_id uuid NOT NULL,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  state text NOT NULL CHECK (state IN ('active', 'invited', 'left', 'removed')),
  role text NOT NULL CHECK (role IN ('member', 'admin', 'owner')),
  join_time timestamptz NOT NULL,
  inviter_account_id uuid,
  -- The first message that the member sees: who joins a group does not read what was written before.
  first_number bigint NOT NULL CHECK (first_number >= 1),
  -- Up to which the member has read, on any device.
  read_number bigint NOT NULL DEFAULT 0,
  -- Up to which the others are told that the member has got and read.
  shared_delivered_number bigint NOT NULL DEFAULT 0,
  shared_read_number bigint NOT NULL DEFAULT 0,
  -- Out of the member's list as long as there is no later message; null where it was never hidden.
  hide_number bigint,
  is_muted boolean NOT NULL DEFAULT false,
  -- Null for a conversation that is muted without end.
  mute_end_time timestamptz,
  -- The number of the latest change that concerns this member alone.
  own_change_number bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, conversation_id)
) WITH (fillfactor = 70);

CREATE INDEX conversation_members_conversation_idx ON conversation_members (conversation_id, account_id);
-- For the purge.
CREATE INDEX conversation_members_inviter_idx ON conversation_members (inviter_account_id) WHERE inviter_account_id IS NOT NULL;

-- Strangers whom somebody has written to within a day.
CREATE TABLE conversation_contacts (
  account_id uuid NOT NULL,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  create_time timestamptz NOT NULL,
  PRIMARY KEY (account_id, conversation_id)
);

CREATE INDEX conversation_contacts_account_idx ON conversation_contacts (account_id, create_time);
CREATE INDEX conversation_contacts_conversation_idx ON conversation_contacts (conversation_id);
-- For the sweep.
CREATE INDEX conversation_contacts_create_time_idx ON conversation_contacts (create_time);

CREATE TABLE messages (
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  -- From 1, without gaps within the conversation.
  number bigint NOT NULL CHECK (number >= 1),
  -- Chosen by the sender.
  message_id uuid NOT NULL,
  -- Null for a sender whose account was deleted.
  sender_account_id uuid,
  -- SHA-256 of what was sent first, so that the same id with other content is refused; null where the content is deleted for all.
  content_hash bytea CHECK (octet_length(content_hash) = 32),
  text text NOT NULL CHECK (char_length(text) <= 4000),
  -- The place that is told, if any.
  latitude_degrees double precision CHECK (latitude_degrees BETWEEN -90 AND 90),
  longitude_degrees double precision CHECK (longitude_degrees BETWEEN -180 AND 180),
  place_name text NOT NULL DEFAULT '' CHECK (char_length(place_name) <= 200),
  reply_to_number bigint,
  -- Media that it brings, in the sender's order. No reference: a file may go before the message.
  media_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(media_ids) <= 10),
  create_time timestamptz NOT NULL,
  edit_time timestamptz,
  version bigint NOT NULL DEFAULT 1 CHECK (version >= 1),
  is_deleted boolean NOT NULL DEFAULT false,
  -- Whether moderators have hidden it from all but its sender.
  is_hidden boolean NOT NULL DEFAULT false,
  -- Whether it is one of a stranger's first, with words that lead out of Cairn.
  leads_elsewhere boolean NOT NULL DEFAULT false,
  -- Null for a message; else it is an entry that its sender has called in vain.
  missed_call text CHECK (missed_call IN ('voice', 'video')),
  -- The number of the latest change of it.
  change_number bigint NOT NULL CHECK (change_number >= 1),
  -- Names what those are notified of who hear of it.
  notification_id uuid NOT NULL,
  PRIMARY KEY (conversation_id, number),
  UNIQUE (conversation_id, message_id),
  CONSTRAINT messages_place_check CHECK ((latitude_degrees IS NULL) = (longitude_degrees IS NULL))
) WITH (fillfactor = 90);

CREATE INDEX messages_change_idx ON messages (conversation_id, change_number);
-- For the purge and the export, and for whether somebody has answered.
CREATE INDEX messages_sender_idx ON messages (sender_account_id, conversation_id, number) WHERE sender_account_id IS NOT NULL;

-- Words of messages, to find these by. Each is a number made of the word and the conversation, so that a search meets no other conversation's messages.
CREATE TABLE message_words (
  conversation_id uuid NOT NULL,
  number bigint NOT NULL,
  words bigint[] NOT NULL,
  PRIMARY KEY (conversation_id, number),
  FOREIGN KEY (conversation_id, number) REFERENCES messages ON DELETE CASCADE
);

CREATE INDEX message_words_words_idx ON message_words USING gin (words);

CREATE TABLE message_reactions (
  conversation_id uuid NOT NULL,
  number bigint NOT NULL,
  account_id uuid NOT NULL,
  emoji text NOT NULL CHECK (char_length(emoji) BETWEEN 1 AND 16),
  create_time timestamptz NOT NULL,
  PRIMARY KEY (conversation_id, number, account_id),
  FOREIGN KEY (conversation_id, number) REFERENCES messages ON DELETE CASCADE
);

-- For the purge and the export.
CREATE INDEX message_reactions_account_idx ON message_reactions (account_id);

-- Messages that somebody has deleted for themselves alone.
CREATE TABLE message_hides (
  account_id uuid NOT NULL,
  conversation_id uuid NOT NULL,
  number bigint NOT NULL,
  change_number bigint NOT NULL,
  PRIMARY KEY (account_id, conversation_id, number),
  FOREIGN KEY (conversation_id, number) REFERENCES messages ON DELETE CASCADE
);

CREATE INDEX message_hides_change_idx ON message_hides (account_id, change_number);
CREATE INDEX message_hides_message_idx ON message_hides (conversation_id, number);

-- Settings of somebody for all conversations; a person without a row has the defaults.
CREATE TABLE conversation_settings (
  account_id uuid PRIMARY KEY,
  shares_receipts boolean NOT NULL,
  shows_text_in_pushes boolean NOT NULL
);

COMMENT ON TABLE conversation_clocks IS 'group: account_id; retention: until the account is deleted';
COMMENT ON COLUMN conversation_clocks.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN conversation_clocks.change_number IS 'personal: how much has happened in the person''s conversations';

COMMENT ON TABLE conversations IS 'group: local; retention: until all of its members have left or were deleted';
COMMENT ON COLUMN conversations.conversation_id IS 'personal: no';
COMMENT ON COLUMN conversations.kind IS 'personal: no';
COMMENT ON COLUMN conversations.realm IS 'personal: no';
COMMENT ON COLUMN conversations.title IS 'personal: title that a member wrote';
COMMENT ON COLUMN conversations.title_account_id IS 'personal: who wrote the title';
COMMENT ON COLUMN conversations.title_number IS 'personal: no';
COMMENT ON COLUMN conversations.is_title_hidden IS 'personal: whether moderators have hidden the title';
COMMENT ON COLUMN conversations.is_of_strangers IS 'personal: no';
COMMENT ON COLUMN conversations.is_blocked IS 'personal: no';
COMMENT ON COLUMN conversations.create_time IS 'personal: no';
COMMENT ON COLUMN conversations.last_number IS 'personal: no';
COMMENT ON COLUMN conversations.last_time IS 'personal: no';
COMMENT ON COLUMN conversations.change_number IS 'personal: no';

COMMENT ON TABLE conversation_pairs IS 'group: local; retention: until either account is deleted';
COMMENT ON COLUMN conversation_pairs.low_account_id IS 'personal: pseudonym of one of the two';
COMMENT ON COLUMN conversation_pairs.high_account_id IS 'personal: pseudonym of the other';
COMMENT ON COLUMN conversation_pairs.conversation_id IS 'personal: no';

COMMENT ON TABLE conversation_members IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN conversation_members.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN conversation_members.conversation_id IS 'personal: a conversation of the person';
COMMENT ON COLUMN conversation_members.state IS 'personal: whether the person is in it';
COMMENT ON COLUMN conversation_members.role IS 'personal: what the person may do in it';
COMMENT ON COLUMN conversation_members.join_time IS 'personal: when the person came';
COMMENT ON COLUMN conversation_members.inviter_account_id IS 'personal: pseudonym of who has invited the person';
COMMENT ON COLUMN conversation_members.first_number IS 'personal: since when the person is in it';
COMMENT ON COLUMN conversation_members.read_number IS 'personal: how much the person has read';
COMMENT ON COLUMN conversation_members.shared_delivered_number IS 'personal: how much the person''s devices have got';
COMMENT ON COLUMN conversation_members.shared_read_number IS 'personal: how much the person has let others see of it';
COMMENT ON COLUMN conversation_members.hide_number IS 'personal: whether the person keeps it in the list';
COMMENT ON COLUMN conversation_members.is_muted IS 'personal: whether the person wants to be notified of it';
COMMENT ON COLUMN conversation_members.mute_end_time IS 'personal: when the person wants to be notified of it again';
COMMENT ON COLUMN conversation_members.own_change_number IS 'personal: no';

COMMENT ON TABLE conversation_contacts IS 'group: local; queue; retention: a day';
COMMENT ON COLUMN conversation_contacts.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN conversation_contacts.conversation_id IS 'personal: a conversation of the person';
COMMENT ON COLUMN conversation_contacts.create_time IS 'personal: when the person has written to a stranger';

COMMENT ON TABLE messages IS 'group: local; retention: as long as the conversation; without its content once it is deleted for all';
COMMENT ON COLUMN messages.conversation_id IS 'personal: no';
COMMENT ON COLUMN messages.number IS 'personal: no';
COMMENT ON COLUMN messages.message_id IS 'personal: no';
COMMENT ON COLUMN messages.sender_account_id IS 'personal: pseudonym of the sender';
COMMENT ON COLUMN messages.content_hash IS 'personal: no';
COMMENT ON COLUMN messages.text IS 'personal: what the sender has written';
COMMENT ON COLUMN messages.latitude_degrees IS 'personal: a place that the sender has told';
COMMENT ON COLUMN messages.longitude_degrees IS 'personal: a place that the sender has told';
COMMENT ON COLUMN messages.place_name IS 'personal: a place that the sender has told';
COMMENT ON COLUMN messages.reply_to_number IS 'personal: no';
COMMENT ON COLUMN messages.media_ids IS 'personal: files that the sender has sent';
COMMENT ON COLUMN messages.create_time IS 'personal: when the sender has written';
COMMENT ON COLUMN messages.edit_time IS 'personal: when the sender has changed it';
COMMENT ON COLUMN messages.version IS 'personal: how often the sender has changed it';
COMMENT ON COLUMN messages.is_deleted IS 'personal: whether the sender has taken it back';
COMMENT ON COLUMN messages.is_hidden IS 'personal: whether moderators have hidden what the sender has written';
COMMENT ON COLUMN messages.missed_call IS 'personal: how the sender has called in vain';
COMMENT ON COLUMN messages.leads_elsewhere IS 'personal: what kind of words the sender has written';
COMMENT ON COLUMN messages.change_number IS 'personal: no';
COMMENT ON COLUMN messages.notification_id IS 'personal: no';

COMMENT ON TABLE message_words IS 'group: local; retention: as long as the message has its text';
COMMENT ON COLUMN message_words.conversation_id IS 'personal: no';
COMMENT ON COLUMN message_words.number IS 'personal: no';
COMMENT ON COLUMN message_words.words IS 'personal: no';

COMMENT ON TABLE message_reactions IS 'group: local; retention: as long as the message';
COMMENT ON COLUMN message_reactions.conversation_id IS 'personal: a conversation of the person';
COMMENT ON COLUMN message_reactions.number IS 'personal: a message that the person has reacted to';
COMMENT ON COLUMN message_reactions.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN message_reactions.emoji IS 'personal: what the person has felt about it';
COMMENT ON COLUMN message_reactions.create_time IS 'personal: when the person did';

COMMENT ON TABLE message_hides IS 'group: local; retention: as long as the message';
COMMENT ON COLUMN message_hides.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN message_hides.conversation_id IS 'personal: a conversation of the person';
COMMENT ON COLUMN message_hides.number IS 'personal: a message that the person does not want to see';
COMMENT ON COLUMN message_hides.change_number IS 'personal: no';

COMMENT ON TABLE conversation_settings IS 'group: local; retention: until the account is deleted';
COMMENT ON COLUMN conversation_settings.account_id IS 'personal: pseudonym of the person';
COMMENT ON COLUMN conversation_settings.shares_receipts IS 'personal: whether the person lets others see what was read';
COMMENT ON COLUMN conversation_settings.shows_text_in_pushes IS 'personal: whether the person lets lock screens show messages';

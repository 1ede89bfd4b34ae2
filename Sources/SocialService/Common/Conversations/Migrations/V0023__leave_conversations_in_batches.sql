-- Messages of a conversation that nobody is in any more go bit by bit: all at once is more than a statement has time for, and than others wait.
ALTER TABLE conversations
  -- Up to which messages are read by nobody any more, and go; 0 where none are.
  ADD COLUMN forget_number bigint NOT NULL DEFAULT 0 CHECK (forget_number >= 0),
  -- Since when nobody is in it or invited; null as long as somebody is.
  ADD COLUMN left_time timestamptz;

-- For the sweep.
CREATE INDEX conversations_forget_idx ON conversations (conversation_id) WHERE forget_number > 0;
CREATE INDEX conversations_left_idx ON conversations (left_time) WHERE left_time IS NOT NULL;

-- Conversations that were left before.
UPDATE conversations c SET forget_number = last_number
WHERE NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.conversation_id AND m.state = 'active');
UPDATE conversations c SET title = '', title_account_id = NULL, is_title_hidden = false, left_time = last_time
WHERE NOT EXISTS (SELECT FROM conversation_members m WHERE m.conversation_id = c.conversation_id AND m.state IN ('active', 'invited'));

COMMENT ON TABLE conversations IS 'group: local; retention: until all of its members were deleted, or 30 days after they have left; its title until then';
COMMENT ON COLUMN conversations.forget_number IS 'personal: no';
COMMENT ON COLUMN conversations.left_time IS 'personal: no';

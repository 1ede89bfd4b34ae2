-- By which session somebody waits or invites, so that it ends with the session. Rows from before have none, and end by their time.
ALTER TABLE queue_tickets ADD COLUMN session_id uuid;
ALTER TABLE invitations ADD COLUMN session_id uuid;

COMMENT ON COLUMN queue_tickets.session_id IS 'personal: pseudonym of a device in use';
COMMENT ON COLUMN invitations.session_id IS 'personal: pseudonym of a device in use';

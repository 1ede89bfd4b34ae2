-- How long somebody waits, and how long an invitation is open, are settings.
COMMENT ON TABLE queue_tickets IS 'retention: until an opponent is found, two minutes unless it is set otherwise, an hour at most';
COMMENT ON TABLE invitations IS 'retention: until they are answered, a minute unless it is set otherwise, an hour at most';

-- Words of a stranger that lead out of Cairn, of which their reader is warned as of those of a message.
ALTER TABLE meetings
  ADD COLUMN plan_leads_elsewhere boolean NOT NULL DEFAULT false,
  ADD COLUMN reason_leads_elsewhere boolean NOT NULL DEFAULT false;

COMMENT ON COLUMN meetings.plan_leads_elsewhere IS 'personal: whether the other one is warned of the plan';
COMMENT ON COLUMN meetings.reason_leads_elsewhere IS 'personal: whether the other one is warned of the reason';

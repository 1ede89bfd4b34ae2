-- Evidence may hold a game that was named with the report: what whoever is reported did in it, and of the others neither who they are nor where
-- they pointed.
COMMENT ON COLUMN report_evidence.content IS 'personal: what that one showed of themselves, and how that one played';

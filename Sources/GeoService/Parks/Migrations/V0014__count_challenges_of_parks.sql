-- How many challenges can be done in each park, as GameService tells by event. Beside the parks and not of them: an import that removes a park and one
-- that brings it back find what was told, and a challenge may be told before its park is imported.
--
-- Retention: as long as the challenge is published.

CREATE TABLE park_challenges (
  park_id text COLLATE "C" NOT NULL CHECK (park_id ~ '^[a-z0-9-]{1,64}$'),
  -- Of GameService.
  challenge_id uuid NOT NULL,
  PRIMARY KEY (park_id, challenge_id)
);
COMMENT ON COLUMN park_challenges.challenge_id IS 'personal: no';

-- What lists show, counted where a challenge comes or goes.
CREATE TABLE park_challenge_counts (
  park_id text COLLATE "C" PRIMARY KEY,
  challenge_count bigint NOT NULL CHECK (challenge_count >= 0)
);

-- Which cities somebody can mean was read row by row, hundreds of rows for ten answers; and who asks near a city had all cities around looked
-- through. Both are packed now, as CityCrowd and CitySurroundings read them, so that a few rows hold all that is weighed. Filled by the next import,
-- whose version is higher; until then the largest cities are weighed alone.

-- Of each prefix in city_prefixes all its cities, by rank: 34 bytes each, up to 400 of them.
CREATE TABLE city_crowds (
  prefix text COLLATE "C" PRIMARY KEY CHECK (prefix <> ''),
  cities bytea NOT NULL
);

-- All names in a square of a degree that begin with a letter, by city.
CREATE TABLE city_squares (
  -- That of the cities.
  square integer NOT NULL,
  -- A scalar, as fold_name makes it.
  initial text COLLATE "C" NOT NULL CHECK (initial <> ''),
  names bytea NOT NULL,
  PRIMARY KEY (square, initial)
);

-- Compressing them saves a third and would be undone with each keystroke.
ALTER TABLE city_crowds ALTER COLUMN cities SET STORAGE EXTERNAL;
ALTER TABLE city_squares ALTER COLUMN names SET STORAGE EXTERNAL;

ALTER TABLE cities
  -- The square of a degree it lies in, counted from the south-west corner of the map: CitySquare. What lies on the last edge belongs to the square before.
  ADD COLUMN square integer NOT NULL GENERATED ALWAYS AS (
    least(179, floor(latitude)::integer + 90) * 360 + least(359, floor(longitude)::integer + 180)
  ) STORED,
  -- The squares in which something may be that is near.
  ADD COLUMN squares_around integer[] NOT NULL DEFAULT '{}';

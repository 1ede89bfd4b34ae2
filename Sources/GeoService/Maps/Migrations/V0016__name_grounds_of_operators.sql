-- The ground of a map that an operator has drawn had the map's id. A release that brings a ground of that id would meet it, so that the two have
-- names of different kinds now: the operator's begin with "operator:".

ALTER TABLE grounds DROP CONSTRAINT grounds_ground_id_check;
ALTER TABLE grounds ADD CONSTRAINT grounds_ground_id_check CHECK (ground_id ~ '^(operator:)?[a-z0-9-]{1,64}$');

INSERT INTO grounds (ground_id, source, country_code, south, west, north, east, triangles)
SELECT 'operator:' || ground_id, source, country_code, south, west, north, east, triangles FROM grounds WHERE source LIKE 'maps:%';

UPDATE map_grounds SET ground_id = 'operator:' || ground_id WHERE ground_id IN (
  SELECT ground_id FROM grounds WHERE source LIKE 'maps:%' AND ground_id NOT LIKE 'operator:%');

DELETE FROM grounds WHERE source LIKE 'maps:%' AND ground_id NOT LIKE 'operator:%';

-- What an operator says must be shown with the data of an import.

ALTER TABLE imports ADD COLUMN attribution text NOT NULL DEFAULT '';

COMMENT ON COLUMN imports.attribution IS 'personal: no';

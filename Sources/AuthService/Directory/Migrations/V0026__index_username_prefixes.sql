-- For the search by the beginning of a name. The index of the constraint is in the database's own order of letters, in which names that
-- begin alike need not follow each other.
CREATE INDEX accounts_username_prefix_idx ON accounts (username_folded COLLATE "C");

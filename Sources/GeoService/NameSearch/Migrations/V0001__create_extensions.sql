-- PostgreSQL's own parts for the search of names. In a transaction of its own: servers that hold a service's tables in shards refuse to make an extension
-- and a function that uses it in one.
CREATE EXTENSION IF NOT EXISTS unaccent WITH SCHEMA public;
CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public;

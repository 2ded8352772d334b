CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What a search compares: without accents and capitals, so that "Ele" finds "éléphant".
CREATE FUNCTION search_key(given text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN lower(regexp_replace(normalize(given, NFKD), U&'[\0300-\036F]', '', 'g'));

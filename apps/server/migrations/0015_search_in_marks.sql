DROP INDEX "page_search_page";--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_search" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX "users_name_search" ON "users" USING gin (search_key("name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_name_pairs" ON "users" USING gin (search_pairs(search_key("name"))) WITH (fastupdate=false);
--> statement-breakpoint
UPDATE "favorites" AS mark SET "page_search" = page.search FROM "pages" AS page WHERE page.id = mark.page_id;--> statement-breakpoint
UPDATE "coloreds" AS mark SET "page_search" = page.search FROM "pages" AS page WHERE page.id = mark.page_id;--> statement-breakpoint
-- What a page is found by without its owner's name, who is found among the people.
CREATE FUNCTION page_words(title text, prompt text, style text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN search_key(title || ' ' || prompt || ' ' || style);
--> statement-breakpoint
UPDATE "page_search" SET "key" = page_words(page.title, page.prompt, page.style)
  FROM "pages" AS page WHERE page.id = page_search.page_id;--> statement-breakpoint
DROP TRIGGER page_is_found ON pages;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION page_is_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_search (page_id, key) VALUES (NEW.id, page_words(NEW.title, NEW.prompt, NEW.style))
    ON CONFLICT (page_id) DO UPDATE SET key = EXCLUDED.key;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_is_found AFTER INSERT OR UPDATE OF title, prompt, style ON pages
  FOR EACH ROW EXECUTE FUNCTION page_is_found();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION marks_follow_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_shown boolean := NEW.public AND NEW.reviewed AND NOT NEW.blocked AND NOT NEW.owner_blocked;
BEGIN
  UPDATE favorites SET page_seen = is_shown OR user_id = NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored, page_search = NEW.search
    WHERE page_id = NEW.id;
  UPDATE coloreds SET page_seen = is_shown OR user_id = NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored, page_search = NEW.search
    WHERE page_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER marks_follow_page ON pages;
--> statement-breakpoint
CREATE TRIGGER marks_follow_page AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.listed_favorited <> NEW.listed_favorited OR OLD.listed_colored <> NEW.listed_colored
    OR OLD.public <> NEW.public OR OLD.reviewed <> NEW.reviewed OR OLD.blocked <> NEW.blocked
    OR OLD.owner_blocked <> NEW.owner_blocked OR OLD.created_at <> NEW.created_at OR OLD.user_id <> NEW.user_id
    OR OLD.search <> NEW.search)
  EXECUTE FUNCTION marks_follow_page();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_takes_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page record;
BEGIN
  SELECT user_id, created_at, listed_favorited, listed_colored, search,
      public AND reviewed AND NOT blocked AND NOT owner_blocked AS is_shown
    INTO page FROM pages WHERE id = NEW.page_id FOR SHARE;
  IF FOUND THEN
    NEW.page_seen := page.is_shown OR page.user_id = NEW.user_id;
    NEW.page_created_at := page.created_at;
    NEW.page_favorited := page.listed_favorited;
    NEW.page_colored := page.listed_colored;
    NEW.page_search := page.search;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP FUNCTION listed_ceiling(integer);
--> statement-breakpoint
DROP FUNCTION listed_ceiling(double precision);
--> statement-breakpoint
-- The least listed value that may stand for a true one.
CREATE FUNCTION least_listed(truth integer) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ceil((1 + truth) * exp(-0.2::double precision) - 1e-9)::integer - 1;
--> statement-breakpoint
CREATE FUNCTION least_listed(truth double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN truth - 0.2 - 1e-9;

-- What others find a page by, without the words its owner described it with. What takes longest, the indexes of words, is made
-- while everybody reads and writes; then nobody else writes, and in the end, while pages are written anew, nobody reads either.
CREATE FUNCTION page_words(title text, style text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN search_key(title || ' ' || style);
--> statement-breakpoint
-- A table of its own that takes the place of the other: to change each row of that one would take as long as its indexes are large.
CREATE TABLE "next_page_search" ("page_id" uuid NOT NULL, "key" text NOT NULL, "prompt" text NOT NULL);
--> statement-breakpoint
INSERT INTO "next_page_search" ("page_id", "key", "prompt")
  SELECT "id", page_words("title", "style"), search_key("prompt") FROM "pages";
--> statement-breakpoint
ALTER TABLE "next_page_search" ADD CONSTRAINT "next_page_search_pkey" PRIMARY KEY ("page_id");
--> statement-breakpoint
CREATE INDEX "next_page_search_key" ON "next_page_search" USING gin ("key" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "next_page_search_pairs" ON "next_page_search" USING gin (search_pairs("key")) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "next_page_search_prompt" ON "next_page_search" USING gin ("prompt" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
LOCK TABLE "pages", "page_search", "favorites", "coloreds" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- What has changed meanwhile.
DELETE FROM "next_page_search" AS next USING "next_page_search" AS same LEFT JOIN "pages" AS page ON page.id = same.page_id
  WHERE next.page_id = same.page_id
    AND (page.id IS NULL OR same.key <> page_words(page.title, page.style) OR same.prompt <> search_key(page.prompt));
--> statement-breakpoint
INSERT INTO "next_page_search" ("page_id", "key", "prompt")
  SELECT "id", page_words("title", "style"), search_key("prompt") FROM "pages"
  WHERE NOT EXISTS (SELECT 1 FROM "next_page_search" AS next WHERE next.page_id = pages.id);
--> statement-breakpoint
WITH "keys" AS MATERIALIZED (SELECT id, search_key(title || ' ' || style || chr(10) || owner_name) AS key FROM "pages")
UPDATE "favorites" AS mark SET "page_search" = keys.key FROM "keys" WHERE keys.id = mark.page_id AND mark.page_search <> keys.key;
--> statement-breakpoint
WITH "keys" AS MATERIALIZED (SELECT id, search_key(title || ' ' || style || chr(10) || owner_name) AS key FROM "pages")
UPDATE "coloreds" AS mark SET "page_search" = keys.key FROM "keys" WHERE keys.id = mark.page_id AND mark.page_search <> keys.key;
--> statement-breakpoint
DROP TRIGGER page_is_found ON pages;
--> statement-breakpoint
DROP TRIGGER marks_follow_page ON pages;
--> statement-breakpoint
DROP TABLE "page_search";
--> statement-breakpoint
ALTER TABLE "next_page_search" RENAME TO "page_search";
--> statement-breakpoint
ALTER INDEX "next_page_search_pkey" RENAME TO "page_search_pkey";
--> statement-breakpoint
ALTER INDEX "next_page_search_key" RENAME TO "page_search_key";
--> statement-breakpoint
ALTER INDEX "next_page_search_pairs" RENAME TO "page_search_pairs";
--> statement-breakpoint
ALTER INDEX "next_page_search_prompt" RENAME TO "page_search_prompt";
--> statement-breakpoint
ALTER TABLE "page_search" ADD CONSTRAINT "page_search_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "pages" DROP COLUMN "search",
  ADD COLUMN "search" text GENERATED ALWAYS AS (search_key(title || ' ' || style || chr(10) || owner_name)) STORED NOT NULL;
--> statement-breakpoint
DROP FUNCTION page_words(text, text, text);
--> statement-breakpoint
CREATE OR REPLACE FUNCTION page_is_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO page_search (page_id, key, prompt)
    VALUES (NEW.id, page_words(NEW.title, NEW.style), search_key(NEW.prompt))
    ON CONFLICT (page_id) DO UPDATE SET key = EXCLUDED.key, prompt = EXCLUDED.prompt;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_is_found AFTER INSERT OR UPDATE OF title, prompt, style ON pages
  FOR EACH ROW EXECUTE FUNCTION page_is_found();
--> statement-breakpoint
CREATE TRIGGER marks_follow_page AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.listed_favorited <> NEW.listed_favorited OR OLD.listed_colored <> NEW.listed_colored
    OR OLD.public <> NEW.public OR OLD.reviewed <> NEW.reviewed OR OLD.blocked <> NEW.blocked
    OR OLD.owner_blocked <> NEW.owner_blocked OR OLD.created_at <> NEW.created_at
    OR OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.search <> NEW.search)
  EXECUTE FUNCTION marks_follow_page();

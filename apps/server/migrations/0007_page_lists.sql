-- Each letter and each two letters in a row, for searches that are too short for trigrams.
CREATE FUNCTION search_pairs(key text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(array_agg(DISTINCT part), '{}')
    FROM (
      SELECT letter, lead(letter) OVER (ORDER BY place) AS next
      FROM unnest(string_to_array(key, NULL)) WITH ORDINALITY AS letters(letter, place)
    ) AS neighbours, unnest(ARRAY[letter, letter || next]) AS part
    WHERE part IS NOT NULL
  );
--> statement-breakpoint
CREATE TABLE "page_search" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "pages_public_latest";--> statement-breakpoint
DROP INDEX "pages_public_hot";--> statement-breakpoint
DROP INDEX "pages_public_popular";--> statement-breakpoint
DROP INDEX "pages_public_favorited";--> statement-breakpoint
DROP INDEX "pages_public_colored";--> statement-breakpoint
DROP INDEX "pages_search";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "owner_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "owner_blocked" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "pages" SET "owner_name" = "users"."name", "owner_blocked" = "users"."blocked"
  FROM "users" WHERE "users"."id" = "pages"."user_id";--> statement-breakpoint
ALTER TABLE "pages" drop column "search";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "search" text GENERATED ALWAYS AS (search_key(title || ' ' || prompt || ' ' || style || chr(10) || owner_name)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "page_search" ADD CONSTRAINT "page_search_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "page_search" ("page_id", "key") SELECT "id", "search" FROM "pages";--> statement-breakpoint
CREATE INDEX "page_search_key" ON "page_search" USING gin ("key" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "page_search_pairs" ON "page_search" USING gin (search_pairs("key")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "pages_shown_latest" ON "pages" USING btree ("created_at","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked" and not "pages"."owner_blocked";--> statement-breakpoint
CREATE INDEX "pages_shown_hot" ON "pages" USING btree ("hot","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked" and not "pages"."owner_blocked";--> statement-breakpoint
CREATE INDEX "pages_shown_popular" ON "pages" USING btree ("popularity","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked" and not "pages"."owner_blocked";--> statement-breakpoint
CREATE INDEX "pages_shown_favorited" ON "pages" USING btree ("favorited_count","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked" and not "pages"."owner_blocked";--> statement-breakpoint
CREATE INDEX "pages_shown_colored" ON "pages" USING btree ("colored_count","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked" and not "pages"."owner_blocked";--> statement-breakpoint
CREATE INDEX "pages_shared_latest" ON "pages" USING btree ("created_at","id") WHERE "pages"."public";--> statement-breakpoint
CREATE INDEX "pages_shared_hot" ON "pages" USING btree ("hot","id") WHERE "pages"."public";--> statement-breakpoint
CREATE INDEX "pages_shared_popular" ON "pages" USING btree ("popularity","id") WHERE "pages"."public";--> statement-breakpoint
CREATE INDEX "pages_shared_favorited" ON "pages" USING btree ("favorited_count","id") WHERE "pages"."public";--> statement-breakpoint
CREATE INDEX "pages_shared_colored" ON "pages" USING btree ("colored_count","id") WHERE "pages"."public";
--> statement-breakpoint
-- A page takes over its owner's name and whether they are blocked. Held until the page is there: somebody who is renamed
-- in this moment is renamed after it, and on the page as well.
CREATE FUNCTION page_takes_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner record;
BEGIN
  SELECT name, blocked INTO owner FROM users WHERE id = NEW.user_id FOR SHARE;
  IF FOUND THEN
    NEW.owner_name := owner.name;
    NEW.owner_blocked := owner.blocked;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_takes_owner BEFORE INSERT OR UPDATE OF user_id ON pages
  FOR EACH ROW EXECUTE FUNCTION page_takes_owner();
--> statement-breakpoint
-- The pages are locked in one order, or this could wait for the deletion of an account while that waits for this.
CREATE FUNCTION pages_follow_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM pages WHERE user_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE pages SET owner_name = NEW.name, owner_blocked = NEW.blocked WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER pages_follow_owner AFTER UPDATE OF name, blocked ON users
  FOR EACH ROW WHEN (OLD.name <> NEW.name OR OLD.blocked <> NEW.blocked) EXECUTE FUNCTION pages_follow_owner();
--> statement-breakpoint
CREATE FUNCTION page_is_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR OLD.search <> NEW.search THEN
    INSERT INTO page_search (page_id, key) VALUES (NEW.id, NEW.search)
      ON CONFLICT (page_id) DO UPDATE SET key = EXCLUDED.key;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_is_found AFTER INSERT OR UPDATE OF title, prompt, style, owner_name ON pages
  FOR EACH ROW EXECUTE FUNCTION page_is_found();

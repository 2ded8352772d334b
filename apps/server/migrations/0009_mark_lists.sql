DROP INDEX "pages_owner";--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_favorited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_colored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_popularity" integer GENERATED ALWAYS AS (page_favorited + page_colored) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "page_hot" double precision GENERATED ALWAYS AS (ln(1 + page_favorited + 2 * page_colored) + (extract(epoch from page_created_at - timestamptz '2026-01-01 00:00:00+00') / 172800)::double precision) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_seen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_favorited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_colored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_popularity" integer GENERATED ALWAYS AS (page_favorited + page_colored) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "favorites" ADD COLUMN "page_hot" double precision GENERATED ALWAYS AS (ln(1 + page_favorited + 2 * page_colored) + (extract(epoch from page_created_at - timestamptz '2026-01-01 00:00:00+00') / 172800)::double precision) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "listed_favorited" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "listed_colored" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "pages" SET "listed_favorited" = "favorited_count", "listed_colored" = "colored_count"
  WHERE "favorited_count" > 0 OR "colored_count" > 0;--> statement-breakpoint
UPDATE "favorites" AS mark SET "page_seen" = page.user_id = mark.user_id
      OR (page.public AND page.reviewed AND NOT page.blocked AND NOT page.owner_blocked),
    "page_created_at" = page.created_at, "page_favorited" = page.listed_favorited, "page_colored" = page.listed_colored
  FROM "pages" AS page WHERE page.id = mark.page_id;--> statement-breakpoint
UPDATE "coloreds" AS mark SET "page_seen" = page.user_id = mark.user_id
      OR (page.public AND page.reviewed AND NOT page.blocked AND NOT page.owner_blocked),
    "page_created_at" = page.created_at, "page_favorited" = page.listed_favorited, "page_colored" = page.listed_colored
  FROM "pages" AS page WHERE page.id = mark.page_id;--> statement-breakpoint
CREATE INDEX "coloreds_by_latest" ON "coloreds" USING btree ("user_id","page_created_at","page_id") WHERE "coloreds"."page_seen";--> statement-breakpoint
CREATE INDEX "coloreds_by_hot" ON "coloreds" USING btree ("user_id","page_hot","page_id") WHERE "coloreds"."page_seen";--> statement-breakpoint
CREATE INDEX "coloreds_by_popular" ON "coloreds" USING btree ("user_id","page_popularity","page_id") WHERE "coloreds"."page_seen";--> statement-breakpoint
CREATE INDEX "coloreds_by_favorited" ON "coloreds" USING btree ("user_id","page_favorited","page_id") WHERE "coloreds"."page_seen";--> statement-breakpoint
CREATE INDEX "coloreds_by_colored" ON "coloreds" USING btree ("user_id","page_colored","page_id") WHERE "coloreds"."page_seen";--> statement-breakpoint
CREATE INDEX "favorites_by_latest" ON "favorites" USING btree ("user_id","page_created_at","page_id") WHERE "favorites"."page_seen";--> statement-breakpoint
CREATE INDEX "favorites_by_hot" ON "favorites" USING btree ("user_id","page_hot","page_id") WHERE "favorites"."page_seen";--> statement-breakpoint
CREATE INDEX "favorites_by_popular" ON "favorites" USING btree ("user_id","page_popularity","page_id") WHERE "favorites"."page_seen";--> statement-breakpoint
CREATE INDEX "favorites_by_favorited" ON "favorites" USING btree ("user_id","page_favorited","page_id") WHERE "favorites"."page_seen";--> statement-breakpoint
CREATE INDEX "favorites_by_colored" ON "favorites" USING btree ("user_id","page_colored","page_id") WHERE "favorites"."page_seen";--> statement-breakpoint
CREATE INDEX "pages_owner_latest" ON "pages" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pages_owner_hot" ON "pages" USING btree ("user_id","hot","id");--> statement-breakpoint
CREATE INDEX "pages_owner_popular" ON "pages" USING btree ("user_id","popularity","id");--> statement-breakpoint
CREATE INDEX "pages_owner_favorited" ON "pages" USING btree ("user_id","favorited_count","id");--> statement-breakpoint
CREATE INDEX "pages_owner_colored" ON "pages" USING btree ("user_id","colored_count","id");
--> statement-breakpoint
-- A page's favourites and colourings are told its counts only once these have moved by a fifth: told each time, a favourite
-- of a page with ten thousand of them would write ten thousand rows. Counts up to three are told each time by that.
CREATE FUNCTION has_drifted(counted integer, listed integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN abs(ln((1 + counted)::double precision / (1 + listed))) > 0.2;
--> statement-breakpoint
-- Whether the listed value is the true one.
CREATE FUNCTION is_listed_exactly(listed integer) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN listed <= 3;
--> statement-breakpoint
-- The least listed value that may come before this one by the true values: each of both may be off by a fifth.
CREATE FUNCTION listed_floor(listed integer) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ceil(ceil((1 + listed) * exp(-0.2::double precision) - 1e-9) * exp(-0.2::double precision) - 1e-9)::integer - 1;
--> statement-breakpoint
-- The largest true value that may be behind a listed one.
CREATE FUNCTION listed_ceiling(listed integer) RETURNS integer
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN floor((1 + listed) * exp(0.2::double precision) + 1e-9)::integer - 1;
--> statement-breakpoint
-- The same for heat, which is a logarithm already.
CREATE FUNCTION is_listed_exactly(listed double precision) RETURNS boolean
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN false;
--> statement-breakpoint
CREATE FUNCTION listed_floor(listed double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN listed - 0.4 - 1e-9;
--> statement-breakpoint
CREATE FUNCTION listed_ceiling(listed double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN listed + 0.2 + 1e-9;
--> statement-breakpoint
CREATE FUNCTION page_lists_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR has_drifted(NEW.favorited_count, NEW.listed_favorited)
    OR has_drifted(NEW.colored_count, NEW.listed_colored)
    OR has_drifted(NEW.favorited_count + NEW.colored_count, NEW.listed_favorited + NEW.listed_colored)
    OR has_drifted(NEW.favorited_count + 2 * NEW.colored_count, NEW.listed_favorited + 2 * NEW.listed_colored)
  THEN
    NEW.listed_favorited := NEW.favorited_count;
    NEW.listed_colored := NEW.colored_count;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER page_lists_counts BEFORE INSERT OR UPDATE OF favorited_count, colored_count ON pages
  FOR EACH ROW EXECUTE FUNCTION page_lists_counts();
--> statement-breakpoint
-- Whoever changes a page holds it, and its favourites and colourings change only while it is held: nobody waits for
-- somebody who waits for them.
CREATE FUNCTION marks_follow_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_shown boolean := NEW.public AND NEW.reviewed AND NOT NEW.blocked AND NOT NEW.owner_blocked;
BEGIN
  UPDATE favorites SET page_seen = is_shown OR user_id = NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored WHERE page_id = NEW.id;
  UPDATE coloreds SET page_seen = is_shown OR user_id = NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored WHERE page_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER marks_follow_page AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.listed_favorited <> NEW.listed_favorited OR OLD.listed_colored <> NEW.listed_colored
    OR OLD.public <> NEW.public OR OLD.reviewed <> NEW.reviewed OR OLD.blocked <> NEW.blocked
    OR OLD.owner_blocked <> NEW.owner_blocked OR OLD.created_at <> NEW.created_at OR OLD.user_id <> NEW.user_id)
  EXECUTE FUNCTION marks_follow_page();
--> statement-breakpoint
CREATE FUNCTION mark_takes_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page record;
BEGIN
  SELECT user_id, created_at, listed_favorited, listed_colored,
      public AND reviewed AND NOT blocked AND NOT owner_blocked AS is_shown
    INTO page FROM pages WHERE id = NEW.page_id FOR SHARE;
  IF FOUND THEN
    NEW.page_seen := page.is_shown OR page.user_id = NEW.user_id;
    NEW.page_created_at := page.created_at;
    NEW.page_favorited := page.listed_favorited;
    NEW.page_colored := page.listed_colored;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER favorite_takes_page BEFORE INSERT ON favorites FOR EACH ROW EXECUTE FUNCTION mark_takes_page();
--> statement-breakpoint
CREATE TRIGGER colored_takes_page BEFORE INSERT ON coloreds FOR EACH ROW EXECUTE FUNCTION mark_takes_page();

-- "Dr. " of "Dr. Weber", "Dr. med. " of "Dr. med. Anna Weber"; nothing where nothing else would be left.
CREATE FUNCTION forms_of_address(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN coalesce(substring(name FROM '(?i)^(?:'
    '(?:mr|mrs|ms|miss|mx|dr|prof|sir|herr|frau|mme|mlle|sr|sra)(?:\.\s*|\s+)(?=\S)'
    '|-?(?:dipl|mag|ing|med|dent|vet|phil|jur|iur|rer|nat|pol|oec|theol|habil|h\.\s*c)\.\s*(?=\S)'
    ')+'), '');
--> statement-breakpoint
-- What others see somebody as who has not chosen it: Mia of "Mia Fischer", "Mia_Fischer" and "mia.fischer@example.org", Anna of
-- "Weber, Anna" and "Dr. Weber, Anna". Of "Ms. Carter", who says no more, the name is not told either, and a hyphen is part of
-- a first name only where another name follows.
CREATE FUNCTION first_name(name text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT coalesce(
      nullif(CASE
        WHEN rest ~ '\s' THEN regexp_replace(rest, '(?:[\s,;@/\\|_(]|\.(?=[^\s.,-])).*$', '')
        WHEN form <> '' THEN btrim(form) || ' ' || left(rest, 1) || '.'
        ELSE regexp_replace(rest, '(?:[,;@/\\|_(\u2010-\u2015-]|\.(?=[^\s.,])).*$', '')
      END, ''),
      left(name, 1))
    FROM (SELECT regexp_replace(name, '^[\s,;@/\\|_(.-]+', '') AS plain) AS plain,
      LATERAL (SELECT forms_of_address(plain) AS outer_form) AS outer_form,
      LATERAL (SELECT regexp_replace(substr(plain, 1 + length(outer_form)), '(?i)^((?:(?:von|van|vom|zu|zum|zur|der|den|de|del|'
        'della|di|da|dos|la|le|al|el|ben|bin)\s+)*[^\s,;]+)\s*[,;]\s*(\S.*)$', '\2 \1') AS turned) AS turned,
      LATERAL (SELECT outer_form || forms_of_address(turned) AS form,
        substr(turned, 1 + length(forms_of_address(turned))) AS rest) AS parts
  );
--> statement-breakpoint
-- All rows are written first, while everybody can still read: what keeps readers out comes last and takes moments. Nobody else
-- writes meanwhile, and the marks are brought along at once, not page by page.
LOCK TABLE "users", "pages", "favorites", "coloreds" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
ALTER TABLE "pages" DISABLE TRIGGER marks_follow_page;
--> statement-breakpoint
WITH "owners" AS MATERIALIZED (SELECT id, first_name(name) AS shown_name FROM "users")
UPDATE "pages" AS page SET "owner_name" = owner.shown_name FROM "owners" AS owner
  WHERE owner.id = page.user_id AND page.owner_name <> owner.shown_name;
--> statement-breakpoint
-- Nobody has looked at what was kept to oneself, at its title at least, should it be shared one day.
UPDATE "pages" SET "reviewed" = false WHERE NOT public AND reviewed;
--> statement-breakpoint
UPDATE "favorites" AS mark SET "page_search" = page.search FROM "pages" AS page
  WHERE page.id = mark.page_id AND mark.page_search <> page.search;
--> statement-breakpoint
-- Whoever has coloured a page keeps it.
UPDATE "coloreds" AS mark SET "page_search" = page.search, "page_seen" = mark.page_seen OR NOT (page.blocked OR page.owner_blocked)
  FROM "pages" AS page
  WHERE page.id = mark.page_id
    AND (mark.page_search <> page.search OR NOT (mark.page_seen OR page.blocked OR page.owner_blocked));
--> statement-breakpoint
ALTER TABLE "pages" ENABLE TRIGGER marks_follow_page;
--> statement-breakpoint
CREATE INDEX "pages_hot" ON "pages" USING btree ("hot","id");--> statement-breakpoint
CREATE INDEX "pages_popular" ON "pages" USING btree ("popularity","id");--> statement-breakpoint
CREATE INDEX "pages_favorited" ON "pages" USING btree ("favorited_count","id");--> statement-breakpoint
CREATE INDEX "pages_colored" ON "pages" USING btree ("colored_count","id");--> statement-breakpoint
CREATE INDEX "pages_private" ON "pages" USING btree ("created_at","id") WHERE not "pages"."public";--> statement-breakpoint
CREATE INDEX "pages_blocked" ON "pages" USING btree ("created_at","id") WHERE "pages"."blocked";--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "nickname" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shown_name" text GENERATED ALWAYS AS (coalesce(nickname, first_name(name))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "shares_pages" boolean;--> statement-breakpoint
CREATE INDEX "users_shown_search" ON "users" USING gin (search_key("shown_name") gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "users_shown_pairs" ON "users" USING gin (search_pairs(search_key("shown_name"))) WITH (fastupdate=false);--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_nickname" CHECK ("users"."nickname" <> '');--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('user_created', 'user_edited', 'user_blocked', 'user_unblocked', 'renewal_stopped', 'renewal_resumed', 'gift_given', 'gift_taken_back', 'sign_in_link_sent', 'page_blocked', 'page_unblocked', 'page_approved', 'page_opened', 'reports_dismissed', 'plan_edited', 'setting_changed'));
--> statement-breakpoint
CREATE OR REPLACE FUNCTION page_takes_owner() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  owner record;
BEGIN
  SELECT shown_name, blocked INTO owner FROM users WHERE id = NEW.user_id FOR SHARE;
  IF FOUND THEN
    NEW.owner_name := owner.shown_name;
    NEW.owner_blocked := owner.blocked;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION pages_follow_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM pages WHERE user_id = NEW.id ORDER BY id FOR NO KEY UPDATE;
  UPDATE pages SET owner_name = NEW.shown_name, owner_blocked = NEW.blocked WHERE user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER pages_follow_owner AFTER UPDATE OF name, nickname, blocked ON users
  FOR EACH ROW WHEN (OLD.shown_name <> NEW.shown_name OR OLD.blocked <> NEW.blocked) EXECUTE FUNCTION pages_follow_owner();
--> statement-breakpoint
-- Whoever has coloured a page keeps it, whatever its owner does with it: only what is blocked is hidden from them.
CREATE OR REPLACE FUNCTION marks_follow_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_shown boolean := NEW.public AND NEW.reviewed AND NOT NEW.blocked AND NOT NEW.owner_blocked;
  is_kept boolean := NOT NEW.blocked AND NOT NEW.owner_blocked;
BEGIN
  UPDATE favorites SET page_seen = is_shown OR user_id IS NOT DISTINCT FROM NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored, page_search = NEW.search
    WHERE page_id = NEW.id;
  UPDATE coloreds SET page_seen = is_kept OR user_id IS NOT DISTINCT FROM NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored, page_search = NEW.search
    WHERE page_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER marks_follow_page AFTER UPDATE ON pages FOR EACH ROW
  WHEN (OLD.listed_favorited <> NEW.listed_favorited OR OLD.listed_colored <> NEW.listed_colored
    OR OLD.public <> NEW.public OR OLD.reviewed <> NEW.reviewed OR OLD.blocked <> NEW.blocked
    OR OLD.owner_blocked <> NEW.owner_blocked OR OLD.created_at <> NEW.created_at
    OR OLD.user_id IS DISTINCT FROM NEW.user_id OR OLD.search <> NEW.search)
  EXECUTE FUNCTION marks_follow_page();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_takes_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page record;
BEGIN
  SELECT user_id, created_at, listed_favorited, listed_colored, search,
      public AND reviewed AND NOT blocked AND NOT owner_blocked AS is_shown,
      NOT blocked AND NOT owner_blocked AS is_kept
    INTO page FROM pages WHERE id = NEW.page_id FOR SHARE;
  IF FOUND THEN
    NEW.page_seen := page.is_shown OR page.user_id IS NOT DISTINCT FROM NEW.user_id
      OR (TG_TABLE_NAME = 'coloreds' AND page.is_kept);
    NEW.page_created_at := page.created_at;
    NEW.page_favorited := page.listed_favorited;
    NEW.page_colored := page.listed_colored;
    NEW.page_search := page.search;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP INDEX "pages_shared_latest";--> statement-breakpoint
DROP INDEX "pages_shared_hot";--> statement-breakpoint
DROP INDEX "pages_shared_popular";--> statement-breakpoint
DROP INDEX "pages_shared_favorited";--> statement-breakpoint
DROP INDEX "pages_shared_colored";

-- Whoever has coloured a page finds that in their list whatever becomes of it: also that it was taken down.
CREATE OR REPLACE FUNCTION marks_follow_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_shown boolean := NEW.public AND NEW.reviewed AND NOT NEW.blocked AND NOT NEW.owner_blocked;
BEGIN
  UPDATE favorites SET page_seen = is_shown OR user_id IS NOT DISTINCT FROM NEW.user_id, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored, page_search = NEW.search
    WHERE page_id = NEW.id;
  UPDATE coloreds SET page_seen = true, page_created_at = NEW.created_at,
    page_favorited = NEW.listed_favorited, page_colored = NEW.listed_colored, page_search = NEW.search
    WHERE page_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION mark_takes_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  page record;
BEGIN
  SELECT user_id, created_at, listed_favorited, listed_colored, search,
      public AND reviewed AND NOT blocked AND NOT owner_blocked AS is_shown
    INTO page FROM pages WHERE id = NEW.page_id FOR SHARE;
  IF FOUND THEN
    NEW.page_seen := TG_TABLE_NAME = 'coloreds' OR page.is_shown OR page.user_id IS NOT DISTINCT FROM NEW.user_id;
    NEW.page_created_at := page.created_at;
    NEW.page_favorited := page.listed_favorited;
    NEW.page_colored := page.listed_colored;
    NEW.page_search := page.search;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
UPDATE "coloreds" SET "page_seen" = true WHERE NOT "page_seen";

-- Made beside the one whose place it takes, so that lists are read meanwhile.
CREATE INDEX "next_coloreds_by_latest" ON "coloreds" USING btree ("user_id","updated_at","page_id") WHERE "coloreds"."page_seen";--> statement-breakpoint
DROP INDEX "coloreds_by_latest";--> statement-breakpoint
ALTER INDEX "next_coloreds_by_latest" RENAME TO "coloreds_by_latest";

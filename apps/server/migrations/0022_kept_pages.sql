ALTER TABLE "pages" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
CREATE INDEX "pages_unowned" ON "pages" USING btree ("id") WHERE "pages"."user_id" is null;
ALTER TABLE "coloreds" ADD COLUMN "link_token" text;--> statement-breakpoint
CREATE UNIQUE INDEX "coloreds_link" ON "coloreds" USING btree ("link_token") WHERE "coloreds"."link_token" is not null;
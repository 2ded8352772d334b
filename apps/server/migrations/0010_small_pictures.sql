ALTER TABLE "coloreds" ADD COLUMN "preview_small" text;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "preview_medium" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "preview_small" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "placeholder" text;--> statement-breakpoint
CREATE INDEX "coloreds_preview_small" ON "coloreds" USING hash ("preview_small");--> statement-breakpoint
CREATE INDEX "coloreds_preview_medium" ON "coloreds" USING hash ("preview_medium");--> statement-breakpoint
CREATE INDEX "coloreds_without_small" ON "coloreds" USING btree ("id") WHERE "coloreds"."preview_small" is null;--> statement-breakpoint
CREATE INDEX "pages_preview_small" ON "pages" USING hash ("preview_small");--> statement-breakpoint
CREATE INDEX "pages_without_small" ON "pages" USING btree ("id") WHERE "pages"."preview_small" is null;
DROP INDEX "uploads_oldest";--> statement-breakpoint
CREATE INDEX "coloreds_photo" ON "coloreds" USING hash ("photo");--> statement-breakpoint
CREATE INDEX "coloreds_preview" ON "coloreds" USING hash ("preview");--> statement-breakpoint
CREATE INDEX "pages_illustration" ON "pages" USING hash ("illustration");--> statement-breakpoint
CREATE INDEX "pages_vector" ON "pages" USING hash ("vector") WHERE "pages"."vector" is not null;--> statement-breakpoint
CREATE INDEX "pages_preview" ON "pages" USING hash ("preview");--> statement-breakpoint
CREATE INDEX "users_photo" ON "users" USING hash ("photo") WHERE "users"."photo" is not null;
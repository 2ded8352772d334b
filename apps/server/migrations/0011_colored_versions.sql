CREATE TABLE "colored_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"colored_id" uuid NOT NULL,
	"photo" text NOT NULL,
	"preview" text NOT NULL,
	"preview_small" text,
	"preview_medium" text,
	"drawn_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "colored_versions" ADD CONSTRAINT "colored_versions_colored_id_coloreds_id_fk" FOREIGN KEY ("colored_id") REFERENCES "public"."coloreds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "colored_versions_latest" ON "colored_versions" USING btree ("colored_id","drawn_at","id");--> statement-breakpoint
CREATE INDEX "colored_versions_photo" ON "colored_versions" USING hash ("photo");--> statement-breakpoint
CREATE INDEX "colored_versions_preview" ON "colored_versions" USING hash ("preview");--> statement-breakpoint
CREATE INDEX "colored_versions_preview_small" ON "colored_versions" USING hash ("preview_small");--> statement-breakpoint
CREATE INDEX "colored_versions_preview_medium" ON "colored_versions" USING hash ("preview_medium");
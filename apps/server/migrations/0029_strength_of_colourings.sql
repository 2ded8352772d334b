ALTER TABLE "colored_versions" ADD COLUMN "strength" smallint DEFAULT 50 NOT NULL;--> statement-breakpoint
ALTER TABLE "coloreds" ADD COLUMN "strength" smallint DEFAULT 50 NOT NULL;
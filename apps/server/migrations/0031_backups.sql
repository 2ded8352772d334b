CREATE TABLE "backup_outcomes" (
	"outcome" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"host" text NOT NULL,
	"file" text NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"rows" bigint DEFAULT 0 NOT NULL,
	"seconds" double precision DEFAULT 0 NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	CONSTRAINT "backup_outcomes_outcome" CHECK ("backup_outcomes"."outcome" in ('proven', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "backup_schedules" (
	"name" text PRIMARY KEY NOT NULL,
	"every" text NOT NULL,
	"keep" integer DEFAULT 7 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "backup_schedules_every" CHECK ("backup_schedules"."every" in ('never', 'daily', 'weekly'))
);

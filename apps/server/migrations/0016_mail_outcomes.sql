CREATE TABLE "dismissals" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "dismissals_name" CHECK ("dismissals"."name" in ('first-steps'))
);
--> statement-breakpoint
CREATE TABLE "mail_outcomes" (
	"outcome" text PRIMARY KEY NOT NULL,
	"destination" text NOT NULL,
	"sentence" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outcomes_outcome" CHECK ("mail_outcomes"."outcome" in ('sent', 'failed'))
);

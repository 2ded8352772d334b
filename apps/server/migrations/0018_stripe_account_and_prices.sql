CREATE TABLE "payment_accounts" (
	"name" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "setup_checks" DROP CONSTRAINT "setup_checks_state";--> statement-breakpoint
ALTER TABLE "setup_checks" ADD COLUMN "mismatch" jsonb;--> statement-breakpoint
ALTER TABLE "setup_checks" ADD CONSTRAINT "setup_checks_state" CHECK ("setup_checks"."state" in ('works', 'missing', 'refused', 'mismatched', 'unreachable', 'waiting', 'unchecked'));
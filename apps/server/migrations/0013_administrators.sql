CREATE TABLE "audit_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"action" text NOT NULL,
	"actor_id" uuid,
	"user_id" uuid,
	"page_id" uuid,
	"plan_id" uuid,
	"setting" text,
	"fields" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('user_created', 'user_edited', 'user_blocked', 'user_unblocked', 'page_blocked', 'page_unblocked', 'page_approved', 'reports_dismissed', 'plan_edited', 'setting_changed'))
);
--> statement-breakpoint
CREATE TABLE "setup_checks" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"tried" "bytea" NOT NULL,
	"plan_id" uuid,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "setup_checks_name" CHECK ("setup_checks"."name" in ('openaiApi', 'stripeApi', 'stripeWebhook', 'plans')),
	CONSTRAINT "setup_checks_state" CHECK ("setup_checks"."state" in ('works', 'missing', 'refused', 'unreachable', 'waiting', 'unchecked'))
);
--> statement-breakpoint
ALTER TABLE "setup_checks" ADD CONSTRAINT "setup_checks_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_latest" ON "audit_entries" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_actor" ON "audit_entries" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "audit_entries_user" ON "audit_entries" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "audit_entries_page" ON "audit_entries" USING btree ("page_id","created_at");
CREATE TABLE "coloring_reports" (
	"colored_id" uuid NOT NULL,
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "coloring_reports_reason" CHECK ("coloring_reports"."reason" in ('unsuitable', 'personal', 'copied', 'other'))
);
--> statement-breakpoint
CREATE TABLE "shown_colorings" (
	"colored_id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"preview" text NOT NULL,
	"preview_small" text,
	"preview_medium" text,
	"reviewed" boolean DEFAULT false NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"blocked_reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "coloring_reports" ADD CONSTRAINT "coloring_reports_colored_id_shown_colorings_colored_id_fk" FOREIGN KEY ("colored_id") REFERENCES "public"."shown_colorings"("colored_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coloring_reports" ADD CONSTRAINT "coloring_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_colorings" ADD CONSTRAINT "shown_colorings_colored_id_coloreds_id_fk" FOREIGN KEY ("colored_id") REFERENCES "public"."coloreds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shown_colorings" ADD CONSTRAINT "shown_colorings_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coloring_reports_open_once" ON "coloring_reports" USING btree ("colored_id","user_id") WHERE "coloring_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "coloring_reports_open" ON "coloring_reports" USING btree ("colored_id") WHERE "coloring_reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "coloring_reports_colored" ON "coloring_reports" USING btree ("colored_id");--> statement-breakpoint
CREATE INDEX "coloring_reports_user" ON "coloring_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "shown_colorings_page" ON "shown_colorings" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "shown_colorings_latest" ON "shown_colorings" USING btree ("page_id","created_at","colored_id") WHERE "shown_colorings"."reviewed" and not "shown_colorings"."blocked";--> statement-breakpoint
CREATE INDEX "shown_colorings_waiting" ON "shown_colorings" USING btree ("created_at","colored_id") WHERE not "shown_colorings"."reviewed" and not "shown_colorings"."blocked";--> statement-breakpoint
CREATE INDEX "shown_colorings_preview" ON "shown_colorings" USING hash ("preview");--> statement-breakpoint
CREATE INDEX "shown_colorings_preview_small" ON "shown_colorings" USING hash ("preview_small");--> statement-breakpoint
CREATE INDEX "shown_colorings_preview_medium" ON "shown_colorings" USING hash ("preview_medium");--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('user_created', 'user_edited', 'user_blocked', 'user_unblocked', 'renewal_stopped', 'renewal_resumed', 'gift_given', 'gift_taken_back', 'sign_in_link_sent', 'page_blocked', 'page_unblocked', 'page_approved', 'page_opened', 'reports_dismissed', 'coloring_approved', 'coloring_blocked', 'coloring_reports_dismissed', 'plan_edited', 'setting_changed', 'backups_scheduled'));
CREATE TABLE "gifts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid,
	"page_creation" integer DEFAULT 0 NOT NULL,
	"public_page" integer DEFAULT 0 NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expire_at" timestamp with time zone,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "gifts_credits" CHECK ("gifts"."page_creation" >= 0 and "gifts"."public_page" >= 0),
	CONSTRAINT "gifts_plan_or_credits" CHECK (("gifts"."plan_id" is null) = ("gifts"."page_creation" + "gifts"."public_page" > 0))
);
--> statement-breakpoint
ALTER TABLE "audit_entries" DROP CONSTRAINT "audit_entries_action";--> statement-breakpoint
ALTER TABLE "credit_uses" ADD COLUMN "gift_id" uuid;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "renewal_stopped_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "gift_id" uuid;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gifts" ADD CONSTRAINT "gifts_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gifts_user" ON "gifts" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_gift_id_gifts_id_fk" FOREIGN KEY ("gift_id") REFERENCES "public"."gifts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_uses_gift" ON "credit_uses" USING btree ("gift_id") WHERE "credit_uses"."gift_id" is not null;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_action" CHECK ("audit_entries"."action" in ('user_created', 'user_edited', 'user_blocked', 'user_unblocked', 'renewal_stopped', 'renewal_resumed', 'gift_given', 'gift_taken_back', 'page_blocked', 'page_unblocked', 'page_approved', 'reports_dismissed', 'plan_edited', 'setting_changed'));
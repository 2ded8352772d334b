CREATE TABLE "creations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"wish" jsonb NOT NULL,
	"credit_use_id" uuid,
	"stage" text DEFAULT 'waiting' NOT NULL,
	"percent" integer DEFAULT 0 NOT NULL,
	"preview" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"page_id" uuid,
	"problem" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "creations_once" UNIQUE("user_id","key"),
	CONSTRAINT "creations_stage" CHECK ("creations"."stage" in ('waiting', 'reading', 'drawing', 'cleaning', 'checking', 'storing')),
	CONSTRAINT "creations_percent" CHECK ("creations"."percent" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "reports_reason" CHECK ("reports"."reason" in ('unsuitable', 'personal', 'copied', 'other'))
);
--> statement-breakpoint
DROP INDEX "pages_public_latest";--> statement-breakpoint
DROP INDEX "pages_public_hot";--> statement-breakpoint
DROP INDEX "pages_public_popular";--> statement-breakpoint
DROP INDEX "pages_public_favorited";--> statement-breakpoint
DROP INDEX "pages_public_colored";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "missing" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "credit" text;--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "reviewed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creations" ADD CONSTRAINT "creations_credit_use_id_credit_uses_id_fk" FOREIGN KEY ("credit_use_id") REFERENCES "public"."credit_uses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creations_user" ON "creations" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "creations_page" ON "creations" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "creations_credit_use" ON "creations" USING btree ("credit_use_id");--> statement-breakpoint
CREATE INDEX "creations_oldest" ON "creations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("page_id","user_id") WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("page_id") WHERE "reports"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "reports_page" ON "reports" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "reports_user" ON "reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pages_waiting" ON "pages" USING btree ("created_at","id") WHERE "pages"."public" and not "pages"."reviewed" and not "pages"."blocked";--> statement-breakpoint
CREATE UNIQUE INDEX "users_house" ON "users" USING btree ("house") WHERE "users"."house";--> statement-breakpoint
CREATE INDEX "pages_public_latest" ON "pages" USING btree ("created_at","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_hot" ON "pages" USING btree ("hot","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_popular" ON "pages" USING btree ("popularity","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_favorited" ON "pages" USING btree ("favorited_count","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_colored" ON "pages" USING btree ("colored_count","id") WHERE "pages"."public" and "pages"."reviewed" and not "pages"."blocked";
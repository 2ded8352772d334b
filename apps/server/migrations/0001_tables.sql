CREATE TABLE "coloreds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"photo" text NOT NULL,
	"preview" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "coloreds_once" UNIQUE("user_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "credit_uses" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"page_id" uuid,
	"reserved_until" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_uses_kind" CHECK ("credit_uses"."kind" in ('page_creation', 'public_page'))
);
--> statement-breakpoint
CREATE TABLE "favorites" (
	"user_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "favorites_user_id_page_id_pk" PRIMARY KEY("user_id","page_id")
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"style" text DEFAULT '' NOT NULL,
	"illustration" text NOT NULL,
	"vector" text,
	"preview" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colorability" jsonb,
	"public" boolean NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"favorited_count" integer DEFAULT 0 NOT NULL,
	"colored_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (search_key(title || ' ' || prompt || ' ' || style)) STORED NOT NULL,
	"popularity" integer GENERATED ALWAYS AS (favorited_count + colored_count) STORED NOT NULL,
	"hot" double precision GENERATED ALWAYS AS (ln(1 + favorited_count + 2 * colored_count) + (extract(epoch from created_at - timestamptz '2026-01-01 00:00:00+00') / 172800)::double precision) STORED NOT NULL,
	CONSTRAINT "pages_size" CHECK ("pages"."width" > 0 and "pages"."height" > 0),
	CONSTRAINT "pages_counts" CHECK ("pages"."favorited_count" >= 0 and "pages"."colored_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"price_cents" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"paid" boolean NOT NULL,
	"stripe_price_id" text DEFAULT '' NOT NULL,
	"public_page_limit" integer NOT NULL,
	"page_creation_limit" integer NOT NULL,
	CONSTRAINT "plans_name_unique" UNIQUE("name"),
	CONSTRAINT "plans_name" CHECK ("plans"."name" in ('free', 'starter', 'advanced')),
	CONSTRAINT "plans_price" CHECK ("plans"."price_cents" >= 0 and ("plans"."paid" or "plans"."price_cents" = 0)),
	CONSTRAINT "plans_discount" CHECK ("plans"."discount" between 0 and 100),
	CONSTRAINT "plans_limits" CHECK ("plans"."public_page_limit" >= 0 and "plans"."page_creation_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "seeds" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_name" CHECK ("settings"."name" in ('app_name', 'tagline', 'favicon', 'website', 'openai_key', 'stripe_key', 'stripe_webhook_secret'))
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"plan_id" uuid NOT NULL,
	"stripe_subscription_id" text NOT NULL,
	"price_cents" integer NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"expire_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_stripe_subscription_id_unique" UNIQUE("stripe_subscription_id"),
	CONSTRAINT "subscriptions_price" CHECK ("subscriptions"."price_cents" >= 0),
	CONSTRAINT "subscriptions_period" CHECK ("subscriptions"."period_end" > "subscriptions"."period_start")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_key_user_id_pk" PRIMARY KEY("key","user_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"photo" text,
	"admin" boolean DEFAULT false NOT NULL,
	"stripe_id" text DEFAULT '' NOT NULL,
	"blocked" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"search" text GENERATED ALWAYS AS (search_key(name || ' ' || email)) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email")),
	CONSTRAINT "users_name" CHECK ("users"."name" <> '')
);
--> statement-breakpoint
ALTER TABLE "coloreds" ADD CONSTRAINT "coloreds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coloreds" ADD CONSTRAINT "coloreds_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_uses" ADD CONSTRAINT "credit_uses_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favorites" ADD CONSTRAINT "favorites_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "coloreds_page" ON "coloreds" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "coloreds_latest" ON "coloreds" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "credit_uses_count" ON "credit_uses" USING btree ("user_id","kind","created_at");--> statement-breakpoint
CREATE INDEX "credit_uses_page" ON "credit_uses" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "favorites_page" ON "favorites" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "pages_public_latest" ON "pages" USING btree ("created_at","id") WHERE "pages"."public" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_hot" ON "pages" USING btree ("hot","id") WHERE "pages"."public" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_popular" ON "pages" USING btree ("popularity","id") WHERE "pages"."public" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_favorited" ON "pages" USING btree ("favorited_count","id") WHERE "pages"."public" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_public_colored" ON "pages" USING btree ("colored_count","id") WHERE "pages"."public" and not "pages"."blocked";--> statement-breakpoint
CREATE INDEX "pages_latest" ON "pages" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "pages_owner" ON "pages" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "pages_search" ON "pages" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "plans_stripe_price" ON "plans" USING btree ("stripe_price_id") WHERE "plans"."stripe_price_id" <> '';--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_last_used" ON "sessions" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_going_on" ON "subscriptions" USING btree ("user_id") WHERE "subscriptions"."expire_at" is null;--> statement-breakpoint
CREATE INDEX "subscriptions_user" ON "subscriptions" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_latest" ON "subscriptions" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "uploads_oldest" ON "uploads" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_stripe" ON "users" USING btree ("stripe_id") WHERE "users"."stripe_id" <> '';--> statement-breakpoint
CREATE INDEX "users_latest" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_admins" ON "users" USING btree ("id") WHERE "users"."admin";--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);
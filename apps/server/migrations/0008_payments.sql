CREATE SEQUENCE "public"."payment_looks" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"name" text PRIMARY KEY NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "payment_due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "payment_look" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_events_oldest" ON "payment_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "subscriptions_expire" ON "subscriptions" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "users_stripe_search" ON "users" USING gin (search_key("stripe_id") gin_trgm_ops);
CREATE TABLE "rate_events" (
	"bucket" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid,
	"name" text,
	"plan" text,
	"token_hash" "bytea" NOT NULL,
	"code_hash" "bytea",
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "sign_in_requests_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "sign_in_requests_kind" CHECK ("sign_in_requests"."kind" in ('sign-in', 'sign-up', 'change-email')),
	CONSTRAINT "sign_in_requests_plan" CHECK ("sign_in_requests"."plan" in ('free', 'starter', 'advanced')),
	CONSTRAINT "sign_in_requests_email_lower" CHECK ("sign_in_requests"."email" = lower("sign_in_requests"."email"))
);
--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD CONSTRAINT "sign_in_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rate_events_bucket" ON "rate_events" USING btree ("bucket","created_at");--> statement-breakpoint
CREATE INDEX "rate_events_oldest" ON "rate_events" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sign_in_requests_email" ON "sign_in_requests" USING btree ("email","created_at");--> statement-breakpoint
CREATE INDEX "sign_in_requests_user" ON "sign_in_requests" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_requests_oldest" ON "sign_in_requests" USING btree ("created_at");
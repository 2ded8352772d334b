-- Links and codes are made another way from now on: those that are under way have to be asked for again.
DELETE FROM "sign_in_requests";--> statement-breakpoint
ALTER TABLE "sign_in_requests" DROP CONSTRAINT "sign_in_requests_kind";--> statement-breakpoint
DROP INDEX "sign_in_requests_oldest";--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD COLUMN "new_email" text;--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD COLUMN "expires_at" timestamp with time zone NOT NULL;--> statement-breakpoint
CREATE INDEX "sign_in_requests_dead" ON "sign_in_requests" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sign_in_requests_one_change" ON "sign_in_requests" USING btree ("user_id") WHERE "sign_in_requests"."kind" = 'change-email' and "sign_in_requests"."used_at" is null;--> statement-breakpoint
ALTER TABLE "sign_in_requests" DROP COLUMN "code_hash";--> statement-breakpoint
ALTER TABLE "sign_in_requests" ADD CONSTRAINT "sign_in_requests_kind" CHECK ("sign_in_requests"."kind" in ('sign-in', 'sign-up', 'change-email', 'undo-email'));
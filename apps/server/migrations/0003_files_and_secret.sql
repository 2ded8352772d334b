CREATE TABLE "file_checks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text NOT NULL,
	"due_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_marks" (
	"name" text PRIMARY KEY NOT NULL,
	"mark" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "file_checks_key" ON "file_checks" USING btree ("key");--> statement-breakpoint
CREATE INDEX "file_checks_due" ON "file_checks" USING btree ("due_at");
ALTER TABLE "settings" DROP CONSTRAINT "settings_name";--> statement-breakpoint
ALTER TABLE "pages" ADD COLUMN "vouched" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_name" CHECK ("settings"."name" in ('app_name', 'tagline', 'favicon', 'website', 'image_server', 'openai_key', 'stripe_key', 'stripe_webhook_secret'));
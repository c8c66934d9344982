ALTER TABLE "event" ADD COLUMN "of_test_study" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "is_test_key" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "is_test_study" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "webhook" ADD COLUMN "of_test_studies" boolean DEFAULT false NOT NULL;
ALTER TABLE "api_key" ADD COLUMN "scopes" text[];--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "study_ids" uuid[];
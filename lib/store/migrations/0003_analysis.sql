ALTER TABLE "response" ADD COLUMN "bullet_sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "tag_sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "quality_parts" jsonb;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "analysis_engine" jsonb;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "terms" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "response_tagline" ON "response" USING btree ("study_id",lower("tagline"));
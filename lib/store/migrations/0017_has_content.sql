ALTER TABLE "response" ADD COLUMN "has_content" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- What was answered before counts as it did then.
UPDATE "response" SET "has_content" = true WHERE "last_answer_at" IS NOT NULL;

ALTER TABLE "organization" ADD COLUMN "support_message" text;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "flags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "support_message" text;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "organisation" text;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "safety" jsonb;--> statement-breakpoint
CREATE INDEX "response_flagged" ON "response" USING btree ("study_id","readable_id") WHERE "response"."flags" <> '{}';
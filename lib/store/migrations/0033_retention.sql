ALTER TABLE "response" ADD COLUMN "kept_days" integer;--> statement-breakpoint
CREATE INDEX "response_kept" ON "response" USING btree ("created_at") WHERE "response"."kept_days" is not null;
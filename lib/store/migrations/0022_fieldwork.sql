CREATE TABLE "quota_place" (
	"study_id" uuid NOT NULL,
	"quota_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	CONSTRAINT "quota_place_study_id_quota_id_response_id_pk" PRIMARY KEY("study_id","quota_id","response_id")
);
--> statement-breakpoint
DROP INDEX "event_once_per_response";--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "way_in" text;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "opens_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "close_after" integer;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "quotas" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "redirects" jsonb;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "state_texts" jsonb;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "consent" jsonb;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "branding" jsonb;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "test_of" uuid;--> statement-breakpoint
ALTER TABLE "quota_place" ADD CONSTRAINT "quota_place_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quota_place" ADD CONSTRAINT "quota_place_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quota_place_response" ON "quota_place" USING btree ("response_id");--> statement-breakpoint
ALTER TABLE "study" ADD CONSTRAINT "study_test_of_study_id_fk" FOREIGN KEY ("test_of") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "response_outcome" ON "response" USING btree ("study_id","end_reason","way_in");--> statement-breakpoint
CREATE UNIQUE INDEX "study_test_of" ON "study" USING btree ("test_of") WHERE "study"."test_of" is not null;--> statement-breakpoint
CREATE INDEX "study_due" ON "study" USING btree ("closes_at") WHERE "study"."closes_at" is not null and "study"."status" in ('live', 'paused');--> statement-breakpoint
CREATE UNIQUE INDEX "event_once_per_response" ON "event" USING btree ("response_id","type") WHERE "event"."type" in ('response.started', 'response.completed', 'response.screened_out', 'response.over_quota', 'response.deleted');--> statement-breakpoint
-- Earlier interviews ended as their progress says: there were no quotas.
UPDATE "response" SET "end_reason" = "progress" WHERE "progress" <> 'in_progress';

CREATE TABLE "event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "event_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"response_id" uuid,
	"occurred_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delivered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "target_reached_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "event_undelivered" ON "event" USING btree ("seq") WHERE "event"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "event_age" ON "event" USING btree ("occurred_at");--> statement-breakpoint
CREATE UNIQUE INDEX "event_once_per_study" ON "event" USING btree ("study_id","type") WHERE "event"."type" in ('study.launched', 'study.closed', 'study.target_reached');--> statement-breakpoint
CREATE UNIQUE INDEX "event_once_per_response" ON "event" USING btree ("response_id","type") WHERE "event"."type" in ('response.started', 'response.completed', 'response.screened_out', 'response.deleted');--> statement-breakpoint
-- These reached their targets before there were events: nobody is told of it now.
UPDATE "study" SET "target_reached_at" = now() WHERE "heard_count" >= "response_target";

ALTER TABLE "study_hold" DROP CONSTRAINT "study_hold_remaining";--> statement-breakpoint
ALTER TABLE "study_hold" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "study_hold" ADD CONSTRAINT "study_hold_closed_is_empty" CHECK (not "study_hold"."closed" or "study_hold"."remaining" = 0);--> statement-breakpoint
ALTER TABLE "study_hold" ADD CONSTRAINT "study_hold_remaining" CHECK ("study_hold"."remaining" between 0 and "study_hold"."amount");
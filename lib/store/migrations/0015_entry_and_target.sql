CREATE TABLE "entry_claim" (
	"study_id" uuid NOT NULL,
	"key" "bytea" NOT NULL,
	"response_id" uuid NOT NULL,
	CONSTRAINT "entry_claim_study_id_key_pk" PRIMARY KEY("study_id","key")
);
--> statement-breakpoint
ALTER TABLE "study" ALTER COLUMN "close_at_target" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "study" ALTER COLUMN "close_at_target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "entry" jsonb DEFAULT '{"mode":"once_per_browser"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "heard_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_claim" ADD CONSTRAINT "entry_claim_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_claim" ADD CONSTRAINT "entry_claim_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_claim_response" ON "entry_claim" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "share_held" ON "share" USING btree ("study_id") WHERE "share"."state" = 'held';--> statement-breakpoint
-- Whether it was set or never touched is not known: from now on a billed study closes at its target unless told not to.
UPDATE "study" SET "close_at_target" = NULL WHERE NOT "close_at_target";--> statement-breakpoint
UPDATE "study" SET "heard_count" = "complete_count" WHERE "complete_count" > 0;

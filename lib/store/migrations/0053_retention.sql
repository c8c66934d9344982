CREATE TABLE "legal_hold" (
	"study_id" uuid NOT NULL,
	"response_id" uuid,
	"reason" text NOT NULL,
	"set_by" uuid,
	"set_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "legal_hold_once" UNIQUE NULLS NOT DISTINCT("study_id","response_id"),
	CONSTRAINT "legal_hold_reason" CHECK ("legal_hold"."reason" <> '')
);
--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "recordings_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "words_deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "retention" jsonb;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "retention" jsonb;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_hold" ADD CONSTRAINT "legal_hold_set_by_user_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "legal_hold_response" ON "legal_hold" USING btree ("response_id");
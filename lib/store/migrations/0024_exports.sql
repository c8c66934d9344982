CREATE TABLE "study_export" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"user_id" uuid,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"total" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"key" text NOT NULL,
	"size_bytes" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "study_export_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "export_id" uuid;--> statement-breakpoint
ALTER TABLE "study_export" ADD CONSTRAINT "study_export_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_export" ADD CONSTRAINT "study_export_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_export" ADD CONSTRAINT "study_export_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_export_study" ON "study_export" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "study_export_organization" ON "study_export" USING btree ("organization_id","status");--> statement-breakpoint
CREATE INDEX "study_export_expiry" ON "study_export" USING btree ("expires_at");
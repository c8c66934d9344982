CREATE TABLE "rehearsal" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"search" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "rehearsal_walk" (
	"rehearsal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"walk" jsonb NOT NULL,
	CONSTRAINT "rehearsal_walk_rehearsal_id_number_pk" PRIMARY KEY("rehearsal_id","number")
);
--> statement-breakpoint
ALTER TABLE "rehearsal" ADD CONSTRAINT "rehearsal_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal" ADD CONSTRAINT "rehearsal_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal" ADD CONSTRAINT "rehearsal_revision_id_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revision"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rehearsal_walk" ADD CONSTRAINT "rehearsal_walk_rehearsal_id_rehearsal_id_fk" FOREIGN KEY ("rehearsal_id") REFERENCES "public"."rehearsal"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rehearsal_study" ON "rehearsal" USING btree ("study_id","created_at");--> statement-breakpoint
CREATE INDEX "rehearsal_organization" ON "rehearsal" USING btree ("organization_id","status");--> statement-breakpoint
CREATE INDEX "rehearsal_revision" ON "rehearsal" USING btree ("revision_id");--> statement-breakpoint
CREATE INDEX "rehearsal_age" ON "rehearsal" USING btree ("created_at");
CREATE TABLE "mail_refusal" (
	"organization_id" uuid NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_refusal_organization_id_address_hash_pk" PRIMARY KEY("organization_id","address_hash")
);
--> statement-breakpoint
CREATE TABLE "study_invitation" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"email" text NOT NULL,
	"address_hash" "bytea" NOT NULL,
	"name" text,
	"language" text,
	"parameters" json NOT NULL,
	"claim" "bytea" NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "study_invitation_mail" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"tried_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"problem" text,
	CONSTRAINT "study_invitation_mail_once" UNIQUE("invitation_id","number")
);
--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "invitation_texts" jsonb;--> statement-breakpoint
ALTER TABLE "study" ADD COLUMN "embed_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mail_refusal" ADD CONSTRAINT "mail_refusal_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_invitation" ADD CONSTRAINT "study_invitation_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_invitation_mail" ADD CONSTRAINT "study_invitation_mail_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_invitation_mail" ADD CONSTRAINT "study_invitation_mail_invitation_id_study_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."study_invitation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "study_invitation_once" ON "study_invitation" USING btree ("study_id",lower("email"));--> statement-breakpoint
CREATE INDEX "study_invitation_list" ON "study_invitation" USING btree ("study_id","created_at","id");--> statement-breakpoint
CREATE INDEX "study_invitation_mail_due" ON "study_invitation_mail" USING btree ("study_id","due_at") WHERE "study_invitation_mail"."status" in ('queued', 'sending');
CREATE TABLE "codebook" (
	"study_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"read_version" integer DEFAULT 0 NOT NULL,
	"read_up_to" integer DEFAULT 0 NOT NULL,
	"read_at" timestamp (3) with time zone,
	"suggest_asked_at" timestamp (3) with time zone,
	"suggested_at" timestamp (3) with time zone,
	"suggested_by" text
);
--> statement-breakpoint
CREATE TABLE "theme" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"parent_id" uuid,
	"name" text NOT NULL,
	"rule" text NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"cues" text[] DEFAULT '{}' NOT NULL,
	"rule_version" integer NOT NULL,
	"named_by_person" boolean DEFAULT false NOT NULL,
	"decided_by_id" uuid,
	"decided_at" timestamp (3) with time zone,
	"responses" integer DEFAULT 0 NOT NULL,
	"opposed" integer DEFAULT 0 NOT NULL,
	"passages" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "theme_not_below_itself" CHECK ("theme"."parent_id" <> "theme"."id")
);
--> statement-breakpoint
CREATE TABLE "theme_decision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"theme_id" uuid NOT NULL,
	"person_id" uuid,
	"change" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "theme_evidence" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"theme_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"readable_id" integer NOT NULL,
	"seq" integer NOT NULL,
	"start_offset" integer NOT NULL,
	"end_offset" integer NOT NULL,
	"stance" text NOT NULL,
	"origin" text NOT NULL,
	"model" text,
	"author_id" uuid,
	"taken_out" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "theme_evidence_passage" UNIQUE("theme_id","response_id","seq","start_offset","end_offset"),
	CONSTRAINT "theme_evidence_offsets" CHECK ("theme_evidence"."start_offset" >= 0 and "theme_evidence"."end_offset" > "theme_evidence"."start_offset")
);
--> statement-breakpoint
CREATE TABLE "theme_reading" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"study_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"covered" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "asked_open" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "theme_tags" text[];--> statement-breakpoint
ALTER TABLE "response" ADD COLUMN "theme_sources" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "codebook" ADD CONSTRAINT "codebook_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme" ADD CONSTRAINT "theme_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme" ADD CONSTRAINT "theme_parent_id_theme_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."theme"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme" ADD CONSTRAINT "theme_decided_by_id_user_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_decision" ADD CONSTRAINT "theme_decision_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_decision" ADD CONSTRAINT "theme_decision_person_id_user_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_evidence" ADD CONSTRAINT "theme_evidence_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_evidence" ADD CONSTRAINT "theme_evidence_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_evidence" ADD CONSTRAINT "theme_evidence_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "theme_reading" ADD CONSTRAINT "theme_reading_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "theme_study" ON "theme" USING btree ("study_id","created_at","id");--> statement-breakpoint
CREATE INDEX "theme_parent" ON "theme" USING btree ("parent_id");--> statement-breakpoint
CREATE INDEX "theme_decision_theme" ON "theme_decision" USING btree ("theme_id","created_at");--> statement-breakpoint
CREATE INDEX "theme_decision_study" ON "theme_decision" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "theme_evidence_listed" ON "theme_evidence" USING btree ("theme_id","readable_id","seq","start_offset") WHERE not "theme_evidence"."taken_out";--> statement-breakpoint
CREATE INDEX "theme_evidence_response" ON "theme_evidence" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "theme_reading_study" ON "theme_reading" USING btree ("study_id","covered");--> statement-breakpoint
CREATE INDEX "response_asked_open" ON "response" USING btree ("study_id") WHERE "response"."asked_open";--> statement-breakpoint
WITH "open_question" AS MATERIALIZED (
	SELECT DISTINCT "revision"."study_id", "item" #>> '{}' AS "id"
	  FROM "revision", jsonb_path_query("revision"."guide"::jsonb, '$[*].items[*] ? (@.type == "open_ended").id') AS "item"
), "asked" AS (
	SELECT DISTINCT "turn"."response_id" FROM "turn"
	  JOIN "response" ON "response"."id" = "turn"."response_id"
	  JOIN "open_question" ON "open_question"."study_id" = "response"."study_id" AND "open_question"."id" = "turn"."question_id"
)
UPDATE "response" SET "asked_open" = true FROM "asked" WHERE "asked"."response_id" = "response"."id";

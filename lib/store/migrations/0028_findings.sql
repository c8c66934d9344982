CREATE TABLE "cited_passage" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"insight_id" uuid,
	"report_id" uuid,
	"position" integer NOT NULL,
	"block_id" text,
	"response_id" uuid,
	"seq" integer NOT NULL,
	"start_offset" integer,
	"end_offset" integer,
	CONSTRAINT "cited_passage_insight" UNIQUE("insight_id","position"),
	CONSTRAINT "cited_passage_report" UNIQUE("report_id","block_id"),
	CONSTRAINT "cited_passage_owner" CHECK (("cited_passage"."insight_id" is null) <> ("cited_passage"."report_id" is null)),
	CONSTRAINT "cited_passage_place" CHECK (("cited_passage"."start_offset" is null) = ("cited_passage"."end_offset" is null))
);
--> statement-breakpoint
CREATE TABLE "insight" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "insight_author" (
	"insight_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "insight_author_insight_id_user_id_pk" PRIMARY KEY("insight_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "insight_theme" (
	"insight_id" uuid NOT NULL,
	"theme_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "insight_theme_insight_id_theme_id_pk" PRIMARY KEY("insight_id","theme_id")
);
--> statement-breakpoint
CREATE TABLE "report" (
	"study_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"standfirst" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "share_link" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"label" text,
	"what" text NOT NULL,
	"insight_id" uuid,
	"reel_id" uuid,
	"response_id" uuid,
	"filter" jsonb,
	"deleted_before" integer NOT NULL,
	"password_hash" text,
	"with_recordings" boolean NOT NULL,
	"with_names" boolean NOT NULL,
	"may_download" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"last_viewed_at" timestamp (3) with time zone,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	CONSTRAINT "share_link_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "cited_passage" ADD CONSTRAINT "cited_passage_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_passage" ADD CONSTRAINT "cited_passage_report_id_report_study_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("study_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cited_passage" ADD CONSTRAINT "cited_passage_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight" ADD CONSTRAINT "insight_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_author" ADD CONSTRAINT "insight_author_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_author" ADD CONSTRAINT "insight_author_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_theme" ADD CONSTRAINT "insight_theme_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insight_theme" ADD CONSTRAINT "insight_theme_theme_id_theme_id_fk" FOREIGN KEY ("theme_id") REFERENCES "public"."theme"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_created_by_user_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_revoked_by_user_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cited_passage_response" ON "cited_passage" USING btree ("response_id","seq");--> statement-breakpoint
CREATE INDEX "insight_newest" ON "insight" USING btree ("study_id","updated_at","id");--> statement-breakpoint
CREATE INDEX "share_link_study" ON "share_link" USING btree ("study_id","created_at");--> statement-breakpoint
CREATE INDEX "share_link_insight" ON "share_link" USING btree ("insight_id");--> statement-breakpoint
CREATE INDEX "share_link_response" ON "share_link" USING btree ("response_id");
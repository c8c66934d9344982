CREATE TABLE "account" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_key" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"last_four" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"last_used_at" timestamp (3) with time zone,
	CONSTRAINT "api_key_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "concept_exposure" (
	"study_id" uuid NOT NULL,
	"concept_id" text NOT NULL,
	"shown" integer NOT NULL,
	CONSTRAINT "concept_exposure_study_id_concept_id_pk" PRIMARY KEY("study_id","concept_id")
);
--> statement-breakpoint
CREATE TABLE "grant_account" (
	"wallet_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credit_limit" bigint,
	"spent" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "grant_account_wallet_id_organization_id_kind_pk" PRIMARY KEY("wallet_id","organization_id","kind"),
	CONSTRAINT "grant_not_negative" CHECK ("grant_account"."spent" >= 0 and "grant_account"."held" >= 0 and "grant_account"."credit_limit" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invitation" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"inviter_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "member_once" UNIQUE("organization_id","user_id"),
	CONSTRAINT "member_role" CHECK ("member"."role" in ('owner', 'admin', 'researcher', 'collaborator', 'viewer'))
);
--> statement-breakpoint
CREATE TABLE "organization" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"logo" text,
	"metadata" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "organization_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "recording" (
	"id" uuid PRIMARY KEY NOT NULL,
	"response_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"kind" text NOT NULL,
	"filename" text NOT NULL,
	"declared_type" text NOT NULL,
	"size_bytes" bigint,
	"max_bytes" bigint NOT NULL,
	"state" text DEFAULT 'uploading' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "response" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"revision_id" uuid NOT NULL,
	"readable_id" integer NOT NULL,
	"progress" text DEFAULT 'in_progress' NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"seed" text NOT NULL,
	"draws" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"language" text NOT NULL,
	"url_params" json NOT NULL,
	"consent" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_answer_at" timestamp (3) with time zone,
	"active_ms" bigint DEFAULT 0 NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"analyzed_at" timestamp (3) with time zone,
	"tagline" text,
	"summary" text,
	"short_transcript" text,
	"short_assistant_messages" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bullet_summary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"tags" text[] DEFAULT '{}' NOT NULL,
	"quality_score" real,
	"other_remarks" text DEFAULT '' NOT NULL,
	"personas" text DEFAULT '' NOT NULL,
	"doc" text NOT NULL,
	CONSTRAINT "response_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "response_readable" UNIQUE("study_id","readable_id"),
	CONSTRAINT "response_readable_positive" CHECK ("response"."readable_id" > 0),
	CONSTRAINT "response_ended" CHECK (("response"."progress" = 'in_progress') = ("response"."ended_at" is null)),
	CONSTRAINT "response_quality" CHECK ("response"."quality_score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "revision" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"study_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"published_at" timestamp (3) with time zone,
	"version" integer DEFAULT 0 NOT NULL,
	"external_title" text,
	"background" text,
	"study_goal" text,
	"config" jsonb NOT NULL,
	"welcome_message" jsonb,
	"closing_message" text,
	"guide" json NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "revision_number" UNIQUE("study_id","number")
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"active_organization_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "share" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"study_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"source" text NOT NULL,
	"state" text DEFAULT 'held' NOT NULL,
	CONSTRAINT "share_amount" CHECK ("share"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "study" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"title" text NOT NULL,
	"link_id" text NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"creator_id" uuid,
	"folder_path" text[],
	"response_target" integer DEFAULT 10 NOT NULL,
	"close_at_target" boolean DEFAULT false NOT NULL,
	"launchers" uuid[],
	"wallet_id" uuid,
	"live_revision_id" uuid,
	"last_readable_id" integer DEFAULT 0 NOT NULL,
	"response_total" integer DEFAULT 0 NOT NULL,
	"complete_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "study_link_id_unique" UNIQUE("link_id"),
	CONSTRAINT "study_counters" CHECK ("study"."response_total" >= 0 and "study"."complete_count" >= 0 and "study"."response_target" > 0),
	CONSTRAINT "study_published" CHECK ("study"."status" in ('draft', 'closed') or "study"."live_revision_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "study_hold" (
	"study_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" uuid NOT NULL,
	"wallet_id" uuid NOT NULL,
	"amount" bigint NOT NULL,
	"remaining" bigint NOT NULL,
	"closed" boolean DEFAULT false NOT NULL,
	CONSTRAINT "study_hold_remaining" CHECK ("study_hold"."remaining" between 0 and "study_hold"."amount"),
	CONSTRAINT "study_hold_closed_is_empty" CHECK (not "study_hold"."closed" or "study_hold"."remaining" = 0)
);
--> statement-breakpoint
CREATE TABLE "study_link" (
	"link_id" text PRIMARY KEY NOT NULL,
	"study_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "transfer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"organization_id" uuid,
	"study_id" uuid,
	"response_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_moves" CHECK ("transfer"."from_account" <> "transfer"."to_account"),
	CONSTRAINT "transfer_amount" CHECK ("transfer"."amount" > 0 or ("transfer"."amount" = 0 and "transfer"."reason" = 'waiver')),
	CONSTRAINT "transfer_owner" CHECK ("transfer"."organization_id" is not null or ("transfer"."from_account" in ('issued', 'available') and "transfer"."to_account" in ('issued', 'available')))
);
--> statement-breakpoint
CREATE TABLE "turn" (
	"response_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"step_id" text NOT NULL,
	"kind" text NOT NULL,
	"question_id" text NOT NULL,
	"concept_id" text,
	"answer_id" uuid,
	"moderator" text NOT NULL,
	"user_text" text NOT NULL,
	"answer" jsonb NOT NULL,
	"probe" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "turn_response_id_seq_pk" PRIMARY KEY("response_id","seq"),
	CONSTRAINT "turn_step_once" UNIQUE("response_id","step_id"),
	CONSTRAINT "turn_seq" CHECK ("turn"."seq" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_account" (
	"wallet_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"credited" bigint DEFAULT 0 NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"held" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "wallet_account_wallet_id_kind_pk" PRIMARY KEY("wallet_id","kind"),
	CONSTRAINT "wallet_never_overdrawn" CHECK ("wallet_account"."spent" >= 0 and "wallet_account"."held" >= 0 and "wallet_account"."spent" + "wallet_account"."held" <= "wallet_account"."credited")
);
--> statement-breakpoint
CREATE TABLE "wallet_grant" (
	"wallet_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"only_users" uuid[],
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wallet_grant_wallet_id_organization_id_pk" PRIMARY KEY("wallet_id","organization_id")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_key" ADD CONSTRAINT "api_key_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "concept_exposure" ADD CONSTRAINT "concept_exposure_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "grant_account" ADD CONSTRAINT "grant_account_wallet_id_organization_id_wallet_grant_wallet_id_organization_id_fk" FOREIGN KEY ("wallet_id","organization_id") REFERENCES "public"."wallet_grant"("wallet_id","organization_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_inviter_id_user_id_fk" FOREIGN KEY ("inviter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording" ADD CONSTRAINT "recording_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response" ADD CONSTRAINT "response_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response" ADD CONSTRAINT "response_revision_id_revision_id_fk" FOREIGN KEY ("revision_id") REFERENCES "public"."revision"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "revision" ADD CONSTRAINT "revision_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share" ADD CONSTRAINT "share_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study" ADD CONSTRAINT "study_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study" ADD CONSTRAINT "study_creator_id_user_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study" ADD CONSTRAINT "study_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_hold" ADD CONSTRAINT "study_hold_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "study_hold" ADD CONSTRAINT "study_hold_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer" ADD CONSTRAINT "transfer_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn" ADD CONSTRAINT "turn_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_account" ADD CONSTRAINT "wallet_account_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_grant" ADD CONSTRAINT "wallet_grant_wallet_id_wallet_id_fk" FOREIGN KEY ("wallet_id") REFERENCES "public"."wallet"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_grant" ADD CONSTRAINT "wallet_grant_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "api_key_organization" ON "api_key" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "invitation_organization" ON "invitation" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "member_user" ON "member" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "recording_response" ON "recording" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "response_updated" ON "response" USING btree ("study_id","updated_at","readable_id");--> statement-breakpoint
CREATE INDEX "response_idle" ON "response" USING btree ("updated_at") WHERE "response"."progress" = 'in_progress';--> statement-breakpoint
CREATE UNIQUE INDEX "revision_one_editable" ON "revision" USING btree ("study_id") WHERE "revision"."published_at" is null;--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "share_study" ON "share" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "study_newest" ON "study" USING btree ("organization_id","created_at","id");--> statement-breakpoint
CREATE INDEX "transfer_wallet" ON "transfer" USING btree ("wallet_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_one_launch_hold" ON "transfer" USING btree ("study_id") WHERE "transfer"."reason" = 'launch_hold';--> statement-breakpoint
CREATE UNIQUE INDEX "transfer_one_charge" ON "transfer" USING btree ("response_id") WHERE "transfer"."reason" = 'charge';--> statement-breakpoint
CREATE INDEX "wallet_grant_organization" ON "wallet_grant" USING btree ("organization_id");
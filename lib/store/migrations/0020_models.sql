CREATE TABLE "model_usage" (
	"organization_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"scope_id" text NOT NULL,
	"tokens_in" bigint NOT NULL,
	"tokens_out" bigint NOT NULL,
	"calls" bigint NOT NULL,
	"most_tokens" bigint,
	CONSTRAINT "model_usage_organization_id_scope_scope_id_pk" PRIMARY KEY("organization_id","scope","scope_id")
);
--> statement-breakpoint
CREATE TABLE "organization_model" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"base_url" text NOT NULL,
	"model" text NOT NULL,
	"api_key" "bytea",
	"key_last_four" text,
	"key_saved_at" timestamp (3) with time zone,
	"limits" jsonb NOT NULL,
	"test" jsonb,
	"passed" boolean DEFAULT false NOT NULL,
	"version" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "model_usage" ADD CONSTRAINT "model_usage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "organization_model" ADD CONSTRAINT "organization_model_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;
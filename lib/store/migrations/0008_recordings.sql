CREATE TABLE "organization_storage" (
	"organization_id" uuid PRIMARY KEY NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_media" (
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"width" integer,
	"height" integer,
	"video_bytes" bigint,
	"audio_bytes" bigint,
	"poster_bytes" bigint,
	"fragments" jsonb,
	"peaks" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recording_media_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "recording_speech" (
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "started_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "processing" text;--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "organization_storage" ADD CONSTRAINT "organization_storage_organization_id_organization_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organization"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_media" ADD CONSTRAINT "recording_media_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_speech" ADD CONSTRAINT "recording_speech_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recording_uploading" ON "recording" USING btree ("created_at") WHERE state = 'uploading';
CREATE TABLE "replaced_media" (
	"key" text PRIMARY KEY NOT NULL,
	"recording_id" uuid NOT NULL,
	"video_bytes" bigint,
	"audio_bytes" bigint,
	"poster_bytes" bigint,
	"fragments" jsonb,
	"replaced_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "replaced_media" ADD CONSTRAINT "replaced_media_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "replaced_media_recording" ON "replaced_media" USING btree ("recording_id");--> statement-breakpoint
CREATE INDEX "replaced_media_at" ON "replaced_media" USING btree ("replaced_at");
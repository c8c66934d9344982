CREATE TABLE "recording_hearing" (
	"recording_id" uuid PRIMARY KEY NOT NULL,
	"held_until" timestamp (3) with time zone,
	"asked_again" boolean DEFAULT false NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"heard_ms" integer DEFAULT 0 NOT NULL,
	"point_byte" bigint,
	"point_ms" double precision DEFAULT 0 NOT NULL,
	"done" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recording_part" (
	"recording_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	"words" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recording_part_recording_id_seq_pk" PRIMARY KEY("recording_id","seq"),
	CONSTRAINT "recording_part_order" CHECK ("recording_part"."start_ms" <= "recording_part"."end_ms")
);
--> statement-breakpoint
CREATE TABLE "looked_after" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "recording_hearing" ADD CONSTRAINT "recording_hearing_recording_id_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_part" ADD CONSTRAINT "recording_part_recording_id_recording_hearing_recording_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recording_hearing"("recording_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looked_after" ADD CONSTRAINT "looked_after_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "looked_after" ADD CONSTRAINT "looked_after_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;
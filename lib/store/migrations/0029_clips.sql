CREATE TABLE "clip" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"response_id" uuid NOT NULL,
	"title" text NOT NULL,
	"cut" jsonb NOT NULL,
	"layout" text NOT NULL,
	"captions" text NOT NULL,
	"hide" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text,
	"duration_ms" integer,
	"film_bytes" bigint,
	"caption_bytes" bigint,
	"poster_bytes" bigint,
	"transcript" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "clip_key_unique" UNIQUE("key"),
	CONSTRAINT "clip_ready" CHECK ("clip"."state" <> 'ready' or "clip"."key" is not null)
);
--> statement-breakpoint
CREATE TABLE "reel" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"organization_id" uuid NOT NULL,
	"study_id" uuid NOT NULL,
	"title" text NOT NULL,
	"captions" text NOT NULL,
	"hide" jsonb NOT NULL,
	"removed_clips" integer DEFAULT 0 NOT NULL,
	"rendered_clips" uuid[] DEFAULT '{}' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"problem" text,
	"version" integer DEFAULT 1 NOT NULL,
	"key" text,
	"duration_ms" integer,
	"film_bytes" bigint,
	"caption_bytes" bigint,
	"poster_bytes" bigint,
	"transcript" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "reel_key_unique" UNIQUE("key"),
	CONSTRAINT "reel_ready" CHECK ("reel"."state" <> 'ready' or "reel"."key" is not null)
);
--> statement-breakpoint
CREATE TABLE "reel_item" (
	"reel_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"clip_id" uuid,
	"card_text" text,
	"card_ms" integer,
	CONSTRAINT "reel_item_reel_id_position_pk" PRIMARY KEY("reel_id","position"),
	CONSTRAINT "reel_item_kind" CHECK (("reel_item"."clip_id" is null) = ("reel_item"."card_text" is not null) and ("reel_item"."card_text" is null) = ("reel_item"."card_ms" is null))
);
--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip" ADD CONSTRAINT "clip_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel" ADD CONSTRAINT "reel_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel" ADD CONSTRAINT "reel_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_item" ADD CONSTRAINT "reel_item_reel_id_reel_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reel"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel_item" ADD CONSTRAINT "reel_item_clip_id_clip_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clip"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_response" ON "clip" USING btree ("response_id","created_at");--> statement-breakpoint
CREATE INDEX "clip_study" ON "clip" USING btree ("study_id","created_at");--> statement-breakpoint
CREATE INDEX "reel_study" ON "reel" USING btree ("study_id","created_at");--> statement-breakpoint
CREATE INDEX "reel_item_clip" ON "reel_item" USING btree ("clip_id");
CREATE TABLE "turn_words" (
	"response_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"text" text NOT NULL,
	"by" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp (3) with time zone,
	CONSTRAINT "turn_words_response_id_seq_version_pk" PRIMARY KEY("response_id","seq","version")
);
--> statement-breakpoint
ALTER TABLE "turn_words" ADD CONSTRAINT "turn_words_author_id_user_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "turn_words" ADD CONSTRAINT "turn_words_response_id_seq_turn_response_id_seq_fk" FOREIGN KEY ("response_id","seq") REFERENCES "public"."turn"("response_id","seq") ON DELETE cascade ON UPDATE no action;
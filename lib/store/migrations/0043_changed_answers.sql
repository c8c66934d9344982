CREATE TABLE "changed_answer" (
	"response_id" uuid NOT NULL,
	"seq" integer NOT NULL,
	"version" integer NOT NULL,
	"answer" jsonb NOT NULL,
	"user_text" text NOT NULL,
	"replaced_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "changed_answer_response_id_seq_version_pk" PRIMARY KEY("response_id","seq","version")
);
--> statement-breakpoint
ALTER TABLE "changed_answer" ADD CONSTRAINT "changed_answer_response_id_seq_turn_response_id_seq_fk" FOREIGN KEY ("response_id","seq") REFERENCES "public"."turn"("response_id","seq") ON DELETE cascade ON UPDATE no action;
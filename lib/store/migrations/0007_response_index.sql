CREATE TABLE "response_facts" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"study_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"facts" bigint[] NOT NULL,
	"parameters" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "response_words" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"study_id" uuid NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "response_facts" ADD CONSTRAINT "response_facts_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "response_words" ADD CONSTRAINT "response_words_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "response_facts_study" ON "response_facts" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "response_facts_fact" ON "response_facts" USING gin ("facts");--> statement-breakpoint
CREATE INDEX "response_facts_parameter" ON "response_facts" USING gin ("parameters");--> statement-breakpoint
CREATE INDEX "response_words_word" ON "response_words" USING gin ("words");
CREATE TABLE "probe_claim" (
	"response_id" uuid PRIMARY KEY NOT NULL,
	"step_id" text NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "probe_claim" ADD CONSTRAINT "probe_claim_response_id_response_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."response"("id") ON DELETE cascade ON UPDATE no action;
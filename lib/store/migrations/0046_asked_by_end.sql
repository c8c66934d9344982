DROP INDEX "response_asked_open";--> statement-breakpoint
CREATE INDEX "response_asked_open" ON "response" USING btree ("study_id","end_reason") WHERE "response"."asked_open";
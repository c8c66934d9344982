CREATE INDEX "response_quality" ON "response" USING btree ("study_id",coalesce("quality_score", 0),"readable_id");--> statement-breakpoint
CREATE INDEX "response_duration" ON "response" USING btree ("study_id","active_ms","readable_id");--> statement-breakpoint
CREATE INDEX "response_analyzed" ON "response" USING btree ("study_id","readable_id") WHERE "response"."analyzed_at" is not null;
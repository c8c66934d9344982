ALTER TABLE "share_link" DROP CONSTRAINT "share_link_insight_id_insight_id_fk";
--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_insight_id_insight_id_fk" FOREIGN KEY ("insight_id") REFERENCES "public"."insight"("id") ON DELETE set null ON UPDATE no action;
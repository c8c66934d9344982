UPDATE "share_link" SET "reel_id" = NULL WHERE "reel_id" IS NOT NULL AND NOT EXISTS (SELECT 1 FROM "reel" WHERE "reel"."id" = "share_link"."reel_id");--> statement-breakpoint
ALTER TABLE "share_link" ADD COLUMN "clip_id" uuid;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_clip_id_clip_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clip"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "share_link" ADD CONSTRAINT "share_link_reel_id_reel_id_fk" FOREIGN KEY ("reel_id") REFERENCES "public"."reel"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "share_link_clip" ON "share_link" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "share_link_reel" ON "share_link" USING btree ("reel_id");
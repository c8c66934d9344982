ALTER TABLE "invitation" ADD COLUMN "token_hash" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_one_pending" ON "invitation" USING btree ("organization_id","email") WHERE "invitation"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "invitation" ADD CONSTRAINT "invitation_token_hash_unique" UNIQUE("token_hash");
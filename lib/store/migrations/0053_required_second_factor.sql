ALTER TABLE "member" ADD COLUMN "second_factor_exempt" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "organization" ADD COLUMN "require_second_factor" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "member_one_exempt" ON "member" USING btree ("organization_id") WHERE "member"."second_factor_exempt";
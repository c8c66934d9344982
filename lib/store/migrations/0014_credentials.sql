CREATE TABLE "password_guess" (
	"target" "bytea" PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"membership_id" uuid,
	"target_role" text,
	"issuer_membership_id" uuid,
	"mailed" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "password_link_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
ALTER TABLE "api_key" ADD COLUMN "left_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitation" ADD COLUMN "mailed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "vouched_by" uuid;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_membership_id_member_id_fk" FOREIGN KEY ("membership_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_link" ADD CONSTRAINT "password_link_issuer_membership_id_member_id_fk" FOREIGN KEY ("issuer_membership_id") REFERENCES "public"."member"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_guess_age" ON "password_guess" USING btree ("last_at");--> statement-breakpoint
ALTER TABLE "user" ADD CONSTRAINT "user_vouched_by_organization_id_fk" FOREIGN KEY ("vouched_by") REFERENCES "public"."organization"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
-- No address was verified before: accounts were made by links that were shown.
UPDATE "user" SET "email_verified" = false;--> statement-breakpoint
-- Keys whose user has left must not live again when they are invited.
UPDATE "api_key" SET "left_at" = now() WHERE NOT EXISTS (SELECT 1 FROM "member" WHERE "member"."organization_id" = "api_key"."organization_id" AND "member"."user_id" = "api_key"."user_id");--> statement-breakpoint
-- Who made these links is not known, so nobody can say what they are worth.
DELETE FROM "verification" WHERE "identifier" LIKE 'new-password:%';

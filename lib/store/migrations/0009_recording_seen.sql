ALTER TABLE "recording" ADD COLUMN "seen_bytes" bigint;--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "seen_at" timestamp (3) with time zone;
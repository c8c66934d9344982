CREATE TABLE "study_fill" (
	"what" text PRIMARY KEY NOT NULL,
	"up_to" uuid,
	"is_again" boolean DEFAULT false NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "reel_item" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "cited_passage" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "insight_author" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "insight_theme" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "recording_hearing" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "recording_part" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "annotation" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "changed_answer" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "turn" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "turn_words" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "looked_after" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "probe_claim" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "recording" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "recording_media" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "recording_speech" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "replaced_media" ADD COLUMN "study_id" uuid;--> statement-breakpoint
ALTER TABLE "rehearsal_walk" ADD COLUMN "study_id" uuid;--> statement-breakpoint
-- Processes of the version before insert without it for as long as they run.
create function study_of_row() returns trigger language plpgsql as $$
begin
  execute tg_argv[0] into new.study_id using new;
  return new;
end $$;
--> statement-breakpoint
do $$
declare
  of_response text := 'select study_id from response where id = ($1).response_id';
  of_recording text := 'select o.study_id from recording r join response o on o.id = r.response_id where r.id = ($1).recording_id';
  of_insight text := 'select study_id from insight where id = ($1).insight_id';
  name text;
  found_by text;
begin
  for name, found_by in values
    ('annotation', of_response), ('changed_answer', of_response), ('looked_after', of_response),
    ('probe_claim', of_response), ('recording', of_response), ('turn', of_response), ('turn_words', of_response),
    ('recording_hearing', of_recording), ('recording_media', of_recording), ('recording_part', of_recording),
    ('recording_speech', of_recording), ('replaced_media', of_recording),
    ('cited_passage', 'select coalesce(($1).report_id, (' || of_insight || '))'),
    ('insight_author', of_insight), ('insight_theme', of_insight),
    ('reel_item', 'select study_id from reel where id = ($1).reel_id'),
    ('rehearsal_walk', 'select study_id from rehearsal where id = ($1).rehearsal_id')
  loop
    execute format('create trigger %I before insert on %I for each row when (new.study_id is null)
      execute function study_of_row(%L)', name || '_study', name, found_by);
  end loop;
end $$;

-- No interview ends from here until all of this is committed, and none takes a place.
lock table response in share row exclusive mode;
--> statement-breakpoint
ALTER TABLE "quota_place" ADD COLUMN "is_complete" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
update quota_place p set is_complete = true from response r where r.id = p.response_id and r.progress = 'complete';
--> statement-breakpoint
CREATE INDEX "quota_place_under_way" ON "quota_place" USING btree ("study_id","response_id") WHERE not "quota_place"."is_complete";
--> statement-breakpoint
create function place_counts(p quota_place) returns text[] immutable language sql as $$
  select array['place:' || p.quota_id || case when p.is_complete then ':complete' else ':under_way' end]
$$;
--> statement-breakpoint
create function count_place() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_counts(new.study_id, '{}', place_counts(new));
  elsif tg_op = 'UPDATE' then
    perform note_counts(new.study_id, place_counts(old), place_counts(new));
  elsif exists (select from study where id = old.study_id) then
    perform note_counts(old.study_id, place_counts(old), '{}');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger place_counted after insert or update or delete on quota_place
  for each row execute function count_place();
--> statement-breakpoint
insert into study_count (study_id, key, count)
  select study_id, key, count(*) from (
    select p.study_id, unnest(place_counts(p)) as key from quota_place p) counted
   group by study_id, key;

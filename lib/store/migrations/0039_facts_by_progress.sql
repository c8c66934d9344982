-- No progress and no facts change from here until all of this is committed; locked in the order of an answer.
lock table response in share row exclusive mode;
--> statement-breakpoint
drop trigger facts_added on response_facts;
--> statement-breakpoint
drop trigger facts_changed on response_facts;
--> statement-breakpoint
ALTER TABLE "response_facts" ADD COLUMN "progress" text;
--> statement-breakpoint
update response_facts f set progress = r.progress from response r where r.id = f.response_id;
--> statement-breakpoint
ALTER TABLE "response_facts" ALTER COLUMN "progress" SET NOT NULL;
--> statement-breakpoint
drop function fact_counts(bigint[]);
--> statement-breakpoint
create function fact_counts(f response_facts) returns text[] immutable language sql as $$
  select array(select 'fact:' || fact || ':' || f.progress from unnest(f.facts) as fact)
$$;
--> statement-breakpoint
create or replace function count_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_counts(new.study_id, '{}', fact_counts(new));
  elsif tg_op = 'UPDATE' then
    perform note_counts(new.study_id, fact_counts(old), fact_counts(new));
  elsif exists (select from study where id = old.study_id) then
    perform note_counts(old.study_id, fact_counts(old), '{}');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger facts_added after insert or delete on response_facts
  for each row execute function count_facts();
--> statement-breakpoint
create trigger facts_changed after update on response_facts for each row
  when (old.facts is distinct from new.facts or old.progress is distinct from new.progress)
  execute function count_facts();
--> statement-breakpoint
-- An interview ends, and its facts with it.
create function keep_progress() returns trigger language plpgsql as $$
begin
  update response_facts set progress = new.progress where response_id = new.id;
  return null;
end $$;
--> statement-breakpoint
create trigger response_progressed after update of progress on response for each row
  when (old.progress is distinct from new.progress) execute function keep_progress();
--> statement-breakpoint
-- Facts were counted whatever the progress.
delete from study_count where key collate "C" >= 'fact:' and key collate "C" < 'fact;';
--> statement-breakpoint
update study_count_change
   set gained = array(select key from unnest(gained) as key where key not like 'fact:%'),
       lost = array(select key from unnest(lost) as key where key not like 'fact:%');
--> statement-breakpoint
insert into study_count (study_id, key, count)
  select study_id, key, count(*) from (
    select f.study_id, unnest(fact_counts(f)) as key from response_facts f join study s on s.id = f.study_id) counted
   group by study_id, key;

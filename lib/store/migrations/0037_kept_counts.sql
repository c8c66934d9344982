CREATE TABLE "study_count" (
	"study_id" uuid NOT NULL,
	"key" text collate "C" NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "study_count_study_id_key_pk" PRIMARY KEY("study_id","key")
);
--> statement-breakpoint
CREATE TABLE "study_count_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "study_count_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"study_id" uuid NOT NULL,
	"gained" text[] NOT NULL,
	"lost" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "study_count" ADD CONSTRAINT "study_count_study_id_study_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."study"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "study_count_change_study" ON "study_count_change" USING btree ("study_id");
--> statement-breakpoint
-- What a response is counted by. Each key once. A tag by its first spelling in this response; tags are alike whatever
-- their case. Longer tags than an index takes are not counted.
create function response_counts(r response) returns text[] stable language sql as $$
  select array['progress:' || r.progress,
               'started:' || lpad(floor(extract(epoch from r.created_at) / 900)::bigint::text, 8, '0')]
      || case when r.analyzed_at is null then '{}' else array['analyzed:'] end
      || case when r.progress <> 'complete' then '{}' else array['seconds:' || r.active_ms / 1000] end
      || case when r.progress <> 'complete' or r.quality_score is null then '{}'
              else array['quality:' || r.quality_score] end
      || case when r.end_reason is null then '{}'
              else array['outcome:' || r.end_reason || coalesce(':' || r.way_in, '')] end
      || array(select 'tag:' || min(shown.tag) from (
                 select tag from unnest(coalesce(r.theme_tags, r.tags)) as tag
                  where lower(tag) <> all (select lower(gone) from unnest(r.removed_tags) as gone)
                 union all
                 select tag from unnest(r.review_tags) as tag) as shown
                where octet_length(shown.tag) <= 1000
                group by lower(shown.tag))
$$;
--> statement-breakpoint
create function note_counts(study uuid, before text[], after text[]) returns void language plpgsql as $$
declare
  gained text[] := array(select unnest(after) except select unnest(before));
  lost text[] := array(select unnest(before) except select unnest(after));
begin
  if gained <> '{}' or lost <> '{}' then
    insert into study_count_change (study_id, gained, lost) values (study, gained, lost);
  end if;
end $$;
--> statement-breakpoint
create function count_response() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_counts(new.study_id, '{}', response_counts(new));
  elsif tg_op = 'UPDATE' then
    perform note_counts(new.study_id, response_counts(old), response_counts(new));
  -- With its study the counts go, too.
  elsif exists (select from study where id = old.study_id) then
    perform note_counts(old.study_id, response_counts(old), '{}');
  end if;
  return null;
end $$;
--> statement-breakpoint
create function fact_counts(facts bigint[]) returns text[] immutable language sql as $$
  select array(select 'fact:' || fact from unnest(facts) as fact)
$$;
--> statement-breakpoint
create function count_facts() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    perform note_counts(new.study_id, '{}', fact_counts(new.facts));
  elsif tg_op = 'UPDATE' then
    perform note_counts(new.study_id, fact_counts(old.facts), fact_counts(new.facts));
  elsif exists (select from study where id = old.study_id) then
    perform note_counts(old.study_id, fact_counts(old.facts), '{}');
  end if;
  return null;
end $$;
--> statement-breakpoint
create trigger response_added after insert or delete on response
  for each row execute function count_response();
--> statement-breakpoint
-- An answer changes nothing of this until it is the last one: it pays for the comparison alone.
create trigger response_changed after update on response for each row
  when (old.progress is distinct from new.progress
     or old.created_at is distinct from new.created_at
     or (old.analyzed_at is null) is distinct from (new.analyzed_at is null)
     or (new.progress = 'complete' and old.active_ms is distinct from new.active_ms)
     or old.quality_score is distinct from new.quality_score
     or old.end_reason is distinct from new.end_reason
     or old.way_in is distinct from new.way_in
     or old.tags is distinct from new.tags
     or old.theme_tags is distinct from new.theme_tags
     or old.removed_tags is distinct from new.removed_tags
     or old.review_tags is distinct from new.review_tags)
  execute function count_response();
--> statement-breakpoint
create trigger facts_added after insert or delete on response_facts
  for each row execute function count_facts();
--> statement-breakpoint
create trigger facts_changed after update on response_facts for each row
  when (old.facts is distinct from new.facts) execute function count_facts();
--> statement-breakpoint
-- What was there before. The triggers have locked both tables against changes until all of this is committed.
insert into study_count (study_id, key, count)
  select study_id, key, count(*) from (
    select r.study_id, unnest(response_counts(r)) as key from response r
    union all
    select f.study_id, unnest(fact_counts(f.facts)) from response_facts f join study s on s.id = f.study_id) counted
   group by study_id, key;

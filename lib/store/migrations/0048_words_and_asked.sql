-- No response changes from here until all of this is committed. First of all, and by no stronger lock: who changes one
-- writes its words afterwards, and who writes words reads it.
lock table response in share row exclusive mode;
--> statement-breakpoint
-- As before, and who was asked an open question.
create or replace function response_counts(r response) returns text[] stable language sql as $$
  select array['progress:' || r.progress,
               'started:' || lpad(floor(extract(epoch from r.created_at) / 900)::bigint::text, 8, '0') || ':' || r.progress]
      || case when r.analyzed_at is null then '{}' else array['analyzed:'] end
      || case when r.progress <> 'complete' then '{}'
              else array['seconds:' || r.active_ms / 1000,
                         'completed:' || lpad(floor(extract(epoch from r.ended_at) / 86400)::bigint::text, 5, '0')] end
      || case when r.progress <> 'complete' or r.quality_score is null then '{}'
              else array['quality:' || r.quality_score] end
      || case when r.end_reason is null then array['open:' || coalesce(r.way_in, '')]
              else array['outcome:' || r.end_reason || coalesce(':' || r.way_in, '')] end
      || case when not r.asked_open then '{}'
              else array['asked:' || case when r.end_reason is null then 'open' else 'ended' end] end
      || array(select 'tag:' || min(shown.tag) from (
                 select tag from unnest(coalesce(r.theme_tags, r.tags)) as tag
                  where lower(tag) <> all (select lower(gone) from unnest(r.removed_tags) as gone)
                 union all
                 select tag from unnest(r.review_tags) as tag) as shown
                where octet_length(shown.tag) <= 1000
                group by lower(shown.tag))
$$;
--> statement-breakpoint
create or replace trigger response_changed after update on response for each row
  when (old.progress is distinct from new.progress
     or old.created_at is distinct from new.created_at
     or old.ended_at is distinct from new.ended_at
     or (old.analyzed_at is null) is distinct from (new.analyzed_at is null)
     or (new.progress = 'complete' and old.active_ms is distinct from new.active_ms)
     or old.quality_score is distinct from new.quality_score
     or old.end_reason is distinct from new.end_reason
     or old.way_in is distinct from new.way_in
     or old.asked_open is distinct from new.asked_open
     or old.tags is distinct from new.tags
     or old.theme_tags is distinct from new.theme_tags
     or old.removed_tags is distinct from new.removed_tags
     or old.review_tags is distinct from new.review_tags)
  execute function count_response();
--> statement-breakpoint
insert into study_count (study_id, key, count)
  select r.study_id, 'asked:' || case when r.end_reason is null then 'open' else 'ended' end, count(*)
    from response r join study s on s.id = r.study_id
   where r.asked_open
   group by 1, 2;
--> statement-breakpoint
CREATE INDEX "response_words_of_study" ON "response_words" USING gin (("words" || array_to_tsvector(array["study_id"::text])));

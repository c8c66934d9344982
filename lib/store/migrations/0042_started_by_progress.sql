-- No response changes from here until all of this is committed.
lock table response in share row exclusive mode;
--> statement-breakpoint
-- As before, and the start with the progress.
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
      || array(select 'tag:' || min(shown.tag) from (
                 select tag from unnest(coalesce(r.theme_tags, r.tags)) as tag
                  where lower(tag) <> all (select lower(gone) from unnest(r.removed_tags) as gone)
                 union all
                 select tag from unnest(r.review_tags) as tag) as shown
                where octet_length(shown.tag) <= 1000
                group by lower(shown.tag))
$$;
--> statement-breakpoint
-- Starts were counted whatever the progress.
delete from study_count where key collate "C" >= 'started:' and key collate "C" < 'started;';
--> statement-breakpoint
update study_count_change
   set gained = array(select key from unnest(gained) as key where key not like 'started:%'),
       lost = array(select key from unnest(lost) as key where key not like 'started:%')
 where exists (select from unnest(gained || lost) as key where key like 'started:%');
--> statement-breakpoint
insert into study_count (study_id, key, count)
  select study_id, key, count(*) from (
    select r.study_id, unnest(response_counts(r)) as key from response r join study s on s.id = r.study_id) counted
   where key like 'started:%'
   group by study_id, key;

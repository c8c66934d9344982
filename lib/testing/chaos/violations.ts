import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as schema from '@/lib/store/schema';
import { verifyWallets } from '@/lib/store/verify-wallets';
import { studyProblems } from '../studies-of-rows';
import type { Journal } from './journal';

/** Contradictions in the database, in plain words. Nothing writes meanwhile. */
export async function violations(client: pg.Client, journal: Journal): Promise<string[]> {
  return [
    ...(await lostOrDoubled(client, journal)),
    ...(await unlaunched(client, journal)),
    ...(await inconsistent(client)),
    ...(await studyProblems(client)),
    ...(await verifyWallets(drizzle(client, { schema }))).differences.map(
      (difference) => `the ledger differs: ${JSON.stringify(difference)}`,
    ),
  ];
}

/** Every acknowledged answer exactly once, in order, with what it was before a change, and nothing else. */
async function lostOrDoubled(client: pg.Client, journal: Journal): Promise<string[]> {
  const { rows } = await client.query<{
    id: string;
    progress: string;
    stored: [number, string, string][];
    before: [number, number, string][];
  }>(
    `select r.id, r.progress,
            (select coalesce(json_agg(json_build_array(c.seq, c.version, c.answer ->> 'text') order by c.seq), '[]')
               from changed_answer c where c.response_id = r.id) as before,
            (select coalesce(json_agg(json_build_array(t.seq, t.step_id, t.answer ->> 'text') order by t.seq), '[]')
               from turn t where t.response_id = r.id) as stored
       from response r where r.id = any($1)`,
    [journal.interviews.map(({ responseId }) => responseId)],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return journal.interviews.flatMap(({ responseId, answers, ended }) => {
    const found = stored.get(responseId);
    if (!found) return [`interview ${responseId} is lost`];
    const told = JSON.stringify(answers.map(({ stepId, text }, seq) => [seq, stepId, text]));
    const kept = JSON.stringify(found.stored);
    const changed = answers.flatMap(({ before }, seq) => (before === undefined ? [] : [[seq, 1, before]]));
    const earlier = JSON.stringify(found.before);
    return [
      ...(JSON.stringify(changed) === earlier
        ? []
        : [`interview ${responseId}: before changes it kept ${earlier}`]),
      ...(told === kept ? [] : [`interview ${responseId}: told ${told}, kept ${kept}`]),
      ...(ended === (found.progress === 'complete') ? [] : [`interview ${responseId} is ${found.progress}`]),
    ];
  });
}

async function unlaunched(client: pg.Client, journal: Journal): Promise<string[]> {
  const { rows } = await client.query<{ id: string; status: string }>('select id, status from study');
  const status = new Map(rows.map((row) => [row.id, row.status]));
  return journal.studies.flatMap(({ id, launched }) => {
    const found = status.get(id);
    if (found === undefined) return [`study ${id} is lost`];
    return launched && found !== 'live' ? [`study ${id} was launched and is ${found}`] : [];
  });
}

/** Conditions that every row must meet, acknowledged or not. Each query returns the violations. */
const RULES: Record<string, string> = {
  'a study is live without exactly one launch hold, or has one and is not live': `
    select s.id, s.status, count(t.id) as holds from study s
      left join transfer t on t.study_id = s.id and t.reason = 'launch_hold'
      left join study_hold h on h.study_id = s.id
     group by s.id, h.study_id
    having (s.status = 'live') <> (count(t.id) = 1) or (count(t.id) = 1) <> (h.study_id is not null)`,
  'a live study does not show a published revision, or there is not exactly one to edit': `
    select s.id, s.status from study s left join revision live on live.id = s.live_revision_id
     where (s.status = 'live') <> (live.published_at is not null)
        or 1 <> (select count(*) from revision r where r.study_id = s.id and r.published_at is null)`,
  'readable ids are not whole, unique and counted': `
    select s.id, s.last_readable_id, s.response_total, count(r.id), max(r.readable_id) from study s
      left join response r on r.study_id = s.id group by s.id
    having count(r.id) <> s.response_total or count(distinct r.readable_id) <> count(r.id)
        or coalesce(max(r.readable_id), 0) > s.last_readable_id`,
  'complete responses are not counted': `
    select s.id, s.complete_count from study s
     where s.complete_count <> (select count(*) from response r where r.study_id = s.id and r.progress = 'complete')`,
  'a response has no share of the credits, or is not charged when complete': `
    select r.id, r.progress, h.state from response r left join share h on h.response_id = r.id
     where h.state is distinct from
          (case r.progress when 'complete' then 'charged' when 'screened_out' then 'released' else 'held' end)
        or (r.progress = 'complete') <> exists
             (select 1 from transfer t where t.response_id = r.id and t.reason = 'charge')`,
  'a stored document tells other answers than the turns': `
    select r.id from response r
     where json_array_length(r.doc::json -> 'answersArray')
        <> (select count(distinct t.answer_id) from turn t where t.response_id = r.id)`,
  'a study or a response has other events than became true of it': `
    select s.id::text, 'study.launched' from study s
     where (s.status <> 'draft') <> exists (select 1 from event e where e.study_id = s.id and e.type = 'study.launched')
    union all
    select r.id::text, array_to_string(e.types, ' ') from response r left join lateral
      (select array_agg(type order by seq) as types from event where response_id = r.id and type <> 'response.analyzed') e
        on true
     where e.types is distinct from case r.progress when 'complete'
             then array['response.started', 'response.completed']
           when 'screened_out' then array['response.started', 'response.screened_out'] else array['response.started'] end`,
  'turns are not numbered without gaps': `
    select response_id from turn group by response_id having count(*) <> max(seq) + 1`,
};

async function inconsistent(client: pg.Client): Promise<string[]> {
  const found: string[] = [];
  for (const [rule, query] of Object.entries(RULES)) {
    const { rows } = await client.query(query);
    if (rows.length > 0) found.push(`${rule}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}

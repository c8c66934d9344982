import { sql } from 'drizzle-orm';
import { BoundedMap } from '@/lib/domain/bounded-map';
import type { Fact } from '@/lib/domain/response/fact';
import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import { type Db, pool } from './database';
import { study, studyCount, studyCountChange } from './schema';

/**
 * What the responses of a study are counted by, as kept by the database's triggers (migrations 0037 to 0048).
 * `started` is the quarter of an hour since 1970, of eight figures, with the progress after a colon; `completed` (the
 * day since 1970 in UTC, of five figures), `seconds` (of active time, whole) and `quality` are of complete ones;
 * `outcome` has the way in after a colon, if there was one; `open` is the way in of those that have not ended;
 * `asked` is `open` or `ended`, of those who were asked an open question; `fact`
 * has the progress after a colon; `place` is a quota's, and after a colon `complete` or `under_way`; `analyzed` has no
 * name. Beside them, `changes:` is the number of changes that were added up.
 */
type CountKind =
  | 'progress'
  | 'started'
  | 'analyzed'
  | 'completed'
  | 'seconds'
  | 'quality'
  | 'outcome'
  | 'open'
  | 'asked'
  | 'place'
  | 'tag'
  | 'fact';

const PROGRESSES = ['complete', 'screened_out', 'in_progress'] as const;

/** A kind of counts, or those of it from a name on. */
interface WantedCounts {
  kind: CountKind;
  from?: string;
}

/** The counts of a study with a condition on `key`; what changed since they were last added up is added here. */
export const counted = (condition: string, studyId = '$1') => `
  select key, sum(count)::bigint as count from (
    select key, count from study_count where study_id = ${studyId} and ${condition}
    union all
    select key, 1 from study_count_change c, unnest(c.gained) as key where c.study_id = ${studyId} and ${condition}
    union all
    select key, -1 from study_count_change c, unnest(c.lost) as key where c.study_id = ${studyId} and ${condition}) each
   group by key having sum(count) > 0`;

/** Keys of a kind, or those of it from a name on; both as SQL. A semicolon comes after a colon. */
export const keysOf = (kind: CountKind, from = `'${kind}:'`) =>
  `key collate "C" >= ${from} and key collate "C" < '${kind};'`;

/**
 * The number of changes of a study's counts so far, as SQL: those that were added up and those that wait. It grows with
 * every change and by nothing else, so counts are the same as long as it is.
 */
export const countsRevision = (studyId = '$1') => `(
  coalesce((select count from study_count where study_id = ${studyId} and key = 'changes:'), 0)
  + (select count(*) from study_count_change where study_id = ${studyId}))`;

type KeptCounts = Record<string, ReadonlyMap<string, number>>;

/** What a process read, with the revision that it had: a median takes a count for each second. Some 100 kB at most. */
const known = new BoundedMap<string, { revision: string; counts: KeptCounts }>(60);

/** The counts of these kinds, by name, all of one moment; read again only once any of the study's counts has changed. */
export async function keptCounts<K extends CountKind>(
  studyId: string,
  wanted: readonly (WantedCounts & { kind: K })[],
): Promise<Record<K, ReadonlyMap<string, number>>> {
  const remembered = JSON.stringify([studyId, wanted]);
  const before = known.get(remembered);
  const ranges = wanted.map(
    (_, at) => `key collate "C" >= $${at * 2 + 3} and key collate "C" < $${at * 2 + 4}`,
  );
  const { rows } = await pool().query<{ key: string; count: string }>({
    name: `kept_counts_of_${wanted.length}`,
    text: `with now as materialized (select ${countsRevision()} as revision)
           select '' as key, revision as count from now
           union all
           select key, count from (${counted(`(${ranges.join(' or ')})`)}) every
            where (select revision from now) is distinct from $2::bigint`,
    values: [
      studyId,
      before?.revision ?? null,
      ...wanted.flatMap(({ kind, from = '' }) => [`${kind}:${from}`, `${kind};`]),
    ],
  });
  const revision = rows[0]?.count ?? '';
  if (before?.revision === revision) return before.counts as Record<K, ReadonlyMap<string, number>>;
  const counts = Object.fromEntries(wanted.map(({ kind }) => [kind, new Map<string, number>()])) as Record<
    K,
    Map<string, number>
  >;
  for (const { key, count } of rows) {
    if (key === '') continue;
    const colon = key.indexOf(':');
    counts[key.slice(0, colon) as K].set(key.slice(colon + 1), Number(count));
  }
  known.set(remembered, { revision, counts });
  return counts;
}

/** How many responses of a study have each of these facts, by progress. */
export async function keptFactCounts(
  studyId: string,
  facts: readonly Fact[],
): Promise<Record<ResponseProgress, Map<Fact, number>>> {
  const { rows } = await pool().query<{ key: string; count: string }>({
    text: counted('key = any($2::text[])'),
    values: [studyId, facts.flatMap((fact) => PROGRESSES.map((progress) => `fact:${fact}:${progress}`))],
  });
  const counts = { complete: new Map(), screened_out: new Map(), in_progress: new Map() };
  for (const { key, count } of rows) {
    const [, fact, progress] = key.split(':');
    counts[progress as ResponseProgress].set(Number(fact), Number(count));
  }
  return counts;
}

/** Those of several progresses together; of all, unless said. */
export function sumOf(
  counts: Record<ResponseProgress, Map<Fact, number>>,
  progresses: readonly ResponseProgress[] = PROGRESSES,
): Map<Fact, number> {
  const sum = new Map<Fact, number>();
  for (const progress of new Set(progresses)) {
    for (const [fact, count] of counts[progress]) sum.set(fact, (sum.get(fact) ?? 0) + count);
  }
  return sum;
}

/** How many responses of a study have each progress. */
export async function countByProgress(studyId: string): Promise<Record<ResponseProgress, number>> {
  const { progress } = await keptCounts(studyId, [{ kind: 'progress' }]);
  return progressCounts(progress);
}

export function progressCounts(counts: ReadonlyMap<string, number>): Record<ResponseProgress, number> {
  return {
    complete: counts.get('complete') ?? 0,
    screened_out: counts.get('screened_out') ?? 0,
    in_progress: counts.get('in_progress') ?? 0,
  };
}

/** The tags that a study's responses show, the most used first; each in the spelling that comes first. */
export async function keptTags(studyId: string, limit: number): Promise<{ text: string; count: number }[]> {
  const { rows } = await pool().query<{ text: string; count: string }>({
    text: `select min(tag) as text, sum(count) as count
             from (select substr(key, 5) collate "default" as tag, count
                     from (${counted(keysOf('tag'))}) tags) spelled
            group by lower(tag) order by sum(count) desc, min(tag) limit $2`,
    values: [studyId, limit],
  });
  return rows.map(({ text, count }) => ({ text, count: Number(count) }));
}

/** Changes of one statement: it takes a fraction of a second. */
const BATCH = 2_000;

/** Adds up to so many changes to the counts. `isAll`: none was left. */
export async function addUpChanges(db: Db): Promise<{ changes: number; isAll: boolean }> {
  const { rows } = await db.execute<{ taken: number; studyIds: string[] | null }>(sql`
    with taken as (
      delete from ${studyCountChange} where id in (
        select id from ${studyCountChange} order by id limit ${BATCH} for update skip locked)
      returning study_id, gained, lost),
    changed as (
      select study_id, key, sum(n) as n from (
        select study_id, unnest(gained) as key, 1 as n from taken
        union all
        select study_id, unnest(lost), -1 from taken) each
       group by study_id, key having sum(n) <> 0
      union all
      select study_id, 'changes:', count(*) from taken group by study_id),
    added as (
      insert into ${studyCount} (study_id, key, count)
      select changed.study_id, changed.key, changed.n from changed
       where exists (select from ${study} where ${study.id} = changed.study_id)
       order by changed.study_id, changed.key collate "C"
      on conflict (study_id, key) do update set count = ${studyCount.count} + excluded.count)
    select count(*)::int as taken, array_agg(distinct study_id) as "studyIds" from taken`);
  const { taken = 0, studyIds } = rows[0] ?? {};
  if (studyIds)
    await db.execute(sql`
      delete from ${studyCount} c using (
        select study_id, key from ${studyCount} where study_id = any(${sql.param(studyIds)}::uuid[]) and count = 0
           for update skip locked) none
       where c.study_id = none.study_id and c.key = none.key`);
  return { changes: taken, isAll: taken < BATCH };
}

import type pg from 'pg';
import type { TestStudy } from '@/lib/testing/journey';
import { surveyedStudy } from '@/lib/testing/surveyed';

/** Interviews that are held with the real handlers; the others are their copies. */
const HELD = 30;

/**
 * A study of every question type with this many responses: thirty real interviews (complete, screened out, left), analysed
 * and indexed, and copies of their rows with ids, times, durations, and one tag in three of their own.
 */
export async function clonedStudy(client: pg.Client, key: string, count: number): Promise<TestStudy> {
  const study = await surveyedStudy(key, HELD);
  const copies = Math.ceil(count / HELD) - 1;
  await client.query('create temp table copied (of uuid, id uuid, nth int, readable_id int)');
  await client.query(
    `insert into copied
     select r.id, gen_random_uuid(), n, (n * $3 + r.readable_id)
       from response r cross join generate_series(1, $2::int) n where r.study_id = $1 and n * $3 + r.readable_id <= $4`,
    [study.id, copies, HELD, count],
  );
  await client.query('create index on copied (of)');
  const columns = async (table: string) => {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute
        where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity = ''
        order by attnum`,
      [table],
    );
    return rows.map(({ name }) => name);
  };
  const copy = async (table: string, key: string, own: Record<string, string>) => {
    const names = await columns(table);
    const values = names.map((name) => own[name] ?? `t."${name}"`);
    await client.query(
      `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')})
       select ${values.join(', ')} from ${table} t join copied c on c.of = t.${key} order by c.readable_id`,
    );
  };
  const earlier = (column: string) => `t.${column} - make_interval(mins => c.nth * 7)`;
  await copy('response', 'id', {
    id: 'c.id',
    readable_id: 'c.readable_id',
    token_hash: 'sha256(c.id::text::bytea)',
    tagline: `t.tagline || ' ' || c.nth`,
    created_at: earlier('created_at'),
    updated_at: earlier('updated_at'),
    last_answer_at: earlier('last_answer_at'),
    ended_at: earlier('ended_at'),
    analyzed_at: earlier('analyzed_at'),
    active_ms: '60000 + (c.readable_id * 7919::bigint) % 1500000',
    quality_score: 'case when t.quality_score is null then null else 1 + (c.readable_id % 41) / 10.0 end',
    review_tags: `case when c.nth % 3 = 0 then array['topic ' || c.readable_id % 300] else t.review_tags end`,
  });
  await copy('turn', 'response_id', { response_id: 'c.id', answer_id: 'gen_random_uuid()' });
  await copy('response_facts', 'response_id', { response_id: 'c.id' });
  await copy('response_words', 'response_id', { response_id: 'c.id' });
  await client.query(
    `update study set last_readable_id = $2, response_total = $2,
            complete_count = (select count(*) from response where study_id = $1 and progress = 'complete')
      where id = $1`,
    [study.id, count],
  );
  await client.query('drop table copied');
  return study;
}

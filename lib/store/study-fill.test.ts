import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { migrationsFolder } from '@/lib/server/migrate';
import { testDatabase } from '@/lib/testing/database';
import { answered, launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { openGuide } from '@/lib/testing/seeded-study';
import { withStudyTriggers } from '@/lib/testing/studies-of-rows';
import { newOrganization } from '@/lib/testing/world';
import { database, pool } from './database';
import { fillSomeStudies, lackStudies, readStudyFill } from './study-fill';

testDatabase();

const TABLES = [
  ...['annotation', 'changed_answer', 'cited_passage', 'insight_author', 'insight_theme', 'looked_after'],
  ...[
    'probe_claim',
    'recording',
    'recording_hearing',
    'recording_media',
    'recording_part',
    'recording_speech',
  ],
  ...['reel_item', 'rehearsal_walk', 'replaced_media', 'turn', 'turn_words'],
];

/** An interview, and beside its turns a row or two in each of the tables, inserted as before they had a `study_id`. */
async function olderInterview(): Promise<{ studyId: string; responseId: string }> {
  const { key, organizationId, userId } = await newOrganization();
  const { id: studyId, linkId } = await launchedStudy(key, openGuide(3));
  const interview = await startedInterview(linkId);
  const { responseId } = interview;
  await answered(interview, plainAnswer);
  const [recording, insight, theme, reel, rehearsal] = Array.from({ length: 5 }, () => randomUUID());
  const { rows } = await pool().query(`select revision_id from response where id = $1`, [responseId]);
  const older = [
    `insert into annotation (organization_id, response_id, body) values ('${organizationId}', '${responseId}', 'x')`,
    `insert into changed_answer (response_id, seq, version, answer, user_text, replaced_at)
       values ('${responseId}', 0, 1, '{"text": "x"}', 'x', now())`,
    `insert into looked_after (response_id, user_id) values ('${responseId}', '${userId}')`,
    `insert into probe_claim (response_id, step_id, until) values ('${responseId}', 'x', now())`,
    `insert into turn_words (response_id, seq, version, text, by) values ('${responseId}', 0, 1, 'x', 'transcriber')`,
    `insert into recording (id, response_id, step_id, kind, filename, declared_type, max_bytes)
       values ('${recording}', '${responseId}', 'x', 'audio', 'x', 'audio/webm', 1)`,
    `insert into recording_hearing (recording_id) values ('${recording}')`,
    `insert into recording_part (recording_id, seq, start_ms, end_ms, text) values ('${recording}', 0, 0, 1, 'x')`,
    `insert into recording_media (recording_id, key, duration_ms) values ('${recording}', '${recording}', 1)`,
    `insert into recording_speech (recording_id, state) values ('${recording}', 'waiting')`,
    `insert into replaced_media (key, recording_id, replaced_at) values ('old ${recording}', '${recording}', now())`,
    `insert into insight (id, organization_id, study_id, title, text)
       values ('${insight}', '${organizationId}', '${studyId}', 'x', 'x')`,
    `insert into insight_author (insight_id, user_id, position) values ('${insight}', '${userId}', 0)`,
    `insert into theme (id, organization_id, study_id, name, rule, status, origin, rule_version)
       values ('${theme}', '${organizationId}', '${studyId}', 'x', 'x', 'accepted', 'person', 1)`,
    `insert into insight_theme (insight_id, theme_id, position) values ('${insight}', '${theme}', 0)`,
    `insert into report (study_id, organization_id, title, standfirst, blocks)
       values ('${studyId}', '${organizationId}', 'x', 'x', '[]')`,
    `insert into cited_passage (insight_id, position, response_id, seq) values ('${insight}', 0, '${responseId}', 0)`,
    `insert into cited_passage (report_id, position, block_id, seq) values ('${studyId}', 0, 'x', 0)`,
    `insert into reel (id, organization_id, study_id, title, captions, hide)
       values ('${reel}', '${organizationId}', '${studyId}', 'x', 'off', '{}')`,
    `insert into reel_item (reel_id, position, card_text, card_ms) values ('${reel}', 0, 'x', 1)`,
    `insert into rehearsal (id, organization_id, study_id, revision_id)
       values ('${rehearsal}', '${organizationId}', '${studyId}', '${rows[0].revision_id}')`,
    `insert into rehearsal_walk (rehearsal_id, number, walk) values ('${rehearsal}', 0, '{}')`,
  ];
  for (const statement of older) await pool().query(statement);
  await pool().query('update turn set study_id = null where response_id = $1', [responseId]);
  return { studyId, responseId };
}

/** How many rows lack their study, by table. */
async function lacking(): Promise<Record<string, number>> {
  const counts = TABLES.map(
    (table) => `select '${table}' as name, count(*)::int as n from ${table} where study_id is null`,
  );
  const { rows } = await pool().query<{ name: string; n: number }>(counts.join(' union all '));
  return Object.fromEntries(rows.flatMap(({ name, n }) => (n > 0 ? [[name, n]] : [])));
}

async function fillAll(limits: { responses?: number } = {}): Promise<number> {
  for (let times = 1; times < 100; times += 1)
    if ((await fillSomeStudies(database(), limits)) === 'done') return times;
  throw new Error('it never ends');
}

/** That rows have the right study is looked at when the tests of this file are over, as in all others. */
describe('P5: rows from before they had a study', () => {
  beforeAll(async () => {
    for (let nth = 0; nth < 4; nth += 1) await olderInterview();
  });

  it('in each of the tables get theirs, some at a time, whoever goes on with it', async () => {
    expect(Object.keys(await lacking()).sort()).toEqual([...TABLES].sort());
    expect(await readStudyFill(database())).toBeUndefined();
    expect(await lackStudies(database())).toBe(true);
    expect(await fillSomeStudies(database(), { responses: 2 })).toBe('more');
    expect(await readStudyFill(database())).toMatchObject({ isDone: false, percent: 0 });
    // First what hangs on no response, then of two responses each time.
    expect(await lacking()).toMatchObject({ turn: 12, recording: 4 });
    expect(await lacking()).not.toHaveProperty('reel_item');
    await fillSomeStudies(database(), { responses: 2 });
    expect(await lacking()).toMatchObject({ turn: 6, recording: 2, recording_part: 2 });
    expect((await readStudyFill(database()))?.percent).toBeGreaterThan(0);
    const both = await Promise.all([1, 2].map(() => fillSomeStudies(database(), { responses: 2 })));
    expect(both.sort()).toEqual(['busy', 'more']);
    await fillAll();
    expect(await lacking()).toEqual({});
    expect(await readStudyFill(database())).toMatchObject({ isDone: true, percent: 100 });
    expect(await lackStudies(database())).toBe(false);
    expect(await fillSomeStudies(database())).toBe('done');
  });

  it('wait for whoever is at them, without keeping anybody waiting', async () => {
    await pool().query('delete from study_fill');
    const { responseId } = await olderInterview();
    const client = await pool().connect();
    try {
      await client.query('begin');
      await client.query('select from turn where response_id = $1 and seq = 1 for no key update', [
        responseId,
      ]);
      for (let round = 0; round < 8; round += 1) expect(await fillSomeStudies(database())).toBe('more');
      expect(await lacking()).toEqual({ turn: 1 });
    } finally {
      await client.query('rollback');
      client.release();
    }
    await fillAll();
    expect(await lacking()).toEqual({});
  });

  it('get it at once where a process of the version before still inserts them', async () => {
    await withStudyTriggers(pool(), 'enable');
    await olderInterview();
    await withStudyTriggers(pool(), 'disable');
    expect(await lacking()).toEqual({ turn: 3 });
    await pool().query('delete from study_fill');
    await fillAll();
  });

  it('come from a database that had no such columns when its rows were written', async () => {
    await pool().query('drop function study_of_row() cascade; drop table study_fill');
    for (const table of TABLES) await pool().query(`alter table ${table} drop column study_id`);
    const migration = readFileSync(path.join(migrationsFolder(), '0047_study_of_rows.sql'), 'utf8');
    for (const statement of migration.split('--> statement-breakpoint')) await pool().query(statement);
    expect(Object.keys(await lacking()).sort()).toEqual([...TABLES].sort());
    const { studyId } = await olderInterview();
    const { rows } = await pool().query('select distinct study_id from recording_part');
    expect(rows.map(({ study_id }) => study_id).sort()).toEqual([studyId, null]);
    await fillAll({ responses: 1 });
    expect(await lacking()).toEqual({});
  });
});

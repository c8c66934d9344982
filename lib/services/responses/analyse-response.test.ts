import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { GET as legacyListRoute } from '@/app/api/public/responses/[linkId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { normalised } from '@/lib/domain/analysis/saying';
import type { Guide } from '@/lib/domain/guide/guide';
import { database, pool } from '@/lib/store/database';
import { response } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, type Step, startedInterview } from '@/lib/testing/journey';
import { startModelServer } from '@/lib/testing/model-server';
import { runJobs } from '@/lib/testing/run-jobs';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import { ResponseListItemShape } from '@/lib/wire/v1/response-list-item';
import { analyseResponse } from './analyse-response';
import { enqueueAnalysis } from './enqueue-analysis';

testDatabase();

const twoOpen = (): Guide => [
  flat([
    open({ text: 'How was your last journey?', followUp: 'none' }),
    open({ text: 'What would you change?', followUp: 'none' }),
  ]),
];

/** An interview with these answers, one after the other. */
async function answeredInterview(linkId: string, ...texts: string[]): Promise<string> {
  const interview = await startedInterview(linkId);
  const left = [...texts];
  await answered(interview, (step: Step) =>
    step.question?.type === 'open_ended' ? { text: left.shift() ?? 'Nothing' } : plainAnswer(step),
  );
  return interview.responseId;
}

const list = async (key: string, linkId: string, query: Record<string, string> = {}) =>
  (await call(listRoute, { key, params: { linkId }, query })).body;
const legacyList = async (key: string, linkId: string, query: Record<string, string> = {}) =>
  (await call(legacyListRoute, { key, params: { linkId }, query })).body;

interface QueuedJob {
  attempts: number;
  max_attempts: number;
  last_error: string | null;
}
async function jobOf(responseId: string): Promise<QueuedJob | undefined> {
  const { rows } = await pool().query<QueuedJob>('select * from graphile_worker.jobs where key = $1', [
    `analyse:${responseId}`,
  ]);
  return rows[0];
}

describe('before and after the analysis', () => {
  it('E2: the list shows nulls and no score before, and everything after', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const id = await answeredInterview(
      study.linkId,
      'The 8:15 to Leeds was cancelled.',
      'More staff on the platform.',
    );
    const [before] = await list(key, study.linkId);
    expect(before).toMatchObject({ shortTranscript: null, tagline: null, otherRemarks: '', personas: '' });
    expect([before.bulletSummary, before.tags, before.shortAssistantMessages]).toEqual([[], [], []]);
    expect(before).not.toHaveProperty('qualityScore');
    expect(before.answers).not.toHaveProperty('Summary');
    expect(await analyseResponse(database(), id)).toBe('analysed');
    const [after] = await list(key, study.linkId);
    expect(ResponseListItemShape.parse(after)).toEqual(after);
    expect(after).toMatchObject({
      tagline: 'The 8:15 to Leeds was cancelled',
      bulletSummary: ['The 8:15 to Leeds was cancelled.', 'More staff on the platform.'],
      shortTranscript:
        'Q: How was your last journey?\nA: The 8:15 to Leeds was cancelled.\nQ: What would you change?\nA: More staff on the platform.',
      shortAssistantMessages: ['How was your last journey?', 'What would you change?'],
    });
    expect(after.qualityScore).toBeGreaterThan(2);
    expect(after.qualityScore).toBeLessThanOrEqual(5);
    expect(after.answers.Summary).toContain('“The 8:15 to Leeds was cancelled.”');
  });

  it('E1: includeInProgress=false shows a response once it is analysed, and not before', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const id = await answeredInterview(study.linkId, 'Good', 'Nothing');
    expect(await list(key, study.linkId, { includeInProgress: 'false' })).toEqual([]);
    expect(await legacyList(key, study.linkId, { include_in_progress: 'false' })).toEqual([]);
    await analyseResponse(database(), id);
    expect(await list(key, study.linkId, { includeInProgress: 'false' })).toHaveLength(1);
    expect(await legacyList(key, study.linkId, { include_in_progress: 'false' })).toHaveLength(1);
  });

  it('E3: updatedAt moves on strictly, and a reader who asks for what is new since then sees it', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const id = await answeredInterview(study.linkId, 'The coffee was cold.', 'Nothing');
    const [before] = await list(key, study.linkId);
    // With a clock that stands still, or was set back, the time moves on all the same.
    await database()
      .update(response)
      .set({ updatedAt: new Date(Date.now() + 3_600_000) })
      .where(eq(response.id, id));
    await analyseResponse(database(), id);
    const [after] = await list(key, study.linkId);
    expect(Date.parse(after.updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt) + 3_000_000);
    expect(await list(key, study.linkId, { updatedSince: after.updatedAt })).toHaveLength(1);
    const later = new Date(Date.parse(after.updatedAt) + 1).toISOString();
    expect(await list(key, study.linkId, { updatedSince: later })).toEqual([]);
  });

  it('E5: legacy goes by the time of the analysis, strictly, and has score and summary only then', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const id = await answeredInterview(study.linkId, 'The coffee was cold.', 'Warm coffee');
    const [before] = await legacyList(key, study.linkId);
    expect(before).toMatchObject({ tagline: '', short_transcript: null, bullet_summary: [], tags: [] });
    expect(before).not.toHaveProperty('quality_score');
    expect(before).not.toHaveProperty('summary');
    expect(before.answers).not.toHaveProperty('Summary');
    await analyseResponse(database(), id);
    const [after] = await legacyList(key, study.linkId, { updated_since: before.updated_at });
    expect(after.quality_score).toBeGreaterThanOrEqual(1);
    expect(after.summary).toBe(after.answers.Summary);
    expect(after.summary).not.toBe('');
    const [row] = await database().select().from(response).where(eq(response.id, id));
    expect(after.updated_at).toBe(row?.analyzedAt?.toISOString());
    expect(await legacyList(key, study.linkId, { updated_since: after.updated_at })).toEqual([]);
  });

  it('E2: a screened-out response is analysed by the answer that ends it, without a job', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, wholeGuide());
    const interview = await startedInterview(study.linkId);
    await answered(interview, (step: Step) => ({ optionIds: [step.question.options[1].id] }));
    const [item] = await list(key, study.linkId, { includeInProgress: 'false' });
    expect(item).toMatchObject({ progress: 'screened_out', tagline: 'No', bulletSummary: [] });
    expect(item.personas).toBe('');
    // L6: a response without words has no quality.
    expect(item).not.toHaveProperty('qualityScore');
    expect(await jobOf(interview.responseId)).toBeUndefined();
    expect(await analyseResponse(database(), interview.responseId)).toBe('already analysed');
  });
});

it('L1: the operator’s model analyses, its tokens count, and only what holds is stored', async () => {
  const { key, organizationId } = await newOrganization();
  const study = await launchedStudy(key, twoOpen());
  const server = await startModelServer();
  const id = await answeredInterview(study.linkId, 'The coffee was not warm.', 'More staff on the platform.');
  server.asked.length = 0;
  server.analysis = 'reversing';
  await analyseResponse(database(), id);
  server.stop();
  expect(server.asked.length).toBeGreaterThan(0);
  const [item] = await list(key, study.linkId);
  expect(item.bulletSummary).toContain('The coffee was not warm.');
  expect(JSON.stringify(item)).not.toContain('The coffee was warm');
  const { rows } = await pool().query('select calls from model_usage where organization_id = $1', [
    organizationId,
  ]);
  expect(rows.length).toBeGreaterThan(0);
}, 30_000);

describe('the job', () => {
  it('is there when an interview has ended and not before, runs, and does nothing the second time', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, wholeGuide());
    const interview = await startedInterview(study.linkId);
    expect(await analyseResponse(database(), interview.responseId)).toBe('under way');
    expect(await jobOf(interview.responseId)).toBeUndefined();
    await answered(interview, plainAnswer);
    expect(await jobOf(interview.responseId)).toMatchObject({ attempts: 0, max_attempts: 8 });
    await runJobs();
    expect(await jobOf(interview.responseId)).toBeUndefined();
    const [item] = await list(key, study.linkId);
    expect(item.qualityScore).toBeGreaterThanOrEqual(1);
    await enqueueAnalysis(database(), interview.responseId);
    await runJobs();
    expect(await list(key, study.linkId)).toEqual([item]);
  });

  it('is not there when the transaction that ends the interview fails', async () => {
    const id = 'a3b9a7a0-0000-4000-8000-000000000001';
    const failing = database().transaction(async (tx) => {
      await enqueueAnalysis(tx, id);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await jobOf(id)).toBeUndefined();
  });

  it('passes over a response that was deleted meanwhile', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const id = await answeredInterview(study.linkId, 'Good', 'Nothing');
    await database().delete(response).where(eq(response.id, id));
    expect(await analyseResponse(database(), id)).toBe('gone');
    await runJobs();
    expect(await jobOf(id)).toBeUndefined();
  });

  it('is set aside after its last attempt, is seen with its error, and holds up no other one', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const poison = await answeredInterview(study.linkId, 'Good', 'Nothing');
    const good = await answeredInterview(study.linkId, 'The coffee was cold.', 'Nothing');
    // The database refuses to store the result, now and always.
    await pool().query(
      `alter table response add constraint poison check (id <> '${poison}' or analyzed_at is null)`,
    );
    try {
      for (let attempt = 1; attempt <= 9; attempt += 1) {
        await runJobs();
        await pool().query(`update graphile_worker._private_jobs set run_at = now() where key = $1`, [
          `analyse:${poison}`,
        ]);
      }
    } finally {
      await pool().query('alter table response drop constraint poison');
    }
    const job = await jobOf(poison);
    expect(job).toMatchObject({ attempts: 8, max_attempts: 8 });
    expect(job?.last_error).toContain('violates check constraint "poison"');
    // The participant's words must not be in the queue or its log.
    expect(job?.last_error).not.toContain('Q: How was');
    expect(await analyseResponse(database(), good)).toBe('already analysed');
    // Enqueued again, it starts with all its attempts.
    await enqueueAnalysis(database(), poison);
    await runJobs();
    expect(await analyseResponse(database(), poison)).toBe('already analysed');
  });
});

describe('taglines of a study', () => {
  it('are all different over 50 interviews, also where participants said the same, and at the same time', async () => {
    const { key } = await newOrganization();
    const study = await launchedStudy(key, twoOpen());
    const said: [string, string][] = [
      ['It was fine, but crowded. I stood all the way to York.', 'More carriages in the morning.'],
      ['it was FINE, but crowded. I stood all the way to York', 'Nothing'],
      ['Good', 'Nothing'],
      ['👍', '👍'],
      ['The 8:15 was cancelled.', 'Announcements on the platform.'],
    ];
    const ids: string[] = [];
    for (let n = 0; n < 50; n += 1)
      ids.push(await answeredInterview(study.linkId, ...said[n % said.length]!));
    for (let from = 0; from < ids.length; from += 5) {
      await Promise.all(ids.slice(from, from + 5).map((id) => analyseResponse(database(), id)));
    }
    const items: { tagline: string; readableId: number; answersArray: { answer: string }[] }[] = await list(
      key,
      study.linkId,
    );
    expect(new Set(items.map(({ tagline }) => normalised(tagline))).size).toBe(50);
    for (const { tagline, readableId, answersArray } of items) {
      const words = normalised(answersArray.map(({ answer }) => answer).join(' '));
      expect(words).toContain(normalised(tagline.replace(` (${readableId})`, '')));
    }
  });

  it('of other studies do not count', async () => {
    const { key } = await newOrganization();
    const taglines = [];
    for (const _ of [1, 2]) {
      const study = await launchedStudy(key, twoOpen());
      await analyseResponse(
        database(),
        await answeredInterview(study.linkId, 'The coffee was cold.', 'Nothing'),
      );
      taglines.push((await list(key, study.linkId))[0].tagline);
    }
    expect(taglines).toEqual(['The coffee was cold', 'The coffee was cold']);
  });
});

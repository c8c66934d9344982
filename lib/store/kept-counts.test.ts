import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, count, eq, ne, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { DELETE as deleteRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { PATCH as changeTagsRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/tags/route';
import { POST as tagRoute } from '@/app/api/public/v1/studies/[studyId]/responses/tags/route';
import { GET as resultsRoute } from '@/app/api/public/v1/studies/[studyId]/results/route';
import { DELETE as deleteStudyRoute } from '@/app/api/public/v1/studies/[studyId]/route';
import { type OutcomeCount, outcomeRows } from '@/lib/domain/fieldwork/board';
import { isIdle } from '@/lib/domain/interview/idle';
import { seededRandom } from '@/lib/domain/interview/seeded-random';
import type { ResponseProgress } from '@/lib/domain/response/listed-response';
import { shownTags } from '@/lib/domain/response/shown-tags';
import { migrationsFolder } from '@/lib/server/migrate';
import { addUpCounts } from '@/lib/services/responses/add-up-counts';
import { analyseResponse } from '@/lib/services/responses/analyse-response';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database } from '@/lib/store/database';
import { quotaPlace, response, responseFacts, studyCount, studyCountChange } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { selected } from '@/lib/testing/guide-parts';
import {
  answered,
  launchedStudy,
  plainAnswer,
  type Step,
  startedInterview,
  type TestInterview,
  type TestStudy,
} from '@/lib/testing/journey';
import { rounds } from '@/lib/testing/rounds';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import type { StudyResultsV1 } from '@/lib/wire/v1/study-results';
import { countOutcomes } from './fieldwork';
import { keptCounts, keptFactCounts, keptTags, sumOf } from './kept-counts';
import { countFound } from './response-search';

testDatabase();

const KINDS = [
  'progress',
  'started',
  'analyzed',
  'completed',
  'seconds',
  'quality',
  'outcome',
  'open',
  'asked',
  'fact',
  'place',
] as const;
const TAGS = ['price', 'Price', 'PRICE', 'Zürich', 'zürich', 'long wait', 'x'.repeat(80)];

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);

let key: string;
beforeAll(async () => {
  ({ key } = await newOrganization());
});

/** Counts every response of a study anew, one by one. */
async function recounted(studyId: string) {
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, new Map<string, number>()])) as Record<
    (typeof KINDS)[number],
    Map<string, number>
  >;
  const add = (kind: (typeof KINDS)[number], name: string | number) =>
    counts[kind].set(`${name}`, (counts[kind].get(`${name}`) ?? 0) + 1);
  const tags = new Map<string, { spellings: Set<string>; count: number }>();
  for (const row of await database().select().from(response).where(eq(response.studyId, studyId))) {
    add('progress', row.progress);
    const quarter = `${Math.floor(row.createdAt.getTime() / 900_000)}`.padStart(8, '0');
    add('started', `${quarter}:${row.progress}`);
    if (row.analyzedAt) add('analyzed', '');
    if (row.progress === 'complete') {
      add('seconds', Math.floor(row.activeMs / 1_000));
      add('completed', `${Math.floor(row.endedAt!.getTime() / 86_400_000)}`.padStart(5, '0'));
      if (row.qualityScore !== null) add('quality', row.qualityScore);
    }
    if (row.endReason) add('outcome', row.wayIn ? `${row.endReason}:${row.wayIn}` : row.endReason);
    else add('open', row.wayIn ?? '');
    if (row.askedOpen) add('asked', row.endReason ? 'ended' : 'open');
    for (const tag of shownTags(row)) {
      const kept = tags.get(tag.toLowerCase()) ?? { spellings: new Set(), count: 0 };
      kept.spellings.add(tag);
      tags.set(tag.toLowerCase(), { ...kept, count: kept.count + 1 });
    }
  }
  const [stale] = await database()
    .select({ count: count() })
    .from(responseFacts)
    .innerJoin(response, eq(response.id, responseFacts.responseId))
    .where(and(eq(response.studyId, studyId), ne(response.progress, responseFacts.progress)));
  expect(stale?.count).toBe(0);
  const places = await database()
    .select({ quotaId: quotaPlace.quotaId, progress: response.progress })
    .from(quotaPlace)
    .innerJoin(response, eq(response.id, quotaPlace.responseId))
    .where(eq(quotaPlace.studyId, studyId));
  for (const { quotaId, progress } of places)
    add('place', `${quotaId}:${progress === 'complete' ? 'complete' : 'under_way'}`);
  const indexed = await database().select().from(responseFacts).where(eq(responseFacts.studyId, studyId));
  for (const { facts, progress } of indexed) for (const fact of facts) add('fact', `${fact}:${progress}`);
  return { counts, tags };
}

/** The board's counts by looking at every response. */
async function outcomesAnew(studyId: string): Promise<OutcomeCount[]> {
  const counts = new Map<string, OutcomeCount>();
  for (const row of await database().select().from(response).where(eq(response.studyId, studyId))) {
    const outcome = row.endReason ?? (isIdle(row, new Date()) ? 'left' : 'under_way');
    const known = counts.get(`${outcome} ${row.wayIn}`);
    counts.set(`${outcome} ${row.wayIn}`, { outcome, way: row.wayIn, count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()];
}

/** What results say with this filter, and with one that finds the same and is made anew each time. */
async function resultsTwice(studyId: string, filter: object): Promise<[StudyResultsV1, StudyResultsV1]> {
  const resultsOf = async (wanted: object): Promise<StudyResultsV1> => {
    const query = { filter: JSON.stringify(wanted) };
    const { status, body } = await call(resultsRoute, { key, params: { studyId }, query });
    expect(status, JSON.stringify(body)).toBe(200);
    return body;
  };
  return [await resultsOf(filter), await resultsOf({ ...filter, createdFrom: '1970-01-01T00:00:00Z' })];
}

/** Tags of the whole study are listed by one spelling each, those of a part of it as they are spelled. */
function withoutTags({ questions, ...results }: StudyResultsV1) {
  return {
    ...results,
    questions: questions.map(({ parts, ...question }) => ({
      ...question,
      parts: parts.map(({ tags: _, ...part }) => part),
    })),
  };
}

async function expectResultsExact(studyId: string): Promise<void> {
  for (const filter of [{}, { progress: ['complete'] }]) {
    const [remembered, anew] = await resultsTwice(studyId, filter);
    expect(withoutTags(remembered)).toEqual(withoutTags(anew));
    const [answered] = remembered.questions.flatMap(({ parts }) =>
      parts.flatMap(({ count, options }) => (count > 0 ? options : [])),
    );
    if (!answered) continue;
    const [chosen, chosenAnew] = await resultsTwice(studyId, { ...filter, answers: [answered.filter] });
    expect(chosen).toEqual(chosenAnew);
  }
}

async function expectExact(studyId: string): Promise<void> {
  await expectResultsExact(studyId);
  const { counts, tags } = await recounted(studyId);
  expect(outcomeRows(await countOutcomes(studyId))).toEqual(outcomeRows(await outcomesAnew(studyId)));
  expect(
    await keptCounts(
      studyId,
      KINDS.map((kind) => ({ kind })),
    ),
  ).toEqual(counts);
  const byProgress = { complete: new Map(), screened_out: new Map(), in_progress: new Map() };
  const whole = new Map<number, number>();
  for (const [name, count] of counts.fact) {
    const [fact, progress] = name.split(':');
    byProgress[progress as ResponseProgress].set(Number(fact), count);
    whole.set(Number(fact), (whole.get(Number(fact)) ?? 0) + count);
  }
  const kept = await keptFactCounts(studyId, [...whole.keys(), 1]);
  expect(kept).toEqual(byProgress);
  expect(sumOf(kept)).toEqual(whole);
  const [known = 1] = whole.keys();
  const sought = { studyId, factGroups: [[known]], parameters: [] };
  expect(await countFound(sought)).toBe(whole.get(known) ?? 0);
  expect(await countFound({ ...sought, progress: ['complete'] })).toBe(byProgress.complete.get(known) ?? 0);
  const shown = await keptTags(studyId, 500);
  expect(new Map(shown.map(({ text, count }) => [text.toLowerCase(), count]))).toEqual(
    new Map([...tags].map(([lower, { count }]) => [lower, count])),
  );
  for (const { text } of shown) expect([...(tags.get(text.toLowerCase())?.spellings ?? [])]).toContain(text);
  expect(shown.map(({ count }) => count)).toEqual(shown.map(({ count }) => count).sort((a, b) => b - a));
}

/** Quotas of this size, which those who choose them at random fill. */
async function setQuotas(study: TestStudy, limit: number): Promise<void> {
  const quotas = [
    { name: 'With luggage', limit, when: selected('luggage', ['suitcase', 'bicycle']) },
    { name: 'Travelled', limit: 100, when: selected('travelled', ['yes']) },
  ];
  const { status } = await patchStudy(key, study.id, { quotas }, '*');
  // A quota cannot go below the places taken.
  expect([200, 400]).toContain(status);
}

/** Does something that changes what is counted, or counts it together. */
async function act(study: TestStudy, going: TestInterview[], random: () => number): Promise<void> {
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const rows = await database()
    .select({ id: response.id })
    .from(response)
    .where(eq(response.studyId, study.id))
    .orderBy(response.readableId);
  const responseId = rows.length > 0 ? any(rows).id : randomUUID();
  const params = { linkId: study.linkId, responseId };
  const few = (step: Step, left: { count: number }) => (left.count-- > 0 ? given(step) : undefined);
  const given = (step: Step) =>
    step.question?.text.startsWith('Did you travel')
      ? { optionIds: [step.question.options[random() < 0.7 ? 0 : 1].id] }
      : step.question?.type === 'open_ended' && random() < 0.2
        ? { text: 'I want to kill myself.' }
        : plainAnswer(step);
  const acts: (() => Promise<unknown>)[] = [
    async () => going.push(await startedInterview(study.linkId)),
    async () => {
      const interview = going.pop();
      if (!interview) return;
      const left = { count: 1 + Math.floor(random() * 4) };
      const step = await answered(interview, (next) => few(next, left));
      if (step.kind !== 'end') going.unshift({ ...interview, step });
    },
    async () => {
      const interview = going.pop();
      if (interview) await answered(interview, given);
    },
    () => indexStaleResponses(database(), { all: random() < 0.5 }),
    () => analyseResponse(database(), responseId),
    () =>
      call(changeTagsRoute, {
        method: 'PATCH',
        key,
        params,
        body: { add: [any(TAGS)], remove: [any(TAGS)] },
      }),
    () =>
      call(tagRoute, { key, params: { studyId: study.id }, body: { [any(['add', 'remove'])]: any(TAGS) } }),
    async () => {
      await call(deleteRoute, { method: 'DELETE', key, params });
      const at = going.findIndex((one) => one.responseId === responseId);
      if (at >= 0) going.splice(at, 1);
    },
    // Words of another language and case than the program writes, as an old version may have left them.
    () =>
      database()
        .update(response)
        .set({ tags: [any(TAGS), any(TAGS)], removedTags: [any(TAGS)], createdAt: new Date(random() * 2e12) })
        .where(eq(response.id, responseId)),
    // Some people were not heard of for long, and came from elsewhere.
    () =>
      database()
        .update(response)
        .set({
          lastAnswerAt: any([null, new Date(), hoursAgo(2), hoursAgo(25)]),
          createdAt: any([new Date(), hoursAgo(2), hoursAgo(25)]),
          hasContent: random() < 0.5,
          wayIn: any([null, 'Prolific', 'A: B']),
        })
        .where(eq(response.id, responseId)),
    () =>
      database()
        .transaction(async (db) => {
          await db
            .update(response)
            .set({ reviewTags: [any(TAGS)] })
            .where(eq(response.id, responseId));
          throw new Error('rolled back');
        })
        .catch(() => {}),
    () => setQuotas(study, any([5, 40])),
    () => Promise.all([addUpCounts(database()), addUpCounts(database())]),
  ];
  // What begins and goes on happens more often than what ends.
  await (random() < 0.3 ? acts[Math.floor(random() * 3)]! : any(acts))();
}

it('is what counting every response gives, whatever happened to them, and while it is added up', async () => {
  for (let seed = 0; seed < rounds({ sample: 2, long: 40 }); seed += 1) {
    const random = seededRandom('kept counts', String(seed));
    const study = await launchedStudy(key, wholeGuide());
    const going: TestInterview[] = [];
    for (let at = 0; at < 60; at += 1) {
      await act(study, going, random);
      if (at % 10 === 9) await expectExact(study.id);
    }
    await Promise.all([
      addUpCounts(database()),
      answered(await startedInterview(study.linkId), plainAnswer),
      addUpCounts(database()),
    ]);
    await expectExact(study.id);
    await addUpCounts(database());
    await expectExact(study.id);
    await filledAnew();
    await expectExact(study.id);
  }
}, 240_000);

/** As the migrations fill a database that has responses already. */
async function filledAnew(): Promise<void> {
  const fills = [
    '0038_fieldwork_counts',
    '0039_facts_by_progress',
    '0040_places_by_quota',
    '0042_started_by_progress',
  ].map(
    (name) =>
      readFileSync(path.join(migrationsFolder(), `${name}.sql`), 'utf8')
        .split('--> statement-breakpoint')
        .at(-1)!,
  );
  await addUpCounts(database());
  await database().transaction(async (db) => {
    await db.delete(studyCount).where(sql`${studyCount.key} ~ '^(open|completed|fact|place|started):'`);
    for (const fill of fills) await db.execute(sql.raw(fill));
  });
}

it('keeps nothing of a study that is deleted, and no count of nothing', async () => {
  const study = await launchedStudy(key, wholeGuide());
  const { responseId } = await startedInterview(study.linkId);
  await addUpCounts(database());
  await database()
    .update(response)
    .set({ tags: ['gone'] })
    .where(eq(response.id, responseId));
  const params = { linkId: study.linkId, responseId };
  await call(deleteRoute, { method: 'DELETE', key, params });
  await addUpCounts(database());
  const left = () => database().select().from(studyCount).where(eq(studyCount.studyId, study.id));
  // The number of changes alone, which only grows: what was read before any of them is known to be old.
  expect(await left()).toEqual([{ studyId: study.id, key: 'changes:', count: expect.any(Number) }]);
  const other = await startedInterview(study.linkId);
  await addUpCounts(database());
  await database()
    .update(response)
    .set({ tags: ['said'] })
    .where(eq(response.id, other.responseId));
  expect((await left()).length).toBeGreaterThan(0);
  const deleted = await call(deleteStudyRoute, { method: 'DELETE', key, params: { studyId: study.id } });
  expect(deleted.status).toBe(200);
  await addUpCounts(database());
  expect(await left()).toEqual([]);
  const waiting = await database()
    .select()
    .from(studyCountChange)
    .where(eq(studyCountChange.studyId, study.id));
  expect(waiting).toEqual([]);
});

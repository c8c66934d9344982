import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { POST as annotateRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { PATCH as tagsRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/tags/route';
import { indexStaleResponses } from '@/lib/services/responses/index-responses';
import { database, pool } from '@/lib/store/database';
import { response, turn } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { concept, conceptBlock, flat, open } from '@/lib/testing/guide-parts';
import { answered, launchedStudy, plainAnswer, type Step, startedInterview } from '@/lib/testing/journey';
import { refusesStrangers } from '@/lib/testing/refusals';
import { FIRST_WORDS, reviewedResponse } from '@/lib/testing/reviewed';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newMember, newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async (person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
});

const read = async (key: string, linkId: string, responseId: string) =>
  (await call(GET, { key, params: { linkId, responseId } })).body;

it('is the same by UUID and by readable id, in a study by id and by link id', async () => {
  const { key, study, responseId } = await reviewedResponse();
  const texts = [];
  for (const linkId of [study.id, study.linkId])
    for (const name of ['1', responseId])
      texts.push((await call(GET, { key, params: { linkId, responseId: name } })).text);
  expect(new Set(texts).size).toBe(1);
  expect((await call(GET, { key, params: { linkId: study.id, responseId: '2' } })).body.code).toBe(
    'response_not_found',
  );
});

it('shows times since the start, numbers and blocks of the rows, and how answers were given', async () => {
  const { key, study, responseId } = await reviewedResponse({ welcome: true });
  const turns = await database().select().from(turn).where(eq(turn.responseId, responseId)).orderBy(turn.seq);
  expect(turns).toHaveLength(2);
  const { rows } = await pool().query('select created_at from response where id = $1', [responseId]);
  const started: Date = rows[0].created_at;
  const at = (seconds: number) => new Date(started.getTime() + seconds * 1000);
  await database()
    .update(turn)
    .set({ createdAt: at(75) })
    .where(eq(turn.stepId, turns[0]!.stepId));
  // A pause of an hour is no time in the interview (D11).
  await database()
    .update(turn)
    .set({ createdAt: at(75 + 3600) })
    .where(eq(turn.stepId, turns[1]!.stepId));
  const { transcript, answers } = await read(key, study.id, '1');
  expect(
    transcript.map((row: Step) => [row.responseIndex, row.questionNumber, row.startSeconds, row.endSeconds]),
  ).toEqual([
    [0, null, 0, 0],
    [1, 1, 0, 75],
    [2, 2, 75, 75],
  ]);
  expect(transcript[1]).toMatchObject({
    user: FIRST_WORDS,
    block: { title: expect.any(String) },
    givenBy: 'typed',
    language: 'en',
    whyAsked: null,
  });
  expect(answers.map((answer: Step) => [answer.questionNumber, answer.rows, answer.startSeconds])).toEqual([
    [1, [1], 0],
    [2, [2], 75],
  ]);
});

it('K7: says why a follow-up was asked, by whom, and which words it took up', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [
    flat([open({ text: 'How was your last journey?', followUp: 'light' })]),
  ]);
  await answered(await startedInterview(study.linkId), () => ({
    text: 'The 8:15 was cancelled and I had to wait.',
  }));
  const { transcript } = await read(key, study.id, '1');
  expect(transcript[0].whyAsked).toBeNull();
  expect(transcript[1]).toMatchObject({
    isFollowUp: true,
    questionNumber: 1,
    whyAsked: {
      reason: expect.stringMatching(/^Took up “.+” \(.+\)\. Missing: [^.]+\.$/),
      by: 'rules',
      missing: expect.any(String),
    },
  });
  expect(transcript[0].user).toContain(transcript[1].whyAsked.took);
});

it('gives every answer in its own form', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, wholeGuide());
  await answered(await startedInterview(study.linkId), plainAnswer);
  const { answers, transcript } = await read(key, study.id, '1');
  const given = Object.fromEntries(answers.map((answer: Step) => [answer.type, answer.given]));
  expect(given.statement).toBeUndefined();
  expect(given.file_upload).toBeNull();
  expect(given.multiple_choice.selected[0]).toEqual({ text: expect.any(String), status: null });
  expect(given.ranking.ranked).toEqual([expect.any(String)]);
  expect(given.matrix.rows[0].chosen).toEqual([given.matrix.columns[0]]);
  for (const screen of given.max_diff.screens) {
    expect(screen.options).toContain(screen.best);
    expect(screen.options).toContain(screen.worst);
  }
  expect(answers[0].given.selected[0].status).toBe('approve');
  const statements = transcript.filter((row: Step) => row.type === 'statement');
  expect(statements.map((row: Step) => row.givenBy)).toEqual(statements.map(() => 'acknowledged'));
});

it('names the concept that was shown', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [
    conceptBlock([concept('A')], [open({ text: 'What of it?', followUp: 'none' })]),
  ]);
  await answered(await startedInterview(study.linkId), plainAnswer);
  const { transcript, answers } = await read(key, study.id, '1');
  expect(transcript[0].conceptTitle).toBe(answers[0].conceptTitle);
  expect(answers[0].conceptTitle).toBeTruthy();
});

it('tells the language of what was said, also when it is not the agreed one', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
  await answered(await startedInterview(study.linkId), () => ({
    text: 'Ich habe am Bahnhof gewartet, weil der Zug nicht gekommen ist, und es war sehr kalt.',
  }));
  expect((await read(key, study.id, '1')).transcript[0]).toMatchObject({
    language: 'de',
    moderatorLanguage: 'en',
  });
});

it('L1: every generated statement has passages of the transcript, until words are mended', async () => {
  const { key, study, responseId } = await reviewedResponse({ analysed: true });
  const { transcript, bullets, tags, tagline, summary, personas, statements } = await read(
    key,
    study.id,
    '1',
  );
  expect(statements.tagline.text).toBe(tagline);
  expect(statements.summary.map(({ text }: Stated) => text).join(' ')).toBe(summary);
  expect(statements.personas.map(({ text }: Stated) => text).join('; ')).toBe(personas);
  const all: Stated[] = [
    statements.tagline,
    ...statements.summary,
    ...statements.personas,
    ...bullets,
    ...tags,
  ];
  expect(all.length).toBeGreaterThan(3);
  for (const { text, passages } of all) {
    expect(passages.length).toBeGreaterThan(0);
    for (const { responseIndex, start, end } of passages)
      expect(text.toLowerCase()).toContain(transcript[responseIndex].user.slice(start, end).toLowerCase());
  }
  // Analysed again after a change: the old places are those of other words.
  await database().update(response).set({ analyzedAt: null }).where(eq(response.id, responseId));
  const waiting = await read(key, study.id, '1');
  expect(waiting.statements).toEqual({ tagline: null, summary: [], personas: [] });
  expect(waiting.bullets[0].passages).toEqual([]);
});
interface Stated {
  text: string;
  passages: { responseIndex: number; start: number; end: number }[];
}

it('shows how far the analysis is, and then bullets, tags and quality with their sources', async () => {
  const waiting = await reviewedResponse();
  expect(await read(waiting.key, waiting.study.id, '1')).toMatchObject({
    analysis: { state: 'waiting', attempts: 0, analyzedAt: null },
    quality: null,
    bullets: [],
  });
  const { key, study } = await reviewedResponse({ analysed: true });
  const done = await read(key, study.id, '1');
  expect(done.analysis).toMatchObject({ state: 'done', engine: { language: 'en' } });
  expect(done.bullets[0]).toMatchObject({ text: 'The 8:15 to Leeds was cancelled.', rows: [0], view: 'own' });
  for (const tag of done.tags) {
    expect(tag.by).toBe('analyst');
    expect(tag.rows.length).toBeGreaterThan(0);
  }
  expect(done.quality.parts.map(({ part }: { part: string }) => part)).toEqual([
    'depth',
    'specificity',
    'relevance',
    'effort',
    'consistency',
  ]);
});

it('shows an analysis that was set aside', async () => {
  const { key, study, responseId } = await reviewedResponse();
  await pool().query('update graphile_worker._private_jobs set attempts = max_attempts where key = $1', [
    `analyse:${responseId}`,
  ]);
  expect((await read(key, study.id, '1')).analysis).toMatchObject({ state: 'failed', attempts: 8 });
});

it('shows an interview under way as it is, with nothing of an analysis', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open(), open()])]);
  await startedInterview(study.linkId);
  expect(await read(key, study.id, '1')).toMatchObject({
    progress: 'in_progress',
    analysis: { state: 'under_way' },
    transcript: [],
    answers: [],
    endedAt: null,
  });
});

it('knows its neighbours by readable id', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open()])]);
  for (let count = 0; count < 3; count += 1) await startedInterview(study.linkId);
  const of = async (id: string) => (await read(key, study.id, id)).neighbours;
  expect(await of('1')).toEqual({ older: null, newer: 2 });
  expect(await of('2')).toEqual({ older: 1, newer: 3 });
  expect(await of('3')).toEqual({ older: 2, newer: null });
});

it('knows its neighbours among those that pass a filter, whether it passes itself or not', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [flat([open()])]);
  for (let count = 0; count < 5; count += 1) await startedInterview(study.linkId);
  await indexStaleResponses(database(), { all: true });
  const tag = (responseId: string) =>
    call(tagsRoute, {
      method: 'PATCH',
      key,
      params: { linkId: study.id, responseId },
      body: { add: ['late'] },
    });
  await tag('1');
  await tag('4');
  const of = async (responseId: string) => {
    const query = { filter: JSON.stringify({ tags: ['late'] }) };
    return (await call(GET, { key, params: { linkId: study.id, responseId }, query })).body.neighbours;
  };
  expect(await of('4')).toEqual({ older: 1, newer: null });
  expect(await of('2')).toEqual({ older: 1, newer: 4 });
  const bad = await call(GET, { key, params: { linkId: study.id, responseId: '1' }, query: { filter: '{' } });
  expect([bad.status, bad.body.code]).toEqual([400, 'bad_request']);
});

it('H1: tells what the reader may do, and who may change which annotation', async () => {
  const { key, person, study, params } = await reviewedResponse();
  const researcher = await newMember(person.organizationId, 'researcher');
  const viewer = await newMember(person.organizationId, 'viewer');
  await call(annotateRoute, { key: researcher.key, params, body: { body: 'Mine.' } });
  const seen = async (reader: string) => {
    const { may, annotations } = await read(reader, study.id, '1');
    return { ...may, mayChange: annotations[0].mayChange, author: annotations[0].author.name };
  };
  const author = researcher.name;
  expect(await seen(key)).toEqual({ annotate: true, delete: true, mayChange: true, author });
  expect(await seen(researcher.key)).toEqual({ annotate: true, delete: false, mayChange: true, author });
  expect(await seen(viewer.key)).toEqual({ annotate: false, delete: false, mayChange: false, author });
  const other = await newMember(person.organizationId, 'collaborator');
  expect((await seen(other.key)).mayChange).toBe(false);
});

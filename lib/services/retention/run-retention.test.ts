import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { GET as resumeRoute } from '@/app/api/interviews/[responseId]/route';
import { POST as annotate } from '@/app/api/public/v1/responses/[linkId]/[responseId]/annotations/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import {
  DELETE as deleteRoute,
  GET as readRoute,
} from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { PUT as mendRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/rows/[responseIndex]/words/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { POST as writeInsight } from '@/app/api/public/v1/studies/[studyId]/insights/route';
import { GET as resultsRoute } from '@/app/api/public/v1/studies/[studyId]/results/route';
import type { MultipleChoiceItem, OpenEndedItem } from '@/lib/domain/guide/guide';
import { addUpCounts } from '@/lib/services/responses/add-up-counts';
import { database } from '@/lib/store/database';
import { study as studyTable } from '@/lib/store/schema';
import { listThemes } from '@/lib/store/themes';
import { call } from '@/lib/testing/call';
import { makeReel, newClip } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { patchStudy } from '@/lib/testing/editing';
import { filesWith, tablesWith } from '@/lib/testing/everything-kept';
import { choice, flat, multi, open, ranking } from '@/lib/testing/guide-parts';
import { answer, answered, launchedStudy, type Step, startedInterview } from '@/lib/testing/journey';
import { keptExport } from '@/lib/testing/kept-export';
import { keptRecording } from '@/lib/testing/kept-recording';
import { runJobs } from '@/lib/testing/run-jobs';
import { newTheme, putIn } from '@/lib/testing/themed';
import { createUpload, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { runRetention } from './run-retention';

testDatabase();

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000);
const NOTHING = { everything: 0, words: 0, recordings: 0 };
const marker = () => `zephyr${randomUUID().replace(/[^a-z]/g, '')}`;

const own: Partial<MultipleChoiceItem> = { externalId: 'own', allowCustomOption: true };
const guide = [
  flat([
    open({ text: 'How was it?', followUp: 'medium' } as Partial<OpenEndedItem>),
    { type: 'file_upload', text: 'Your ticket?' },
    multi({ text: 'What did you drink?', ...own }),
    ranking({ text: 'Which first?', options: undefined, carryForwardFrom: 'own' } as never),
    choice({ text: 'Again?', options: [{ text: 'Yes' }, { text: 'No' }] }),
  ]),
];

/** A whole interview, with a word in every place where a participant may put one, and all that is made of it. */
async function interviewed(retention: object) {
  const { key, organizationId } = await newOrganization();
  const study = await launchedStudy(key, guide, { config: { interviewMode: 'video' } });
  await patchStudy(key, study.id, { retention }, '*');
  const word = marker();
  const interview = await startedInterview(study.linkId);
  const { responseId } = interview;
  const spoken = await keptRecording({ responseId, stepId: interview.step.id });
  const loose = await keptRecording({ responseId, stepId: interview.step.id });
  const text = `A ${word} blew through the night train, and nobody came to help us.`;
  const first = await answer(interview, interview.step.id, { text, recordings: [spoken.id] });
  let step: Step = first.body.step;
  const bytes = `Handed in: ${word}.`;
  while (step.kind !== 'end') {
    const type = step.kind === 'follow_up' ? 'follow_up' : step.question.type;
    const ids = () => step.question.options.map(({ id }: { id: string }) => id);
    let given: unknown;
    if (type === 'follow_up') given = { text: `Because of the ${word}.` };
    else if (type === 'file_upload') {
      const about = { stepId: step.id, filename: `${word}.txt` };
      const { id } = await createUpload(interview, { 'upload-length': String(bytes.length) }, about);
      await sendBytes(interview, id, 0, bytes);
      given = { recordings: [id] };
    } else if (step.question.text === 'What did you drink?')
      given = { optionIds: ids().slice(0, 1), custom: `My ${word}` };
    else if (type === 'ranking') given = { optionIds: ids() };
    else given = { optionIds: ids().slice(0, 1) };
    const reply = await answer(interview, step.id, given);
    if (reply.status !== 200) throw new Error(`${type}: ${reply.text}`);
    step = reply.body.step;
  }
  await runJobs();
  const params = { linkId: study.linkId, responseId };
  const passage = { responseIndex: 0, start: 2, end: 2 + word.length };
  await call(annotate, {
    key,
    params,
    body: { responseIndex: 0, passage: { start: 2, end: 8 }, tag: 'wind' },
  });
  await call(writeInsight, {
    ...{ key, params: { studyId: study.id } },
    body: { title: 'Wind', evidence: [{ responseId, ...passage }] },
  });
  const theme = await newTheme({ key, study }, { name: 'Weather' });
  await putIn({ key, study, responseId }, theme.body.id, passage);
  const clip = await newClip({ key, params }, { from: 0, to: 1 });
  await makeReel(key, study.id, { title: 'Late', clips: [clip] });
  await keptExport({ organizationId, studyId: study.id });
  await runJobs();
  const reading = async () => (await call(readingRoute, { key, params })).body;
  const counts = async () => {
    const [row] = await database().select().from(studyTable).where(eq(studyTable.id, study.id));
    const { responseTotal, completeCount, heardCount } = row!;
    return { responseTotal, completeCount, heardCount };
  };
  return { key, organizationId, study, interview, params, word, spoken, loose, reading, counts, bytes };
}

it('O2: recordings go with their clips and loose uploads, and words and files stay', async () => {
  const made = await interviewed({ recordingsDays: 30, everythingDays: 400 });
  const { key, params, word, spoken, loose, reading, counts } = made;
  expect(await runRetention(database(), inDays(29))).toEqual(NOTHING);
  const files = filesWith(word);
  const before = { reading: await reading(), counts: await counts() };
  expect(before.reading.transcript[0].recordings).toHaveLength(1);
  expect(await runRetention(database(), inDays(31))).toEqual({ ...NOTHING, recordings: 1 });
  await runJobs();
  const after = await reading();
  expect(after.recordingsDeletedAt).toMatch(/Z$/);
  expect(after.deletedNotes).toEqual([
    `Recordings were deleted on ${after.recordingsDeletedAt.slice(0, 10)}, as agreed.`,
  ]);
  expect(after.updatedAt > before.reading.updatedAt).toBe(true);
  expect(after.transcript.map(({ user }: { user: string }) => user)).toEqual(
    before.reading.transcript.map(({ user }: { user: string }) => user),
  );
  expect(after.transcript.every(({ recordings }: { recordings: unknown[] }) => recordings.length === 0)).toBe(
    true,
  );
  expect((await call(readRoute, { key, params })).body.transcript[0]).toMatchObject({
    ...{ audio: null, video: null, screenVideo: null },
  });
  for (const { key: folder, id } of [spoken, loose]) {
    expect(filesWith(folder)).toEqual([]);
    expect(await tablesWith(folder)).toEqual([]);
    expect(filesWith(id)).toEqual([]);
  }
  expect(await tablesWith('public.clip')).toEqual([]);
  // The file that was handed in is an answer.
  expect(filesWith(word)).toEqual(files);
  expect(await tablesWith(word)).toContain('public.turn');
  expect(await counts()).toEqual(before.counts);
  expect(await runRetention(database(), inDays(32))).toEqual(NOTHING);
});

it('O2: words go from every table and file, closed answers, counts and outcome stay', async () => {
  const made = await interviewed({ wordsDays: 30 });
  const { key, study, params, word, spoken, loose, reading, counts } = made;
  const results = async () => (await call(resultsRoute, { key, params: { studyId: study.id } })).body;
  const chosen = (of: { questions: { type: string; options?: unknown }[] }) =>
    of.questions.filter(({ type }) => type === 'multiple_choice').map(({ options }) => options);
  const before = { reading: await reading(), counts: await counts(), results: await results() };
  expect(before.counts).toMatchObject({ completeCount: 1, heardCount: 1 });
  expect(await runRetention(database(), inDays(31))).toEqual({ ...NOTHING, words: 1 });
  await runJobs();
  await addUpCounts(database());
  expect(await tablesWith(word)).toEqual([]);
  expect(filesWith(word)).toEqual([]);
  for (const { key: folder, id } of [spoken, loose]) {
    expect(filesWith(folder)).toEqual([]);
    expect(filesWith(id)).toEqual([]);
  }
  const after = await reading();
  expect(after).toMatchObject({ progress: 'complete', endReason: 'complete', tagline: null, bullets: [] });
  expect(after.deletedNotes[0]).toMatch(/^What was said and typed was deleted on .*as agreed/);
  expect(after.transcript).toHaveLength(before.reading.transcript.length);
  expect(after.transcript.at(-1).user).toBe('Yes');
  expect(after.transcript.map(({ user }: { user: string }) => user)).toContain('Tea; …');
  expect(await counts()).toEqual(before.counts);
  expect(chosen(await results())).toEqual(chosen(before.results));
  const [listed] = (await call(listRoute, { key, params: { linkId: study.linkId } })).body;
  expect(listed).toMatchObject({
    progress: 'complete',
    tagline: null,
    shortTranscript: null,
    bulletSummary: [],
  });
  // Nobody writes them down again.
  const mended = await call(mendRoute, {
    ...{ method: 'PUT', key, params: { ...params, responseIndex: '0' } },
    body: { text: 'What they said.' },
  });
  expect(mended.body.code).toBe('conflict');
  expect(await runRetention(database(), inDays(32))).toEqual(NOTHING);
  expect((await listThemes(database(), study.id)).map(({ responses }) => responses)).toEqual([0]);
  // What was counted is uncounted when the rest goes.
  expect((await call(deleteRoute, { method: 'DELETE', key, params })).status).toBe(200);
  expect(await counts()).toEqual({ responseTotal: 0, completeCount: 0, heardCount: 0 });
});

it('O2: an organisation’s numbers are a ceiling for all its studies', async () => {
  const made = await interviewed({ recordingsDays: 90 });
  await database().execute(
    `update organization set retention = '{"recordingsDays": 10, "wordsDays": null, "everythingDays": 60}'
      where id = '${made.organizationId}'`,
  );
  expect(await runRetention(database(), inDays(11))).toEqual({ ...NOTHING, recordings: 1 });
  expect(await runRetention(database(), inDays(61))).toEqual({ ...NOTHING, everything: 1 });
});

it('O2: an interview under way whose words are gone can be gone on with, and its new words go in their turn', async () => {
  const { key } = await newOrganization();
  const study = await launchedStudy(key, [
    flat([open({ followUp: 'heavy' }), open({ text: 'And?', followUp: 'none' })]),
  ]);
  await patchStudy(key, study.id, { retention: { wordsDays: 5 } }, '*');
  const [old, fresh] = [marker(), marker()];
  const interview = await startedInterview(study.linkId);
  await answer(interview, interview.step.id, { text: `A ${old} blew through the train.` });
  await database().execute(`update response set last_answer_at = now() - interval '6 days'`);
  await database().execute(`update turn set created_at = now() - interval '6 days'`);
  expect(await runRetention(database(), new Date())).toEqual({ ...NOTHING, words: 1 });
  expect(await tablesWith(old)).toEqual([]);
  const resumed = await call(resumeRoute, {
    ...{ params: { responseId: interview.responseId }, token: interview.token },
  });
  expect(resumed.body.step).toMatchObject({ kind: 'question', question: { text: 'And?' } });
  await answered({ ...interview, step: resumed.body.step }, () => ({ text: `Then a ${fresh}.` }));
  expect(await runRetention(database(), inDays(4))).toEqual(NOTHING);
  expect(await tablesWith(fresh)).not.toEqual([]);
  expect(await runRetention(database(), inDays(6))).toEqual({ ...NOTHING, words: 1 });
  expect(await tablesWith(fresh)).toEqual([]);
});

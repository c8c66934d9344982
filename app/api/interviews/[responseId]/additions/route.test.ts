import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { forgetUnnamedRecordings } from '@/lib/services/recordings/forget-unnamed-recordings';
import { database, pool } from '@/lib/store/database';
import { listTurns } from '@/lib/store/responses';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesOtherTokens } from '@/lib/testing/refusals';
import { newOrganization } from '@/lib/testing/world';
import { POST } from './route';

testDatabase();

async function speaking() {
  const { key } = await newOrganization();
  const guide = [flat([open({ followUp: 'none' }), open({ text: 'And then?', followUp: 'none' })])];
  const study = await launchedStudy(key, guide, { config: { interviewMode: 'video' } });
  const interview = await startedInterview(study.linkId);
  const { responseId, token, step } = interview;
  const recorded = async () => (await keptRecording({ responseId, stepId: step.id })).id;
  const add = (recordings: unknown, stepId = step.id) =>
    call(POST, { method: 'POST', params: { responseId }, token, body: { stepId, recordings } });
  const reading = async () =>
    (await call(readingRoute, { key, params: { linkId: study.linkId, responseId } })).body.transcript;
  const says = (given: object) => answer(interview, step.id, given);
  return { ...interview, recorded, add, reading, says };
}

refusesOtherTokens(POST, {
  method: 'POST',
  body: { stepId: 's', recordings: ['x'] },
  interviews: async () => [await speaking(), await speaking()],
});

it.each([
  [null],
  [{}],
  [{ stepId: 's' }],
  [{ stepId: 's', recordings: [] }],
  [{ stepId: 's', recordings: [1] }],
  [{ stepId: 's', recordings: Array.from({ length: 21 }, () => 'x') }],
  [{ stepId: 's', recordings: ['x'], more: 1 }],
])('refuses what names no recordings: %j', async (body) => {
  const { responseId, token } = await speaking();
  const reply = await call(POST, { method: 'POST', params: { responseId }, token, body });
  expect([reply.status, reply.body.code]).toEqual([400, 'invalid_request_body']);
});

it('adds what was spoken in another window to the answer, once, and it is not erased', async () => {
  const made = await speaking();
  const [first, second] = [await made.recorded(), await made.recorded()];
  expect((await made.says({ text: '', recordings: [first] })).status).toBe(200);
  for (const id of [second, second.toUpperCase()]) {
    const added = await made.add([id, first]);
    expect([added.status, added.body]).toEqual([200, { stepId: made.step.id, recordings: [first, second] }]);
  }
  const [row] = await made.reading();
  expect(row.recordings.map(({ id }: { id: string }) => id).sort()).toEqual([first, second].sort());
  expect(await forgetUnnamedRecordings(database(), new Date(Date.now() + 25 * 60 * 60_000))).toBe(0);
});

it('leaves an answer that is sent again the same one', async () => {
  const made = await speaking();
  const [first, second] = [await made.recorded(), await made.recorded()];
  const before = await made.says({ text: '', recordings: [first] });
  await made.add([second]);
  const again = await made.says({ text: '', recordings: [first] });
  expect([again.status, again.body]).toEqual([200, before.body]);
  expect((await made.says({ text: '', recordings: [second] })).status).toBe(409);
  expect((await made.says({ text: 'Else', recordings: [first] })).status).toBe(409);
});

it('adds to a typed answer, whose words stay, also after the end', async () => {
  const made = await speaking();
  const id = await made.recorded();
  const next = await made.says({ text: 'Typed' });
  await answer(made, next.body.step.id, { text: 'Nothing' });
  expect((await made.add([id])).status).toBe(200);
  const [row] = await made.reading();
  expect(row).toMatchObject({ user: 'Typed', recordings: [{ id }] });
  expect((await made.says({ text: 'Typed' })).status).toBe(409);
});

it('adds nothing to a step that has no answer, was left out, or is another one', async () => {
  const made = await speaking();
  const id = await made.recorded();
  expect((await made.add([id])).status).toBe(409);
  const next = await made.says({ skip: true });
  expect((await made.add([id])).body.code).toBe('conflict');
  await answer(made, next.body.step.id, { text: 'Typed' });
  const other = await made.add([id, 'x', randomUUID()], next.body.step.id);
  expect(other.body).toMatchObject({
    code: 'invalid_request_body',
    issues: [0, 1, 2].map((at) => ({ path: ['recordings', at] })),
  });
});

it('adds no recording that was begun after the answer', async () => {
  const made = await speaking();
  const [first, late] = [await made.recorded(), await made.recorded()];
  await made.says({ text: '', recordings: [first] });
  await pool().query("update recording set created_at = now() + interval '1 minute' where id = $1", [late]);
  expect((await made.add([late])).body.code).toBe('conflict');
  const [turn] = await listTurns(database(), made.responseId);
  expect(turn!.answer).toMatchObject({ recordings: [first] });
});

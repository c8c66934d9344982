import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { GET as readAudit } from '@/app/api/public/v1/audit/route';
import { GET as readRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { flat, open } from '@/lib/testing/guide-parts';
import { answer, answered, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { refusesStrangers } from '@/lib/testing/refusals';
import { createUpload, fileGuide, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

const query = { parameter: 'pid', value: 'p-7' };
refusesStrangers(GET, { query });

async function archive(key: string, by: Record<string, string>) {
  const url = `http://127.0.0.1:3000/test?${new URLSearchParams(by)}`;
  const response = await GET(new Request(url, { headers: { 'x-api-key': key } }), {
    params: Promise.resolve({}),
  });
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
  return { response, files, names: Object.keys(files) };
}

it('O2: has everything of each response: words, recordings, files and captions', async () => {
  const { key } = await newOrganization();
  const talk = await launchedStudy(key, [flat([open({ text: 'How was it?', followUp: 'none' })])], {
    config: { interviewMode: 'audio' },
  });
  const talking = await startedInterview(talk.linkId, { urlParams: { pid: 'p-7' } });
  const heard = await keptRecording({ responseId: talking.responseId, stepId: talking.step.id });
  await answered(talking, () => ({ text: 'It rained.', recordings: [heard.id] }));
  const files = await launchedStudy(key, fileGuide());
  const handing = await startedInterview(files.linkId, { urlParams: { pid: 'p-7' } });
  const about = { stepId: handing.step.id, filename: '../../étrange:name.txt' };
  const { id } = await createUpload(handing, { 'upload-length': '3' }, about);
  await sendBytes(handing, id, 0, 'abc');
  await answer(handing, handing.step.id, { recordings: [id] });

  const made = await archive(key, query);
  expect(made.response.status).toBe(200);
  expect(made.response.headers.get('content-type')).toBe('application/zip');
  expect(made.response.headers.get('content-disposition')).not.toContain('p-7');
  const [first, second] = [`${talk.linkId}/response-1`, `${files.linkId}/response-1`];
  expect(made.names).toEqual([
    'person.json',
    `${first}/response.json`,
    `${first}/transcript.md`,
    `${first}/captions.vtt`,
    `${first}/recordings/1-camera-video.mp4`,
    `${second}/response.json`,
    `${second}/transcript.md`,
    `${second}/files/1-étrange_name.txt`,
  ]);
  const text = (name: string) => strFromU8(made.files[name]!);
  expect(text(`${first}/recordings/1-camera-video.mp4`)).toBe('0123456789');
  expect(text(`${second}/files/1-étrange_name.txt`)).toBe('abc');
  expect(text(`${first}/transcript.md`)).toContain('It rained.');
  expect(text(`${first}/captions.vtt`)).toContain('It rained.');
  expect(JSON.parse(text('person.json'))).toMatchObject({ total: 2, invitations: [] });
  const params = { linkId: talk.linkId, responseId: talking.responseId };
  const { body } = await call(readRoute, { key, params });
  const { transcript, urlParams } = JSON.parse(text(`${first}/response.json`));
  expect([transcript[0].user, urlParams]).toEqual([body.transcript[0].user, { pid: 'p-7' }]);
});

it('O2: goes by pages, and has nothing of others', async () => {
  const { key } = await newOrganization();
  const { linkId } = await launchedStudy(key, [flat([open({ followUp: 'none' })])]);
  const own = [];
  for (let made = 0; made < 2; made++)
    own.push(await startedInterview(linkId, { urlParams: { pid: 'p-7' } }));
  const page = await archive(key, { ...query, perPage: '1', page: '1' });
  expect(page.names).toContain(`${linkId}/response-2/response.json`);
  expect(page.names.join()).not.toContain('response-1');
  expect(page.response.headers.get('x-total-count')).toBe('2');
  const stranger = await newOrganization();
  expect((await archive(stranger.key, query)).names).toEqual(['person.json']);
  expect((await archive(stranger.key, { responseId: own[0]!.responseId })).names).toEqual(['person.json']);
});

it('O1: is recorded, without who it was', async () => {
  const { key } = await newOrganization();
  const { linkId } = await launchedStudy(key, [flat([open()])]);
  await startedInterview(linkId, { urlParams: { pid: 'p-7' } });
  await archive(key, query);
  const { body } = await call(readAudit, { key, query: { action: 'exportPerson' } });
  expect(body.entries).toHaveLength(1);
  expect(JSON.stringify(body)).not.toContain('p-7');
});

it.each(['', 'parameter=pid', 'parameter=pid&value=a&perPage=0'])('E1: %j is refused', async (text) => {
  const { key } = await newOrganization();
  const { status, body } = await call(GET, { key, query: text });
  expect([status, body.code]).toEqual([400, 'bad_request']);
});

import { expect, it } from 'vitest';
import {
  DELETE as deleteRoute,
  GET as responseRoute,
} from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { signedUrl } from '@/lib/ports/signed-path';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { keptRecording } from '@/lib/testing/kept-recording';
import { newOrganization } from '@/lib/testing/world';
import { GET } from './route';

testDatabase();

/** What a reader finds in the transcript, and a way to follow its links. */
async function recorded() {
  const { key } = await newOrganization();
  const study = await launchedStudy(
    key,
    [{ type: 'flat', title: 'Talk', items: [{ type: 'open_ended', text: 'How was it?', followUp: 'none' }] }],
    { config: { interviewMode: 'video' } },
  );
  const interview = await startedInterview(study.linkId);
  const kept = await keptRecording({ responseId: interview.responseId, stepId: interview.step.id });
  const given = await answer(interview, interview.step.id, { text: '', recordings: [kept.id] });
  expect(given.status).toBe(200);
  const params = { linkId: study.linkId, responseId: interview.responseId };
  const { body } = await call(responseRoute, { key, params });
  return { key, params, row: body.transcript.at(-1) };
}

async function follow(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const { pathname } = new URL(url);
  const [, , , key = '', name = ''] = pathname.split('/');
  const response = await GET(new Request(url, { headers, method }), {
    params: Promise.resolve({ key, name }),
  });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** The address with another sign at the end of what is found. */
function altered(url: string, found: RegExp) {
  return url.replace(found, (text) => text.slice(0, -1) + (text.endsWith('0') ? '1' : '0'));
}

it('the links of a transcript lead to sound, film and playlist, whose segments are signed again', async () => {
  const { row } = await recorded();
  expect(row).toMatchObject({ user: '', screenVideo: null });
  const sound = await follow(row.audio);
  expect([sound.status, sound.text, sound.headers.get('content-type')]).toEqual([
    200,
    '0123456789',
    'audio/mp4',
  ]);
  expect(sound.headers.get('x-content-type-options')).toBe('nosniff');
  const film = await follow(row.video.mp4Url);
  expect([film.status, film.headers.get('content-type'), film.headers.get('content-length')]).toEqual([
    200,
    'video/mp4',
    '10',
  ]);
  expect(film.headers.get('content-disposition')).toMatch(
    /^attachment; filename="recording-\w{8}-video.mp4"$/,
  );
  const stream = await follow(row.video.streamUrl);
  expect(stream.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
  expect(stream.text).toContain('#EXT-X-ENDLIST');
  const segment = stream.text.split('\n').find((line) => line.startsWith('http'))!;
  expect((await follow(segment)).text).toBe('0123456789');
});

it('a part is answered with that part, and one past the end with what there is', async () => {
  const { row } = await recorded();
  const part = await follow(row.video.mp4Url, { range: 'bytes=2-4' });
  expect([part.status, part.text, part.headers.get('content-range')]).toEqual([206, '234', 'bytes 2-4/10']);
  const last = await follow(row.video.mp4Url, { range: 'bytes=-3' });
  expect([last.status, last.text]).toEqual([206, '789']);
  const past = await follow(row.video.mp4Url, { range: 'bytes=10-' });
  expect([past.status, past.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  const head = await follow(row.video.mp4Url, {}, 'HEAD');
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([200, '', '10']);
});

it('a link that was altered, or is another file’s, is refused', async () => {
  const { row } = await recorded();
  for (const url of [
    row.audio.replace('audio.m4a', 'video.mp4'),
    altered(row.audio, /recordings\/./),
    altered(row.audio, /signature=./),
    row.audio.replace(/\?.*/, ''),
  ]) {
    const { status, text } = await follow(url);
    expect([status, JSON.parse(text).code]).toEqual([403, 'forbidden']);
  }
});

it('F6: of a deleted response nothing is left to follow', async () => {
  const { key, params, row } = await recorded();
  expect((await call(deleteRoute, { method: 'DELETE', key, params })).status).toBe(200);
  expect((await follow(row.audio)).status).toBe(404);
});

it('a part of a sound has an address of its own, and none that nobody signed', async () => {
  const { row } = await recorded();
  const part = new URL(row.audio.replace('audio.m4a', 'sound-0-500.m4a'));
  expect((await follow(part.href)).status).toBe(403);
  const nothing = signedUrl(part.pathname.replace(/[0-9a-f]{64}/, 'f'.repeat(64)), new Date());
  expect((await follow(nothing)).status).toBe(404);
});

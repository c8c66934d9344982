import { expect, it } from 'vitest';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { recordedAnswer } from '@/lib/testing/recorded';
import { refusesStrangers } from '@/lib/testing/refusals';
import { reviewedResponse } from '@/lib/testing/reviewed';
import { GET } from './route';

testDatabase();

refusesStrangers(GET, {
  params: async (person) => (await reviewedResponse({ person })).params,
  nowhere: { linkId: 'nowhere-at-all', responseId: '1' },
});

const captions = (key: string, params: Record<string, string>, format?: string) =>
  call(GET, { key, params, ...(format === undefined ? {} : { query: { format } }) });

/** Two spoken answers behind a welcome; the first one has times of words. */
async function spokenResponse() {
  const reviewed = await reviewedResponse({ welcome: true });
  const { responseId } = reviewed;
  const words = [
    { word: 'The', startMs: 500, endMs: 700 },
    { word: '8:15', startMs: 700, endMs: 1_400 },
    { word: 'waited', startMs: 3_500, endMs: 4_000 },
  ];
  await recordedAnswer({ responseId, at: 0, durationMs: 8_000, words });
  await recordedAnswer({ responseId, at: 1, durationMs: 4_000 });
  return reviewed;
}

it('lays the words of all answers on the one clock of their recordings', async () => {
  const { key, params } = await spokenResponse();
  const { status, body } = await captions(key, params, 'json');
  expect(status).toBe(200);
  expect(body).toEqual({
    durationMs: 12_000,
    cues: [
      { responseIndex: 1, startMs: 500, endMs: 1_800, text: 'The 8:15 to Leeds was cancelled. 🚂 We' },
      { responseIndex: 1, startMs: 3_500, endMs: 4_400, text: 'waited in the cold for two hours.' },
      { responseIndex: 2, startMs: 8_000, endMs: 12_000, text: 'More staff on the platform.' },
    ],
  });
});

it('gives them as files: WebVTT unless SubRip is asked for', async () => {
  const { key, params } = await spokenResponse();
  const vtt = await captions(key, params);
  expect(vtt.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
  expect(vtt.headers.get('content-disposition')).toContain('filename="response-1.vtt"');
  expect(vtt.text).toMatch(/^WEBVTT\n\n00:00:00\.500 --> 00:00:01\.800\nThe 8:15 to Leeds/);
  const srt = await captions(key, params, 'srt');
  expect(srt.headers.get('content-type')).toBe('application/x-subrip; charset=utf-8');
  expect(srt.text).toContain('3\n00:00:08,000 --> 00:00:12,000\nMore staff on the platform.\n\n');
  const bad = await captions(key, params, 'ass');
  expect([bad.status, bad.body.code]).toEqual([400, 'bad_request']);
});

it('has none where nothing was recorded', async () => {
  const { key, params } = await reviewedResponse();
  expect((await captions(key, params, 'json')).body).toEqual({ durationMs: 0, cues: [] });
  expect((await captions(key, params)).text).toBe('WEBVTT\n\n');
});

import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as wordsRoute } from '@/app/api/interviews/[responseId]/words/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { forgetCalls } from '@/lib/ports/circuits';
import { transcriber } from '@/lib/ports/transcriber';
import { database } from '@/lib/store/database';
import { listTurns } from '@/lib/store/responses';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, type Step, startedInterview } from '@/lib/testing/journey';
import { canRecordOthers, ffmpegRecording } from '@/lib/testing/recordings/recorded';
import { runJobs } from '@/lib/testing/run-jobs';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { createUpload, sendBytes } from '@/lib/testing/upload';
import { type workingJobs as Working, workingJobs } from '@/lib/testing/working-jobs';
import { newOrganization } from '@/lib/testing/world';
import { hearRecording } from './hear-recording';

testDatabase();

let server: SpeechServer;
beforeAll(async () => {
  server = await startSpeechServer();
});
beforeEach(() => {
  Object.assign(server, { delayMs: 0, status: 200, hears: undefined, asked: [] });
  forgetCalls(transcriber()!.id);
});
afterAll(() => server.stop());

const folder = mkdtempSync(path.join(tmpdir(), 'hearing-'));

/** A tone of 300 Hz in the first second, 320 in the next and so on, each for half a second. */
const tones = (seconds: number) => [
  ...[
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='0.5*sin(2*PI*(300+20*floor(t))*t)*lt(mod(t,1),0.5)':d=${seconds}:s=48000`,
  ],
];
const SOUND = {
  webm: ['-c:a', 'libopus', '-f', 'webm', '-live', '1', '-cluster_time_limit', '1000'],
  mp4: ['-c:a', 'aac', '-f', 'mp4', '-movflags', 'empty_moov+default_base_moof', '-frag_duration', '1000000'],
  'whole.mp4': ['-c:a', 'aac', '-f', 'mp4'],
  wav: ['-ac', '1'],
};
type Kind = keyof typeof SOUND;
const made = new Map<string, Uint8Array<ArrayBuffer>>();

function toned(kind: Kind, seconds: number, picture = false): Uint8Array<ArrayBuffer> {
  const file = path.join(folder, `${seconds}-${picture}.${kind}`);
  const known = made.get(file);
  if (known) return known;
  const film = picture
    ? ['-f', 'lavfi', '-i', `testsrc=size=160x120:rate=10:duration=${seconds}`, '-c:v', 'libvpx', '-g', '20']
    : [];
  const [source, format] = [tones(seconds), SOUND[kind]];
  ffmpegRecording(file, ...source, ...film.slice(0, 4), ...film.slice(4), ...format);
  const bytes = new Uint8Array(readFileSync(file));
  made.set(file, bytes);
  return bytes;
}

/** What a transcriber hears in tones: their numbers, and when. */
function tonesIn(body: Buffer): SpeechServer['transcript'] {
  const from = body.indexOf('data', body.indexOf('WAVE')) + 8;
  const length = body.readUInt32LE(from - 4);
  const samples = Array.from({ length: length / 2 }, (_, at) => body.readInt16LE(from + 2 * at));
  const words: { word: string; start: number; end: number }[] = [];
  const isLoud = (at: number) => samples.slice(at, at + 160).some((one) => Math.abs(one) > 3_000);
  for (let at = 0; at < samples.length; at += 160) {
    if (!isLoud(at)) continue;
    const start = at;
    while (at < samples.length && isLoud(at)) at += 160;
    const tone = samples.slice(start + 800, at - 800);
    const crossings = tone.filter((one, nth) => nth > 0 && tone[nth - 1]! < 0 && one >= 0).length;
    const hertz = (crossings / tone.length) * 16_000;
    const word = tone.length < 3_000 ? 'CUT' : `w${Math.round((hertz - 300) / 20)}`;
    words.push({ word, start: start / 16_000, end: at / 16_000 });
  }
  return { text: words.map(({ word }) => word).join(' '), words };
}

const numbered = (seconds: number) => Array.from({ length: seconds }, (_, nth) => `w${nth}`).join(' ');

async function talk(interviewMode = 'audio', followUp = 'heavy') {
  const { key } = await newOrganization();
  const texts = ['How was your last journey?', 'What did you do on the way?', 'How did it end?', 'And then?'];
  const items = texts.map((text) => ({ type: 'open_ended' as const, text, followUp: followUp as 'heavy' }));
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode },
  });
  const interview = await startedInterview(study.linkId);
  const reading = async () => {
    const params = { linkId: study.linkId, responseId: interview.responseId };
    return (await call(readingRoute, { key, params })).body;
  };
  return { interview, reading };
}

type Interview = Awaited<ReturnType<typeof talk>>['interview'];

/** An upload that grows as a browser's does: its length is told with the last bytes. */
async function begun(interview: Interview, stepId: string, kind = 'audio') {
  const about = { kind, stepId, filename: 'turn', filetype: 'x/y' };
  const { id, status, response } = await createUpload(interview, { 'upload-defer-length': '1' }, about);
  if (status !== 201) throw new Error(await response.text());
  let sent = 0;
  const send = async (bytes: Uint8Array<ArrayBuffer>, isLast: boolean) => {
    const total = isLast ? { 'upload-length': String(sent + bytes.length) } : {};
    expect((await sendBytes(interview, id, sent, bytes, total)).status).toBe(204);
    sent += bytes.length;
  };
  return { id, send };
}

async function spoken(interview: Interview, stepId: string, bytes: Uint8Array<ArrayBuffer>, kind = 'audio') {
  const upload = await begun(interview, stepId, kind);
  await upload.send(bytes, true);
  return upload.id;
}

const WAIT = { timeout: 60_000, interval: 100 };

/** Why nothing more was asked after the first answer. */
async function reasonOf({ responseId }: Interview): Promise<string | undefined> {
  return (await listTurns(database(), responseId))[0]?.probe?.reason;
}

describe.runIf(canRecordOthers())('K8: an answer is transcribed while it is spoken', () => {
  it.each([
    ['webm', false],
    ['mp4', false],
    ['webm', true],
    ['whole.mp4', false],
    ['wav', false],
  ] as [Kind, boolean][])('each word once where parts meet (%s, picture: %s)', async (kind, picture) => {
    server.hears = tonesIn;
    const { interview, reading } = await talk(picture ? 'video' : 'audio', 'none');
    const bytes = toned(kind, 47, picture);
    const { id, send } = await begun(interview, interview.step.id, picture ? 'camera' : 'audio');
    const step = Math.ceil(bytes.length / 12);
    for (let at = 0; at < bytes.length; at += step) {
      const isLast = at + step >= bytes.length;
      await send(bytes.slice(at, at + step), isLast);
      // Two processes at once.
      if (!isLast) await Promise.all([hearRecording(database(), id), hearRecording(database(), id)]);
    }
    const early = server.asked.length;
    if (kind === 'webm' || kind === 'mp4') expect(early).toBeGreaterThan(2);
    expect(await hearRecording(database(), id)).toBe('done');
    await answer(interview, interview.step.id, { text: '', recordings: [id] });
    expect((await reading()).transcript[0].user).toBe(numbered(47));
    const asked = server.asked.length;
    await runJobs();
    // Its processing changes nothing of it, and asks nobody again.
    expect(server.asked.length).toBe(asked);
    const row = (await reading()).transcript[0];
    expect(row.user).toBe(numbered(47));
    const { words } = row.recordings[0].speech;
    for (const [nth, word] of words.entries()) {
      expect(word.word).toBe(`w${nth}`);
      expect(Math.abs(word.startMs - nth * 1_000)).toBeLessThan(150);
    }
  });

  it('a part that was refused is asked for again, and nothing is lost', async () => {
    server.hears = tonesIn;
    const { interview, reading } = await talk('audio', 'none');
    const bytes = toned('webm', 47);
    const { id, send } = await begun(interview, interview.step.id);
    await send(bytes.slice(0, bytes.length / 2), false);
    server.status = 500;
    expect(await hearRecording(database(), id)).toBe('failed');
    server.status = 200;
    expect(await hearRecording(database(), id)).toBe('waiting');
    await send(bytes.slice(bytes.length / 2), true);
    await answer(interview, interview.step.id, { text: '', recordings: [id] });
    await runJobs();
    expect((await reading()).transcript[0].user).toBe(numbered(47));
  });

  it('K9: what somebody has said so far is known once they are quiet, and is not heard twice', async () => {
    server.hears = tonesIn;
    const { interview, reading } = await talk('audio', 'none');
    const stepId = interview.step.id;
    const { responseId, token } = interview;
    const soFar = async () =>
      (await call(wordsRoute, { method: 'POST', params: { responseId }, token, body: { stepId } })).body;
    expect(await soFar()).toEqual({ text: '', heardMs: 0 });
    // Each tone is followed by half a second of quiet.
    const bytes = toned('webm', 20);
    const { id, send } = await begun(interview, stepId);
    await send(bytes.slice(0, bytes.length / 2), false);
    let known = await soFar();
    await vi.waitUntil(async () => {
      await runJobs();
      known = await soFar();
      return known.heardMs > 0;
    }, WAIT);
    expect(numbered(20).startsWith(known.text)).toBe(true);
    await send(bytes.slice(bytes.length / 2), true);
    await answer(interview, stepId, { text: '', recordings: [id] });
    await runJobs();
    expect((await reading()).transcript[0].user).toBe(numbered(20));
    expect((await soFar()).text).toBe(numbered(20));
  });

  describe('with a worker', () => {
    let worker: Awaited<ReturnType<typeof Working>>;
    beforeAll(async () => {
      // The films of one test would be made during the next one.
      worker = await workingJobs({ speechAlone: true });
    });
    afterAll(() => worker.stop());

    it.each(['audio', 'audio_text', 'audio_screen', 'video', 'video_screen'])(
      'every due follow-up is asked after 4, 20 and 90 seconds (%s)',
      async (mode) => {
        server.delayMs = 300;
        server.transcript = { text: 'We waited at the station because the train was cancelled.' };
        const isFilm = mode.startsWith('video');
        const { interview } = await talk(mode);
        let step: Step = interview.step;
        for (const seconds of [4, 20, 90]) {
          const bytes = toned('webm', seconds, isFilm);
          const { id, send } = await begun(interview, step.id, isFilm ? 'camera' : 'audio');
          const lastBytes = Math.floor(bytes.length * (1 - Math.min(1, 4 / seconds)));
          if (lastBytes > 0) await send(bytes.slice(0, lastBytes), false);
          // What came while it was spoken is heard by its end.
          await vi.waitUntil(async () => (await hearRecording(database(), id)) !== 'busy', WAIT);
          await send(bytes.slice(lastBytes), true);
          const next = await answer(interview, step.id, { text: '', recordings: [id] });
          expect([seconds, next.body.step?.kind, next.text]).toEqual([seconds, 'follow_up', next.text]);
          step = next.body.step;
          while (step.kind === 'follow_up')
            step = (await answer(interview, step.id, { skip: true })).body.step;
        }
      },
    );

    it('a transcriber that hangs holds nobody up: the interview goes on while it still does', async () => {
      server.delayMs = 12_000;
      const { interview } = await talk();
      const id = await spoken(interview, interview.step.id, toned('webm', 4));
      const began = Date.now();
      const next = await answer(interview, interview.step.id, { text: '', recordings: [id] });
      expect([next.status, next.body.step.kind]).toEqual([200, 'question']);
      expect(Date.now() - began).toBeGreaterThan(4_900);
      expect(server.isAnswering()).toBe(true);
      expect(await reasonOf(interview)).toBe('The words came too late.');
    });

    it('one that fails is not waited for', async () => {
      server.status = 500;
      const { interview } = await talk();
      const id = await spoken(interview, interview.step.id, toned('webm', 4));
      const next = await answer(interview, interview.step.id, { text: '', recordings: [id] });
      expect([next.status, next.body.step.kind]).toEqual([200, 'question']);
      expect(await reasonOf(interview)).toBe('No words could be made out.');
    });
  });
});

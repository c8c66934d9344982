import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { POST as addRoute } from '@/app/api/interviews/[responseId]/additions/route';
import { GET as readingRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/reading/route';
import { GET as responseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { GET as listRoute } from '@/app/api/public/v1/responses/[linkId]/route';
import { GET as fileRoute } from '@/app/api/recordings/[key]/[name]/route';
import { env } from '@/lib/env';
import { database, pool } from '@/lib/store/database';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { startModelServer } from '@/lib/testing/model-server';
import { madeOnce } from '@/lib/testing/recordings/made-once';
import { readMedia, recorded } from '@/lib/testing/recordings/recorded';
import { runJobs } from '@/lib/testing/run-jobs';
import { type SpeechServer, startSpeechServer } from '@/lib/testing/speech-server';
import { createUpload, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { forgetReplacedMedia } from './forget-replaced-media';
import { forgetUnnamedRecordings } from './forget-unnamed-recordings';
import { joinRecordings } from './join-recordings';
import { sweepUploads, takeUpWaiting } from './sweep-uploads';

testDatabase();
madeOnce();

// A folder in which other processes create films.

async function spokenInterview(more: object = {}, interviewMode = 'video_screen') {
  const { key } = await newOrganization();
  const study = await launchedStudy(
    key,
    [
      {
        type: 'flat',
        title: 'Talk',
        items: [
          { type: 'open_ended', text: 'How was the train?', followUp: 'none', ...more },
          { type: 'open_ended', text: 'Anything else?', followUp: 'none' },
        ],
      },
    ],
    { config: { interviewMode } },
  );
  const interview = await startedInterview(study.linkId);
  const transcript = async () => {
    const params = { linkId: study.linkId, responseId: interview.responseId };
    return (await call(responseRoute, { key, params })).body.transcript;
  };
  const reading = async () => {
    const params = { linkId: study.linkId, responseId: interview.responseId };
    const { body } = await call(readingRoute, { key, params });
    return body.transcript.filter((row: { recordings: unknown[] }) => row.recordings.length > 0);
  };
  const listed = async () => (await call(listRoute, { key, params: { linkId: study.linkId } })).body[0];
  const upload = async (kind: string, bytes: Uint8Array<ArrayBuffer> | string, startedAt?: number) => {
    const about = { kind, stepId: interview.step.id, filename: 'turn', filetype: 'text/html' };
    const { id, status } = await createUpload(
      interview,
      { 'upload-length': String(bytes.length) },
      startedAt === undefined ? about : { ...about, startedAt: String(startedAt) },
    );
    expect(status).toBe(201);
    if (bytes.length > 0) expect((await sendBytes(interview, id, 0, bytes)).status).toBe(204);
    return id;
  };
  return { interview, transcript, reading, listed, upload };
}

async function fetched(url: string) {
  const [, , , key = '', name = ''] = new URL(url).pathname.split('/');
  const response = await fileRoute(new Request(url), { params: Promise.resolve({ key, name }) });
  const { status, headers } = response;
  return { status, type: headers.get('content-type'), bytes: Buffer.from(await response.arrayBuffer()) };
}

const film = () => new Uint8Array(readFileSync(recorded('chromium-vp8.webm')));
const sound = () => new Uint8Array(readFileSync(recorded('chromium-sound.webm')));

describe('a spoken answer', () => {
  it('E3: becomes sound and film once its recordings are processed, and its reader is told of the change', async () => {
    const { interview, transcript, listed, upload } = await spokenInterview();
    const camera = await upload('camera', film());
    const screen = await upload('screen', film());
    const step = interview.step.id;
    expect((await answer(interview, step, { text: '', recordings: [camera, screen] })).status).toBe(200);
    const before = await listed();
    const [waiting] = await transcript();
    expect(waiting).toMatchObject({ user: '', audio: null, video: null, screenVideo: null });

    await runJobs();
    const [row] = await transcript();
    expect((await fetched(row.audio)).type).toBe('audio/mp4');
    for (const { streamUrl, mp4Url } of [row.video, row.screenVideo]) {
      const mp4 = await fetched(mp4Url);
      expect([mp4.type, mp4.bytes.toString('latin1', 4, 8)]).toEqual(['video/mp4', 'ftyp']);
      const list = (await fetched(streamUrl)).bytes.toString();
      expect(list).toMatch(/^#EXTM3U\n[\s\S]*#EXT-X-PLAYLIST-TYPE:VOD[\s\S]*#EXT-X-ENDLIST\n$/);
      // The byte ranges cover the file from its first byte to its last.
      const ranges = [...list.matchAll(/BYTERANGE[:=]"?(\d+)@(\d+)/g)].map(([, length, at]) => [
        Number(at),
        Number(length),
      ]);
      let end = 0;
      for (const [at = 0, length = 0] of ranges) {
        expect(at).toBe(end);
        end = at + length;
      }
      expect(mp4.bytes.length - end).toBeLessThan(1_000);
    }
    expect(Date.parse((await listed()).updatedAt)).toBeGreaterThan(Date.parse(before.updatedAt));
  });

  it('takes a recording that comes in full after it', async () => {
    const { interview, transcript } = await spokenInterview({}, 'audio');
    const bytes = sound();
    const step = interview.step.id;
    const { id } = await createUpload(
      interview,
      { 'upload-defer-length': '1' },
      { kind: 'audio', stepId: step },
    );
    await sendBytes(interview, id, 0, bytes.subarray(0, 1_000));
    expect((await answer(interview, step, { text: '', recordings: [id] })).status).toBe(200);
    await sendBytes(interview, id, 1_000, bytes.subarray(1_000), { 'upload-length': String(bytes.length) });
    await runJobs();
    const [row] = await transcript();
    expect((await fetched(row.audio)).type).toBe('audio/mp4');
    expect(row.video).toBeNull();
  });

  it('of bytes that are no recording keeps its place, without one', async () => {
    const { interview, transcript, upload } = await spokenInterview();
    const page = await upload('camera', '<html><script>alert(1)</script></html>');
    const list = await upload('screen', '#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    await answer(interview, interview.step.id, { text: 'It was late.', recordings: [page, list] });
    await runJobs();
    const [row] = await transcript();
    expect(row).toMatchObject({ user: 'It was late.', audio: null, video: null, screenVideo: null });
    const { rows } = await pool().query('select processing, problem from recording where id = any($1)', [
      [page, list],
    ]);
    expect(rows).toEqual([
      { processing: 'failed', problem: expect.stringContaining('not a recording') },
      { processing: 'failed', problem: expect.stringContaining('not a recording') },
    ]);
  });

  it('left in the middle is made playable as far as it came, and whole when the rest comes', async () => {
    const { interview, transcript } = await spokenInterview({}, 'audio');
    const bytes = sound();
    const step = interview.step.id;
    const { id } = await createUpload(
      interview,
      { 'upload-defer-length': '1' },
      { kind: 'audio', stepId: step },
    );
    const half = Math.floor(bytes.length / 2);
    await sendBytes(interview, id, 0, bytes.subarray(0, half));
    await answer(interview, step, { text: '', recordings: [id] });
    const minute = 60_000;
    await sweepUploads(database(), new Date(Date.now() + 11 * minute));
    await sweepUploads(database(), new Date(Date.now() + 22 * minute));
    await runJobs();
    const part = await fetched((await transcript())[0].audio);
    await sendBytes(interview, id, half, bytes.subarray(half), { 'upload-length': String(bytes.length) });
    await runJobs();
    const whole = await fetched((await transcript())[0].audio);
    expect(whole.bytes.length).toBeGreaterThan(part.bytes.length);
  });
});

describe('a recording that came while nothing could make it playable', () => {
  it('is taken up when something can, once', async () => {
    const { interview, transcript, upload } = await spokenInterview({}, 'audio');
    const id = await upload('audio', sound());
    await answer(interview, interview.step.id, { text: '', recordings: [id] });
    // As a job leaves it that found no engine.
    await pool().query('select graphile_worker.remove_job($1)', [`process:${id}`]);
    await runJobs();
    expect((await transcript())[0].audio).toBeNull();
    expect(await takeUpWaiting(database(), new Date())).toBe(0);
    const later = new Date(Date.now() + 11 * 60_000);
    expect(await takeUpWaiting(database(), later)).toBe(1);
    expect(await takeUpWaiting(database(), later)).toBe(0);
    await runJobs();
    expect((await fetched((await transcript())[0].audio)).type).toBe('audio/mp4');
  });
});

describe('a recording without a byte', () => {
  it('attaches to nothing, and takes nobody’s answer away', async () => {
    const { interview, transcript, upload } = await spokenInterview();
    const recordings = [await upload('camera', '')];
    const given = await answer(interview, interview.step.id, { text: 'In words, then.', recordings });
    expect(given.status).toBe(200);
    await runJobs();
    expect((await transcript())[0]).toMatchObject({ user: 'In words, then.', audio: null, video: null });
  });
});

describe('a recording that was taken back', () => {
  it('is erased a day later, and the one that the answer names is not', async () => {
    const { interview, transcript, upload } = await spokenInterview({}, 'audio');
    const takenBack = await upload('audio', sound());
    const meant = await upload('audio', sound());
    await runJobs();
    await answer(interview, interview.step.id, { text: '', recordings: [meant] });
    const day = 24 * 60 * 60_000;
    expect(await forgetUnnamedRecordings(database(), new Date())).toBe(0);
    expect(await forgetUnnamedRecordings(database(), new Date(Date.now() + day + 1_000))).toBe(1);
    await runJobs();
    const file = (id: string) => path.join(env().dataDir, 'recordings', id);
    expect([existsSync(file(takenBack)), existsSync(file(meant))]).toEqual([false, true]);
    expect((await fetched((await transcript())[0].audio)).type).toBe('audio/mp4');
  });
});

describe('a turn that was interrupted', () => {
  it('has one film of all its recordings, whichever comes last', async () => {
    const { interview, transcript, upload } = await spokenInterview();
    const first = await upload('camera', film());
    const second = await upload('camera', film());
    await runJobs();
    await answer(interview, interview.step.id, { text: '', recordings: [first, second] });
    const seconds = async (url: string) =>
      [...(await fetched(url)).bytes.toString().matchAll(/#EXTINF:([\d.]+)/g)].reduce(
        (sum, [, length]) => sum + Number(length),
        0,
      );
    const before = (await transcript())[0].video;
    const one = await seconds(before.streamUrl);
    expect(one).toBeGreaterThan(2);
    await runJobs();
    // A link is valid for its hour, also when the media were replaced meanwhile.
    expect(await seconds(before.streamUrl)).toBeCloseTo(one);
    expect((await fetched(before.mp4Url)).type).toBe('video/mp4');
    expect(await forgetReplacedMedia(database(), new Date())).toBe(0);
    expect(await forgetReplacedMedia(database(), new Date(Date.now() + 3_601_000))).toBeGreaterThan(0);
    await runJobs();
    expect((await fetched(before.mp4Url)).status).toBe(404);
    const [row] = await transcript();
    const both = await seconds(row.video.streamUrl);
    expect(Math.abs(both - 2 * one)).toBeLessThan(0.5);
    expect((await fetched(row.audio)).type).toBe('audio/mp4');
    const { rows } = await pool().query(
      'select r.id, r.joined_into, m.key is not null as has from recording r left join recording_media m on m.recording_id = r.id where r.id = any($1)',
      [[first, second]],
    );
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: first, joined_into: null, has: true },
        { id: second, joined_into: first, has: false },
      ]),
    );
  });
});

describe('a turn that was interrupted on camera and screen', () => {
  it('has both as far apart at its end as they were', async () => {
    const { interview, reading, upload } = await spokenInterview();
    const from = Date.now() - 120_000;
    const recordings = [
      await upload('camera', film(), from),
      await upload('screen', film(), from + 300),
      await upload('camera', film(), from + 60_000),
      await upload('screen', film(), from + 62_000),
    ];
    await answer(interview, interview.step.id, { text: '', recordings });
    await runJobs();
    const [{ recordings: joined }] = await reading();
    expect(joined).toHaveLength(2);
    const of = (kind: string) => joined.find((one: { kind: string }) => one.kind === kind);
    const one = of('camera').durationMs / 2;
    expect(one).toBeGreaterThan(1_000);
    expect(of('camera')).toMatchObject({ startMs: 0 });
    expect(of('screen')).toMatchObject({ startMs: 300 });
    // The camera continues when one of them records again, and the screen two seconds later.
    const apart = of('screen').startMs + of('screen').durationMs - of('camera').durationMs;
    expect(Math.abs(apart - 2_000)).toBeLessThan(100);
  });

  it('keeps both together where the screen was shared after the interruption alone', async () => {
    const { interview, reading, upload } = await spokenInterview();
    const from = Date.now() - 120_000;
    const recordings = [
      await upload('camera', film(), from),
      await upload('camera', film(), from + 60_000),
      await upload('screen', film(), from + 60_500),
    ];
    await answer(interview, interview.step.id, { text: '', recordings });
    await runJobs();
    const [{ recordings: joined }] = await reading();
    const [camera, screen] = ['camera', 'screen'].map((kind) =>
      joined.find((one: { kind: string }) => one.kind === kind),
    );
    expect(joined).toHaveLength(2);
    expect(Math.abs(screen.startMs - camera.durationMs / 2 - 500)).toBeLessThan(100);
  });
});

describe('a turn whose camera was lost for a while', () => {
  const durationOf = async (url: string) => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'whole-')), 'file');
    writeFileSync(file, (await fetched(url)).bytes);
    return (await readMedia(file)).seconds;
  };

  it('has all that was said as its sound and in its film', async () => {
    const { interview, reading, transcript, upload } = await spokenInterview({}, 'video');
    const from = Date.now() - 120_000;
    const recordings = [
      await upload('camera', film(), from),
      await upload('camera', film(), from + 60_000),
      await upload('audio', sound(), from + 30_000),
    ];
    await runJobs();
    const lengths = await pool().query<{ ms: number }>(
      'select duration_ms as ms from recording_media where recording_id = any($1) order by array_position($1, recording_id)',
      [recordings],
    );
    const whole = lengths.rows.reduce((sum, { ms }) => sum + Number(ms), 0);
    await answer(interview, interview.step.id, { text: '', recordings });
    await runJobs();
    const [{ recordings: joined }] = await reading();
    expect(joined).toMatchObject([{ id: recordings[0], kind: 'camera', startMs: 0 }]);
    expect(Math.abs(joined[0].durationMs - whole)).toBeLessThan(200);
    const [row] = await transcript();
    expect(Math.abs((await durationOf(row.audio)) * 1_000 - whole)).toBeLessThan(300);
    expect(Math.abs((await durationOf(row.video.mp4Url)) * 1_000 - whole)).toBeLessThan(300);
    // In the middle the voice is heard, though there was no picture.
    const peaks = Buffer.from(joined[0].peaks, 'base64');
    const [first, middle] = [lengths.rows[0]!.ms, lengths.rows.at(-1)!.ms];
    expect(
      Math.max(...peaks.subarray(Math.ceil(first / 100), Math.floor((first + middle) / 100))),
    ).toBeGreaterThan(60);
    // Once is enough.
    const { responseId } = interview;
    expect(await joinRecordings(database(), { responseId, stepId: interview.step.id })).toBe(0);
  });

  it('begins with the sound where the camera came later, and takes in what is added afterwards', async () => {
    const { interview, reading, upload } = await spokenInterview({}, 'video');
    const from = Date.now() - 120_000;
    const recordings = [await upload('audio', sound(), from), await upload('camera', film(), from + 30_000)];
    const late = await upload('audio', sound(), from + 60_000);
    const { responseId, token, step } = interview;
    await answer(interview, step.id, { text: '', recordings });
    await runJobs();
    const [before] = (await reading())[0].recordings;
    expect(before).toMatchObject({ id: recordings[1], kind: 'camera', startMs: 0 });
    const added = await call(addRoute, {
      ...{ method: 'POST', params: { responseId }, token },
      body: { stepId: step.id, recordings: [late] },
    });
    expect(added.status).toBe(200);
    await runJobs();
    const after = (await reading())[0].recordings;
    expect(after).toHaveLength(1);
    expect(after[0].durationMs - before.durationMs).toBeGreaterThan(1_000);
  });
});

describe('with a transcriber', () => {
  let server: SpeechServer | undefined;
  afterEach(() => server?.stop());

  it('a spoken answer gets its words, which readers and the analysis see', async () => {
    server = await startSpeechServer();
    const { interview, transcript, listed, upload } = await spokenInterview({}, 'audio');
    const id = await upload('audio', sound());
    await answer(interview, interview.step.id, { text: '', recordings: [id] });
    await runJobs();
    expect((await transcript())[0].user).toBe('The train was late again.');
    expect((await listed()).answersArray[0].answer).toBe('The train was late again.');
    const [asked] = server.asked;
    expect(asked?.path).toBe('/v1/audio/transcriptions');
    expect(asked?.headers.authorization).toBe('Bearer secret');
    for (const part of ['name="model"', 'verbose_json', 'timestamp_granularities[]', 'name="language"']) {
      expect(asked?.body.toString('latin1')).toContain(part);
    }
  });

  it('what camera and microphone both heard is said once', async () => {
    server = await startSpeechServer();
    const { interview, transcript, upload } = await spokenInterview();
    const at = Date.now();
    const recordings = [await upload('audio', sound(), at + 80), await upload('camera', film(), at)];
    await answer(interview, interview.step.id, { text: '', recordings });
    await runJobs();
    expect(server.asked.length).toBeGreaterThan(1);
    expect((await transcript())[0].user).toBe('The train was late again.');
  });

  it('words of the participant’s own stay as they are', async () => {
    server = await startSpeechServer();
    const { interview, transcript, upload } = await spokenInterview({}, 'audio');
    const id = await upload('audio', sound());
    await answer(interview, interview.step.id, { text: 'Mine.', recordings: [id] });
    await runJobs();
    expect((await transcript())[0].user).toBe('Mine.');
  });

  it('K8: the words come in time for a follow-up, and words that do not come hold nobody up for longer than seven seconds', async () => {
    server = await startSpeechServer();
    const open = { followUp: 'heavy' };
    const quick = await spokenInterview(open, 'audio');
    const early = await quick.upload('audio', sound());
    await runJobs();
    const next = await answer(quick.interview, quick.interview.step.id, { text: '', recordings: [early] });
    expect(next.body.step.kind).toBe('follow_up');

    const slow = await spokenInterview(open, 'audio');
    const late = await slow.upload('audio', sound());
    const began = Date.now();
    const on = await answer(slow.interview, slow.interview.step.id, { text: '', recordings: [late] });
    expect([on.status, on.body.step.kind]).toEqual([200, 'question']);
    expect(Date.now() - began).toBeLessThan(7_000);
    await runJobs();
    expect((await slow.transcript())[0].user).toBe('The train was late again.');
  });

  it('K2: a model words the follow-up to what was said aloud', async () => {
    server = await startSpeechServer();
    const model = await startModelServer();
    try {
      const { interview, upload } = await spokenInterview({ followUp: 'heavy' }, 'audio');
      const id = await upload('audio', sound());
      await runJobs();
      const { body } = await answer(interview, interview.step.id, { text: '', recordings: [id] });
      expect(body.step).toMatchObject({ kind: 'follow_up' });
      expect(JSON.parse(model.asked[0]?.body.messages?.[1]?.content as string)).toMatchObject({
        answer: 'The train was late again.',
      });
      const { rows } = await pool().query(`select probe->>'by' as by from turn where response_id = $1`, [
        interview.responseId,
      ]);
      expect(rows).toEqual([{ by: 'model' }]);
    } finally {
      model.stop();
    }
  });
});

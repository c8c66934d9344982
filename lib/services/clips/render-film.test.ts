import { readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  GET as clipRoute,
  DELETE as deleteClipRoute,
} from '@/app/api/public/v1/responses/[linkId]/[responseId]/clips/[clipId]/route';
import { DELETE as deleteResponseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import {
  PATCH as changeReelRoute,
  GET as reelRoute,
} from '@/app/api/public/v1/studies/[studyId]/reels/[reelId]/route';
import { GET as fileRoute } from '@/app/api/recordings/[key]/[name]/route';
import { signedUrl } from '@/lib/ports/signed-path';
import { database, pool } from '@/lib/store/database';
import { listRecordingParts } from '@/lib/store/recordings';
import { clip, recordingSpeech } from '@/lib/store/schema';
import { call } from '@/lib/testing/call';
import { cut, makeReel, newClip } from '@/lib/testing/clipped';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview } from '@/lib/testing/journey';
import { madeOnce } from '@/lib/testing/recordings/made-once';
import { readMedia, recorded } from '@/lib/testing/recordings/recorded';
import { runJobs } from '@/lib/testing/run-jobs';
import { createUpload, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';
import { soundName } from '../recordings/find-recording-file';
import { recordingPath } from '../recordings/recording-path';
import { sweepFilms } from './sweep-films';

testDatabase();
madeOnce();

// Other processes create films.

/** A response of two answers, three seconds each: camera and screen with words, then sound alone. */
async function filmedResponse() {
  const { key } = await newOrganization();
  const item = { type: 'open_ended', followUp: 'none' } as const;
  const items = [
    { ...item, text: 'How was the train?' },
    { ...item, text: 'Anything else?' },
  ];
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode: 'video_screen' },
  });
  const interview = await startedInterview(study.linkId);
  // Both recordings of a turn begin at once, however long the first takes to arrive.
  const began = new Map<string, string>();
  const upload = async (stepId: string, kind: string, file: string) => {
    const bytes = new Uint8Array(readFileSync(recorded(file)));
    const startedAt = began.get(stepId) ?? String(Date.now());
    began.set(stepId, startedAt);
    const about = { kind, stepId, filename: 'turn', filetype: 'video/webm', startedAt };
    const { id } = await createUpload(interview, { 'upload-length': String(bytes.length) }, about);
    expect((await sendBytes(interview, id, 0, bytes)).status).toBe(204);
    return id;
  };
  const first = interview.step.id;
  const camera = await upload(first, 'camera', 'chromium-h264.mp4');
  const screen = await upload(first, 'screen', 'chromium-silent.mp4');
  const said = { text: 'I told Tobias it was cold.', recordings: [camera, screen] };
  const next = await answer(interview, first, said);
  const second = next.body.step.id;
  const sound = await upload(second, 'audio', 'chromium-sound.webm');
  await answer(interview, second, { text: 'No.', recordings: [sound] });
  await runJobs();
  const words = ['I', 'told', 'Tobias', 'it', 'was', 'cold'].map((word, at) => ({
    ...{ word, startMs: 400 * at, endMs: 400 * at + 300 },
  }));
  await database()
    .insert(recordingSpeech)
    .values({ studyId: study.id, recordingId: camera, state: 'ready', text: said.text, words });
  const params = { linkId: study.linkId, responseId: interview.responseId };
  return { key, study, params, responseId: interview.responseId, voices: [camera, sound] };
}

const follow = async (url: string, range?: string) => {
  const [, , , key = '', name = ''] = new URL(url).pathname.split('/');
  const request = new Request(url, range ? { headers: { range } } : {});
  return fileRoute(request, { params: Promise.resolve({ key, name }) });
};

async function filmAt(url: string) {
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'clip-')), 'film.mp4');
  await writeFile(file, Buffer.from(await (await follow(url)).arrayBuffer()));
  return readMedia(file);
}

/** The address of a sound that begins in one recording and ends in another. */
async function soundOverBoth(recordings: readonly string[], parts: { fromMs: number; toMs: number }[]) {
  const stored = await listRecordingParts(database(), recordings);
  const named = recordings.map((id, at) => ({
    ...{ key: stored.find(({ recording }) => recording.id === id)?.media?.key ?? '', ...parts[at]! },
  }));
  const [first, ...others] = named;
  return signedUrl(recordingPath(first!.key, soundName(first!, others)), new Date());
}

const storedBytes = async () =>
  Number(
    (await pool().query('select coalesce(sum(bytes), 0) as bytes from organization_storage')).rows[0].bytes,
  );

describe('a rendered film', () => {
  it('M2: is a film, captions and a picture of exactly the words that were cut, over rows and recordings', async () => {
    const world = await filmedResponse();
    const { key, params, study } = world;
    const before = await storedBytes();
    const clipId = await newClip(world, {
      from: { responseIndex: 0, word: 1 },
      to: { responseIndex: 1, word: 0 },
      names: ['Tobias'],
    });
    const read = async () => (await call(clipRoute, { key, params: { ...params, clipId } })).body;
    await runJobs();
    const made = await read();
    expect(made).toMatchObject({ status: 'ready', progress: 100, problem: null, wordTimes: 'spread' });
    // From the second word to the end of the second row.
    expect(made.durationSeconds).toBeGreaterThan(5.2);
    expect(made.durationSeconds).toBeLessThan(5.8);
    expect(made.transcript).toBe('told █████ it was cold.\nNo.');
    expect(await filmAt(made.mp4Url)).toMatchObject({
      video: { codec: 'avc', width: 1280, height: 720 },
      audio: { codec: 'aac', channels: 1 },
    });
    expect((await filmAt(made.mp4Url)).seconds).toBeCloseTo(made.durationSeconds, 1);
    // A quote that begins in the one recording and ends in the other is one sound.
    const quote = await soundOverBoth(world.voices, [
      { fromMs: 2_000, toMs: 2_600 },
      { fromMs: 0, toMs: 900 },
    ]);
    expect((await filmAt(quote)).seconds).toBeCloseTo(1.5, 1);
    expect((await follow(quote.replace('-0-900', '-0-2900'))).status).toBe(403);
    const part = await follow(made.mp4Url, 'bytes=4-7');
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    const captions = await follow(made.vttUrl);
    expect(captions.headers.get('content-type')).toBe('text/vtt; charset=utf-8');
    const text = await captions.text();
    expect(text).toMatch(/^WEBVTT\n\n00:00:00\.0\d\d --> 00:00:0\d/);
    expect(text).toContain('told █████ it was cold.');
    expect(text).not.toContain('Tobias');
    expect((await follow(made.posterUrl)).headers.get('content-type')).toBe('image/jpeg');
    expect(await storedBytes()).toBeGreaterThan(before + made.sizeBytes);

    const reel = await makeReel(key, study.id, {
      title: 'Cold',
      clips: [clipId, await newClip(world, { from: 4, to: 5 })],
      titleCards: [{ before: 0, text: 'It was cold', seconds: 1 }],
      captions: 'burned',
      hide: ['voice', 'camera'],
    });
    expect(reel.status).toBe(202);
    await runJobs();
    const reelParams = { studyId: study.id, reelId: reel.body.id };
    const { body: shown } = await call(reelRoute, { key, params: reelParams });
    expect(shown).toMatchObject({ status: 'ready', names: [] });
    expect(shown.durationSeconds).toBeCloseTo(made.durationSeconds + 2, 1);
    expect(shown.transcript).not.toContain('Tobias');
    expect((await filmAt(shown.mp4Url)).seconds).toBeCloseTo(shown.durationSeconds, 1);

    // A deleted clip is gone from the reel at once, and the reel is made without it.
    await call(deleteClipRoute, { method: 'DELETE', key, params: { ...params, clipId } });
    expect([(await follow(made.mp4Url)).status, (await follow(shown.mp4Url)).status]).toEqual([404, 404]);
    await runJobs();
    const { body: renewed } = await call(reelRoute, { key, params: reelParams });
    expect(renewed).toMatchObject({ status: 'ready', removedClips: 1 });
    expect(renewed.durationSeconds).toBeCloseTo(2, 1);

    // So is a deleted response, with everything that was made of it.
    await call(deleteResponseRoute, { method: 'DELETE', key, params });
    expect((await follow(renewed.mp4Url)).status).toBe(404);
    await runJobs();
    expect(await storedBytes()).toBe(0);
  });

  it('is not made of what was changed meanwhile, and gets its lost job again', async () => {
    const world = await filmedResponse();
    const { key, params, study } = world;
    const clipId = await newClip(world, { from: 0, to: 1, hide: ['sound'] });
    const reel = await makeReel(key, study.id, { title: 'Cold', clips: [clipId] });
    const reelParams = { studyId: study.id, reelId: reel.body.id };
    await call(changeReelRoute, { method: 'PATCH', key, params: reelParams, body: { captions: 'none' } });
    await pool().query('select graphile_worker.remove_job($1)', [`film:clip:${clipId}`]);
    await runJobs();
    const { body } = await call(reelRoute, { key, params: reelParams });
    expect(body).toMatchObject({ status: 'ready', vttUrl: null, captions: 'none' });
    const read = async () => (await call(clipRoute, { key, params: { ...params, clipId } })).body.status;
    expect(await read()).toBe('queued');
    expect(await sweepFilms(database(), new Date())).toBe(0);
    expect(await sweepFilms(database(), new Date(Date.now() + 3_600_000))).toBe(1);
    await runJobs();
    expect(await read()).toBe('ready');
  });

  it('fails in words when its recording is gone', async () => {
    const world = await filmedResponse();
    const clipId = await newClip(world, { from: 0, to: 1 });
    await database()
      .update(clip)
      .set({
        cut: { from: { row: 9, ms: 0 }, to: { row: 9, ms: 900 }, startMs: 0, endMs: 900, times: 'heard' },
      })
      .where(eq(clip.id, clipId));
    await runJobs();
    const { body } = await call(clipRoute, { key: world.key, params: { ...world.params, clipId } });
    expect(body).toMatchObject({ status: 'failed', mp4Url: null, problem: expect.stringContaining('gone') });
    expect((await cut(world, { from: 0, to: 1 })).status).toBe(202);
  });
});

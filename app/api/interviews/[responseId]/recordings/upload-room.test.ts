import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { Guide, InterviewMode } from '@/lib/domain/guide/guide';
import { type Env, env } from '@/lib/env';
import { forgetUnnamedRecordings } from '@/lib/services/recordings/forget-unnamed-recordings';
import { sweepUploads } from '@/lib/services/recordings/sweep-uploads';
import { database, pool } from '@/lib/store/database';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview, type TestInterview } from '@/lib/testing/journey';
import { createUpload, fileInterview, offsetOf, sendBytes } from '@/lib/testing/upload';
import { newOrganization } from '@/lib/testing/world';

testDatabase();

const MIB = 1024 * 1024;
const HOUR = 60 * 60_000;
const kept = globalThis as { colloquyEnv?: Env };
const usual = env();
afterEach(() => {
  kept.colloquyEnv = usual;
});
const set = (changes: Partial<Env>) => {
  kept.colloquyEnv = { ...usual, ...changes };
};
/** As if no disk were large enough: what stands between a full disk and a refusal is the same. */
const fullDisk = () => set({ diskReserveMb: 999_999_999 });

const OPEN: Guide = [
  {
    type: 'flat',
    title: 'Talk',
    items: [
      { type: 'open_ended', text: 'How was it?', followUp: 'none' },
      { type: 'open_ended', text: 'And then?', followUp: 'none' },
    ],
  },
];

async function openInterview(interviewMode: InterviewMode = 'audio', key?: string) {
  const by = key ?? (await newOrganization()).key;
  const study = await launchedStudy(by, OPEN, { config: { interviewMode } });
  return startedInterview(study.linkId);
}

async function begin({ step, ...interview }: TestInterview, kind: string, length?: number) {
  const size = length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) };
  const made = await createUpload(interview, size, { stepId: step.id, kind });
  return { ...made, body: made.status < 400 ? null : await made.response.json() };
}

const bytes = (count: number) => new Uint8Array(count);
const codeOf = async (response: Response) => [response.status, (await response.json()).code];

describe('room for uploads', () => {
  it.each<[InterviewMode, string[]]>([
    ['text', []],
    ['audio', ['audio']],
    ['audio_text', ['audio']],
    ['audio_screen', ['audio', 'screen']],
    ['video', ['audio', 'camera']],
    ['video_screen', ['audio', 'camera', 'screen']],
  ])('X4: a study in %s takes the recordings of its mode alone', async (mode, kinds) => {
    const interview = await openInterview(mode);
    for (const kind of ['audio', 'camera', 'screen']) {
      const { status, body } = await begin(interview, kind, 3);
      expect([kind, status, body?.code]).toEqual(
        kinds.includes(kind) ? [kind, 201, undefined] : [kind, 400, 'bad_request'],
      );
    }
  });

  it('X4: after the end nothing new is taken, and what was begun before may finish', async () => {
    const interview = await openInterview();
    const { id } = await begin(interview, 'audio', 6);
    await sendBytes(interview, id, 0, 'abc');
    const first = await answer(interview, interview.step.id, { text: '', recordings: [id] });
    await answer(interview, first.body.step.id, { skip: true });
    const late = await begin(interview, 'audio', 3);
    expect([late.status, late.body.code]).toEqual([409, 'conflict']);
    expect((await sendBytes(interview, id, 3, 'def')).status).toBe(204);
    expect(await offsetOf(interview, id)).toBe('6');
  });

  it('A5 X4: on a full disk new bytes are 507, those that are here stay, and answers go on', async () => {
    const interview = await openInterview();
    const { id } = await begin(interview, 'audio');
    expect((await sendBytes(interview, id, 0, 'abc')).status).toBe(204);
    fullDisk();
    // What is known of a disk is a second old at most.
    await sleep(1_100);
    expect((await begin(interview, 'audio')).body).toMatchObject({ code: 'internal_error' });
    expect(await codeOf(await sendBytes(interview, id, 3, bytes(100)))).toEqual([507, 'internal_error']);
    const uploads = await pool().query('select count(*)::int as n from recording where response_id = $1', [
      interview.responseId,
    ]);
    expect(uploads.rows[0].n).toBe(1);
    expect((await answer(interview, interview.step.id, { text: 'In writing.' })).status).toBe(200);
    kept.colloquyEnv = usual;
    expect(await offsetOf(interview, id)).toBe('3');
    await expect
      .poll(async () => (await sendBytes(interview, id, 3, 'def')).status, { timeout: 10_000 })
      .toBe(204);
  });

  it('X4: bytes of an unsaid length count against the organisation as they land', async () => {
    const { key } = await newOrganization();
    const interview = await openInterview('audio', key);
    const { id } = await begin(interview, 'audio');
    set({ recordingQuotaGb: 2 / 1024 });
    expect((await sendBytes(interview, id, 0, bytes(1.5 * MIB))).status).toBe(204);
    expect(await codeOf(await sendBytes(interview, id, 1.5 * MIB, bytes(4 * MIB)))).toEqual([
      413,
      'bad_request',
    ]);
    expect(Number(await offsetOf(interview, id))).toBeLessThan(4 * MIB);
    const other = await begin(await openInterview('audio', key), 'audio', 3);
    expect([other.status, other.body.code]).toEqual([413, 'bad_request']);
    const stranger = await begin(await openInterview('audio'), 'audio', 3);
    expect(stranger.status).toBe(201);
  });

  it('X4: a length that is only said takes nothing from others', async () => {
    const { key } = await newOrganization();
    set({ recordingQuotaGb: 2 / 1024 });
    const first = await begin(await openInterview('audio', key), 'audio', 2 * MIB - 1);
    const second = await begin(await openInterview('audio', key), 'audio', 2 * MIB - 1);
    expect([first.status, second.status]).toEqual([201, 201]);
  });

  it('X4: an unfinished upload is closed a day after its interview’s end, and a file that never came whole erased', async () => {
    const { interview } = await fileInterview();
    const { id } = await createUpload(interview, { 'upload-length': '10' }, { stepId: interview.step.id });
    await sendBytes(interview, id, 0, 'abc');
    const end = async () => {
      const next = await answer(interview, interview.step.id, { skip: true });
      await answer(interview, next.body.step.id, { skip: true });
    };
    await end();
    await sweepUploads(database(), new Date(Date.now() + HOUR));
    await sweepUploads(database(), new Date(Date.now() + 24 * HOUR));
    expect((await sendBytes(interview, id, 3, 'd')).status).toBe(204);
    await sweepUploads(database(), new Date(Date.now() + 25 * HOUR));
    await sweepUploads(database(), new Date(Date.now() + 50 * HOUR));
    const { rows } = await pool().query('select state from recording where id = $1', [id]);
    expect(rows).toEqual([{ state: 'failed' }]);
    const jobs = await pool().query(
      "select payload from graphile_worker._private_jobs where payload::jsonb->'uploads' ? $1",
      [id],
    );
    expect(jobs.rowCount).toBe(1);
    // A process that had it at hand goes by what is stored once it looks again.
    await expect
      .poll(async () => (await sendBytes(interview, id, 4, '')).status, { timeout: 20_000, interval: 1_000 })
      .toBe(410);
  });

  it('X4: what was uploaded to a question that was never answered is erased a month after', async () => {
    const interview = await openInterview();
    const { id } = await begin(interview, 'audio', 3);
    await sendBytes(interview, id, 0, 'abc');
    const left = async () => (await pool().query('select 1 from recording where id = $1', [id])).rowCount;
    await forgetUnnamedRecordings(database(), new Date(Date.now() + 29 * 24 * HOUR));
    expect(await left()).toBe(1);
    await forgetUnnamedRecordings(database(), new Date(Date.now() + 31 * 24 * HOUR));
    expect(await left()).toBe(0);
    expect((await createUpload(interview, { 'upload-length': '1' }, { stepId: randomUUID() })).status).toBe(
      400,
    );
  });
});

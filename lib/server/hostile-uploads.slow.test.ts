import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GET as responseRoute } from '@/app/api/public/v1/responses/[linkId]/[responseId]/route';
import { env } from '@/lib/env';
import { pool } from '@/lib/store/database';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { call } from '@/lib/testing/call';
import { testDatabase } from '@/lib/testing/database';
import { answer, launchedStudy, startedInterview, type TestInterview } from '@/lib/testing/journey';
import { hugeFilm, referringSound } from '@/lib/testing/recordings/odd-mp4';
import { recorded } from '@/lib/testing/recordings/recorded';
import { rounds } from '@/lib/testing/rounds';
import { runJobs } from '@/lib/testing/run-jobs';
import { newOrganization } from '@/lib/testing/world';
import type { Gateway } from './gateway';

testDatabase();

let gateway: Gateway;
let url: string;
/** Somebody whom nothing that is uploaded may make us ask. */
let outside: http.Server;
let asked = 0;
beforeAll(async () => {
  gateway = await openApiGateway();
  url = `http://127.0.0.1:${gateway.port}`;
  outside = http.createServer((_req, res) => {
    asked += 1;
    res.end('#EXTM3U\n');
  });
  await new Promise<void>((resolve) => outside.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  outside.close();
  await gateway.drain(1_000);
});

const elsewhere = () => `http://127.0.0.1:${(outside.address() as AddressInfo).port}/film.mp4`;

interface Spoken {
  key: string;
  linkId: string;
  interview: TestInterview;
}

async function spoken(): Promise<Spoken> {
  const { key } = await newOrganization();
  const items = [
    { type: 'open_ended' as const, text: 'How was it?', followUp: 'none' as const },
    { type: 'open_ended' as const, text: 'And then?', followUp: 'none' as const },
  ];
  const study = await launchedStudy(key, [{ type: 'flat', title: 'Talk', items }], {
    config: { interviewMode: 'video' },
  });
  return { key, linkId: study.linkId, interview: await startedInterview(study.linkId) };
}

function headersOf({ token }: TestInterview, more: Record<string, string>): Record<string, string> {
  return { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0', ...more };
}

async function begin({ interview }: Spoken, kind: string, length?: number) {
  const about = { kind, stepId: interview.step.id, filetype: 'video/mp4', filename: 'turn.mp4' };
  const metadata = Object.entries(about).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const created = await fetch(`${url}/api/interviews/${interview.responseId}/recordings`, {
    method: 'POST',
    headers: headersOf(interview, {
      'upload-metadata': metadata.join(','),
      ...(length === undefined ? { 'upload-defer-length': '1' } : { 'upload-length': String(length) }),
    }),
  });
  const location = created.headers.get('location') ?? '';
  return { status: created.status, location, id: location.split('/').at(-1) ?? '' };
}

/** One PATCH; `stream` sends without saying how much. */
async function send(
  { interview }: Spoken,
  location: string,
  { offset, body, length }: { offset: number; body: BodyInit; length?: number },
) {
  const response = await fetch(url + location, {
    method: 'PATCH',
    headers: headersOf(interview, {
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      ...(length !== undefined && { 'upload-length': String(length) }),
    }),
    body,
    duplex: 'half',
  } as RequestInit);
  return {
    status: response.status,
    text: await response.text(),
    offset: response.headers.get('upload-offset'),
  };
}

async function uploaded(world: Spoken, bytes: Uint8Array<ArrayBuffer>, kind = 'camera'): Promise<string> {
  const { id, location } = await begin(world, kind, bytes.length);
  expect((await send(world, location, { offset: 0, body: bytes })).status).toBe(204);
  return id;
}

async function stateOf(id: string) {
  const { rows } = await pool().query('select state, processing, problem from recording where id = $1', [id]);
  return rows[0];
}

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text));

describe('what is no recording', () => {
  it.each([
    ['a page', () => bytesOf('<!doctype html><script>alert(1)</script>')],
    ['a drawing', () => bytesOf('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    [
      'a playlist that names a local file',
      () => bytesOf('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n#EXT-X-ENDLIST\n'),
    ],
    [
      'a playlist that names another host',
      () => bytesOf(`#EXTM3U\n#EXTINF:1,\n${elsewhere()}\n#EXT-X-ENDLIST\n`),
    ],
    ['a script for a concatenation', () => bytesOf("ffconcat version 1.0\nfile '/etc/passwd'\n")],
    ['sound that lies in a local file', () => new Uint8Array(referringSound('/etc/passwd'))],
    ['a frame of 100,000 by 100,000', () => new Uint8Array(hugeFilm(100_000))],
    [
      'a beginning and nothing after it',
      () => new Uint8Array(readFileSync(recorded('chromium-h264.mp4')).subarray(0, 300)),
    ],
  ])('fails cleanly and asks nobody: %s', async (_what, bytes) => {
    const world = await spoken();
    const id = await uploaded(world, bytes());
    const { interview, key, linkId } = world;
    expect((await answer(interview, interview.step.id, { text: 'Words.', recordings: [id] })).status).toBe(
      200,
    );
    const before = asked;
    await runJobs();
    expect(await stateOf(id)).toMatchObject({
      state: 'complete',
      processing: 'failed',
      problem: expect.any(String),
    });
    const params = { linkId, responseId: interview.responseId };
    const { transcript } = (await call(responseRoute, { key, params })).body;
    expect(transcript[0]).toMatchObject({ user: 'Words.', audio: null, video: null, screenVideo: null });
    expect(JSON.stringify(transcript)).not.toContain('root:');
    expect(asked).toBe(before);
  });

  it('of no bytes at all attaches to nothing, and stops nobody', async () => {
    const world = await spoken();
    const { id } = await begin(world, 'audio', 0);
    expect(await stateOf(id)).toMatchObject({ state: 'failed' });
    const { interview, key, linkId } = world;
    const given = await answer(interview, interview.step.id, { text: '', recordings: [id] });
    expect([given.status, given.body.step.kind]).toEqual([200, 'question']);
    await runJobs();
    const params = { linkId, responseId: interview.responseId };
    const { transcript } = (await call(responseRoute, { key, params })).body;
    expect(transcript[0]).toMatchObject({ user: '', audio: null, video: null, screenVideo: null });
  });
});

describe('uploads without measure', () => {
  it('a stream without an end is cut at its limit, in little memory', async () => {
    const world = await spoken();
    const { location } = await begin(world, 'audio');
    const piece = new Uint8Array(1024 * 1024);
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += piece.length;
        controller.enqueue(piece);
      },
    });
    const before = process.memoryUsage().rss;
    const outcome = await send(world, location, { offset: 0, body: endless }).catch(() => null);
    expect(outcome === null || outcome.status === 413).toBe(true);
    expect(sent).toBeLessThan(220 * 1024 * 1024);
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
    const limit = 200 * 1024 * 1024;
    const head = await fetch(url + location, { method: 'HEAD', headers: headersOf(world.interview, {}) });
    expect(Number(head.headers.get('upload-offset'))).toBeLessThanOrEqual(limit);
  });

  it('a length that is past the limit, or that lies, is refused', async () => {
    const world = await spoken();
    expect((await begin(world, 'camera', 2 * 1024 ** 3 + 1)).status).toBe(413);
    expect((await begin(world, 'audio', 200 * 1024 ** 2 + 1)).status).toBe(413);
    const { location } = await begin(world, 'camera', 10);
    const more = await send(world, location, { offset: 0, body: bytesOf('twenty bytes of film') });
    expect([more.status >= 400 && more.status < 500, JSON.parse(more.text).code]).toEqual([
      true,
      'bad_request',
    ]);
    const deferred = await begin(world, 'camera');
    await send(world, deferred.location, { offset: 0, body: bytesOf('twenty bytes of film') });
    const shorter = await send(world, deferred.location, { offset: 20, body: bytesOf(''), length: 5 });
    expect(shorter.status).toBe(400);
  });

  it('thousands of chunks of a byte are taken one by one, and make one file and no more', async () => {
    const world = await spoken();
    const chunks = rounds({ sample: 2_000, long: 100_000 });
    const { location, id } = await begin(world, 'audio', chunks);
    const before = process.memoryUsage().rss;
    for (let offset = 0; offset < chunks; offset++) {
      const { status } = await send(world, location, { offset, body: new Uint8Array([offset % 256]) });
      if (status !== 204) throw new Error(`chunk ${offset} was answered ${status}`);
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    const folder = path.join(env().dataDir, 'recordings');
    const kept = readFileSync(path.join(folder, id));
    expect(kept.equals(Buffer.from(Array.from({ length: chunks }, (_, at) => at % 256)))).toBe(true);
    expect(readdirSync(folder).filter((name) => name.startsWith(id))).toHaveLength(2);
    expect(await stateOf(id)).toMatchObject({ state: 'complete' });
  });
});

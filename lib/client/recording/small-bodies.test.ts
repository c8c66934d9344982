import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { memoryStore } from './recording-store';
import { RecordingUploads } from './recording-uploads';
import { tusClient } from './tus-client';

const MOST_BYTES = 1024 * 1024;

let directory: string;
let proxy: http.Server;
let bodies: { bytes: number; status: number }[] = [];

/** A tus server behind a proxy that accepts bodies of a mebibyte at most, as nginx does by default. */
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'small-bodies-'));
  const tus = new Server({
    path: '/api/interviews/r/recordings',
    datastore: new FileStore({ directory }),
    relativeLocation: true,
  });
  proxy = http.createServer((request, response) => {
    const bytes = Number(request.headers['content-length'] ?? 0);
    if (request.method === 'PATCH')
      response.once('finish', () => bodies.push({ bytes, status: response.statusCode }));
    if (bytes <= MOST_BYTES) return void tus.handle(request, response);
    request
      .resume()
      .once('end', () => response.writeHead(413, { 'content-type': 'text/html' }).end('<h1>413</h1>'));
  });
  await new Promise<void>((done) => proxy.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => fetch(new URL(url, origin), init));
});
afterEach(() => {
  bodies = [];
});
afterAll(async () => {
  vi.unstubAllGlobals();
  proxy.closeAllConnections();
  proxy.close();
  await rm(directory, { recursive: true, force: true });
});

it('X19: a recording goes through a proxy that takes small bodies alone, and keeps to their size', async () => {
  const uploads = new RecordingUploads({
    store: memoryStore(),
    client: tusClient,
    alone: async (_name, work) => work(),
    working: async () => new Set<string>(),
    now: () => Date.now(),
    random: () => 0.5,
    after: (ms, call) => {
      const timer = setTimeout(call, ms);
      return () => clearTimeout(timer);
    },
    newKey: () => 'key',
  });
  const said = {
    responseId: 'r',
    token: 't',
    stepId: 's',
    kind: 'camera',
    type: 'video/mp4',
    startedAt: 7,
  } as const;
  const upload = uploads.begin(said);
  const bytes = new Uint8Array(9 * 1024 * 1024 + 5).map((_, at) => at % 251);
  upload.append(bytes);
  upload.end();
  await vi.waitFor(() => expect(upload.recording.closed).toBe('sent'), { timeout: 30_000 });
  const id = upload.recording.uploadUrl?.split('/').at(-1) ?? '';
  expect((await readFile(path.join(directory, id))).equals(bytes)).toBe(true);
  expect(bodies.filter(({ status }) => status === 413).length).toBeLessThanOrEqual(2);
});

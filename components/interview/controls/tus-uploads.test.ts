import { mkdtemp, readFile, rm } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FileStore } from '@tus/file-store';
import { Server } from '@tus/server';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { tusUploads } from './tus-uploads';
import { UploadRefused } from './uploads';

type Fault = (request: http.IncomingMessage, response: http.ServerResponse) => boolean;

let directory: string;
let origin: string;
let server: http.Server;
let requests: { method: string; authorization: string | undefined; metadata: string | undefined }[] = [];
/** Whether it handled the request: then the real server never sees it. */
let fault: Fault = () => false;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'uploads-'));
  const tus = new Server({ path: '/api/interviews/r1/recordings', datastore: new FileStore({ directory }) });
  server = http.createServer((request, response) => {
    const { authorization, 'upload-metadata': metadata } = request.headers;
    requests.push({ method: request.method ?? '', authorization, metadata: metadata?.toString() });
    if (!fault(request, response)) void tus.handle(request, response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(directory, { recursive: true, force: true });
});
afterEach(() => {
  requests = [];
  fault = () => false;
  vi.unstubAllGlobals();
});

/** The library reads files in a browser and buffers here; everything else is the same. */
function file(bytes: Buffer, name = 'ticket.png'): File {
  return Object.assign(bytes, { name, type: 'image/png' }) as unknown as File;
}
const BYTES = Buffer.alloc(12 * 1024 * 1024, 'ticket ');
const uploads = () => tusUploads({ responseId: 'r1', stepId: 's1', token: 't1', origin });
const stored = (id: string) => readFile(path.join(directory, id));
const methods = () => requests.map(({ method }) => method).join(' ');

function once(method: string, answer: (response: http.ServerResponse) => void): Fault {
  let left = 1;
  return (request, response) => {
    if (request.method !== method || left === 0) return false;
    left -= 1;
    answer(response);
    return true;
  };
}

describe('tusUploads', () => {
  it('sends a file in chunks, says what it is, and gives the id of its recording', async () => {
    const parts: number[] = [];
    const { recordingId } = await uploads().upload(file(Buffer.from(BYTES)), {
      onProgress: (part) => parts.push(part),
    });
    expect(BYTES.equals(await stored(recordingId))).toBe(true);
    expect(methods()).toBe('POST PATCH PATCH PATCH');
    expect(requests[0]?.authorization).toBe('Bearer t1');
    const metadata = new Map(
      requests[0]?.metadata?.split(',').map((pair) => pair.split(' ') as [string, string]),
    );
    const said = [...metadata].map(([key, value]) => [key, Buffer.from(value, 'base64').toString()]);
    expect(Object.fromEntries(said)).toEqual({
      kind: 'file',
      stepId: 's1',
      filename: 'ticket.png',
      filetype: 'image/png',
    });
    expect(parts.at(-1)).toBe(1);
    expect(parts).toEqual(parts.toSorted((a, b) => a - b));
  });

  it('goes on where it was after a break', async () => {
    let patches = 0;
    fault = (request) => {
      if (request.method !== 'PATCH') return false;
      patches += 1;
      if (patches === 2) request.socket.destroy();
      return patches === 2;
    };
    const { recordingId } = await uploads().upload(file(Buffer.from(BYTES)), {});
    expect(BYTES.equals(await stored(recordingId))).toBe(true);
    expect(methods()).toBe('POST PATCH PATCH HEAD PATCH PATCH');
  });

  it('X19: sends smaller parts where a proxy takes no larger ones', async () => {
    const taken: number[] = [];
    fault = (request, response) => {
      const length = Number(request.headers['content-length'] ?? 0);
      if (length <= 1024 * 1024) {
        if (request.method === 'PATCH') taken.push(length);
        return false;
      }
      request
        .resume()
        .once('end', () => response.writeHead(413).end('<h1>413 Request Entity Too Large</h1>'));
      return true;
    };
    const { recordingId } = await uploads().upload(file(Buffer.from(BYTES)), {});
    expect(BYTES.equals(await stored(recordingId))).toBe(true);
    expect(methods().match(/POST/g)).toHaveLength(1);
    expect(Math.max(...taken)).toBeGreaterThan(512 * 1024);
  });

  it('X19: a file that the server itself finds too large is refused at once', async () => {
    fault = (request, response) => {
      if (request.method !== 'PATCH') return false;
      request.resume().once('end', () => response.writeHead(413, { 'tus-resumable': '1.0.0' }).end('{}'));
      return true;
    };
    await expect(uploads().upload(file(Buffer.from(BYTES)), {})).rejects.toBeInstanceOf(UploadRefused);
    expect(methods()).toBe('POST PATCH');
  });

  it('waits while the device is offline, and says so', async () => {
    const events = new EventTarget();
    const navigator = { onLine: false };
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
    fault = once('PATCH', (response) => response.socket?.destroy());
    const waiting: boolean[] = [];
    const sent = uploads().upload(file(Buffer.from('ticket')), { onWaiting: (now) => waiting.push(now) });
    await vi.waitFor(() => expect(waiting).toEqual([true]));
    navigator.onLine = true;
    events.dispatchEvent(new Event('online'));
    const { recordingId } = await sent;
    expect(waiting).toEqual([true, false]);
    expect((await stored(recordingId)).toString()).toBe('ticket');
  });

  it('says what the server will never take, and tries it once', async () => {
    fault = once('POST', (response) => response.writeHead(413).end('too large'));
    await expect(uploads().upload(file(Buffer.from('ticket')), {})).rejects.toBeInstanceOf(UploadRefused);
    expect(methods()).toBe('POST');
  });

  it('takes no failure of the server for a refusal', async () => {
    fault = once('POST', (response) => response.writeHead(500).end());
    const { recordingId } = await uploads().upload(file(Buffer.from('ticket')), {});
    expect((await stored(recordingId)).toString()).toBe('ticket');
    fault = once('POST', (response) => response.writeHead(401).end());
    const error = await uploads()
      .upload(file(Buffer.from('ticket')), {})
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(UploadRefused);
  });

  it('a second try of the same file takes up the first', async () => {
    const same = uploads();
    const ticket = file(Buffer.from('ticket'));
    fault = once('PATCH', (response) => response.writeHead(403).end());
    await expect(same.upload(ticket, {})).rejects.toThrow();
    const { recordingId } = await same.upload(ticket, {});
    expect((await stored(recordingId)).toString()).toBe('ticket');
    expect(methods()).toBe('POST PATCH HEAD PATCH');
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    fault = once('PATCH', () => controller.abort());
    const sent = uploads().upload(file(Buffer.from('ticket')), { signal: controller.signal });
    await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
    await expect(
      uploads().upload(file(Buffer.from('ticket')), { signal: controller.signal }),
    ).rejects.toMatchObject({ name: 'AbortError' });
    expect(methods()).toBe('POST PATCH');
  });
});

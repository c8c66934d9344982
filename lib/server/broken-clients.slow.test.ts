import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { env } from '@/lib/env';
import { pool } from '@/lib/store/database';
import { openApiGateway } from '@/lib/testing/api-gateway';
import { testDatabase } from '@/lib/testing/database';
import { launchedStudy, plainAnswer, startedInterview } from '@/lib/testing/journey';
import { createUpload, fileInterview, offsetOf, sendBytes } from '@/lib/testing/upload';
import { makeStudies } from '@/lib/testing/wallet-world';
import { wholeGuide } from '@/lib/testing/whole-guide';
import { newOrganization } from '@/lib/testing/world';
import type { Gateway } from './gateway';

testDatabase();

let gateway: Gateway;
let url: string;
beforeAll(async () => {
  gateway = await openApiGateway();
  url = `http://127.0.0.1:${gateway.port}`;
});
afterAll(() => gateway.drain(1_000));

/** A connection that sends these bytes; what comes back is kept in `heard`. */
async function connected(
  bytes: string,
): Promise<{ socket: net.Socket; heard: () => string; closed: Promise<unknown> }> {
  const socket = net.connect(gateway.port, '127.0.0.1');
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.on('error', () => undefined);
  let heard = '';
  socket.on('data', (chunk) => (heard += chunk));
  await once(socket, 'connect');
  socket.write(bytes);
  return { socket, heard: () => heard, closed };
}

function head(line: string, headers: Record<string, string | number>): string {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  return `${line} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Does as the answer says, as participants' pages do (K2): a busy machine puts off what it cannot store in time. */
async function fetchWithRetries(address: string, request: RequestInit): Promise<Response> {
  for (let putOff = 0; ; putOff++) {
    const reply = await fetch(address, request);
    const afterSeconds = Number(reply.headers.get('retry-after'));
    if (reply.status !== 503 || putOff === 10 || !(afterSeconds > 0)) return reply;
    await reply.body?.cancel();
    await sleep(afterSeconds * 1_000);
  }
}

/** Nobody who left keeps anything: no connection, no transaction, no place in the pool. */
afterEach(async () => {
  const connections = promisify(gateway.server.getConnections.bind(gateway.server));
  const stuck = async () => {
    // Connections between two requests are kept for a minute and more (X49): those are nobody's trouble.
    gateway.server.closeIdleConnections();
    const { rows } = await pool().query(
      `select state, query from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
    );
    const { totalCount, idleCount, waitingCount } = pool();
    return { rows, taken: totalCount - idleCount, waiting: waitingCount, connections: await connections() };
  };
  const free = { rows: [], taken: 0, waiting: 0, connections: 0 };
  await expect.poll(stuck, { timeout: 10_000, interval: 200 }).toEqual(free);
});

describe('slow clients', () => {
  it('A5: 100 that drip headers and 100 that never send their body hold up nobody, and are refused', async () => {
    const { key } = await newOrganization();
    const dripping = await Promise.all(
      Array.from({ length: 100 }, () => connected('GET /api/public/v1/studies HTTP/1.1\r\nx-a: ')),
    );
    const silent = await Promise.all(
      Array.from({ length: 100 }, () =>
        connected(
          head('POST /api/public/v1/studies/create', {
            'x-api-key': key,
            'content-type': 'application/json',
            'content-length': 100,
          }),
        ),
      ),
    );
    const drip = setInterval(() => {
      for (const { socket } of dripping) if (socket.writable) socket.write('a');
    }, 300);
    const served = await Promise.all(
      Array.from({ length: 50 }, () =>
        fetch(`${url}/api/public/v1/wallets`, { headers: { 'x-api-key': key } }),
      ),
    );
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([200]));
    for (const answer of served) await answer.text();
    await Promise.all([...dripping, ...silent].map(({ closed }) => closed));
    clearInterval(drip);
    for (const { heard } of silent) expect(heard()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"bad_request"\}$/);
    for (const { heard } of dripping)
      expect(heard()).toMatch(/^HTTP\/1\.1 408 [\s\S]*"code":"bad_request"\}$/);
  });

  it('hangs up on those who never read their answer', async () => {
    const { organizationId, key } = await newOrganization();
    for (let times = 0; times < 8; times++) await makeStudies(organizationId, 5_000);
    expect(gateway.server.timeout).toBeGreaterThan(0);
    const usual = gateway.server.timeout;
    gateway.server.timeout = 1_500;
    const deaf = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const client = await connected('');
        client.socket.pause();
        client.socket.write(head('GET /api/public/v1/studies', { 'x-api-key': key }));
        return client;
      }),
    );
    // A connection keeps the limit it was opened with: the others may wait while the long answers are made.
    gateway.server.timeout = usual;
    const other = await fetch(`${url}/api/public/v1/wallets`, { headers: { 'x-api-key': key } });
    expect(other.status).toBe(200);
    await other.text();
    const connections = promisify(gateway.server.getConnections.bind(gateway.server));
    const inUse = () => {
      gateway.server.closeIdleConnections();
      return connections();
    };
    await expect.poll(inUse, { timeout: 20_000 }).toBe(0);
    for (const { socket } of deaf) socket.destroy();
  });
});

describe('clients that vanish', () => {
  it('in the middle of a body: nothing is made', async () => {
    const { key } = await newOrganization();
    const body = JSON.stringify({ title: 'Half', studyGuide: wholeGuide() });
    const about = { 'x-api-key': key, 'content-type': 'application/json', 'content-length': body.length };
    await Promise.all(
      Array.from({ length: 50 }, async (_, at) => {
        const { socket } = await connected(head('POST /api/public/v1/studies/create', about));
        socket.write(body.slice(0, (body.length / 51) * at));
        await sleep(at);
        socket.destroy();
      }),
    );
    const list = await fetch(`${url}/api/public/v1/studies`, { headers: { 'x-api-key': key } });
    expect(await list.json()).toEqual([]);
  });

  it('at any moment after an answer was sent: it is there once, or not at all and is taken again', async () => {
    const { key } = await newOrganization();
    const { linkId } = await launchedStudy(key, wholeGuide());
    await Promise.all(
      Array.from({ length: 40 }, async (_, at) => {
        const { responseId, token, step } = await startedInterview(linkId);
        const interview = `/api/interviews/${responseId}`;
        const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
        const body = JSON.stringify({ stepId: step.id, answer: plainAnswer(step) });
        const { socket } = await connected(
          head(`POST ${interview}/answers`, { ...headers, 'content-length': body.length }) + body,
        );
        await sleep(at % 20);
        socket.resetAndDestroy();
        const again = await fetchWithRetries(`${url}${interview}/answers`, { method: 'POST', headers, body });
        expect([again.status, await again.json()]).toMatchObject([200, { progress: 'in_progress' }]);
        const resumed = await fetchWithRetries(`${url}${interview}`, { headers });
        expect((await resumed.json()).history).toHaveLength(1);
      }),
    );
  });

  it('in the middle of an upload: it goes on where it stopped', async () => {
    const { interview } = await fileInterview();
    const made = await createUpload(interview, { 'upload-length': '200000' }, { stepId: interview.step.id });
    const whole = 'Leeds York'.repeat(20_000);
    const { socket } = await connected(
      head(`PATCH ${made.location}`, {
        authorization: `Bearer ${interview.token}`,
        'tus-resumable': '1.0.0',
        'upload-offset': 0,
        'content-type': 'application/offset+octet-stream',
        'content-length': whole.length,
      }) + whole.slice(0, 77_777),
    );
    await sleep(200);
    socket.resetAndDestroy();
    await expect.poll(async () => Number(await offsetOf(interview, made.id))).toBeGreaterThan(0);
    const offset = Number(await offsetOf(interview, made.id));
    expect(offset).toBeLessThanOrEqual(77_777);
    expect((await sendBytes(interview, made.id, offset, whole.slice(offset))).status).toBe(204);
    expect(await readFile(path.join(env().dataDir, 'recordings', made.id), 'utf8')).toBe(whole);
  });
});

describe('clients that do not wait', () => {
  it('gets the answers to 30 requests sent at once in their order', async () => {
    const { key } = await newOrganization();
    const paths = ['v1/wallets', 'v1/nothing', 'v1/studies'];
    const all = Array.from({ length: 30 }, (_, at) =>
      head(`GET /api/public/${paths[at % 3]}`, { 'x-api-key': key }),
    );
    const { heard, closed } = await connected(
      all.join('') + head('GET /api/health', { connection: 'close' }),
    );
    await closed;
    const statuses = [...heard().matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([...Array.from({ length: 30 }, (_, at) => (at % 3 === 1 ? 404 : 200)), 200]);
  });
});

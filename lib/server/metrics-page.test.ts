import { EventEmitter, once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { measureProcess, metrics } from '@/lib/telemetry/metrics';
import { exchangeMetrics, MetricsHub } from './metrics-exchange';
import { metricsPage } from './metrics-page';

const one = () => metrics().registry.getMetricsAsJSON();
const queue = async () => ({ oldestSeconds: 2.5, waiting: 3, running: 1, setAside: 0 });

let open: http.Server;
let closed: http.Server;
beforeAll(async () => {
  measureProcess();
  metrics().answers.inc({ kind: 'question' }, 3);
  const serve = async (token: string | null) => {
    const page = metricsPage({ token, counted: async () => [await one(), await one()], queue });
    const server = http.createServer((req, res) => void page(req, res, { 'x-request-id': 'r' }));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return server;
  };
  open = await serve('a-token');
  closed = await serve(null);
});
afterAll(() => {
  open.close();
  closed.close();
});

const ask = (server: http.Server, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`, init);
const withToken = { headers: { authorization: 'Bearer a-token' } };

describe('P1: /metrics', () => {
  it('is not there without METRICS_TOKEN', async () => {
    const answer = await ask(closed, withToken);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('refuses whoever has not the token', async () => {
    for (const authorization of ['', 'Bearer b-token', 'Bearer ', 'Basic a-token', 'a-token']) {
      const answer = await ask(open, { headers: authorization ? { authorization } : {} });
      expect(answer.status).toBe(401);
      expect(answer.headers.get('www-authenticate')).toBe('Bearer');
      expect(await answer.json()).toMatchObject({ code: 'unauthorized' });
    }
    expect((await ask(open, { method: 'POST', ...withToken })).status).toBe(405);
  });

  it('says in Prometheus’ text format what all processes counted, and how the queue stands', async () => {
    const answer = await ask(open, withToken);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('colloquy_answers_total{kind="question"} 6');
    expect(text).toContain('colloquy_queue_age_seconds 2.5');
    expect(text).toContain('colloquy_queue_jobs{state="waiting"} 3');
    expect(text).toMatch(/colloquy_refusals_total\{code="unauthorized"\} \d+/);
    const names = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
    expect(names.length).toBeGreaterThan(8);
    for (const name of names) expect(name).toMatch(/^colloquy_/);
  });
});

/** A child process as its launcher sees it, whose other side is `say`. */
class Child extends EventEmitter {
  connected = true;
  constructor(readonly receive: (child: Child, message: { metrics: string; id: number }) => void) {
    super();
  }
  send(message: { metrics: string; id: number }): void {
    this.receive(this, message);
  }
}

describe('P1: counters are summed over the processes of a launcher', () => {
  const answering = (counted: object[]) =>
    new Child((child, { metrics: kind, id }) => {
      if (kind === 'want') setImmediate(() => child.emit('message', { metrics: 'here', id, counted }));
    });

  it('the launcher asks every child, waits for none that has ended, and passes all on', async () => {
    const hub = new MetricsHub();
    const told: unknown[] = [];
    const asker = new Child((child, message) => {
      if (message.metrics === 'all') told.push(message);
      else
        setImmediate(() =>
          child.emit('message', { metrics: 'here', id: message.id, counted: [{ of: 'asker' }] }),
        );
    });
    const dying = new Child((child) => setImmediate(() => child.emit('exit')));
    for (const child of [asker, answering([{ of: 'worker' }]), dying]) hub.add(child as never);
    asker.emit('message', { metrics: 'ask', id: 7 });
    await expect
      .poll(() => told)
      .toEqual([{ metrics: 'all', id: 7, processes: [[{ of: 'asker' }], [{ of: 'worker' }]] }]);
  });

  it('a process without a launcher says what it counted itself', async () => {
    const send = process.send;
    Object.assign(process, { send: undefined });
    try {
      expect(await exchangeMetrics().ofAll()).toHaveLength(1);
    } finally {
      Object.assign(process, { send });
    }
  });
});

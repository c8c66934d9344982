import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

/** What came back: how long it took and with which status; 0 without an answer. */
export interface Reply {
  /** When, by `performance.now()`. */
  at: number;
  ms: number;
  status: number;
}

export interface Told extends Reply {
  // biome-ignore lint/suspicious/noExplicitAny: a client reads what the contract promises
  body: any;
  /** Milliseconds after which the server wants to be asked again. */
  retryAfterMs: number;
}

export type Send = (
  method: 'GET' | 'POST',
  to: string,
  headers: Record<string, string>,
  body?: object,
) => Promise<Told>;

/** Sends requests to a server, whose answers to GET are read and not kept. Never rejects. */
export function sender(url: string, agent: http.Agent): Send {
  return (method, to, headers, body) =>
    new Promise((resolve) => {
      const from = performance.now();
      const done = (status: number, text: string, retryAfter?: string) =>
        resolve({
          at: performance.now(),
          ms: performance.now() - from,
          status,
          body: text.startsWith('{') ? JSON.parse(text) : null,
          retryAfterMs: Number(retryAfter ?? 1) * 1_000,
        });
      const req = http.request(
        url + to,
        { agent, method, headers: { ...headers, ...(body && { 'content-type': 'application/json' }) } },
        (res) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => method === 'POST' && chunks.push(chunk));
          res.on('end', () =>
            done(res.statusCode ?? 0, Buffer.concat(chunks).toString(), res.headers['retry-after']),
          );
          res.on('error', () => done(0, ''));
        },
      );
      req.on('error', () => done(0, ''));
      req.end(body && JSON.stringify(body));
    });
}

const TEXT = 'I usually take the train at seven because the later one is crowded, and I stand near the door.';

export interface Participant {
  send: Send;
  linkId: string;
  /** Set to end it before its next request. */
  stop: { answering: boolean };
  /** Waits until the next answer is to be given. */
  pause: () => Promise<unknown>;
  /** Every reply to an answer. */
  onReply: (reply: Reply) => void;
  /** Acknowledged answers by interview. */
  kept: Map<string, number>;
}

/** Answers step after step, one interview after another, each answer again until it is acknowledged. */
export async function participate({ send, linkId, stop, pause, onReply, kept }: Participant): Promise<void> {
  await pause();
  while (!stop.answering) {
    const started = await send('POST', '/api/interviews', {}, { linkId });
    if (started.status !== 201) {
      await sleep(started.retryAfterMs);
      continue;
    }
    const { responseId, token, step } = started.body;
    let stepId: string | null = step.id;
    while (stepId !== null && !stop.answering) {
      const body = { stepId, answer: { text: TEXT } };
      const path = `/api/interviews/${responseId}/answers`;
      const reply = await send('POST', path, { authorization: `Bearer ${token}` }, body);
      onReply(reply);
      if (reply.status === 200) {
        kept.set(responseId, (kept.get(responseId) ?? 0) + 1);
        stepId = reply.body.progress === 'in_progress' ? reply.body.step.id : null;
        await pause();
      } else await sleep(reply.retryAfterMs);
    }
  }
}

/** How many acknowledged answers are not in the database. */
export async function lostAnswers(url: string, kept: ReadonlyMap<string, number>): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ id: string; turns: number }>(
    'select response_id as id, count(*)::int as turns from turn where response_id = any($1) group by 1',
    [[...kept.keys()]],
  );
  await client.end();
  const stored = new Map(rows.map(({ id, turns }) => [id, turns]));
  return [...kept].reduce((sum, [id, count]) => sum + Math.max(0, count - (stored.get(id) ?? 0)), 0);
}

/** Milliseconds within which that part of the replies came. */
export function quantile(replies: readonly Reply[], part: number): number {
  const sorted = replies.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * part)] ?? Number.NaN;
}

/** The replies that are not 200: "3 × 503, 1 × 0", or 0. */
export function refusals(replies: readonly Reply[]): string {
  const counts = new Map<number, number>();
  for (const { status } of replies) if (status !== 200) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].map(([status, count]) => `${count} × ${status}`).join(', ') || '0';
}

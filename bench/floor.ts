import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import type { Statement } from './statements';

/** What the floor is told by its parent: the product's statements, and what in their values stands for what. */
export interface FloorPlan {
  url: string;
  /** By path and query. */
  lists: Record<string, { key: string; statements: Statement[] }>;
  answer: {
    statements: Statement[];
    responseId: string;
    tokenHash: string;
    stepId: string;
    seq: number;
    /** The body of the product's reply. */
    reply: string;
  };
}

/** A value of a statement, as it travels between processes. */
type Travelled = { bytes: string } | { time: string } | { plain: unknown };

export function packed(plan: FloorPlan): unknown {
  const pack = ({ text, values }: Statement) => ({ text, values: values.map(packedValue) });
  return {
    ...plan,
    lists: Object.fromEntries(
      Object.entries(plan.lists).map(([at, list]) => [
        at,
        { ...list, statements: list.statements.map(pack) },
      ]),
    ),
    answer: { ...plan.answer, statements: plan.answer.statements.map(pack) },
  };
}

function packedValue(value: unknown): Travelled {
  if (Buffer.isBuffer(value)) return { bytes: value.toString('hex') };
  if (value instanceof Date) return { time: value.toISOString() };
  return { plain: value };
}

function unpackedValue(value: Travelled): unknown {
  if ('bytes' in value) return Buffer.from(value.bytes, 'hex');
  return 'time' in value ? new Date(value.time) : value.plain;
}

function unpacked(statements: Statement[]): Statement[] {
  return statements.map(({ text, values }) => ({
    text,
    values: values.map((value) => unpackedValue(value as Travelled)),
  }));
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * The floor: what the same statements cost behind a bare node:http server, without routes, checks, documents made
 * or headers of any kind. Statements are prepared, rows come as the driver gives them.
 */
export function main(): void {
  process.once('message', (plan: FloorPlan) => {
    const pool = new pg.Pool({ connectionString: plan.url, max: 10 });
    const lists = new Map(
      Object.entries(plan.lists).map(([at, l]) => [at, listReplier(pool, unpacked(l.statements))]),
    );
    const answer = answerReplier(pool, { ...plan.answer, statements: unpacked(plan.answer.statements) });
    const server = http.createServer((req, res) => {
      const list = lists.get(req.url ?? '');
      const work = list ? list(req) : answer(req);
      work.then(
        (body) => send(res, 200, body),
        (error: Error) => send(res, 500, error.message),
      );
    });
    server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
    for (const sign of ['disconnect', 'SIGTERM']) process.on(sign, () => process.exit(0));
  });
}

function send(res: ServerResponse, status: number, body: string): void {
  const bytes = Buffer.from(body);
  res.writeHead(status, { 'content-type': 'application/json', 'content-length': bytes.length });
  res.end(bytes);
}

function named({ text }: Statement): { name: string; text: string } {
  return { name: createHash('sha1').update(text).digest('hex').slice(0, 20), text };
}

/** Key, study, page: the first statement is the key's, the last one gives the documents. */
function listReplier(pool: pg.Pool, statements: Statement[]) {
  const prepared = statements.map((statement) => ({ ...named(statement), values: statement.values }));
  return async (req: IncomingMessage): Promise<string> => {
    const hash = sha256(String(req.headers['x-api-key']));
    let rows: { doc: string }[] = [];
    for (const statement of prepared) {
      const values = statement === prepared[0] ? [hash] : statement.values;
      ({ rows } = await pool.query<{ doc: string }>({ ...statement, values }));
    }
    return `[${rows.map(({ doc }) => doc).join(',')}]`;
  };
}

/** The statements of an answer with this request's response, token and step in place of the recorded one's. */
function answerReplier(pool: pg.Pool, plan: FloorPlan['answer']) {
  const begin = plan.statements.findIndex(({ text }) => /^begin/i.test(text));
  const prepared = plan.statements.map((statement) => ({ ...named(statement), values: statement.values }));
  return async (req: IncomingMessage): Promise<string> => {
    const responseId = (req.url ?? '').split('/')[3] ?? '';
    const { stepId, seq } = JSON.parse(await readText(req)) as { stepId: string; seq: number };
    const token = sha256(String(req.headers.authorization).slice('Bearer '.length));
    const bound = (statement: (typeof prepared)[number]) => ({
      ...statement,
      values: statement.values.map((value) => {
        if (value === plan.responseId) return responseId;
        if (value === plan.stepId) return stepId;
        if (value === plan.seq && /insert into "?turn/i.test(statement.text)) return seq;
        return Buffer.isBuffer(value) && value.toString('hex') === plan.tokenHash ? token : value;
      }),
    });
    for (const statement of prepared.slice(0, begin)) await pool.query(bound(statement));
    const client = await pool.connect();
    try {
      for (const statement of prepared.slice(begin)) {
        await client.query(statement.values.length === 0 ? statement.text : bound(statement));
      }
    } finally {
      client.release();
    }
    return plan.reply;
  };
}

async function readText(req: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of req) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

import type { z } from 'zod';
import { Failure } from '@/lib/domain/failure';
import type { Principal } from '@/lib/domain/principal';
import type { Context } from '@/lib/services/context';
import { type RequestDatabase, requestDatabase } from '@/lib/services/request-database';
import { database } from '@/lib/store/database';
import type { OperationDoc } from '@/lib/wire/docs/operation-doc';
import { issuesOf } from '@/lib/wire/issues';
import type { PathParameter } from '@/lib/wire/path-parameter';
import type { Admission } from './authenticate';
import { FileAnswer } from './file-answer';
import { inHeavyLane } from './heavy-lane';
import { timeBudget } from './in-time';
import { inTurn } from './in-turn';
import { JsonText } from './json-text';
import { countAgainst, type Limit } from './limits';
import { readBody } from './read-body';
import { readQuery } from './read-query';
import { refusalResponse } from './refusal';
import { textResponse } from './text-response';

type Params = Record<string, PathParameter<unknown>>;
type ParamsOf<P extends Params> = { [K in keyof P]: P[K] extends PathParameter<infer T> ? T : never };
type QueryOf<Q> = Q extends z.ZodObject ? z.output<Q> : undefined;
type BodyOf<B> = B extends z.ZodType ? z.output<B> : undefined;

/** The credential that a route requires: an API key (or a session in an organisation), a session, an interview's token, or none. */
export type Credential = 'key' | 'session' | 'token' | 'none';

/**
 * A declared route: what it takes, what it does, how it answers. The same object gives its entry in the API document.
 * Order of checks (decisions, A9): credentials, path and query, body syntax, body schema, then those of the service.
 */
export interface RouteDeclaration<
  P extends Params,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  Pr extends Principal,
  R,
> {
  params?: P;
  /** An object schema whose values are parsed from text. */
  query?: Q;
  /** `.optional()` when the body may be left out; `{}` then means the same. */
  body?: B;
  /** It calls a provider, such as a moderator, and must not hold a place in the queue meanwhile. */
  asksElsewhere?: true;
  /** A further limit that the request counts against once its body is read. */
  countedAs?: (input: { body: BodyOf<B>; request: Request }) => { limit: Limit; who: string };
  /** It may read a large amount: it waits in a queue of its own, apart from participants' answers. */
  heavy?: true | ((query: QueryOf<Q>) => boolean);
  /** Whether an Idempotency-Key makes it safe to repeat the request (A14). */
  idempotent?: boolean;
  /** The points that it takes from the caller's limit, when more than one (lib/wire/request-cost.ts). */
  cost?: (input: { query: QueryOf<Q> }) => number;
  /** What the API document says beyond the declaration. */
  doc: OperationDoc;
  /** Status to schema of the answer. `reply` makes the first one. */
  replies: Record<number, z.ZodType>;
  run: (input: {
    ctx: Context<Pr>;
    params: ParamsOf<P>;
    query: QueryOf<Q>;
    body: BodyOf<B>;
    request: Request;
  }) => Promise<R>;
  reply: (result: R) => unknown;
  headers?: (result: R, request: Request) => Record<string, string>;
}

export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** A route that authenticates by this credential: see v1Route, legacyRoute and interviewRoute. */
export function route<
  const P extends Params,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  Pr extends Principal,
  R,
>(
  declaration: RouteDeclaration<P, Q, B, Pr, R>,
  credential: Credential,
  admit: (request: Request, rawParams: Record<string, string>) => Promise<Admission<Pr>>,
): RouteHandler & { declaration: RouteDeclaration<P, Q, B, Pr, R>; credential: Credential } {
  const status = Number(Object.keys(declaration.replies)[0]);
  const handler: RouteHandler = async (request, context) => {
    const requestId = request.headers.get('x-request-id') ?? 'none';
    let admitted: Record<string, string> = {};
    let work: RequestDatabase | undefined;
    try {
      work = requestDatabase(database());
      const rawParams = await context.params;
      const spend = timeBudget();
      const admission = await inTurn((lost) => spend(() => admit(request, rawParams), lost));
      const { principal } = admission;
      admitted = admission.headers;
      // The time that a client takes to send its body does not count against the budget.
      const input = await readInput(declaration, request, rawParams);
      const counted = declaration.countedAs?.({ body: input.body, request });
      if (counted) admitted = { ...admitted, ...(await countAgainst(counted.limit, counted.who)) };
      const further = (declaration.cost?.(input) ?? 1) - 1;
      if (further > 0 && admission.charge) admitted = { ...admitted, ...(await admission.charge(further)) };
      const idempotencyKey = declaration.idempotent ? readIdempotencyKey(request) : undefined;
      const earlier = { replayed: false };
      const onReplay = () => {
        earlier.replayed = true;
      };
      const ctx = { principal, db: work.db, now: () => new Date(), requestId, idempotencyKey, onReplay };
      const run = () => declaration.run({ ctx, request, ...input });
      const result = await inPlace(declaration, input.query)((lost) => spend(run, lost));
      return answer(request, status, declaration.reply(result), {
        ...admitted,
        ...declaration.headers?.(result, request),
        ...(earlier.replayed && { 'idempotent-replayed': 'true' }),
      });
    } catch (error) {
      // After this nothing is committed any more, so the answer stays true (decisions, A8).
      work?.end();
      return refusalResponse(error, requestId, { admitted, mayHaveChanged: work?.mayHaveChanged() });
    }
  };
  return Object.assign(handler, { declaration, credential });
}

/** Which queue a request waits in: none when it calls a provider, that of heavy reads, or the general one. */
function inPlace<Q extends z.ZodObject | undefined>(
  { asksElsewhere, heavy }: { asksElsewhere?: true; heavy?: true | ((query: QueryOf<Q>) => boolean) },
  query: QueryOf<Q>,
): <T>(work: (lostMs: number) => Promise<T>) => Promise<T> {
  if (asksElsewhere) return (work) => work(0);
  const isHeavy = typeof heavy === 'function' ? heavy(query) : heavy;
  return isHeavy ? (work) => inHeavyLane(() => work(0)) : inTurn;
}

function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key');
  if (key === null) return undefined;
  if (/^[\x21-\x7e]{1,255}$/.test(key)) return key;
  throw new Failure('bad_request', 'An Idempotency-Key has 1 to 255 visible ASCII characters.');
}

async function readInput<
  P extends Params,
  Q extends z.ZodObject | undefined,
  B extends z.ZodType | undefined,
  Pr extends Principal,
  R,
>(declaration: RouteDeclaration<P, Q, B, Pr, R>, request: Request, rawParams: Record<string, string>) {
  const params = Object.fromEntries(
    Object.entries(declaration.params ?? {}).map(([name, parameter]) => [
      name,
      parameter.read(rawParams[name] ?? ''),
    ]),
  ) as ParamsOf<P>;
  const query = (
    declaration.query ? readQuery(declaration.query, new URL(request.url)) : undefined
  ) as QueryOf<Q>;
  const body = (declaration.body ? await parsedBody(declaration.body, request) : undefined) as BodyOf<B>;
  return { params, query, body };
}

async function parsedBody(schema: z.ZodType, request: Request): Promise<unknown> {
  const value = await readBody(request);
  if (value === undefined && !schema.isOptional()) {
    throw new Failure('invalid_json', 'The request body is empty; a JSON object is expected.');
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new Failure('invalid_request_body', 'The request body does not have the expected fields.', {
    issues: issuesOf(parsed.error),
  });
}

function answer(request: Request, status: number, value: unknown, headers: Record<string, string>): Response {
  const all = {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'private, no-cache',
    ...headers,
  };
  if (value instanceof FileAnswer) return value.response(status, headers);
  const etag = headers.etag;
  if (
    etag !== undefined &&
    request.method === 'GET' &&
    matchesEtag(request.headers.get('if-none-match'), etag)
  ) {
    const { 'content-type': _, ...rest } = all;
    return textResponse(null, { status: 304, headers: rest });
  }
  return textResponse(value instanceof JsonText ? value.text : JSON.stringify(value), {
    status,
    headers: all,
  });
}

/** Weak comparison, as RFC 9110 defines it for If-None-Match. */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const bare = etag.replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === bare);
}

import type { z } from 'zod';
import type { AuditTargetType } from '@/lib/domain/audit/audit-entry';
import { Failure, type FailureCode } from '@/lib/domain/failure';
import type { KeyScope } from '@/lib/domain/people/key-limits';
import type { Principal } from '@/lib/domain/principal';
import { countGivenOut } from '@/lib/services/audit/given-out';
import type { RequestAudit } from '@/lib/services/audit/request-audit';
import type { Context } from '@/lib/services/context';
import { type RequestDatabase, requestDatabase } from '@/lib/services/request-database';
import { database, type Lane, onLane } from '@/lib/store/database';
import type { OperationDoc } from '@/lib/wire/docs/operation-doc';
import { issuesOf } from '@/lib/wire/issues';
import type { PathParameter } from '@/lib/wire/path-parameter';
import type { Admission } from './authenticate';
import { FileAnswer, isNamedFile } from './file-answer';
import { inHeavyLane } from './heavy-lane';
import { timeBudget } from './in-time';
import { comeAgain, inTurn, isBusy } from './in-turn';
import { isLate } from './is-late';
import { JsonText } from './json-text';
import { countAgainst, type Limit } from './limits';
import { type OtherBody, readBody } from './read-body';
import { readQuery } from './read-query';
import { refusalResponse } from './refusal';
import { auditOf } from './request-audit';
import { textResponse } from './text-response';
import { refuseWhileLeaving } from './while-leaving';
import { withinKey } from './within-key';

/** A conversation's request has its turn by then, counted from its coming, and the rest of its time to be done. */
const BEGINS_WITHIN_MS = 3_000;
/** A database that answered nobody for so long stands still, and a read that is late for it has failed. */
const BUSY_MS = 1_000;

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
  /** What the body may be instead of JSON; the schema is of what is read of it. */
  otherBodies?: readonly OtherBody[];
  /** It calls a provider, such as a moderator, and must not hold a place in the queue meanwhile. */
  asksElsewhere?: true;
  /**
   * A participant waits for what comes next. Like `asksElsewhere`, since a moderator may be asked; its work at the
   * database takes turns by itself (`ctx.inTurn`), and what cannot be had in time is put off with 503 (K2).
   */
  conversing?: true;
  /** How long it may take, when that is more than others: it has a provider write something that somebody waits for. */
  patienceMs?: number;
  /** A further limit that the request counts against once its body is read. */
  countedAs?: (input: { body: BodyOf<B>; request: Request }) => { limit: Limit; who: string };
  /** It may read a large amount: it waits in a queue of its own, apart from participants' answers. */
  heavy?: true | ((query: QueryOf<Q>) => boolean);
  /** Whether an Idempotency-Key makes it safe to repeat the request (A14). */
  idempotent?: boolean;
  /** The points that it takes from the caller's limit, when more than one (lib/wire/request-cost.ts). */
  cost?: (input: { query: QueryOf<Q> }) => number;
  /** What a success makes, for the audit log, where the path does not name it yet. */
  makes?: AuditTargetType;
  /** Not a change although it is not a GET: the audit log has no entry for it. */
  changesNothing?: true;
  /**
   * The scopes that a key needs for it, all of them, where they are others than `read` for what changes nothing and
   * `write` for the rest (docs/decisions/118-key-scopes.md).
   */
  scopes?: readonly KeyScope[];
  /** The code of the refusal to a key that lacks them, where it is not `forbidden` (decision H1). */
  refusedAs?: FailureCode;
  /** It names no study in its path, and leaves out those that its caller's key is not for. */
  keepsToStudies?: true;
  /** It names no study in its path and is for test keys, too: it shows and touches no study but those of its caller. */
  keepsToTests?: true;
  /** It gives somebody access that a limited key may not have itself. */
  handsOutAccess?: true;
  /** It is there too while the organisation, or the person, is to be deleted (O4). */
  whileLeaving?: true;
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
  /** The status of an answer that has another one than the first of `replies`. */
  status?: (result: R) => number;
  headers?: (result: R, request: Request) => Record<string, string>;
}

export type RouteHandler = (
  request: Request,
  context: { params: Promise<Record<string, string>> },
) => Promise<Response>;

/** A route that authenticates by this credential, and works on this lane: see v1Route, legacyRoute and interviewRoute. */
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
  lane: Lane = 'others',
): RouteHandler & { declaration: RouteDeclaration<P, Q, B, Pr, R>; credential: Credential } {
  const status = Number(Object.keys(declaration.replies)[0]);
  const handle = async (
    request: Request,
    context: Parameters<RouteHandler>[1],
    left: AbortSignal | undefined,
  ): Promise<Response> => {
    const requestId = request.headers.get('x-request-id') ?? 'none';
    let admitted: Record<string, string> = {};
    let work: RequestDatabase | undefined;
    let audit: RequestAudit | undefined;
    try {
      work = requestDatabase(database());
      const rawParams = await context.params;
      const budget = timeBudget(declaration.patienceMs);
      const came = Date.now();
      // Who converses has waited, whether the queue moved or not.
      const admission = await inTurn(
        (lost) =>
          budget.spend(() => admit(request, rawParams), declaration.conversing ? Date.now() - came : lost),
        declaration.conversing && { withinMs: BEGINS_WITHIN_MS },
      );
      const admittedMs = Date.now() - came;
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
      audit = auditOf(declaration, principal, request, input);
      if (audit) work.watch(audit);
      const onReplay = () => {
        earlier.replayed = true;
        audit?.replayed();
      };
      const ctx = {
        ...{ principal, db: work.db, now: () => new Date(), requestId, idempotencyKey, onReplay },
        takeLonger: budget.extend,
        ...(declaration.conversing && inTurns(admittedMs)),
        ...(audit && { audit }),
      };
      const run = async () => {
        await audit?.begin(ctx.db);
        refuseWhileLeaving(declaration, principal, request);
        const params = await withinKey(declaration, { ctx, params: input.params, request });
        const result = await declaration.run({ ctx, request, ...input, params });
        const value = declaration.reply(result);
        const hasChanged = work?.mayHaveChanged() ?? false;
        await audit?.answered(ctx.db, { isFile: isNamedFile(value), hasChanged, result });
        return { result, value };
      };
      const { result, value } = await inPlace(declaration, input.query)((lost) => budget.spend(run, lost));
      return answer(request, declaration.status?.(result) ?? status, value, {
        ...admitted,
        ...declaration.headers?.(result, request),
        ...(earlier.replayed && { 'idempotent-replayed': 'true' }),
      });
    } catch (error) {
      // After this nothing is committed any more, so the answer stays true (decisions, A8).
      work?.end();
      // Nobody reads this.
      if (left?.aborted) return textResponse(null, { status: 503 });
      await audit?.refused(database(), error);
      // A conversation and a read may be sent again as they are, and a busy database is no failure of ours.
      const isRepeatable = declaration.conversing ? isBusy() : request.method === 'GET' && isBusy(BUSY_MS);
      const told = isRepeatable && isLate(error) ? comeAgain(error) : error;
      return refusalResponse(told, requestId, { admitted, mayHaveChanged: work?.mayHaveChanged() });
    }
  };
  // What a participant says, and a change, is carried out also for somebody who does not wait for it.
  const mayLeave = ({ method }: Request) => lane === 'others' && method === 'GET';
  const handler: RouteHandler = (request, context) => {
    const left = mayLeave(request) ? request.signal : undefined;
    return onLane(lane, () => countGivenOut(() => handle(request, context, left)), left);
  };
  return Object.assign(handler, { declaration, credential });
}

/**
 * How a conversation works at the database. `admittedMs`: how long the request waited to be admitted; the time that a
 * client takes to send its body is its own.
 */
function inTurns(admittedMs: number): Required<Pick<Context, 'began' | 'inTurn'>> {
  const began = Date.now() - admittedMs;
  return {
    began,
    inTurn: (work) => inTurn(() => work(), { withinMs: Math.max(0, began + BEGINS_WITHIN_MS - Date.now()) }),
  };
}

/** Which queue a request waits in: none when it calls a provider, that of heavy reads, or the general one. */
function inPlace<Q extends z.ZodObject | undefined>(
  {
    asksElsewhere,
    conversing,
    heavy,
  }: { asksElsewhere?: true; conversing?: true; heavy?: true | ((query: QueryOf<Q>) => boolean) },
  query: QueryOf<Q>,
): <T>(work: (lostMs: number) => Promise<T>) => Promise<T> {
  if (asksElsewhere || conversing) return (work) => work(0);
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
  const body = (
    declaration.body ? await parsedBody(declaration.body, request, declaration.otherBodies) : undefined
  ) as BodyOf<B>;
  return { params, query, body };
}

async function parsedBody(
  schema: z.ZodType,
  request: Request,
  others?: readonly OtherBody[],
): Promise<unknown> {
  const value = await readBody(request, others);
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

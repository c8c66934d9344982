import { z } from 'zod';
import { BoundedMap } from '@/lib/domain/bounded-map';
import type { Provider } from '@/lib/env';
import { modelCalled, modelUsed } from '@/lib/telemetry/model-called';
import { guardedFetch, RefusedAddress, TooMuch } from './guarded-fetch';

/** An endpoint with a model, and how it may be reached. */
export interface ModelEndpoint extends Provider {
  /** Whether private addresses and plain http are allowed: the operator's own, or with MODELS_PRIVATE. */
  allowPrivate: boolean;
}

/** In tokens, as the provider counted them. */
export interface ModelUsage {
  tokensIn: number;
  tokensOut: number;
}

export interface ModelQuestion<T> {
  /** The instructions. */
  system: string;
  /** The data, and on a second try what was answered before. */
  messages: { role: 'user' | 'assistant'; content: string }[];
  /** What the answer must look like. */
  schema: z.ZodType<T>;
  /** The most tokens of an answer. */
  mostTokens: number;
  signal: AbortSignal;
}

export interface ModelAnswer<T> {
  /** Null when the answer is not of the schema. */
  value: T | null;
  /** The answer as it came, at most 8,000 characters. */
  text: string;
  /** Null when the provider does not say. */
  usage: ModelUsage | null;
  /** Whether the schema was sent along, and not refused. */
  structured: boolean;
}

export interface LanguageModel {
  /** The model's name, as the operator or the organisation wrote it. */
  name: string;
  /** Throws a ModelFailure. */
  ask<T>(question: ModelQuestion<T>): Promise<ModelAnswer<T>>;
}

/** Why a model gave no answer. */
export type ModelFailureKind =
  /** 429, 5xx, a broken connection, or 400 to a part of the request that the next one leaves out. */
  | 'busy'
  /** The time was over. */
  | 'late'
  /** Another status: wrong key, no such model, a redirect. */
  | 'refused'
  /** Not to be called at all. */
  | 'address'
  /** An answer that is not of the protocol, or too long. */
  | 'unreadable';

/** Never carries words: neither those that were sent nor those that came back. */
export class ModelFailure extends Error {
  override readonly name = 'ModelFailure';
  constructor(
    readonly kind: ModelFailureKind,
    message: string,
    readonly status: number | null = null,
    /** In milliseconds, when the provider said so. */
    readonly retryAfterMs: number | null = null,
  ) {
    super(message);
  }
}

/** A decision or a summary is a few kilobytes; the rest is room for what providers put around it. */
const MOST_BYTES = 512 * 1024;
const MOST_CHARACTERS = 8_000;

/**
 * Servers that speak the same protocol take different parts of it, and answer 400 to the others: a schema, or one of the
 * two names for the most tokens. Tried in this order; what works is remembered.
 */
const DIALECTS = [
  { structured: true, most: 'max_tokens' },
  { structured: true, most: 'max_completion_tokens' },
  { structured: false, most: 'max_tokens' },
  { structured: false, most: null },
] as const;
type Dialect = (typeof DIALECTS)[number];

/** Modules load twice in one process: what is known of endpoints is one. */
const holder = globalThis as typeof globalThis & { __colloquyDialects?: BoundedMap<string, number> };
const ENDPOINTS = 1_000;

function dialects(): BoundedMap<string, number> {
  holder.__colloquyDialects ??= new BoundedMap(ENDPOINTS);
  return holder.__colloquyDialects;
}

function dialectOf(endpoint: Provider): Dialect {
  return DIALECTS[dialects().get(endpointKey(endpoint)) ?? 0] ?? DIALECTS[0];
}

/** Identifies an endpoint and its model. */
export function endpointKey({ baseUrl, model }: Provider): string {
  return `${baseUrl} ${model}`;
}

/** Forgets what an endpoint takes: it was set anew, or is to be tested. */
export function forgetDialect(endpoint: Provider): void {
  dialects().delete(endpointKey(endpoint));
}

/** A model at an endpoint of OpenAI's shape (`POST {base}/chat/completions`). */
export function languageModel(endpoint: ModelEndpoint): LanguageModel {
  return { name: endpoint.model, ask: (question) => counted(endpoint, question) };
}

async function counted<T>(endpoint: ModelEndpoint, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1_000;
  try {
    const answer = await ask(endpoint, question);
    modelCalled(answer.value === null ? 'unreadable' : 'answered', seconds());
    if (answer.usage) modelUsed(answer.usage);
    return answer;
  } catch (error) {
    if (error instanceof ModelFailure) modelCalled(error.kind, seconds());
    throw error;
  }
}

async function ask<T>(
  endpoint: ModelEndpoint,
  { system, messages, schema, mostTokens, signal }: ModelQuestion<T>,
): Promise<ModelAnswer<T>> {
  const { structured, most } = dialectOf(endpoint);
  const body = {
    model: endpoint.model,
    messages: [{ role: 'system', content: system }, ...messages],
    ...(most && { [most]: mostTokens }),
    ...(structured && {
      response_format: {
        type: 'json_schema',
        json_schema: { name: 'answer', strict: true, schema: jsonSchemaOf(schema) },
      },
    }),
  };
  try {
    const answer = await call(endpoint, body, signal);
    const read = Completion.safeParse(JSON.parse(await answer.text()));
    if (!read.success) throw new ModelFailure('unreadable', 'the answer is not of the protocol');
    const text = read.data.choices[0]?.message.content ?? '';
    const value = schema.safeParse(jsonIn(text));
    return {
      value: value.success ? value.data : null,
      text: text.slice(0, MOST_CHARACTERS),
      usage: usageOf(read.data.usage),
      structured,
    };
  } catch (error) {
    const failure = modelFailure(error, signal);
    throw failure.status === 400 ? otherwise(endpoint, failure) : failure;
  }
}

/** After a 400 the next dialect is due; the same question may succeed in it. */
function otherwise(endpoint: ModelEndpoint, failure: ModelFailure): ModelFailure {
  const next = DIALECTS.indexOf(dialectOf(endpoint)) + 1;
  dialects().set(endpointKey(endpoint), next % DIALECTS.length);
  return next < DIALECTS.length ? new ModelFailure('busy', failure.message, 400, 0) : failure;
}

/** Asks for a few words one after another. When the first came, in milliseconds, and what was used. */
export async function streamWords(
  endpoint: ModelEndpoint,
  { prompt, mostTokens, signal }: { prompt: string; mostTokens: number; signal: AbortSignal },
): Promise<{ firstMs: number; pieces: number; usage: ModelUsage | null }> {
  const began = Date.now();
  const { most } = dialectOf(endpoint);
  const body = {
    model: endpoint.model,
    messages: [{ role: 'user', content: prompt }],
    ...(most && { [most]: mostTokens }),
    stream: true,
    stream_options: { include_usage: true },
  };
  let [firstMs, pieces] = [-1, 0];
  let usage: ModelUsage | null = null;
  try {
    const answer = await call(endpoint, body, signal);
    if (!answer.body) throw new ModelFailure('unreadable', 'the model sent no words');
    for await (const data of eventsIn(answer.body)) {
      const read = Piece.safeParse(jsonIn(data));
      if (!read.success) continue;
      usage = usageOf(read.data.usage) ?? usage;
      if (!read.data.choices?.[0]?.delta?.content) continue;
      if (firstMs < 0) firstMs = Date.now() - began;
      pieces += 1;
    }
  } catch (error) {
    throw modelFailure(error, signal);
  }
  if (pieces === 0) throw new ModelFailure('unreadable', 'the model sent no words');
  return { firstMs, pieces, usage };
}

function call(endpoint: ModelEndpoint, body: object, signal: AbortSignal): Promise<Response> {
  return callEndpoint(endpoint, 'chat/completions', { body, mostBytes: MOST_BYTES, signal });
}

/** Posts JSON to an endpoint of OpenAI's shape; the answer is a success. Throws a ModelFailure, or as fetch does. */
export async function callEndpoint(
  endpoint: ModelEndpoint,
  path: string,
  { body, mostBytes, signal }: { body: object; mostBytes: number; signal: AbortSignal },
): Promise<Response> {
  const send = guardedFetch({ allowPrivate: endpoint.allowPrivate, mostBytes });
  const answer = await send(`${endpoint.baseUrl.replace(/\/+$/, '')}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(endpoint.apiKey && { authorization: `Bearer ${endpoint.apiKey}` }),
    },
    body: JSON.stringify(body),
    signal,
  });
  if (answer.ok) return answer;
  await answer.body?.cancel();
  const passing = answer.status === 408 || answer.status === 429 || answer.status >= 500;
  throw new ModelFailure(
    passing ? 'busy' : 'refused',
    `the model answered ${answer.status}`,
    answer.status,
    retryAfterMs(answer.headers.get('retry-after')),
  );
}

/** The data of server-sent events. */
async function* eventsIn(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  // The web's type has no iterator yet; Node's streams have.
  for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length);
  }
}

const Usage = z.object({ prompt_tokens: z.unknown(), completion_tokens: z.unknown() }).nullish();
const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).min(1),
  usage: Usage.catch(null),
});
const Piece = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }).nullish() })).nullish(),
  usage: Usage.catch(null),
});

function jsonSchemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    // Some servers refuse a schema with bounds; what comes back is checked here all the same.
    override: ({ jsonSchema }) => {
      delete jsonSchema.minLength;
      delete jsonSchema.maxLength;
    },
  });
  return rest;
}

/** The object in an answer: some servers put a fence or a sentence around it. Undefined when there is none. */
function jsonIn(text: string): unknown {
  const [from, to] = [text.indexOf('{'), text.lastIndexOf('}')];
  if (from < 0 || to < from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}

function usageOf(usage: z.infer<typeof Usage>): ModelUsage | null {
  const { prompt_tokens: tokensIn, completion_tokens: tokensOut } = usage ?? {};
  return isCount(tokensIn) && isCount(tokensOut) ? { tokensIn, tokensOut } : null;
}

/** A provider's figures are untrusted: they are added to a limit. */
function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 10_000_000;
}

/** Errors of the connection name addresses, and those of the parser quote what it read: they end here. */
export function modelFailure(error: unknown, signal: AbortSignal): ModelFailure {
  if (error instanceof ModelFailure) return error;
  if (signal.aborted) return new ModelFailure('late', 'the model did not answer in time');
  const all = causes(error);
  if (all.some((cause) => cause instanceof RefusedAddress)) {
    return new ModelFailure('address', 'the address of the model may not be called');
  }
  if (all.some((cause) => cause instanceof SyntaxError || cause instanceof TooMuch)) {
    return new ModelFailure('unreadable', 'the answer is not of the protocol');
  }
  return new ModelFailure('busy', 'the connection to the model broke');
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = [];
  for (let at = error; at instanceof Error && found.length < 8; at = at.cause) found.push(at);
  return found;
}

function retryAfterMs(header: string | null): number | null {
  return header !== null && /^\d{1,5}(\.\d{1,3})?$/.test(header) ? Number(header) * 1_000 : null;
}

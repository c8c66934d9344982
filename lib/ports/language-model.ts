import { z } from 'zod';
import type { Provider } from '@/lib/env';
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
  /** 429, 5xx or a broken connection: the same again may succeed. */
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

/** Endpoints that answered 400 to a schema: they are asked in words alone. Modules load twice in one process. */
const holder = globalThis as typeof globalThis & { __colloquyPlainModels?: Set<string> };
const PLAIN_MODELS = 1_000;

function plainModels(): Set<string> {
  holder.__colloquyPlainModels ??= new Set();
  return holder.__colloquyPlainModels;
}

/** Identifies an endpoint and its model. */
export function endpointKey({ baseUrl, model }: Provider): string {
  return `${baseUrl} ${model}`;
}

/** Has an endpoint be asked with a schema again: it was set anew, or is to be tested. */
export function forgetPlain(endpoint: Provider): void {
  plainModels().delete(endpointKey(endpoint));
}

/** A model at an endpoint of OpenAI's shape (`POST {base}/chat/completions`). */
export function languageModel(endpoint: ModelEndpoint): LanguageModel {
  return { name: endpoint.model, ask: (question) => ask(endpoint, question) };
}

async function ask<T>(endpoint: ModelEndpoint, question: ModelQuestion<T>): Promise<ModelAnswer<T>> {
  const key = endpointKey(endpoint);
  const plain = plainModels();
  if (!plain.has(key)) {
    try {
      return await askOnce(endpoint, question, true);
    } catch (error) {
      if (!(error instanceof ModelFailure) || error.status !== 400) throw error;
      if (plain.size >= PLAIN_MODELS) plain.clear();
      plain.add(key);
    }
  }
  return askOnce(endpoint, question, false);
}

async function askOnce<T>(
  endpoint: ModelEndpoint,
  { system, messages, schema, mostTokens, signal }: ModelQuestion<T>,
  structured: boolean,
): Promise<ModelAnswer<T>> {
  const body = {
    model: endpoint.model,
    messages: [{ role: 'system', content: system }, ...messages],
    max_tokens: mostTokens,
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
    throw modelFailure(error, signal);
  }
}

/** Asks for a few words one after another. When the first came, in milliseconds, and what was used. */
export async function streamWords(
  endpoint: ModelEndpoint,
  { prompt, mostTokens, signal }: { prompt: string; mostTokens: number; signal: AbortSignal },
): Promise<{ firstMs: number; pieces: number; usage: ModelUsage | null }> {
  const began = Date.now();
  const body = {
    model: endpoint.model,
    messages: [{ role: 'user', content: prompt }],
    max_tokens: mostTokens,
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

async function call(endpoint: ModelEndpoint, body: object, signal: AbortSignal): Promise<Response> {
  const send = guardedFetch({ allowPrivate: endpoint.allowPrivate, mostBytes: MOST_BYTES });
  const answer = await send(`${endpoint.baseUrl.replace(/\/+$/, '')}/chat/completions`, {
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
  const { $schema: _, ...rest } = z.toJSONSchema(schema);
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
function modelFailure(error: unknown, signal: AbortSignal): ModelFailure {
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

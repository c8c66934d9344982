import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import { env } from '@/lib/env';
import { providerFailed } from '@/lib/telemetry/provider-failed';
import { beginCall, endCall } from './circuits';
import { callEndpoint, endpointKey, type ModelEndpoint, ModelFailure, modelFailure } from './language-model';

/** Turns texts into vectors that are near each other where the texts mean the same. */
export interface Embedder {
  /** Vectors of different models do not compare: keep it beside each. */
  model: string;
  /**
   * A vector of length 1 for each text, in their order; all zeros for a blank text. Only the first 8,000 characters of a
   * text count. Throws a ModelFailure, also when `signal` is aborted; at once while the endpoint is left alone.
   */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<Float32Array[]>;
}

const TEXTS_A_CALL = 64;
const CHARACTERS_A_TEXT = 8_000;
/** Some servers refuse more tokens at once. */
const CHARACTERS_A_CALL = 64_000;
const CALL_MS = 20_000;
const PAUSE_MS = 300;
const LONGEST_PAUSE_MS = 5_000;
const MOST_DIMENSIONS = 8_192;
/** 64 vectors of the most dimensions, each number as JSON. */
const MOST_BYTES = 16 * 1024 * 1024;

/** The operator's endpoint for vectors; null: words are compared. */
export function configuredEmbedder(): Embedder | null {
  const provider = env().embed;
  return provider ? embedder({ ...provider, allowPrivate: true }) : null;
}

/** Vectors by an endpoint of OpenAI's shape (`POST {base}/embeddings`). */
export function embedder(endpoint: ModelEndpoint): Embedder {
  return { model: endpoint.model, embed: (texts, signal) => embedAll(endpoint, texts, signal) };
}

async function embedAll(
  endpoint: ModelEndpoint,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Float32Array[]> {
  const sent = texts.flatMap((text, at) => {
    const trimmed = text.trim().slice(0, CHARACTERS_A_TEXT).toWellFormed();
    return trimmed === '' ? [] : [{ at, text: trimmed }];
  });
  const found = new Map<number, Float32Array>();
  let dimensions = 0;
  for (const batch of batchesOf(sent)) {
    const vectors = await embedBatch(
      endpoint,
      batch.map(({ text }) => text),
      signal,
    );
    dimensions ||= vectors[0]!.length;
    if (vectors[0]!.length !== dimensions) throw unreadable();
    for (const [nth, { at }] of batch.entries()) found.set(at, vectors[nth]!);
  }
  return texts.map((_, at) => found.get(at) ?? new Float32Array(dimensions));
}

function batchesOf<T extends { text: string }>(sent: readonly T[]): T[][] {
  const batches: T[][] = [];
  let characters = 0;
  for (const one of sent) {
    const last = batches.at(-1);
    const fits = last && last.length < TEXTS_A_CALL && characters + one.text.length <= CHARACTERS_A_CALL;
    if (fits) last.push(one);
    else batches.push([one]);
    characters = (fits ? characters : 0) + one.text.length;
  }
  return batches;
}

/** One call, and one more after a refusal that may pass. */
async function embedBatch(
  endpoint: ModelEndpoint,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Float32Array[]> {
  const key = `${endpointKey(endpoint)} embeddings`;
  if (!beginCall(key)) throw new ModelFailure('busy', 'the endpoint for vectors is left alone for a while');
  try {
    const vectors = await callTwice(endpoint, texts, signal);
    endCall(key, 'answered');
    return vectors;
  } catch (error) {
    // Who gave up says nothing about the endpoint.
    if (!signal?.aborted) {
      endCall(key, 'failed');
      providerFailed('embedder', error, error instanceof ModelFailure ? { kind: error.kind } : {});
    }
    throw error;
  }
}

async function callTwice(
  endpoint: ModelEndpoint,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Float32Array[]> {
  try {
    return await callOnce(endpoint, texts, signal);
  } catch (error) {
    if (!(error instanceof ModelFailure) || error.kind !== 'busy' || signal?.aborted) throw error;
    await pause(Math.min(error.retryAfterMs ?? PAUSE_MS, LONGEST_PAUSE_MS));
    return callOnce(endpoint, texts, signal);
  }
}

const Vectors = z.object({
  data: z.array(
    z.object({
      index: z.int().min(0).optional(),
      embedding: z.array(z.number()).min(1).max(MOST_DIMENSIONS),
    }),
  ),
});

async function callOnce(
  endpoint: ModelEndpoint,
  texts: readonly string[],
  signal?: AbortSignal,
): Promise<Float32Array[]> {
  const deadline = AbortSignal.timeout(CALL_MS);
  const until = signal ? AbortSignal.any([signal, deadline]) : deadline;
  try {
    const body = { model: endpoint.model, input: texts };
    const answer = await callEndpoint(endpoint, 'embeddings', { body, mostBytes: MOST_BYTES, signal: until });
    const read = Vectors.safeParse(JSON.parse(await answer.text()));
    if (!read.success) throw unreadable();
    return inOrder(read.data, texts.length);
  } catch (error) {
    throw modelFailure(error, until);
  }
}

/** One for each text, all of one length: anything else would compare what does not belong together. */
function inOrder({ data }: z.output<typeof Vectors>, count: number): Float32Array[] {
  const vectors = new Array<Float32Array | undefined>(count).fill(undefined);
  const dimensions = data[0]?.embedding.length;
  for (const [at, { index = at, embedding }] of data.entries()) {
    if (index >= count || vectors[index] || embedding.length !== dimensions) throw unreadable();
    vectors[index] = unit(embedding);
  }
  if (vectors.some((vector) => !vector)) throw unreadable();
  return vectors as Float32Array[];
}

function unit(numbers: readonly number[]): Float32Array {
  // Not Math.hypot(...numbers): thousands of arguments.
  const length = Math.sqrt(numbers.reduce((sum, one) => sum + one * one, 0));
  return Float32Array.from(numbers, (one) => (length > 0 ? one / length : 0));
}

function unreadable(): ModelFailure {
  return new ModelFailure('unreadable', 'the vectors are not of the protocol');
}

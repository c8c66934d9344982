import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { env } from '@/lib/env';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { forgetCalls, isWorthCalling } from './circuits';
import { configuredEmbedder } from './embeddings';
import { endpointKey } from './language-model';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ unused: true, embeds: true });
});
afterAll(() => server.stop());
const key = () => `${endpointKey(env().embed!)} embeddings`;
beforeEach(() => {
  Object.assign(server, { embedding: 'good', asked: [], status: 429, delayMs: 0 });
  forgetCalls(key());
});

const embed = (texts: string[], signal?: AbortSignal) => configuredEmbedder()!.embed(texts, signal);
const near = (a: Float32Array, b: Float32Array) => a.reduce((sum, one, at) => sum + one * b[at]!, 0);

describe('L5: vectors of an endpoint', () => {
  it('are near where the words mean the same, in order, of length 1, and zero for a blank text', async () => {
    const [late, cancelled, blank, soup] = await embed([
      'the train was late',
      'cancelled trains',
      ' ',
      'soup',
    ]);
    expect(near(late!, cancelled!)).toBeGreaterThan(0.5);
    expect(near(late!, soup!)).toBeLessThan(0.3);
    expect(near(late!, late!)).toBeCloseTo(1, 5);
    expect(near(blank!, blank!)).toBe(0);
    expect(blank).toHaveLength(late!.length);
    expect(server.asked[0]).toMatchObject({ path: '/v1/embeddings', body: { model: 'test-embedder' } });
    expect(server.asked[0]?.headers.authorization).toBe('Bearer key-of-the-test');
    server.embedding = 'shuffled';
    const [soupAgain, lateAgain] = await embed(['soup', 'the train was late']);
    expect(near(soupAgain!, soup!)).toBeCloseTo(1, 5);
    expect(near(lateAgain!, late!)).toBeCloseTo(1, 5);
  });

  it('are asked for in batches that any server takes', async () => {
    const vectors = await embed([
      ...Array.from({ length: 130 }, (_, at) => `word${at}`),
      'x'.repeat(100_000),
    ]);
    expect(vectors).toHaveLength(131);
    const sent = server.asked.map(({ body }) => [body.input ?? []].flat());
    expect(sent.map((texts) => texts.length)).toEqual([64, 64, 3]);
    expect(sent.at(-1)?.at(-1)).toHaveLength(8_000);
    expect(await embed([])).toEqual([]);
    expect(server.asked).toHaveLength(3);
  });

  it.each(['uneven', 'short', 'not-numbers', 'half-json'] as const)(
    'that are %s are refused',
    async (embedding) => {
      server.embedding = embedding;
      await expect(embed(['one', 'two'])).rejects.toMatchObject({ kind: 'unreadable' });
    },
  );

  it('are given up by who asked, which says nothing about the endpoint', async () => {
    server.embedding = 'hanging';
    for (const nth of [1, 2, 3, 4]) {
      const asking = new AbortController();
      const asked = expect(embed(['one'], asking.signal)).rejects.toMatchObject({ kind: 'late' });
      // On a busy machine the server sees a request after it was given up, and counts it to the next test.
      await vi.waitFor(() => expect(server.asked).toHaveLength(nth), 5_000);
      asking.abort();
      await asked;
    }
    expect(isWorthCalling(key())).toBe(true);
  });

  it('are not asked for while the endpoint keeps refusing', async () => {
    server.embedding = 'refusing';
    for (const _ of [1, 2, 3]) await expect(embed(['one'])).rejects.toMatchObject({ kind: 'busy' });
    const before = server.asked.length;
    expect(before).toBe(6);
    await expect(embed(['one'])).rejects.toMatchObject({ kind: 'busy' });
    expect(server.asked).toHaveLength(before);
  });

  it('there are none without an endpoint', () => {
    server.stop();
    expect(configuredEmbedder()).toBeNull();
  });
});

import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { metrics } from '@/lib/telemetry/metrics';
import { type ModelServer, startModelServer } from '@/lib/testing/model-server';
import { guardedFetch, refusePrivate } from './guarded-fetch';
import { type LanguageModel, languageModel, ModelFailure, streamWords } from './language-model';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer({ unused: true });
});
afterAll(() => server.stop());
beforeEach(() => {
  Object.assign(server, { behaviour: 'good', delayMs: 0, structured: true, counts: true, status: 429 });
  Object.assign(server, { script: [], asked: [], retryAfter: null, newer: false });
});

const Greeting = z.strictObject({ greeting: z.string() });
const endpoint = (model = 'm') => ({
  baseUrl: server.baseUrl,
  apiKey: 'a-key',
  model,
  allowPrivate: true,
});
const ask = (model: LanguageModel, ms = 2_000) =>
  model.ask({
    system: 'Say good morning as JSON: {"greeting": "…"}.',
    messages: [{ role: 'user', content: 'the word of a participant' }],
    schema: Greeting,
    mostTokens: 50,
    signal: AbortSignal.timeout(ms),
  });
const failure = (work: Promise<unknown>) =>
  work.then(
    () => expect.fail('it answered'),
    (error) => {
      expect(error).toBeInstanceOf(ModelFailure);
      return error as ModelFailure;
    },
  );

describe('K1: a language model', () => {
  it('answers in a schema, and says what it used', async () => {
    const answer = await ask(languageModel(endpoint()));
    expect(answer.value).toEqual({ greeting: 'Good morning.' });
    expect(answer.usage?.tokensOut).toBe(40);
    const [asked] = server.asked;
    expect(asked?.path).toBe('/v1/chat/completions');
    expect(asked?.headers.authorization).toBe('Bearer a-key');
    expect(asked?.body.response_format?.type).toBe('json_schema');
  });

  it('is counted by what came of asking, with how long it took and what it used', async () => {
    const value = async (name: string, labels: object = {}) => {
      const { values } = await metrics().registry.getSingleMetric(`colloquy_model_${name}`)!.get();
      const of = Object.entries(labels);
      return values.reduce(
        (sum, one) => sum + (of.every(([k, v]) => one.labels[k] === v) ? one.value : 0),
        0,
      );
    };
    const outcomes = ['answered', 'busy', 'late', 'refused', 'unreadable'];
    const all = () =>
      Promise.all([
        ...outcomes.map((outcome) => value('calls_total', { outcome })),
        value('tokens_total', { direction: 'out' }),
        value('call_duration_seconds', { le: '+Inf' }),
      ]);
    const before = await all();
    const model = languageModel(endpoint('counted'));
    await ask(model);
    server.behaviour = 'refusing';
    await failure(ask(model));
    server.status = 401;
    await failure(ask(model));
    server.behaviour = 'hanging';
    await failure(ask(model, 100));
    server.behaviour = 'half-json';
    await ask(model);
    const after = await all();
    expect(after.map((now, at) => now - before[at]!)).toEqual([1, 1, 1, 1, 1, 80, 5]);
  });

  it('is asked otherwise after a 400, and from then on so', async () => {
    Object.assign(server, { structured: false });
    const model = languageModel(endpoint('plain'));
    expect(await failure(ask(model))).toMatchObject({ kind: 'busy', status: 400, retryAfterMs: 0 });
    expect(await failure(ask(model))).toMatchObject({ kind: 'busy', status: 400 });
    expect((await ask(model)).value).toEqual({ greeting: 'Good morning.' });
    expect(await ask(model)).toMatchObject({ structured: false });
    expect(server.asked.map(({ body }) => body.response_format?.type)).toEqual([
      'json_schema',
      'json_schema',
      undefined,
      undefined,
    ]);
    server.newer = true;
    const newer = languageModel(endpoint('newer'));
    server.structured = true;
    expect(await failure(ask(newer))).toMatchObject({ status: 400 });
    expect(await ask(newer)).toMatchObject({ structured: true, value: { greeting: 'Good morning.' } });
  });

  it('is refused when it answers 400 to everything', async () => {
    Object.assign(server, { behaviour: 'refusing', status: 400 });
    const model = languageModel(endpoint('never'));
    const kinds = [];
    for (let nth = 0; nth < 4; nth += 1) kinds.push((await failure(ask(model))).kind);
    expect(kinds).toEqual(['busy', 'busy', 'busy', 'refused']);
  });

  it('is asked once: who asks decides about another try', async () => {
    server.behaviour = 'refusing';
    server.retryAfter = '2';
    expect(await failure(ask(languageModel(endpoint())))).toMatchObject({
      kind: 'busy',
      status: 429,
      retryAfterMs: 2_000,
    });
    expect(server.asked).toHaveLength(1);
  });

  it('has no value when its answer is not of the schema', async () => {
    server.behaviour = 'half-json';
    expect(await ask(languageModel(endpoint()))).toMatchObject({ value: null });
  });

  it('has no usage when the provider does not say', async () => {
    server.counts = false;
    expect(await ask(languageModel(endpoint()))).toMatchObject({
      value: { greeting: 'Good morning.' },
      usage: null,
    });
  });

  it.each([
    ['hanging', 'late', {}],
    ['endless', 'unreadable', {}],
    ['broken', 'busy', {}],
    ['refusing', 'busy', { status: 500 }],
    ['refusing', 'refused', { status: 401 }],
    ['redirecting', 'refused', { status: 307 }],
  ] as const)(
    'that is %s fails as %s, in time and without a word in the error',
    async (behaviour, kind, more) => {
      Object.assign(server, { behaviour, ...more });
      const began = Date.now();
      const error = await failure(ask(languageModel(endpoint()), behaviour === 'hanging' ? 300 : 3_000));
      expect(error.kind).toBe(kind);
      expect(Date.now() - began).toBeLessThan(3_000);
      expect(error.cause).toBeUndefined();
      expect(`${error.stack} ${JSON.stringify(error)}`).not.toMatch(/participant|a-key|Good/);
    },
  );

  it('streams its words', async () => {
    const streamed = await streamWords(endpoint(), {
      prompt: 'Say good morning.',
      mostTokens: 20,
      signal: AbortSignal.timeout(2_000),
    });
    expect(streamed.pieces).toBeGreaterThan(1);
    expect(streamed.usage?.tokensOut).toBe(40);
    server.behaviour = 'hanging';
    const late = streamWords(endpoint(), {
      prompt: 'Say good morning.',
      mostTokens: 20,
      signal: AbortSignal.timeout(200),
    });
    expect(await failure(late)).toMatchObject({ kind: 'late' });
  });
});

describe('K1: an organisation’s endpoint', () => {
  it.each([
    'http://models.example.org/v1',
    'https://127.0.0.1/v1',
    'https://127.1/v1',
    'https://2130706433/v1',
    'https://0x7f.1/v1',
    'https://0.0.0.0/v1',
    'https://10.1.2.3/v1',
    'https://192.168.0.1/v1',
    'https://169.254.169.254/latest',
    'https://100.64.0.1/v1',
    'https://[::1]/v1',
    'https://[::ffff:169.254.169.254]/v1',
    'https://[fd00::1]/v1',
    'https://[fe80::1]/v1',
    'https://[64:ff9b::7f00:1]/v1',
  ])('is not called at %s', (address) => {
    expect(() => refusePrivate(new URL(address))).toThrow(/address is not/);
  });

  it('may be public', () => {
    expect(() => refusePrivate(new URL('https://93.184.216.34:8443/v1'))).not.toThrow();
  });

  it('is not called when its name resolves to a private address', async () => {
    let called = 0;
    const inside = http.createServer((_, res) => {
      called += 1;
      res.end();
    });
    await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
    const { port } = inside.address() as AddressInfo;
    const call = guardedFetch({ allowPrivate: false, mostBytes: 100 });
    await expect(call(`https://localhost:${port}/v1`)).rejects.toMatchObject({
      cause: { name: 'RefusedAddress' },
    });
    inside.close();
    expect(called).toBe(0);
    const model = languageModel({ ...endpoint(), allowPrivate: false });
    expect(await failure(ask(model))).toMatchObject({ kind: 'address' });
    expect(server.asked).toHaveLength(0);
  });
});
